/// Finds what the generated file has to import.
struct ImportPlanner {
  let index: DeclarationIndex

  func imports(
    for types: [TypePlan], _ existentials: [ExistentialPlan], mocks: [PrintedMock]
  ) -> [ImportPlan] {
    let types = types + types.flatMap(\.instances)
    let made = types.filter { $0.isProvidable || $0.isArbitrary }.map { shown($0, at: $0.level) }
    let drawn = mocks.lazy.filter(\.isDrawn).map {
      Shown(access: index.importAccess(for: $0.factoryAccess), conditions: $0.conditions)
    }
    var plans = ImportPlan(module: "FactoryCheck").published(for: made + drawn)
    if types.contains(where: \.needsFoundation)
      || existentials.contains(where: \.type.needsFoundation)
      || mocks.contains(where: \.drawsFoundation)
    {
      let named = types.map { shown($0, at: $0.levelOfFoundation) }
      plans += ImportPlan(module: "Foundation").published(for: named)
    }
    plans += index.steering.imports.map { ImportPlan(module: $0) }
    plans += foreign(types, existentials, mocks).filter { plan in
      !plans.contains { $0.isSame(as: plan) }
    }
    return plans + testables(types, existentials, mocks)
  }

  private func testables(
    _ types: [TypePlan], _ existentials: [ExistentialPlan], _ mocks: [PrintedMock]
  ) -> [ImportPlan] {
    guard !index.testables.isEmpty else { return [] }
    let used = Dictionary(grouping: types) { index.types[$0.id].module }
    return index.testables.sorted().flatMap { module in
      let own = (used[module] ?? []).map { shown($0, at: $0.level) }
      let named = types.compactMap { type in
        type.modulesShown[module].map { shown(type, at: $0) }
      }
      let factories = existentials.filter { index.modules(of: $0.existential).contains(module) }
        .map { Shown(access: index.importAccess(for: $0.access), conditions: $0.conditions) }
      let drawn = mocks.filter {
        $0.factoryType != nil && (index.testables.count == 1 || $0.modules.contains(module))
      }.map {
        Shown(access: index.importAccess(for: $0.factoryAccess), conditions: $0.conditions)
      }
      return index.testableImport(of: module).published(for: own + named + factories + drawn)
    }
  }

  /// Under the conditions of the type as a whole: all branches inside of one are always there
  /// together.
  private func shown(_ plan: TypePlan, at level: AccessLevel) -> Shown {
    Shown(
      access: index.importAccess(for: level), conditions: index.types[plan.id].header.conditions)
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
  /// Who is shown an import for what is seen so far. Without a word an import shows a package all
  /// that it has to, unless imports are internal by default; and `package import` is an error
  /// beside an import of the same module without a word, in whatever file of the target. So it is
  /// written only where the sources say who sees their imports, as they do with that setting.
  func importAccess(for access: AccessLevel) -> AccessLevel {
    access == .package && !saysAccessOfImports ? .internal : access
  }

  /// The modules of a protocol's type, which may be one of several.
  fileprivate func modules(of existential: ResolvedType.Existential) -> [String] {
    existential.protocols.compactMap { types[$0].module }
  }

  /// The files whose imports a type's gens need.
  fileprivate func files(of plan: TypePlan) -> Set<String> {
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
  /// Notes what the whole plan, as it is now, needs to have imported: to go through the plans of all
  /// types once more takes longer.
  func setImports(by index: DeclarationIndex) {
    files = index.files(of: self)
    needsFoundation = namesFoundation
    levelOfFoundation = needsFoundation ? levelOfNamedFoundation : .internal
    modulesShown = index.testables.count > 1 ? modulesOfShown(in: index) : [:]
  }

  /// Who sees what is generated: a class that can be subclassed has factories alone.
  fileprivate var level: AccessLevel { isOpen ? factoryAccess : access }

  /// Who sees factories, lenses and prisms that name types of Foundation's.
  private var levelOfNamedFoundation: AccessLevel {
    var level = AccessLevel.internal
    forEachShown { type, access in
      if access > level, type.needsFoundation { level = access }
    }
    return min(level, self.level)
  }

  /// The modules of the sources whose types they name, with who sees them.
  private func modulesOfShown(in index: DeclarationIndex) -> [String: AccessLevel] {
    var modules: [String: AccessLevel] = [:]
    forEachShown { type, access in
      guard access > .internal else { return }
      type.forEachSpelled { part in
        part.forEachDeclaration { id in
          guard let module = index.types[id].module else { return }
          modules[module] = max(modules[module] ?? access, access)
        }
      }
    }
    return modules
  }

  /// Hands out the types that factories, lenses and prisms name, with who sees those.
  private func forEachShown(_ body: (ResolvedType, AccessLevel) -> Void) {
    if case .construction(let construction) = self.body {
      for argument in construction.arguments { body(argument.type, factoryAccess) }
    }
    for lens in lenses { body(lens.type, lens.access) }
    for prism in prisms { body(prism.type, prism.access) }
  }

  private var namesFoundation: Bool {
    type.needsFoundation || lenses.contains(where: \.type.needsFoundation)
      || constructions.contains { construction in
        construction.arguments.contains(where: \.type.needsFoundation)
          || construction.preconditions.contains(where: \.needsFoundation)
      }
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

    /// Notes where a part of one comes from.
    fileprivate mutating func add(_ part: ResolvedType) {
      switch part {
      case .known(let type, _, _):
        needFoundation = needFoundation || type.module == .foundation
        areForeign = areForeign || type.isImported
      case .unknown: areForeign = true
      case .existential(let existential):
        needFoundation = needFoundation || existential.namesFoundation
      default: break
      }
    }
  }

  /// The same, found in one walk; nothing where no gen makes the mock.
  var drawnTypes: DrawnTypes {
    var types = DrawnTypes()
    guard isDrawn else { return types }
    forEachDrawnType { drawn in
      drawn.forEachSpelled { types.add($0) }
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
      case .existential(let existential): result = result || existential.namesFoundation
      default: break
      }
    }
    return result
  }
}

extension ResolvedType.Existential {
  /// Whether one of its protocols is Foundation's.
  fileprivate var namesFoundation: Bool {
    names.contains { KnownType.module(of: $0) == .foundation }
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

  /// Whether it differs from another one in no more than who sees it, and where.
  fileprivate func isSame(as other: ImportPlan) -> Bool {
    module == other.module && groups == other.groups && isPreconcurrency == other.isPreconcurrency
  }

  /// The import, for others under the conditions of what they see of it: the compiler warns of one
  /// that is public for nothing.
  fileprivate func published(for all: [Shown]) -> [ImportPlan] {
    let all = all.filter { $0.access > .internal }
    guard let access = all.lazy.map(\.access).max(),
      let conditions = Condition.any(of: all.map(\.conditions))
    else { return [self] }
    var shown = self
    shown.access = min(access, .public)
    guard !conditions.isEmpty else { return [shown] }
    shown.conditions = conditions
    var hidden = self
    hidden.conditions = [Condition.negation(of: conditions)]
    return [shown, hidden]
  }
}

/// Something that is generated and needs a module.
private struct Shown {
  let access: AccessLevel
  /// Those under which it is there.
  let conditions: [String]
}
