/// `explain TYPE`: why a type is skipped, or what is generated for it, its mock included.
struct ExplainCommand {
  let survey: Survey
  let type: String
  /// The folder of the settings, from which places are shown on.
  var folder = ""

  /// The type as `list` shows it, what is to be done about it, and its parts of the generated files.
  func text(_ paint: Paint) throws(CommandError) -> String {
    let found = try TypeEntry.named(type, in: survey)
    return found.map { entry in
      entry.located(from: folder).text(paint, namesModule: survey.hasModules) + hints(on: entry)
        + generated(for: entry)
    }
    .joined(separator: "\n")
  }

  private func hints(on entry: TypeEntry) -> String {
    survey.plan.diagnostics.filter { entry.isAt($0.location) }.compactMap(\.hint)
      .map { "  fix: \($0)\n" }.joined()
  }

  private func generated(for entry: TypeEntry) -> String {
    let types = survey.plan.types.filter { entry.isAt($0.location) }
    let existentials = survey.plan.existentials.filter { entry.isAt($0.location) }
    let mocks = survey.plan.mocks.filter { entry.isAt($0.location) }
    let factories = FileEmitter.text(
      of: FilePlan(types: types, existentials: existentials, mocks: mocks))
    return body(of: factories) + body(of: GeneratedText { $0.append(mocks.map(\.type)) })
  }

  /// The text of a file behind what stands at its head.
  private func body(of text: GeneratedText) -> String {
    String(decoding: text.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.reduce("") { "\($0)\n\($1)" }
  }
}

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

  fileprivate func isAt(_ location: SourceLocation?) -> Bool {
    location == SourceLocation(file: file, line: line, column: column)
  }
}
