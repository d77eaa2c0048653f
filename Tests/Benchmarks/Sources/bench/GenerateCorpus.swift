import Foundation

/// Sources that look like a large project's: protocols, models, kinds, and classes with long
/// bodies.
///
/// The same number gives the same text, so that figures can be compared.
struct GenerateCorpus {
  /// How many files there are, with a protocol, a struct and an enum in each.
  let files: Int
  /// Lines in each file.
  let lines: Int

  private static let words =
    "user order item account payment session token profile address message photo video price route"
    .split(separator: " ").map(String.init)
  private static let types = [
    "Int", "String", "Bool", "Double", "Date", "URL", "UUID", "[String]", "[String: Int]", "Int?",
    "String?", "Data", "UInt64", "[Int]", "Set<String>",
  ]

  /// Writes the files, a thousand a folder, unless they are there.
  func write(to folder: String) throws {
    guard !FileManager.default.fileExists(atPath: "\(folder)/0/File0.swift") else { return }
    for file in 0..<files {
      let inner = "\(folder)/\(file / 1_000)"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      try Data(text(of: file).utf8).write(to: URL(filePath: "\(inner)/File\(file).swift"))
    }
  }

  /// The text of one file.
  func text(of file: Int) -> String {
    var lines = ["import Foundation", ""] + declarations(of: file)
    lines.append("final class Service\(file)Live: Service\(file) {")
    while lines.count < self.lines - 1 { lines += body(file, lines.count) }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The protocol of one file, and the types that it speaks of: they compile.
  func declarations(of file: Int) -> [String] {
    proto(file) + [""] + model(file) + [""] + kind(file) + [""]
  }

  func word(_ number: Int) -> String { Self.words[number % Self.words.count] }
  func type(_ number: Int) -> String { Self.types[number * 7 % Self.types.count] }

  private func proto(_ file: Int) -> [String] {
    let methods = (0..<6).map { index in
      "  func fetch\(index)(_ \(word(file + index)): \(type(file + index)), at index: Int) "
        + (index.isMultiple(of: 3) ? "async throws " : "") + "-> Model\(file)"
    }
    return ["/// @mockable", "public protocol Service\(file): AnyObject {"] + methods
      + ["  var \(word(file)): \(type(file)) { get set }", "}"]
  }

  private func model(_ file: Int) -> [String] {
    ["/// The \(word(file)) and its parts.", "public struct Model\(file): Equatable, Codable {"]
      + (0..<6).map { "  public let \(word(file + $0))\($0): \(type(file + $0))" }
      + ["  public var kind: Kind\(file)", "}"]
  }

  private func kind(_ file: Int) -> [String] {
    [
      "public enum Kind\(file): Equatable, Codable {", "  case \(word(file))",
      "  case \(word(file + 1))(\(type(file)))",
      "  case \(word(file + 2))(first: \(type(file + 1)), second: \(type(file + 2)))", "}",
    ]
  }

  private func body(_ file: Int, _ line: Int) -> [String] {
    [
      "", "  /// Adds up what the \(word(line)) has: \"{\" and // are no trouble.",
      "  func total\(line)(_ input: [String], limit: Int = \(line)) -> Int {",
      "    guard !input.isEmpty else { return 0 }  // nothing to do", "    var total = 0",
      "    for (index, value) in input.enumerated() where index < limit {",
      "      if value.hasPrefix(\"\(word(file))-\\(index)\") { total += index * 2 }",
      "      /* { not /* a */ brace */", "      print(\"skip {\\(value)} // not a comment\")",
      "    }",
      "    let text = \"\"\"", "      \(word(line)) { \"struct X {\": \\(total) }", "      \"\"\"",
      "    return total + text.count", "  }",
    ]
  }
}
