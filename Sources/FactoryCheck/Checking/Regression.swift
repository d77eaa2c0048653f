import Foundation

/// The test that a property stands in, with counterexamples among its `examples`: text to paste
/// over the test, which from then on checks them first.
///
/// It is made of the source file that the test was compiled from. Where that is gone or has
/// changed, or the counterexamples cannot be written in full, there is none.
struct Regression: Equatable {
  /// The whole test, or the function that the property stands in.
  let test: String

  /// - Parameters:
  ///   - source: The text of the source file.
  ///   - site: Where the property stands in it.
  ///   - line: The first line of the test, from 1; nil where only the function is known.
  ///   - examples: The values of each counterexample.
  init?(source: String, site: CallSite, line: Int?, examples: [[SourceTree]]) {
    guard !examples.isEmpty, examples.joined().allSatisfy(\.isComplete) else { return nil }
    let bytes = Array(source.replacingOccurrences(of: "\r\n", with: "\n").utf8)
    let scanner = BracketScanner(bytes: bytes)
    let lines = Regression.starts(ofLinesIn: bytes)
    guard lines.indices.contains(site.line - 1),
      let function = Regression.function(around: site, lines, scanner, startingAt: line)
    else { return nil }
    let call = lines[site.line - 1] + site.column - 1
    let margin = Regression.margin(ofLineAt: lines[site.line - 1], bytes)
    guard function.place.contains(call),
      let edit = Regression.edit(
        adding: Regression.text(examples, margin: margin), at: call, scanner)
    else { return nil }
    let text =
      bytes[function.place.lowerBound..<edit.place.lowerBound] + edit.text.utf8
      + bytes[edit.place.upperBound..<function.place.upperBound]
    test = Regression.unindented(String(decoding: text, as: UTF8.self), by: function.margin)
  }
}

// MARK: - The function

extension Regression {
  private static func starts(ofLinesIn bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// What a line of source is indented by.
  private static func margin(ofLineAt start: Int, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[start...].prefix { " \t".utf8.contains($0) }, as: UTF8.self)
  }

  /// Where the function stands that holds a call, from its attributes on, and what its first line is
  /// indented by.
  private static func function(
    around site: CallSite, _ lines: [Int], _ scanner: BracketScanner, startingAt line: Int?
  ) -> (place: Range<Int>, margin: String)? {
    let bytes = scanner.bytes
    let name = site.function.description.prefix { $0 != "(" }
    let words = ["func \(name)(", "func `\(name)`(", "func \(name)<"].map { Array($0.utf8) }
    let places = (0..<site.line).compactMap { index -> (line: Int, word: Int)? in
      let end = index + 1 < lines.count ? lines[index + 1] : bytes.count
      let found = words.flatMap { bytes[lines[index]..<end].ranges(of: $0) }
      return found.map(\.lowerBound).min().map { (index, $0) }
    }
    guard let declaration = places.last,
      let open = bytes[declaration.word...].firstIndex(of: UInt8(ascii: "(")),
      let close = scanner.close(of: open),
      let body = bytes[close...].firstIndex(of: UInt8(ascii: "{")),
      let end = scanner.close(of: body)
    else { return nil }
    let first = line.map { $0 - 1 } ?? declaration.line
    guard first <= declaration.line else { return nil }
    let head = first == declaration.line ? declaration.word : lines[first + 1]
    let start = start(between: lines[first], and: head, bytes)
    return (start..<end + 1, margin(ofLineAt: lines[first], bytes))
  }

  /// Where a function begins in its first line, which may begin with what is around it: behind the
  /// bracket that opens the type, or that closes the function before.
  private static func start(between start: Int, and head: Int, _ bytes: [UInt8]) -> Int {
    let attribute = bytes[start..<head].ranges(of: "@Test".utf8).last?.lowerBound
    let outer = bytes[start..<(attribute ?? head)].lastIndex { "{};".utf8.contains($0) }
    let behind = outer.map { $0 + 1 } ?? start
    return bytes[behind..<head].firstIndex { !" \t".utf8.contains($0) } ?? head
  }

  private static func unindented(_ text: String, by margin: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(margin) ? line.dropFirst(margin.count) : line
    }.joined(separator: "\n")
  }
}

// MARK: - The examples

extension Regression {
  /// The examples as an array: in the line of the call where they are short, else on lines of their
  /// own, indented from that line.
  private static func text(_ examples: [[SourceTree]], margin: String) -> String {
    let elements = examples.map { trees in
      trees.count == 1 ? trees[0] : .list("(", trees.map { .init(tree: $0) }, ")")
    }
    let inline = "[\(elements.map(\.text).joined(separator: ", "))]"
    if inline.count <= 40 { return inline }
    let width = 96 - margin.count
    let lines = elements.map { element in
      element.lines(width: width).map { "\(margin)  \($0.text)" }.joined(separator: "\n")
    }
    return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
  }

  /// What to write into the source, and in place of what, so that a call has further examples.
  private static func edit(
    adding examples: String, at call: Int, _ scanner: BracketScanner
  ) -> (text: String, place: Range<Int>)? {
    let bytes = scanner.bytes
    guard bytes.indices.contains(call), let behindName = endOfName(before: call, bytes) else {
      return nil
    }
    guard bytes[call] == UInt8(ascii: "(") else {
      return ("(examples: \(examples))", behindName..<behindName)
    }
    let arguments = scanner.arguments(of: call)
    for argument in arguments {
      let label = bytes[argument].prefix { !": ".utf8.contains($0) }
      let start = argument.lowerBound
      let colon = scanner.startOfPart(from: label.endIndex)
      guard colon < argument.upperBound, bytes[colon] == UInt8(ascii: ":") else { continue }
      switch String(decoding: label, as: UTF8.self) {
      case "examples": return edit(adding: examples, to: argument, scanner)
      case let label where laterLabels.contains(label):
        return ("examples: \(examples), ", start..<start)
      default: continue
      }
    }
    guard let last = arguments.last?.upperBound else {
      return ("examples: \(examples)", call + 1..<call + 1)
    }
    return (", examples: \(examples)", last..<last)
  }

  /// What to write in place of an argument `examples: …`: another element of its literal, or an
  /// array before what it is.
  private static func edit(
    adding examples: String, to argument: Range<Int>, _ scanner: BracketScanner
  ) -> (text: String, place: Range<Int>)? {
    let bytes = scanner.bytes
    guard let colon = bytes[argument].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = scanner.startOfPart(from: colon + 1)..<argument.upperBound
    guard bytes[value.lowerBound] == UInt8(ascii: "["),
      scanner.close(of: value.lowerBound) == value.upperBound - 1
    else {
      let text = String(decoding: bytes[value], as: UTF8.self)
      return ("\(examples) + \(text.contains(" ") ? "(\(text))" : text)", value)
    }
    let elements = examples.dropFirst().dropLast().trimmingCharacters(in: .whitespacesAndNewlines)
    let first = scanner.startOfPart(from: value.lowerBound + 1)
    return (first == value.upperBound - 1 ? elements : "\(elements), ", first..<first)
  }

  /// The arguments of `forAll` that stand behind `examples`.
  private static let laterLabels: Set<String> = [
    "parallel", "fileID", "filePath", "line", "column", "function", "property",
  ]

  /// The place behind the name `forAll` that a call begins with: the column of a call is that of
  /// its parenthesis, or, without one, of its name or of its closure.
  private static func endOfName(before call: Int, _ bytes: [UInt8]) -> Int? {
    let name = Array("forAll".utf8)
    if bytes[call...].starts(with: name) { return call + name.count }
    let before = bytes[..<call].reversed().drop { $0 == UInt8(ascii: " ") }
    return before.starts(with: name.reversed()) ? before.startIndex.base : nil
  }
}
