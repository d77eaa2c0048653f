/// Which typealiases a name means, and where.
extension DeclarationIndex {
  /// The typealiases of a name that a file sees.
  func aliases(
    named name: String, module: String?, seenFrom file: String
  ) -> [TypealiasDeclaration] {
    let all = aliases(named: name, module: module)
    guard all.contains(where: { $0.isHidden(from: file) }) else { return all }
    return all.filter { !$0.isHidden(from: file) }
  }

  /// The typealiases of a name: several where `#if` has several.
  func aliases(named name: String, module: String?) -> [TypealiasDeclaration] {
    aliases.named(name, module: module)
  }

  /// Whether a name may be that of a typealias: few are.
  func mayBeAlias(_ name: String) -> Bool { aliases.mayBeOne(name) }

  /// The typealiases inside of a type and its extensions that are there whatever `#if` says.
  func aliases(in type: IndexedType) -> [TypealiasDeclaration] {
    plainAndGenericAliases(in: type).filter(\.generics.isEmpty)
  }

  /// The same, and generic ones.
  func plainAndGenericAliases(in type: IndexedType) -> [TypealiasDeclaration] {
    aliases.inside(of: type.qualifiedName, module: type.module).filter(\.header.conditions.isEmpty)
  }
}
