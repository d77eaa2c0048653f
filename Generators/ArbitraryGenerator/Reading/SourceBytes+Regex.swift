/// A bare `/regex/` can be told from a division only by what is around it, as SE-0354 has it.
extension SourceBytes {
  /// A longer line is not searched for the end of a regex, so that no input costs quadratic time.
  private static let longestRegex = 4096

  /// The offset behind the regex whose slash is at `start`, nil where the slash is an operator.
  func endOfRegex(at start: Int) -> Int? {
    guard !isClass(.blank, at: start + 1), followsOperandPosition(start) else { return nil }
    var offset = start + 1
    var groups = 0
    var isInSet = false
    let limit = min(count, start + Self.longestRegex)
    while offset < limit {
      switch self[offset] {
      case ASCII.slash where !isInSet:
        return isClass(.blank, at: offset - 1) || groups != 0 || offset == start + 1
          ? nil : offset + 1
      case ASCII.backslash: offset += 1
      case ASCII.leftSquare: isInSet = true
      case ASCII.rightSquare: isInSet = false
      case ASCII.leftParen where !isInSet: groups += 1
      case ASCII.rightParen where !isInSet:
        guard groups > 0 else { return nil }
        groups -= 1
      case ASCII.newline, ASCII.carriageReturn: return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// True where an operand may start: behind an opening bracket, a separator, an operator with a
  /// space or a keyword like `return`.
  private func followsOperandPosition(_ start: Int) -> Bool {
    var previous = start - 1
    while previous >= 0, self[previous] == ASCII.space || self[previous] == ASCII.tab {
      previous -= 1
    }
    guard previous >= 0 else { return true }
    switch self[previous] {
    case ASCII.newline, ASCII.carriageReturn, ASCII.leftParen, ASCII.leftSquare, ASCII.leftBrace,
      ASCII.comma, ASCII.semicolon, ASCII.colon:
      return true
    default:
      if isClass(.operator, at: previous) { return previous < start - 1 }
      return isClass(.namePart, at: previous) && endsWithOperandKeyword(previous + 1)
    }
  }

  private func endsWithOperandKeyword(_ end: Int) -> Bool {
    var start = end
    while start > 0, isClass(.namePart, at: start - 1) { start -= 1 }
    let words: [StaticString] = [
      "return", "in", "case", "try", "await", "where", "if", "while", "else", "throw", "switch",
      "guard", "is", "as", "yield", "let", "var",
    ]
    return words.contains { $0.utf8CodeUnitCount == end - start && matches($0, at: start) }
  }
}
