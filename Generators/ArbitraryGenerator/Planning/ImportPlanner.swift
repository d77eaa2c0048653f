/// Finds what the generated file has to import.
struct ImportPlanner {
  let index: DeclarationIndex

  func imports(
    for types: [TypePlan], _ existentials: [ExistentialPlan], mocks: [PrintedMock]
  ) -> [ImportPlan] {
    let types = types + types.flatMap(\.instances)
    let shown = types.filter(\.isShown)
    let isPublic = Condition.any(
      of: conditions(of: shown.filter { $0.isProvidable || $0.isArbitrary })
        + mocks.lazy.filter { $0.isDrawn && $0.factoryAccess >= .public }.map(\.conditions))
    var plans = ImportPlan(module: "FactoryCheck").published(where: isPublic)
    if types.contains(where: \.needsFoundation)
      || existentials.contains(where: \.type.needsFoundation)
      || mocks.contains(where: \.drawsFoundation)
    {
      plans.append(ImportPlan(module: "Foundation"))
    }
    plans += index.steering.imports.map { ImportPlan(module: $0) }
    plans += foreign(types, existentials, mocks).filter { !plans.contains($0) }
    return plans + testables(shown)
  }

  private func testables(_ shown: [TypePlan]) -> [ImportPlan] {
    let used = Dictionary(grouping: shown) { index.types[$0.id].module }
    return index.testables.sorted().flatMap { module in
      let conditions = Condition.any(of: conditions(of: used[module] ?? []))
      return index.testableImport(of: module).published(where: conditions)
    }
  }

  /// Those of the types as a whole: all branches inside of one are always there together.
  private func conditions(of plans: [TypePlan]) -> [[String]] {
    plans.map { index.types[$0.id].header.conditions }
  }

  /// What the files of types with foreign members, of those inside of other modules' types, and of
  /// protocols that answer foreign types import, since those come from somewhere; and the files of
  /// what is named besides.
  private func foreign(
    _ types: [TypePlan], _ existentials: [ExistentialPlan], _ mocks: [PrintedMock]
  ) -> [ImportPlan] {
    var modules: Set<ImportPlan> = []
    for plan in mocks.lazy.filter(\.drawsForeign).flatMap(\.imports)
    where plan.module != "FactoryCheck" && !index.testables.contains(plan.module) {
      modules.insert(
        ImportPlan(
          module: plan.wholeModule, groups: plan.groups, isPreconcurrency: plan.isPreconcurrency,
          conditions: plan.conditions))
    }
    var files = Set(mocks.lazy.filter(\.isDrawn).flatMap(\.filesOfDrawn))
    for plan in types where !plan.files.isEmpty { files.formUnion(plan.files) }
    for plan in existentials { _ = index.add(filesNamedBy: plan.type, to: &files) }
    for declaration in files.flatMap(index.importsToRepeat) {
      let module = declaration.module
      guard module != "FactoryCheck", !index.testables.contains(module) else { continue }
      modules.insert(ImportPlan(repeating: declaration, of: module))
    }
    return modules.inOrder
  }
}

extension DeclarationIndex {
  /// The files whose imports a type's gens need.
  func files(of plan: TypePlan) -> Set<String> {
    let type = types[plan.id]
    var files: Set<String> = isInForeign(type) ? [type.file] : []
    for construction in plan.constructions {
      for argument in construction.arguments
      where add(filesNamedBy: argument.type, to: &files) {
        // An initialiser may stand in an extension elsewhere.
        files.formUnion([type.file, argument.location.file])
      }
    }
    for lens in plan.lenses where add(filesNamedBy: lens.type, to: &files) {
      files.insert(type.file)
    }
    return files
  }
}

extension TypePlan {
  /// Whether other modules see what is generated: a class that can be subclassed has factories
  /// alone.
  fileprivate var isShown: Bool { (isOpen ? factoryAccess : access) >= .public }

  fileprivate var needsFoundation: Bool {
    let types = [type] + constructions.flatMap(\.arguments).map(\.type) + lenses.map(\.type)
    return types.contains(where: \.needsFoundation)
      || constructions.contains { $0.preconditions.contains(where: \.needsFoundation) }
  }
}

extension MockPlan {
  /// What there is to know of the types that its answers are drawn of.
  struct DrawnTypes {
    /// Whether what draws it names types of Foundation's, or one of its protocols that the mock's
    /// is composed of.
    var needFoundation = false
    /// Whether what draws it names types that the sources do not declare.
    var areForeign = false
    /// Those that conform to nothing and have factories.
    var ofFactories: [ResolvedType] = []
  }

  /// The same, found in one walk; nothing where no gen makes the mock.
  var drawnTypes: DrawnTypes {
    var types = DrawnTypes()
    guard isDrawn else { return types }
    forEachDrawnType { drawn in
      types.needFoundation = types.needFoundation || drawn.needsFoundation
      types.areForeign = types.areForeign || drawn.hasForeign
      _ = drawn.contains { part in
        if part.isOfFactory { types.ofFactories.append(part) }
        return false
      }
    }
    types.needFoundation =
      types.needFoundation
      || fullProtocolName.spacedNames.contains { KnownType.module(of: $0) == .foundation }
    return types
  }

  /// Looks at what its answers are drawn of.
  func forEachDrawnType(_ body: (ResolvedType) -> Void) {
    for property in properties { property.drawn.map(body) }
    for call in calls {
      guard let drawn = call.drawn else { continue }
      drawn.result.map(body)
      drawn.error.map(body)
    }
  }
}

extension ResolvedType {
  /// Whether it is an instance of a generic type that conforms to nothing, or a protocol's type.
  fileprivate var isOfFactory: Bool {
    if case .existential(let existential) = self { existential.isCommon } else { instance != nil }
  }

  fileprivate var needsFoundation: Bool {
    var result = false
    forEachSpelled { part in
      switch part {
      case .known(let known, _, _): result = result || known.module == .foundation
      case .existential(let existential):
        result = result || existential.names.contains { KnownType.module(of: $0) == .foundation }
      default: break
      }
    }
    return result
  }
}

extension ImportPlan {
  /// The module, of which a single declaration may be imported.
  fileprivate var wholeModule: String {
    guard module.has(ASCII.space), let path = module.split(separator: " ").last else {
      return module
    }
    return String(path.prefix { $0 != "." })
  }

  /// The import, publicly under the conditions of what needs that: the compiler warns of one that is
  /// public for nothing.
  ///
  /// - Parameter conditions: None for what is always there, nil where nothing needs it.
  fileprivate func published(where conditions: [String]?) -> [ImportPlan] {
    guard let conditions else { return [self] }
    var shown = self
    shown.isPublic = true
    guard !conditions.isEmpty else { return [shown] }
    shown.conditions = conditions
    var hidden = self
    hidden.conditions = [Condition.negation(of: conditions)]
    return [shown, hidden]
  }
}
