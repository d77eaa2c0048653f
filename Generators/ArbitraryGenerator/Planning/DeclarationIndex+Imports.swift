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

  /// The imports of UIKit and AppKit that files do without which name their types: a header of the
  /// target or another module shows them those, and shows them no tests.
  func lentImports() -> [String: [ImportDeclaration]] {
    var lent: [String: [ImportDeclaration]] = [:]
    for (framework, showing) in Self.frameworksOfViews {
      let lenders = lenders(of: framework)
      guard !lenders.isEmpty else { continue }
      for type in types {
        guard let lender = lenders[type.module], lent[type.file]?.contains(lender) != true,
          imports[type.file]?.contains(where: { showing.contains($0.module) }) != true,
          type.names(where: { isOf(framework, $0) })
        else { continue }
        lent[type.file, default: []].append(lender)
      }
    }
    return lent
  }

  /// The frameworks, and the modules that show all of each.
  private static let frameworksOfViews = [
    ("UIKit", ["SwiftUI", "UIKit"]), ("AppKit", ["AppKit", "Cocoa", "SwiftUI"]),
  ]

  /// How a file of each module imports a framework: without a condition, where one does so.
  private func lenders(of framework: String) -> [String?: ImportDeclaration] {
    var lenders: [String?: ImportDeclaration] = [:]
    for (file, declarations) in imports.sorted(by: { $0.key < $1.key }) {
      guard let own = declarations.first(where: { $0.path == framework }),
        lenders[homes[file]]?.header.conditions.isEmpty != true
      else { continue }
      lenders[homes[file]] = own
    }
    return lenders
  }

  /// Whether a name means a type of the framework, and none of the sources.
  private func isOf(_ framework: String, _ name: String) -> Bool {
    KnownType.isOfFramework(name, framework) && !takenNames.contains(name)
  }

  /// The import of a module of the sources, which shows all of it.
  func testableImport(of module: String) -> ImportPlan {
    ImportPlan(
      module: module, groups: (clientGroups[module] ?? []).sorted(),
      isTestable: steering.reach == .internal)
  }
}

extension IndexedType {
  /// Whether a name in what it inherits from, or in the types of its members, is such a one.
  fileprivate func names(where isOne: (String) -> Bool) -> Bool {
    var result = false
    let look = { (type: TypeSyntax) in
      guard !result else { return }
      type.forEachName { name in
        guard let path = name.qualifiedName else { return }
        result = result || isOne(String(path.prefix { $0 != "." }))
      }
    }
    conformances.forEach(look)
    members.forEachType(look)
    for declaration in members.cases { declaration.payload.forEachType(look) }
    return result
  }
}
