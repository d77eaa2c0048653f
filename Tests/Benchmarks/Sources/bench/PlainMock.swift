/// A mock of a protocol of the corpus as one would write it without any types to help: a control,
/// which costs the same whatever is generated.
struct PlainMock {
  enum Style: String, CaseIterable {
    /// Internal and final.
    case control
    /// Public and open to subclasses inside of its module, as mock generators write them.
    case usual
    /// Public, with the names that tests use and nothing behind them: it records and answers
    /// nothing.
    case names
  }

  let corpus: GenerateCorpus
  let style: Style

  /// The mock of a file's protocol, line by line.
  func lines(of file: Int) -> [String] {
    let name = corpus.word(file)
    return [
      "\(kind) Service\(file)Mock: Service\(file) {", "  \(access)init() {}",
      "  \(access)private(set) var \(name)SetCallCount = 0",
      "  private var \(name)Value: \(corpus.type(file))! { didSet { \(name)SetCallCount += 1 } }",
      "  \(access)var \(name): \(corpus.type(file)) {", "    get { return \(name)Value }",
      "    set { \(name)Value = newValue }", "  }",
    ] + (0..<6).flatMap { method($0, of: file) } + ["}"]
  }

  private var access: String { style == .control ? "" : "public " }

  private var kind: String {
    switch style {
    case .control: "final class"
    case .usual: "public class"
    case .names: "public final class"
    }
  }

  private func method(_ index: Int, of file: Int) -> [String] {
    let (name, type) = (corpus.word(file + index), corpus.type(file + index))
    let (effects, call) = index.isMultiple(of: 3) ? ("async throws ", "try await ") : ("", "")
    let handler = "fetch\(index)Handler"
    let arguments = "fetch\(index)ArgValues: [(\(name): \(type), index: Int)]"
    let isNamesOnly = style == .names
    let body = [
      "    fetch\(index)CallCount += 1", "    fetch\(index)ArgValues.append((\(name), index))",
      "    if let \(handler) = \(handler) {", "      return \(call)\(handler)(\(name), index)",
      "    }",
    ]
    return [
      isNamesOnly
        ? "  \(access)var fetch\(index)CallCount: Int { 0 }"
        : "  \(access)private(set) var fetch\(index)CallCount = 0",
      "  \(access)var \(arguments) \(isNamesOnly ? "{ [] }" : "= []")",
      "  \(access)var \(handler): ((\(type), Int) \(effects)-> Model\(file))?",
      "  \(access)func fetch\(index)(_ \(name): \(type), at index: Int) \(effects)-> Model\(file) {",
    ] + (isNamesOnly ? [] : body) + ["    fatalError(\"\(handler) has to be set\")", "  }"]
  }
}
