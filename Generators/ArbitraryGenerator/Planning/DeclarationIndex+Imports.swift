/// What files import, and are to import.
extension DeclarationIndex {
  /// The modules whose types a file sees: those that it imports, those that another file of its
  /// module hands on, and what the sources of any of these hand on.
  func modulesSeen(from file: String) -> [String] {
    var modules = (imports[file] ?? []).map(\.module)
    guard !exports.isEmpty else { return modules }
    if let known = foundModules[file] { return known }
    var open: [String?] = [homes[file]] + modules
    while let module = open.popLast() {
      for handedOn in exports[module]?.sorted() ?? [] where !modules.contains(handedOn) {
        modules.append(handedOn)
        open.append(handedOn)
      }
    }
    foundModules[file] = modules
    return modules
  }

  /// The imports of a file of which the settings do not say that generated ones go without. What is
  /// built into the compiler is there only for modules that ask for it.
  func importsToRepeat(of file: String) -> [ImportDeclaration] {
    (imports[file] ?? []).filter {
      $0.module != "Builtin" && !steering.excludedImports.contains($0.module)
    }
  }

  /// The import of a module of the sources, which shows all of it.
  func testableImport(of module: String) -> ImportPlan {
    ImportPlan(
      module: module, groups: (clientGroups[module] ?? []).sorted(),
      isTestable: steering.reach == .internal)
  }
}
