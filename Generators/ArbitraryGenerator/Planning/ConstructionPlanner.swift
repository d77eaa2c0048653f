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
  var isSetForGood: Bool { isLet && initialValue != nil }
}
