/// Where strings, regexes, comments and raw names end. Each takes the offset where one starts.
extension SourceBytes {
  /// Deeper interpolations than this are taken for broken text, so that no input exhausts the
  /// stack.
  static let deepestInterpolation = 32

  /// The offset behind the string whose opening quote, after `hashes` hashes, is at `quote`.
  ///
  /// A string on one line that is not closed ends with its line.
  func endOfString(quote: Int, hashes: Int, depth: Int = 0) -> Int {
    let isMultiline = opensMultilineString(quote: quote, hashes: hashes)
    var offset = quote + (isMultiline ? 3 : 1)
    while true {
      offset = firstOffset(from: offset, of: .stringStop)
      guard offset < count else { return count }
      switch self[offset] {
      case ASCII.quote:
        let closing = isMultiline ? 3 : 1
        if hasRun(of: ASCII.quote, length: closing, from: offset),
          hasRun(of: ASCII.hash, length: hashes, from: offset + closing)
        {
          return offset + closing + hashes
        }
        offset += 1
      case ASCII.backslash:
        offset = endOfEscape(at: offset, hashes: hashes, depth: depth)
      default:
        guard isMultiline else { return offset }
        offset += 1
      }
    }
  }

  /// The offset behind the number that starts with a digit here, and whether it is no integer.
  func number(at start: Int) -> (end: Int, isFloat: Bool) {
    let isHexadecimal = self[start + 1] == 0x78
    var end = firstOffset(from: start, notOf: .namePart)
    var isFloat = false
    if self[end] == ASCII.dot, isClass(.digit, at: end + 1) {
      isFloat = true
      end = firstOffset(from: end + 1, notOf: .namePart)
    }
    let exponent: UInt8 = isHexadecimal ? 0x70 : 0x65
    var mark = start
    while mark < end, self[mark] | 0x20 != exponent { mark += 1 }
    guard mark < end else { return (end, isFloat) }
    let isSigned = self[end] == ASCII.minus || self[end] == ASCII.plus
    if isSigned, self[end - 1] | 0x20 == exponent {
      end = firstOffset(from: end + 1, notOf: .namePart)
    }
    return (end, true)
  }

  /// `#"""#` is a raw string of one quote; everything else that starts so has several lines.
  private func opensMultilineString(quote: Int, hashes: Int) -> Bool {
    guard matches("\"\"\"", at: quote) else { return false }
    guard hashes > 0 else { return true }
    let lineEnd = endOfLine(from: quote)
    var offset = quote + 2
    while offset < lineEnd {
      if self[offset] == ASCII.quote, hasRun(of: ASCII.hash, length: hashes, from: offset + 1) {
        return false
      }
      offset += 1
    }
    return true
  }

  /// The offset behind an escape, or what is interpolated, in a string with so many hashes.
  func endOfEscape(at backslash: Int, hashes: Int, depth: Int = 0) -> Int {
    guard hasRun(of: ASCII.hash, length: hashes, from: backslash + 1) else { return backslash + 1 }
    let escaped = backslash + 1 + hashes
    guard self[escaped] == ASCII.leftParen else {
      let isLineEnd = isClass(.stringStop, at: escaped) && isClass(.space, at: escaped)
      return isLineEnd ? escaped : escaped + 1
    }
    guard depth < Self.deepestInterpolation else { return count }
    return endOfBrackets(at: escaped, depth: depth + 1) ?? count
  }

  /// The offset behind a raw string or extended regex that starts with hashes, nil for other
  /// hashes.
  func endOfHashes(at start: Int, depth: Int = 0) -> Int? {
    let hashes = run(of: ASCII.hash, from: start)
    switch self[start + hashes] {
    case ASCII.quote: return endOfString(quote: start + hashes, hashes: hashes, depth: depth)
    case ASCII.slash: return endOfExtendedRegex(slash: start + hashes, hashes: hashes)
    default: return nil
    }
  }

  private func endOfExtendedRegex(slash: Int, hashes: Int) -> Int? {
    let isMultiline = endOfLine(from: slash + 1) == firstOffset(from: slash + 1, notOf: .blank)
    var offset = slash + 1
    while offset < count {
      switch self[offset] {
      case ASCII.slash where hasRun(of: ASCII.hash, length: hashes, from: offset + 1):
        return offset + 1 + hashes
      case ASCII.backslash
      where self[offset + 1] == ASCII.slash || self[offset + 1] == ASCII.backslash:
        offset += 2
      case ASCII.newline, ASCII.carriageReturn:
        guard isMultiline else { return nil }
        offset += 1
      default: offset += 1
      }
    }
    return nil
  }

  /// The offset behind the raw or escaped name; a backtick without its partner stands alone.
  func endOfBackticks(at start: Int) -> Int {
    var offset = start + 1
    while offset < count, self[offset] != ASCII.newline, self[offset] != ASCII.carriageReturn {
      if self[offset] == ASCII.backtick { return offset + 1 }
      offset += 1
    }
    return start + 1
  }

  /// The offset behind the block comment, which may hold others; nil if it is not closed.
  func endOfBlockComment(at start: Int) -> Int? {
    var depth = 1
    var offset = start + 2
    while offset < count {
      if self[offset] == ASCII.star, self[offset + 1] == ASCII.slash {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else if self[offset] == ASCII.slash, self[offset + 1] == ASCII.star {
        depth += 1
        offset += 2
      } else {
        offset += 1
      }
    }
    return nil
  }
}
