/// Finds the ends of what is in brackets in Swift source, past strings and comments.
///
/// It knows no regular expression literals: what is in one of those counts as source.
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
        guard let end = endOfCommentOrString(at: index) else { return nil }
        index = end - 1
      }
      index += 1
    }
    return nil
  }

  /// Where the brackets' own commas stand, with the brackets' ends around them; empty where nothing
  /// closes them.
  func separators(of open: Int) -> [Int] {
    guard let close = close(of: open) else { return [] }
    var places = [open]
    var index = open + 1
    while index < close {
      if bytes[index] == UInt8(ascii: ",") { places.append(index) }
      let isBracket = "([{".utf8.contains(bytes[index])
      let end = isBracket ? self.close(of: index).map { $0 + 1 } : endOfCommentOrString(at: index)
      guard let end else { return [] }
      index = end
    }
    return places + [close]
  }

  private func starts(_ text: String, at index: Int) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }
}

// MARK: - Comments and strings

extension BracketScanner {
  /// The place behind the comment or the string that begins at a place, behind the byte where
  /// neither does, and nil where it does not end.
  private func endOfCommentOrString(at index: Int) -> Int? {
    if starts("//", at: index) {
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    if starts("/*", at: index) { return endOfComment(at: index) }
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return index + 1 }
    let quotes = starts("\"\"\"", at: quote) ? "\"\"\"" : "\""
    return endOfString(
      from: quote + quotes.utf8.count, quotes, String(repeating: "#", count: hashes))
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

  private func endOfString(from start: Int, _ quotes: String, _ hashes: String) -> Int? {
    let (escape, end) = ("\\" + hashes, quotes + hashes)
    var index = start
    while index < bytes.count {
      if starts(end, at: index) { return index + end.utf8.count }
      guard starts(escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
        index += 1
        continue
      }
      guard let close = close(of: index) else { return nil }
      index = close + 1
    }
    return nil
  }
}
