@testable import ArbitraryGenerator

/// What is generated for sources that stand in a test.
struct Generated {
  var text: String
  var notes: [String]

  /// Generates for one file of the module `M`, or for the module itself.
  init(_ source: String, testables: [String] = ["M"]) {
    self.init(["Sources/M/A.swift": source], testables: testables)
  }

  init(_ sources: [String: String], testables: [String]) {
    let files = sources.sorted { $0.key < $1.key }.map {
      DeclarationParser.parse(SourceFile(path: $0.key, text: $0.value))
    }
    let result = Pipeline.generate(from: files, testables: testables)
    text = String(decoding: result.text, as: UTF8.self)
    notes = result.diagnostics.map(\.description)
  }

  /// The trimmed lines that contain some text.
  func lines(with part: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains(part) }
      .map { line in String(line.drop { $0 == " " }) }
  }

  /// The line behind `static func provide() -> …`, which is the fixed value's expression.
  func provided(_ type: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
    let head = lines.firstIndex { $0.hasSuffix("static func provide() -> \(type) {") }
    return head.map { line in String(lines[line + 1].drop { $0 == " " }) }
  }
}
