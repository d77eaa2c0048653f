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
  fileprivate func isAt(_ location: SourceLocation?) -> Bool {
    location == SourceLocation(file: file, line: line, column: column)
  }
}
