@testable import ArbitraryGenerator

/// What is generated for sources that stand in a test.
struct Generated {
  var text: String
  var notes: [String]

  /// Generates for one file of the module `M`, or for the module itself.
  init(_ source: String, testables: [String] = ["M"], steering: Steering = Steering()) {
    self.init(["Sources/M/A.swift": source], testables: testables, steering: steering)
  }

  init(_ sources: [String: String], testables: [String], steering: Steering = Steering()) {
    let files = sources.sorted { $0.key < $1.key }.map {
      DeclarationParser.parse(SourceFile(path: $0.key, text: $0.value))
    }
    let result = Pipeline.generate(from: files, testables: testables, steering: steering)
    text = String(decoding: result.text, as: UTF8.self)
    notes = result.diagnostics.map(\.description)
  }

  /// The trimmed lines that contain some text.
  func lines(with part: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains(part) }
      .map { line in String(line.drop { $0 == " " }) }
  }

  /// The line behind `static func provide() -> …`, which is the fixed value's expression.
  func provided(_ type: String) -> String? { fixedValue(of: type).first }

  /// The members that are set behind the call which makes the fixed value.
  func setMembers(of type: String) -> [String] {
    fixedValue(of: type).filter { $0.hasPrefix("$0.") && $0.contains(" = ") }
      .map { line in String(line.dropFirst(3).prefix { $0 != " " }) }
  }

  /// The trimmed lines of the fixed value's expression.
  private func fixedValue(of type: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard let head = lines.firstIndex(where: { $0.hasSuffix("static func provide() -> \(type) {") })
    else { return [] }
    let indent = lines[head].prefix { $0 == " " }
    return lines[(head + 1)...].prefix { $0 != indent + "}" }
      .map { line in String(line.drop { $0 == " " }) }
  }
}
