/// Values that are written out.
extension SourceBytes {
  /// A value that is written in literals, in parentheses where it is more than one; nil for anything
  /// else.
  func constant(_ tokens: ArraySlice<Token>) -> String? {
    let isPlain = tokens.allSatisfy { token in
      switch token.kind {
      case .integer, .float, .leftParen, .rightParen, .leftSquare, .rightSquare, .comma: true
      case .string: !text(token.range).contains("\\") && !text(token.range).contains("\n")
      case .operator: SourceBytes.computing.contains(text(token.range))
      default: false
      }
    }
    guard isPlain, let first = tokens.first else { return nil }
    var (all, end) = ("", first.start)
    for token in tokens {
      let isApart = token.start > end && all.last != "[" && token.kind != .rightSquare
      all += (isApart ? " " : "") + text(token.range)
      end = token.end
    }
    return tokens.count == 1 || isList(tokens) ? all : "(\(all))"
  }

  /// Whether brackets open and close around all of it.
  private func isList(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.first?.kind == .leftSquare else { return false }
    var depth = 0
    let end = tokens.firstIndex { token in
      depth += token.kind.depth
      return depth == 0
    }
    return end == tokens.endIndex - 1
  }

  private static let computing: Set = ["*", "+", "-", "...", "..<", "/", "<<"]
}
