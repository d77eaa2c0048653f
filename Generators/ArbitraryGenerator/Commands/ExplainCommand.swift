/// `explain TYPE`: why a type is skipped, or what is generated for it.
struct ExplainCommand {
  let survey: Survey
  let type: String

  /// The type as `list` shows it, what is to be done about it, and its part of the generated file.
  func text(_ paint: Paint) throws(CommandError) -> String {
    let found = try TypeEntry.named(type, in: survey)
    return found.map { $0.text(paint) + hints(on: $0) + generated(for: $0) }
      .joined(separator: "\n")
  }

  private func hints(on entry: TypeEntry) -> String {
    survey.plan.diagnostics.filter { entry.isAt($0.location) }.compactMap(\.hint)
      .map { "  fix: \($0)\n" }.joined()
  }

  private func generated(for entry: TypeEntry) -> String {
    let types = survey.plan.types.filter { entry.isAt($0.location) }
    guard !types.isEmpty else { return "" }
    return String(decoding: FileEmitter.text(of: FilePlan(types: types)).bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.reduce("") { "\($0)\n\($1)" }
  }
}

extension TypeEntry {
  /// The types with that name, or with one that ends so: `Address` for `User.Address`.
  static func named(
    _ name: String, in survey: Survey
  ) throws(CommandError) -> [TypeEntry] {
    let entries = all(in: survey)
    let found = entries.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
    guard found.isEmpty else { return found }
    throw .unknownType(name, nearest: NearestName.of(name, among: entries.map(\.name)))
  }

  fileprivate func isAt(_ location: SourceLocation?) -> Bool {
    location == SourceLocation(file: file, line: line, column: column)
  }
}
