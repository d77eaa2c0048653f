/// One import of the generated file.
struct ImportPlan: Sendable, Hashable {
  var module: String
  /// The groups of clients that the module has declarations for: `@_spi(Group)`.
  var groups: [String] = []
  /// True where the module is older than strict concurrency, or parts of it may be: then the
  /// compiler asks for `Sendable` where the module never said it.
  var isPreconcurrency = false
  var isTestable = false
  /// The most access of the declarations that need the module, which matters where imports are
  /// internal by default.
  var access = AccessLevel.internal
  var conditions: [String] = []
}

extension ImportPlan {
  /// What repeats an import of the sources, internally.
  ///
  /// - Parameter module: The module, or the one declaration of it that is imported.
  init(repeating declaration: ImportDeclaration, of module: String) {
    self.init(
      module: module, groups: declaration.header.clientGroups,
      isPreconcurrency: declaration.header.attribute("preconcurrency") != nil,
      conditions: declaration.header.conditions)
  }
}

extension ImportPlan: Comparable {
  /// The order in files: modules by name behind `rank`. Of those that `inOrder` answers, no two are
  /// alike in all of it, so that the same sources always make the same bytes.
  static func < (left: ImportPlan, right: ImportPlan) -> Bool { left.place < right.place }

  private var place: (Int, String, Int, String, Int) {
    (
      rank, module, conditions.count, conditions.joined(separator: "\n"), access > .internal ? 1 : 0
    )
  }

  /// Modules for tests come last. Before them those come first that are imported publicly, and of
  /// these Foundation: of several imports that show a type, since one module hands on another, the
  /// compiler takes the first, and warns of a public one behind it. Without a word an import is
  /// public in most language modes.
  private var rank: Int {
    if isTestable { return 3 }
    guard access > .internal else { return 2 }
    return module == "Foundation" ? 0 : 1
  }

  /// Whether another import of the same module, or of Foundation for the part of it that has a
  /// module of its own, does what this one does.
  func isCovered(by others: some Sequence<ImportPlan>) -> Bool {
    others.contains { other in
      other.module == (module == "FoundationEssentials" ? "Foundation" : module)
        && other.conditions.isEmpty && other != self
        && (other.access > .internal || !conditions.isEmpty)
        && groups.allSatisfy(other.groups.contains)
    }
  }
}

extension Set<ImportPlan> {
  /// The imports in their order: what is imported for several groups of clients names all of them
  /// at once, and says `@preconcurrency` where one of them does; what is shown to others somewhere
  /// is shown to them once and for all, since the compiler warns of two that differ in that.
  var inOrder: [ImportPlan] {
    let alike = Dictionary(grouping: self) { plan in
      var plain = plan
      plain.groups = []
      plain.isPreconcurrency = false
      plain.access = .internal
      return plain
    }
    return alike.map { plan, all in
      var plan = plan
      plan.groups = Set<String>(all.flatMap(\.groups)).sorted()
      plan.isPreconcurrency = all.contains(where: \.isPreconcurrency)
      plan.access = all.map(\.access).max() ?? .internal
      return plan
    }.sorted()
  }
}
