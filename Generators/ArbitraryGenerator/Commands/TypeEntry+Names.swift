/// Types by the names that people type.
extension TypeEntry {
  /// The types with that name, or with one that ends so: `Address` for `User.Address`. It may be
  /// written as in code, with its module and its arguments, `Model.Box<Int>`, or be that of a
  /// typealias.
  ///
  /// - Parameters:
  ///   - module: The module that they are of; nil for all of them.
  ///   - aliases: How many typealiases led to the name.
  static func named(
    _ name: String, in survey: Survey, of module: String? = nil, behind aliases: Int = 0
  ) throws(CommandError) -> [TypeEntry] {
    let all = all(in: survey)
    let entries = all.filter { module == nil || $0.module == module }
    let bare = String(name.prefix { $0 != "<" }).asTyped
    let found = entries.filter { isNamed(bare, $0.name) }
    guard found.isEmpty else { return found }
    if let dot = bare.firstIndex(of: "."), survey.testables.contains(String(bare[..<dot])) {
      return try named(
        String(bare[bare.index(after: dot)...]), in: survey, of: String(bare[..<dot]),
        behind: aliases)
    }
    let others = survey.files.flatMap(\.declarations).compactMap(\.alias)
    if let alias = others.first(where: { isNamed(bare, $0.qualifiedName) }) {
      return try types(of: alias, in: survey, behind: aliases + 1)
    }
    let names = entries.map(\.name) + others.map(\.qualifiedName)
    let elsewhere = all.first { isNamed(bare, $0.name) }?.nameInModule
    throw .unknownType(
      module.map { "\($0).\(name)" } ?? name,
      nearest: elsewhere ?? nearest(to: bare, among: names))
  }

  /// Whether a type is meant by a name, or by the end of one.
  private static func isNamed(_ typed: String, _ name: String) -> Bool {
    let name = name.asTyped
    return name == typed || name.hasSuffix(".\(typed)")
  }

  /// The types that a typealias is another name of.
  private static func types(
    of alias: TypealiasDeclaration, in survey: Survey, behind aliases: Int
  ) throws(CommandError) -> [TypeEntry] {
    if case .named(let path, _) = alias.type, aliases < TypealiasDeclaration.mostFollowed,
      let found = try? named(path, in: survey, behind: aliases)
    {
      return found
    }
    throw .otherType(alias.qualifiedName, "\(alias.type)")
  }

  /// The type that holds a member of that name, or one with a name like that, whole or at its end.
  private static func nearest(to name: String, among names: [String]) -> String? {
    if let owner = names.first(where: { name.hasPrefix("\($0).") }) { return owner }
    if let nearest = NearestName.of(name, among: names) { return nearest }
    let ends = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let end = NearestName.of(name, among: ends)
    return zip(names, ends).first { $0.1 == end }?.0
  }
}
