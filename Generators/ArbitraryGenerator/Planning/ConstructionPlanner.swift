/// Finds the calls that make the values of a type.
struct ConstructionPlanner {
  let index: DeclarationIndex
  /// Types that no values can be made of.
  let blocked: Set<Int>
  /// Whether some of them are blocked for this type alone.
  let isAvoiding: Bool
  let type: IndexedType
  let variant: Variant
  /// The classes that inherit the initialiser looked for, which may inherit from each other while
  /// somebody types.
  var heirs: Set<Int> = []

  var reach: AccessLevel { index.steering.reach }
  var noInitializer: PlanningNote { .noInitializer(for: reach) }
  var isOnActor: Bool { type.isOnActor }
  var resolver: TypeResolver
  let callee: String
  /// The properties that an initialiser of the compiler's may set: those that are not set for good
  /// in their declarations, nor private in a wrapper that begins by itself.
  let openProperties: [PropertyDeclaration]

  init(
    index: DeclarationIndex, blocked: Set<Int>, isAvoiding: Bool = false, type: IndexedType,
    variant: Variant
  ) {
    self.index = index
    self.blocked = blocked
    self.isAvoiding = isAvoiding
    self.type = type
    self.variant = variant
    resolver = TypeResolver(
      index: index, scope: type, blocked: blocked, isCommon: !isAvoiding)
    callee = ResolvedType.declared(type.id, path: type.path).description
    openProperties = variant.properties.kept {
      !$0.isSetForGood && !$0.isKeptByWrapper(in: type, index: index)
    }
  }

  /// The call that makes a struct: the memberwise initialiser where it is reachable, or else the
  /// best explicit one.
  func construction() throws(PlanningNote) -> Construction {
    let options = type.options(in: index)
    if !options.isEmpty {
      let construction = Construction(callee: callee, options: options)
      construction.hidesRawValue = variant.properties.map(\.name) != ["rawValue"]
      return isOnActor ? try isolated(construction) : construction
    }
    var firstNote: PlanningNote?
    if hasReachableMemberwise {
      do {
        let memberwise = try memberwise()
        let construction = isFree(memberwise) ? memberwise : try isolated(memberwise)
        construction.isOverloaded = !fitting(construction).isEmpty
        return settingMembers(construction.spelled(byMembers: isPlain(memberwise)))
      } catch { firstNote = error }
    }
    var candidates: [InitializerCandidate] = []
    for initializer in variant.allInitializers.withGenericOnesLast
    where !initializer.header.isSkipped {
      do {
        candidates.append(candidate(initializer, try call(initializer)))
      } catch { firstNote = worse(firstNote, error) }
    }
    if variant.initializers.allSatisfy(\.isConvenience) {
      do { candidates += try type.isReference ? inherited() : ofDefaults() } catch {
        firstNote = worse(firstNote, error)
      }
    }
    let best = InitializerCandidate.best(of: candidates, isPublic: type.access >= .public)
    guard let best else {
      let isSkipped = variant.allInitializers.contains(where: \.header.isSkipped)
      throw firstNote ?? (isSkipped ? .allSkipped("initialisers") : noInitializer)
    }
    let construction =
      best.construction.arguments.isEmpty
      ? ofElements() ?? best.construction : best.construction
    if fitting(construction).count > 1 { construction.isOverloaded = true }
    let spelled = construction.spelled(
      byMembers: takesMembers(construction), namesInitializer: takesLiteral(construction))
    return settingMembers(spelled, untouched: best.untouched)
  }

  /// The initialisers that can be called with the labels of a call.
  private func fitting(_ construction: Construction) -> [InitializerDeclaration] {
    let labels = construction.arguments.map(\.label)
    return variant.allInitializers.filter { initializer in
      let parameters = initializer.parameters
      return parameters.map(\.label) == labels
        || parameters.filter { $0.defaultValue == nil }.map(\.label) == labels
    }
  }

  /// The type's values as calls: one for an initialiser, several for cases or, where no initialiser
  /// can be called, for static members that answer one.
  func constructions() throws(PlanningNote) -> [Construction] {
    if type.kind == .enum { return try cases() }
    do { return several(try construction()) } catch {
      let statics = constants() + makers()
      guard !statics.isEmpty else { throw error }
      return statics.map { $0.spelled(byMembers: false) }
    }
  }

  /// The type's cases that can be made; those that are not available everywhere are left out, those
  /// that the sources end the program for, and those with a value that cannot be made, unless no
  /// other case is left.
  func cases() throws(PlanningNote) -> [Construction] {
    var cases: [Construction] = []
    cases.reserveCapacity(variant.cases.count)
    var firstNote: PlanningNote?
    for declaration in variant.cases where isDrawn(declaration) {
      do { cases.append(try call(declaration)) } catch { firstNote = firstNote ?? error }
    }
    guard cases.isEmpty, !variant.cases.isEmpty else { return cases }
    let isSkipped = variant.cases.allSatisfy(\.header.isSkipped)
    throw firstNote ?? (isSkipped ? .allSkipped("cases") : .limitedCases)
  }

  /// Why some of the cases are left out.
  func caseNotes() -> [PlanningNote] {
    var notes = variant.cases.filter { $0.isForbidden && !$0.header.isSkipped }
      .map { PlanningNote.forbidsCase($0.name) }
    for declaration in variant.cases where isDrawn(declaration) {
      do { _ = try call(declaration) } catch {
        if case .payload(let name, let reason) = error { notes.append(.leavesOut(name, reason)) }
      }
    }
    return notes
  }

  private func isDrawn(_ declaration: EnumCaseDeclaration) -> Bool {
    declaration.header.attribute("available") == nil && !declaration.header.isSkipped
      && !declaration.isForbidden
  }

  // MARK: - The memberwise initialiser

  /// An initialiser in the body takes the memberwise one away, a private property hides it.
  var hasReachableMemberwise: Bool {
    !type.isReference && reach <= .internal && variant.initializers.isEmpty
      && openProperties.allSatisfy { $0.header.access >= .internal }
  }

  /// Whether the call may come from anywhere: on an actor, where no member has to be from there, as
  /// wrappers have. One without arguments is on the actor in the language of Swift 5.
  private func isFree(_ memberwise: Construction) -> Bool {
    guard isOnActor else { return true }
    guard !memberwise.arguments.isEmpty || !type.isOnMainActor else { return false }
    return memberwise.omissions.isEmpty
      && variant.properties.allSatisfy { index.isFreeOfActors($0, in: type) }
      && !variant.properties.contains { PropertyWrapper.of($0, in: type, index: index) != nil }
      && memberwise.arguments.allSatisfy { index.isSendable($0.type, in: type) }
      && variant.properties.filter(\.isSetForGood).allSatisfy(isSendable)
  }

  private func isSendable(_ property: PropertyDeclaration) -> Bool {
    let resolved = property.type.flatMap { try? resolver.resolve($0) }
    return resolved.map { index.isSendable($0, in: type) } ?? false
  }

  /// The call on the actor that the type is on.
  func isolated(_ construction: Construction) throws(PlanningNote) -> Construction {
    guard type.isOnMainActor else { throw .isolatedInitializer }
    return onMainActor(construction)
  }

  /// The same call on the main actor, which takes what nobody else has.
  func onMainActor(_ construction: Construction) -> Construction {
    construction.isOnMainActor = true
    construction.arguments = construction.arguments.map(sent)
    return construction
  }

  private func memberwise() throws(PlanningNote) -> Construction {
    let construction = Construction(callee: callee)
    let properties = openProperties
    construction.arguments.reserveCapacity(properties.count)
    for property in properties {
      let name = property.name.withoutBackticks
      let wrapper = PropertyWrapper.of(property, in: type, index: index)
      if case .madeByItself? = wrapper {
        construction.omit(name, for: .ownWrapper, nil, label: name)
        continue
      }
      do throws(Unsupported) {
        if property.header.isSkipped { throw Unsupported.skippedByHand }
        if case .asked? = wrapper { throw Unsupported.wrapped }
        if property.isUnheld { throw Unsupported.unheld }
        guard let written = property.type else { throw Unsupported.notInferred }
        let resolved = try usable(written, hasDefault: property.hasDefault)
        if !resolved.isFunction, index.isBuilt(property, in: type) { throw Unsupported.built }
        let argument = Argument(
          label: name, name: name, type: resolved.built(by: property.header.attributes),
          override: index.gen(of: name, in: type), location: property.header.location)
        construction.arguments.append(argument)
        if case .madeOfValue(delayed: true)? = wrapper { construction.delaysArguments = true }
      } catch {
        let gen = index.gen(of: name, in: type)
        if let drawn = drawnByHand(
          name, name, property.type, property.header.location, error, gen: gen)
        {
          construction.arguments.append(drawn)
          continue
        }
        let hasDefault = property.hasDefault && error != .wrapped
        let takesNoValue = error == .wrapped || error == .built
        let blank =
          property.hasDefault || takesNoValue ? nil : property.type?.blank(despite: error)
        guard hasDefault || blank != nil else { throw .member(name, error) }
        construction.omit(name, for: error, blank, label: name)
      }
    }
    if let empty = construction.emptyOmission { throw .member(empty.name, empty.reason) }
    if let blank = ambiguousBlank(in: construction, of: nil) {
      throw .member(blank.name, blank.reason)
    }
    askWrappers(in: construction)
    keepDescribable(construction)
    try checkInitialValues(in: construction)
    return construction
  }

  /// An argument of a type that has no gen, which somebody wrote one for; nil where nobody did, or
  /// where the type cannot be named.
  private func drawnByHand(
    _ label: String?, _ name: String, _ type: TypeSyntax?, _ location: SourceLocation,
    _ reason: Unsupported, gen: WrittenGen?
  ) -> Argument? {
    guard reason.isOfLibrary, let type, let gen else { return nil }
    return Argument(
      label: label?.withoutBackticks, name: name.withoutBackticks,
      type: .unknown("\(type)", isConformed: true), override: gen, location: location,
      isDrawnOnly: true)
  }

  // MARK: - Explicit initialisers and cases

  private func call(_ initializer: InitializerDeclaration) throws(PlanningNote) -> Construction {
    let construction = try call(initializer, as: callee)
    if let blank = ambiguousBlank(in: construction, of: initializer) {
      throw .parameter(blank.name, blank.reason)
    }
    return construction
  }

  /// The call of what asks for the same as an initialiser.
  func call(
    _ initializer: InitializerDeclaration, as callee: String
  ) throws(PlanningNote) -> Construction {
    let written = index.withDemands(on: initializer, from: type)
    // What decodes itself holds more than the numbers that anything would be.
    if written.generics.takesAnything, index.decodingGen(of: type) != nil {
      throw .genericInitializer
    }
    var initializer = written.withOpaqueParameters {
      index.givenTypes(of: $0, from: type, count: $1)
    }
    initializer.demands = index.demands(of: initializer, in: type)
    let isOnMainActor = try isOnMainActor(initializer)
    try checkProjections(of: initializer)
    let construction = Construction(callee: callee)
    construction.isOverloaded = initializer.parameters.contains(where: \.type.hasOpenElements)
    var omitted: [(position: Int, name: String, reason: Unsupported)] = []
    for (position, parameter) in initializer.parameters.enumerated() {
      do throws(Unsupported) {
        if parameter.isVariadic {
          noteRepeated(
            try? argument(parameter, at: position, of: initializer.header), of: initializer,
            in: construction)
          throw Unsupported.variadic("\(parameter.type)")
        }
        if parameter.isSkipped { throw Unsupported.skippedByHand }
        if isUnowned(parameter) { throw Unsupported.unheld }
        let argument = try argument(parameter, at: position, of: initializer.header)
        if !isOnMainActor { try index.checkConformance(of: argument.type, to: parameter.type) }
        if parameter.isOfUnique(argument.type) { throw Unsupported.unique("\(parameter.type)") }
        if HeldTypes(.drawn, holdsAll: false).holds(argument.type, [type.id]) {
          throw Unsupported.ownType(type.name)
        }
        if parameter.type.autoclosed != nil { construction.delaysArguments = true }
        let gen =
          parameter.gen ?? index.gen(of: argument.name, in: type)
          ?? argument.boundedGen(in: initializer)
        construction.arguments.append(argument.overridden(by: gen))
      } catch {
        let name = parameter.name ?? parameter.label ?? "_"
        if let drawn = drawnByHand(
          parameter.label, name, parameter.type, initializer.header.location, error,
          gen: parameter.gen ?? index.gen(of: name.withoutBackticks, in: type))
        {
          construction.arguments.append(drawn)
          continue
        }
        let blank = parameter.blank(despite: error)
        guard parameter.hasDefault || blank != nil else {
          throw .parameter(name, written.reason(error, at: position))
        }
        omitted.append((position, name, error))
        construction.omit(name, for: error, blank, label: parameter.label)
      }
    }
    let positions = omitted.map(\.position)
    for item in omitted
    where !written.tellsTypes(of: item.position, without: positions)
      || initializer.parameters.isMistaken(at: item.position, without: positions)
    {
      throw .parameter(item.name, item.reason)
    }
    if let empty = construction.emptyOmission { throw .parameter(empty.name, empty.reason) }
    try checkSideEffect(of: initializer, in: construction)
    if initializer.failability != .never { construction.failure.insert(.optional) }
    if mayThrow(initializer, with: construction.arguments) {
      construction.failure.insert(.throwing)
    }
    construction.keeping = initializer.keeping
    askConditions(of: initializer, for: construction)
    filterArguments(of: construction, asked: initializer)
    keepTermsSmall(in: construction, of: initializer)
    keepDescribable(construction)
    if construction.mayReject, index.steering.hasConstants,
      construction.arguments.contains(where: \.followsClues)
    {
      construction.clues.values = clues(of: initializer, for: construction.arguments)
    }
    return isOnMainActor ? onMainActor(construction) : construction
  }

  private func clues(of initializer: InitializerDeclaration, for arguments: [Argument]) -> Clues {
    var clues = index.clues(of: initializer, in: type)
    if arguments.contains(where: \.type.isAddress) { Clues.add(".url", to: &clues.formats) }
    return clues
  }

  /// Whether the call may throw: one that rethrows does so where an argument is a function.
  private func mayThrow(
    _ initializer: InitializerDeclaration, with arguments: [Argument]
  ) -> Bool {
    guard initializer.effects.throwing == .rethrows else { return initializer.effects.canThrow }
    return arguments.contains { if case .function = $0.type { true } else { false } }
  }

  private func call(_ declaration: EnumCaseDeclaration) throws(PlanningNote) -> Construction {
    let name = declaration.name.withoutBackticks
    let construction = Construction(
      callee: ".\(name.memberQuoted)", isCall: !declaration.payload.isEmpty)
    construction.isOverloaded = isOverloaded(declaration)
    var omitted: [(position: Int, reason: Unsupported)] = []
    for (position, value) in declaration.payload.enumerated() {
      do throws(Unsupported) {
        if value.isSkipped { throw Unsupported.skippedByHand }
        let argument = try argument(value, at: position, of: declaration.header)
        let gen = index.gen(of: value, in: declaration, of: type)
        construction.arguments.append(
          argument.overridden(
            by: gen ?? describableGen(of: argument.type, for: "\(name).\(position)")))
        if value.type.autoclosed != nil { construction.delaysArguments = true }
      } catch {
        let blank = value.blank(despite: error)
        guard value.hasDefault || blank != nil else { throw .payload(name, error) }
        omitted.append((position, error))
        construction.omit(name, for: error, blank, label: value.label)
      }
    }
    let positions = omitted.map(\.position)
    for item in omitted
    where construction.isOverloaded
      || declaration.payload.isMistaken(at: item.position, without: positions)
    {
      throw .payload(name, item.reason)
    }
    // A report cannot tell one tuple from several values.
    let only = construction.arguments.count == 1 ? construction.arguments[0].type : nil
    return construction.spelled(byMembers: only.map { !$0.isTuple || !$0.draws } ?? true)
  }

  private func argument(
    _ parameter: Parameter, at position: Int, of header: DeclarationHeader
  ) throws(Unsupported) -> Argument {
    let written = parameter.type.without(["sending"])
    let type = try usable(
      written.autoclosed ?? written, hasDefault: parameter.defaultValue != nil,
      isInExtension: header.surrounding != nil
    ).built(by: parameter.attributes)
    if written.autoclosed != nil, written.specifiers.contains("@Sendable"),
      !index.isSurelySendable(type, in: self.type)
    {
      throw Unsupported.function("\(written)")
    }
    let argument = Argument(
      label: parameter.label?.withoutBackticks,
      name: (parameter.name ?? parameter.label ?? "value\(position)").withoutBackticks,
      type: type, location: header.location)
    // An actor's initialiser runs on the actor.
    let leaves = written != parameter.type || self.type.kind == .actor
    return leaves ? sent(argument) : argument
  }

  /// The argument of a call on an actor.
  private func sent(_ argument: Argument) -> Argument {
    index.isSurelySendable(argument.type, in: type) ? argument : argument.sent
  }

  // MARK: - Types

  /// The resolved type, if values of it can be made. A type that is neither found nor drawn by hand
  /// is left to the compiler, unless there is a default to fall back on.
  func usable(
    _ type: TypeSyntax, hasDefault: Bool, isInExtension: Bool = false
  ) throws(Unsupported) -> ResolvedType {
    let resolved =
      isInExtension ? try resolver.inExtension.resolve(type) : try resolver.resolve(type)
    if let deprecated = index.deprecatedType(in: resolved, from: self.type) {
      let reason = Unsupported.deprecated(deprecated)
      if hasDefault || type.blank(despite: reason) != nil { throw reason }
    }
    if hasDefault, resolved.isMadeOfUnknown { throw .unknown("\(type)", of: resolved) }
    if hasDefault, let constant = resolved.constant { throw .constant(constant) }
    guard !blocked.isEmpty else { return resolved }
    if let reason = index.reason(ofSkipped: blocked, in: resolved, type) { throw reason }
    return resolved
  }

  private func candidate(
    _ initializer: InitializerDeclaration, _ construction: Construction
  ) -> InitializerCandidate {
    InitializerCandidate(
      construction: construction, access: initializer.header.access,
      untouched: initializer.untouched,
      takesItself: construction.arguments.allSatisfy { argument in
        argument.type.contains { $0.declaredID == type.id }
      },
      stored: storedNames)
  }

  /// The note that says more.
  private func worse(_ first: PlanningNote?, _ second: PlanningNote) -> PlanningNote {
    guard let first, first != noInitializer else { return second }
    return first
  }
}

extension [InitializerDeclaration] {
  /// Of those that fit alike, generic ones come behind the others.
  fileprivate var withGenericOnesLast: [InitializerDeclaration] {
    let plain = kept(\.generics.isEmpty)
    return plain.count == count ? plain : plain + filter { !$0.generics.isEmpty }
  }
}

extension InitializerDeclaration {
  /// Whether it calls another one, so that a class inherits those of its superclass beside it.
  fileprivate var isConvenience: Bool { header.modifiers.contains(.convenience) }
}

extension PropertyDeclaration {
  /// Whether its value is that of its declaration, always.
  fileprivate var isSetForGood: Bool { isLet && initialValue != nil }
}

extension TypeSyntax {
  /// What is written at a call for a function that the compiler makes of it; nil for what is none.
  var autoclosed: TypeSyntax? {
    guard case .attributed(let words, .function(_, _, let result)) = self,
      words.contains("@autoclosure")
    else { return nil }
    return result
  }
}
