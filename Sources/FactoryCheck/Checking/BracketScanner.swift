/// Finds the ends of what is in brackets in Swift source, past strings, comments and regular
/// expressions.
///
/// A slash begins a regular expression where something blank or an opening stands before it and
/// another slash behind it in the line, which the compiler knows better.
struct BracketScanner {
  let bytes: [UInt8]

  /// The place of the bracket that closes the one at a place; nil where none does. O(n).
  func close(of open: Int) -> Int? {
    var depth = 0
    var index = open
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default:
        guard let end = endOfToken(at: index) else { return nil }
        index = end - 1
      }
      index += 1
    }
    return nil
  }

  /// The arguments between brackets, without the blanks and comments around them; none where
  /// nothing closes the brackets.
  func arguments(of open: Int) -> [Range<Int>] {
    guard let close = close(of: open) else { return [] }
    var arguments: [Range<Int>] = []
    var isBehindComma = true
    var index = open + 1
    while index < close {
      guard let end = endOfPart(at: index) else { return [] }
      if bytes[index] == UInt8(ascii: ",") {
        isBehindComma = true
      } else if !isBlank(at: index) {
        let start = isBehindComma ? index : arguments.removeLast().lowerBound
        arguments.append(start..<end)
        isBehindComma = false
      }
      index = end
    }
    return arguments
  }

  /// The first place from another on where no blank or comment stands, at most the end. O(n).
  func startOfPart(from index: Int) -> Int {
    var start = index
    while start < bytes.count, isBlank(at: start) {
      start = endOfToken(at: start) ?? bytes.count
    }
    return start
  }

  /// The place behind the brackets or the token that begin at a place.
  private func endOfPart(at index: Int) -> Int? {
    let isBracket = "([{".utf8.contains(bytes[index])
    return isBracket ? close(of: index).map { $0 + 1 } : endOfToken(at: index)
  }

  private func isBlank(at index: Int) -> Bool {
    " \t\r\n".utf8.contains(bytes[index]) || starts("//", at: index) || starts("/*", at: index)
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: text.utf8)
  }
}

// MARK: - Tokens

extension BracketScanner {
  /// The place behind the comment or the literal that begins at a place, behind the byte where
  /// neither does, and nil where it does not end.
  private func endOfToken(at index: Int) -> Int? {
    if starts("//", at: index) {
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    if starts("/*", at: index) { return endOfComment(at: index) }
    let hashes = String(
      repeating: "#", count: bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count)
    let start = index + hashes.utf8.count
    if starts("\"", at: start) { return endOfString(at: start, hashes) }
    guard starts("/", at: start) else { return index + 1 }
    return hashes.isEmpty
      ? endOfPlainRegex(at: start) ?? index + 1 : endOfRegex(in: start + 1..<bytes.count, hashes)
  }

  private func endOfComment(at open: Int) -> Int? {
    var depth = 0
    var index = open
    while index < bytes.count {
      if starts("/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if starts("*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return nil
  }

  private func endOfString(at open: Int, _ hashes: String) -> Int? {
    let quotes = isMultiline(at: open) ? "\"\"\"" : "\""
    let (escape, end) = ("\\" + hashes, quotes + hashes)
    var index = open + quotes.utf8.count
    while index < bytes.count {
      if starts(end, at: index) { return index + end.utf8.count }
      guard starts(escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      guard starts("(", at: index) else {
        index += 1
        continue
      }
      guard let close = close(of: index) else { return nil }
      index = close + 1
    }
    return nil
  }

  /// Whether a string has its lines behind that of its quotation marks: `#"""#` has not.
  private func isMultiline(at open: Int) -> Bool {
    guard starts("\"\"\"", at: open) else { return false }
    return bytes[(open + 3)...].first { !" \t\r".utf8.contains($0) } == UInt8(ascii: "\n")
  }

  /// The place behind a regular expression without hashes, which is in one line; nil where the
  /// slash is that of an operator.
  private func endOfPlainRegex(at open: Int) -> Int? {
    guard open > 0, " \t\n([{,:;=!&|?".utf8.contains(bytes[open - 1]), open + 1 < bytes.count,
      !" \t".utf8.contains(bytes[open + 1])
    else { return nil }
    let line = bytes[open...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return endOfRegex(in: open + 1..<line, "")
  }

  private func endOfRegex(in range: Range<Int>, _ hashes: String) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if starts("/" + hashes, at: index) { return index + 1 + hashes.utf8.count }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
