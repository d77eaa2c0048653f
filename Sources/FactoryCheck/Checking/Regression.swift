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
    let bytes = Array(source.utf8)
    let scanner = BracketScanner(bytes: bytes)
    let lines = Regression.starts(ofLinesIn: bytes)
    guard lines.indices.contains(site.line - 1),
      let function = Regression.function(around: site, lines, scanner, startingAt: line)
    else { return nil }
    let call = lines[site.line - 1] + site.column - 1
    let indentation = bytes[lines[site.line - 1]...].prefix { $0 == UInt8(ascii: " ") }.count
    guard function.contains(call),
      let insertion = Regression.insertion(
        of: Regression.text(examples, indentation: indentation), at: call, scanner)
    else { return nil }
    let text =
      bytes[function.lowerBound..<insertion.place] + insertion.text.utf8
      + bytes[insertion.place..<function.upperBound]
    test = Regression.unindented(String(decoding: text, as: UTF8.self))
  }
}

// MARK: - The function

extension Regression {
  private static func starts(ofLinesIn bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Where the function stands that holds a call, from the first line of its attributes on.
  private static func function(
    around site: CallSite, _ lines: [Int], _ scanner: BracketScanner, startingAt line: Int?
  ) -> Range<Int>? {
    let name = site.function.description.prefix { $0 != "(" }
    let words = ["func \(name)(", "func `\(name)`(", "func \(name)<"].map { Array($0.utf8) }
    let declaration = (0..<site.line).last { index in
      let end = index + 1 < lines.count ? lines[index + 1] : scanner.bytes.count
      let text = scanner.bytes[lines[index]..<end]
      return words.contains { !text.ranges(of: $0).isEmpty }
    }
    guard let declaration,
      let open = scanner.bytes[lines[declaration]...].firstIndex(of: UInt8(ascii: "(")),
      let close = scanner.close(of: open),
      let body = scanner.bytes[close...].firstIndex(of: UInt8(ascii: "{")),
      let end = scanner.close(of: body)
    else { return nil }
    let first = line.map { $0 - 1 } ?? declaration
    return first <= declaration ? lines[first]..<end + 1 : nil
  }

  private static func unindented(_ text: String) -> String {
    let indentation = text.prefix { $0 == " " }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line
    }.joined(separator: "\n")
  }
}

// MARK: - The examples

extension Regression {
  /// The examples as an array: in the line of the call where they are short, else on lines of their
  /// own, indented from that line.
  private static func text(_ examples: [[SourceTree]], indentation: Int) -> String {
    let elements = examples.map { trees in
      trees.count == 1 ? trees[0] : .list("(", trees.map { .init(tree: $0) }, ")")
    }
    let inline = "[\(elements.map(\.text).joined(separator: ", "))]"
    if inline.count <= 40 { return inline }
    let margin = String(repeating: " ", count: indentation)
    let lines = elements.map { element in
      element.lines(width: 96 - indentation).map { "\(margin)  \($0.text)" }.joined(separator: "\n")
    }
    return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
  }

  /// What to insert into the source, and where, so that a call has further examples.
  private static func insertion(
    of examples: String, at call: Int, _ scanner: BracketScanner
  ) -> (text: String, place: Int)? {
    let bytes = scanner.bytes
    guard bytes.indices.contains(call), let behindName = endOfName(before: call, bytes) else {
      return nil
    }
    guard bytes[call] == UInt8(ascii: "(") else {
      return ("(examples: \(examples))", behindName)
    }
    let separators = scanner.separators(of: call)
    for place in separators.dropLast() {
      let argument = bytes[(place + 1)...].drop { " \n".utf8.contains($0) }
      if argument.starts(with: "examples:".utf8) {
        let elements = examples.dropFirst().dropLast().trimmingCharacters(
          in: .whitespacesAndNewlines)
        return argument.firstIndex(of: UInt8(ascii: "[")).map { ("\(elements), ", $0 + 1) }
      }
      let label = argument.prefix { !":,)".utf8.contains($0) }
      guard label.isEmpty || laterLabels.contains(String(decoding: label, as: UTF8.self)) else {
        continue
      }
      let comma = label.isEmpty ? "" : ", "
      return ("examples: \(examples)\(comma)", argument.startIndex)
    }
    return separators.last.map { (", examples: \(examples)", $0) }
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
