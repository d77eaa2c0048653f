/// The typealiases of the sources, by their names and by the types that they stand in.
struct AliasTable {
  /// A name in a module.
  private struct Key: Hashable {
    var module: String?
    var name: String
  }

  private var byName: [Key: [TypealiasDeclaration]] = [:]
  private var byOwner: [Key: [TypealiasDeclaration]] = [:]
  private var lastNames = NameSet()

  /// Has a last name known as that of a typealias, which may be added later.
  mutating func note(_ lastName: String) { lastNames.insert(lastName) }

  /// - Parameter owner: The type around it.
  mutating func add(
    _ alias: TypealiasDeclaration, named name: String, inside owner: String?, module: String?
  ) {
    byName[Key(module: module, name: name), default: []].append(alias)
    guard let owner else { return }
    byOwner[Key(module: module, name: owner), default: []].append(alias)
  }

  /// Those of a name: several where `#if` has several.
  func named(_ name: String, module: String?) -> [TypealiasDeclaration] {
    mayBeOne(name) ? byName[Key(module: module, name: name)] ?? [] : []
  }

  /// Whether a name may be that of one: few are.
  func mayBeOne(_ name: String) -> Bool { lastNames.contains(name) || name.isPath }

  /// Those inside of a type and its extensions.
  func inside(of owner: String, module: String?) -> [TypealiasDeclaration] {
    byOwner[Key(module: module, name: owner)] ?? []
  }

  /// Whether some stand inside of types.
  var hasInner: Bool { !byOwner.isEmpty }

  /// Those that stand in no type and are there whatever `#if` says, with their modules.
  var outermost: [(name: String, module: String)] {
    byName.compactMap { key, aliases in
      guard let module = key.module, !key.name.isPath,
        aliases.contains(where: \.header.conditions.isEmpty)
      else { return nil }
      return (key.name, module)
    }
  }

  /// The names of those that stand in no type.
  var outermostNames: [String] { byName.keys.map(\.name).filter { !$0.isPath } }

  /// Hands out all of them, each with its module.
  func forEach(_ body: (TypealiasDeclaration, String?) -> Void) {
    for (key, aliases) in byName {
      for alias in aliases { body(alias, key.module) }
    }
  }
}
