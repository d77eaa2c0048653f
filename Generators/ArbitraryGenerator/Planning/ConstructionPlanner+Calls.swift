/// Explicit initialisers and cases, and what they are called with.
extension ConstructionPlanner {
  /// The call of an explicit initialiser.
  func call(_ initializer: InitializerDeclaration) throws(PlanningNote) -> Construction {
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
      throw .genericInitializer(initializer)
    }
    var initializer = withoutRethrowing(
      written.withOpaqueParameters { index.givenTypes(of: $0, from: type, count: $1) })
    initializer.demands = index.demands(of: initializer, in: type)
    let isOnMainActor = try isOnMainActor(initializer)
    try checkProjections(of: initializer)
    let construction = Construction(callee: callee)
    construction.isOverloaded = initializer.parameters.contains(where: \.type.hasOpenElements)
    let omitted = try addArguments(
      of: initializer, writtenAs: written, isOnMainActor, to: construction)
    try check(omitted, of: initializer, writtenAs: written)
    if let empty = construction.emptyOmission { throw .parameter(empty.name, empty.reason) }
    try checkSideEffect(of: initializer, in: construction)
    steer(construction, by: initializer)
    return isOnMainActor ? onMainActor(construction) : construction
  }

  /// A parameter that no value is drawn for.
  private typealias Omission = (position: Int, name: String, reason: Unsupported)

  /// Adds a value for each parameter, or leaves it to its default.
  ///
  /// - Parameter written: The initialiser with its generic parameters.
  /// - Returns: The parameters that are left out.
  private func addArguments(
    of initializer: InitializerDeclaration, writtenAs written: InitializerDeclaration,
    _ isOnMainActor: Bool, to construction: Construction
  ) throws(PlanningNote) -> [Omission] {
    var omitted: [Omission] = []
    for (position, parameter) in initializer.parameters.enumerated() {
      do {
        if parameter.isVariadic {
          noteRepeated(
            try? argument(parameter, at: position, of: initializer.header), of: initializer,
            in: construction)
        }
        let argument = try argument(
          for: parameter, at: position, of: initializer, isOnMainActor, construction)
        construction.arguments.append(argument)
        if isUnheld(parameter), keeps(argument, for: construction) {
          construction.unheld.append(argument.name)
        }
        if parameter.type.autoclosed != nil { construction.delaysArguments = true }
      } catch {
        let name = parameter.name ?? parameter.label ?? "_"
        let drawn = drawnByHand(
          parameter.label, name, parameter.type, initializer.header.location, error,
          gen: parameter.gen ?? index.gen(of: name.withoutBackticks, in: type))
        if let drawn {
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
    return omitted
  }

  /// The value for a parameter of an initialiser.
  private func argument(
    for parameter: Parameter, at position: Int, of initializer: InitializerDeclaration,
    _ isOnMainActor: Bool, _ construction: Construction
  ) throws(Unsupported) -> Argument {
    if parameter.isVariadic { throw .variadic("\(parameter.type)") }
    if parameter.isSkipped { throw .skippedByHand }
    let argument = try argument(parameter, at: position, of: initializer.header)
    if isUnowned(parameter), !keeps(argument, for: construction) { throw .unheld }
    if !isOnMainActor { try index.checkConformance(of: argument.type, to: parameter.type) }
    if parameter.isOfUnique(argument.type) { throw .unique("\(parameter.type)") }
    if HeldTypes(.drawn, holdsAll: false).holds(argument.type, [type.id]) {
      throw .ownType(type.name)
    }
    let gen =
      parameter.gen ?? index.gen(of: argument.name, in: type)
      ?? argument.boundedGen(in: initializer)
    return argument.overridden(by: gen)
  }

  /// Whether an argument can be kept for what a call makes, where that does not keep it: for objects of
  /// a type that the call names, and not where another isolation has it for itself.
  private func keeps(_ argument: Argument, for construction: Construction) -> Bool {
    type.isReference && !argument.isSent && !construction.isOneOfSeveral
  }

  /// Fails where the compiler cannot tell without the parameters that are left out what is meant.
  private func check(
    _ omitted: [Omission], of initializer: InitializerDeclaration,
    writtenAs written: InitializerDeclaration
  ) throws(PlanningNote) {
    let positions = omitted.map(\.position)
    for item in omitted
    where !written.tellsTypes(of: item.position, without: positions)
      || initializer.parameters.isMistaken(at: item.position, without: positions)
    {
      throw .parameter(item.name, item.reason)
    }
  }

  /// Has the call's arguments drawn as its initialiser asks for them.
  private func steer(_ construction: Construction, by initializer: InitializerDeclaration) {
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
  }

  private func clues(of initializer: InitializerDeclaration, for arguments: [Argument]) -> Clues {
    var clues = index.clues(of: initializer, in: type)
    if arguments.contains(where: \.type.isAddress) { Clues.add(".url", to: &clues.formats) }
    return clues
  }

  /// The call that makes a value of a case.
  func call(_ declaration: EnumCaseDeclaration) throws(PlanningNote) -> Construction {
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

  /// An argument of a type that has no gen, which somebody wrote one for; nil where nobody did, or
  /// where the type cannot be named.
  func drawnByHand(
    _ label: String?, _ name: String, _ type: TypeSyntax?, _ location: SourceLocation,
    _ reason: Unsupported, gen: WrittenGen?
  ) -> Argument? {
    guard reason.isOfLibrary, let type, let gen else { return nil }
    return Argument(
      label: label?.withoutBackticks, name: name.withoutBackticks,
      type: .unknown("\(type)", isConformed: true), override: gen, location: location,
      isDrawnOnly: true)
  }

  // MARK: - Actors

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
