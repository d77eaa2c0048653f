/// What looks at a run of tokens with the text under them: positions are those of tokens, and what
/// is out of range is an end without a text.
protocol TokenReader {
  var bytes: SourceBytes { get }
  var tokens: [Token] { get }
}

extension TokenReader {
  func kind(at position: Int) -> Token.Kind {
    tokens.indices.contains(position) ? tokens[position].kind : .end
  }

  /// The text of a token, also of a dot that goes without saying.
  func word(at position: Int) -> String {
    guard tokens.indices.contains(position) else { return "" }
    let token = tokens[position]
    return token.end > 0 ? bytes.text(token.range) : token.kind == .dot ? "." : ""
  }

  /// As it is written, from the first token to the last one; of tokens that stand in different
  /// places, one by one.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else { return "" }
    let areInOrder = zip(range, range.dropFirst()).allSatisfy { tokens[$0].end <= tokens[$1].start }
    if areInOrder { return bytes.text(tokens[first].start..<tokens[last].end) }
    return range.map { ($0 == first || tokens[$0].isAttached ? "" : " ") + word(at: $0) }.joined()
  }

  /// Where one of some tokens stands, outside of brackets, or `else` does.
  func end(of start: Int, before ends: Set<Token.Kind>) -> Int {
    var position = start
    while position < tokens.count, !ends.contains(tokens[position].kind),
      tokens[position].keyword != .else
    {
      position = tokens.end(ofBracketsAt: position)
    }
    return position
  }

  /// What stands in the parentheses of a call, or in the brackets of a subscript.
  func arguments(of parenthesis: Int) -> [(label: String?, value: Range<Int>)] {
    let closing: Token.Kind = kind(at: parenthesis) == .leftSquare ? .rightSquare : .rightParen
    var arguments: [(label: String?, value: Range<Int>)] = []
    var position = parenthesis + 1
    while position < tokens.count, kind(at: position) != closing {
      let end = end(of: position, before: [.comma, closing])
      let isLabelled = kind(at: position + 1) == .colon
      let value = min(isLabelled ? position + 2 : position, end)
      arguments.append((isLabelled ? word(at: position) : nil, value..<end))
      guard kind(at: end) == .comma else { break }
      position = end + 1
    }
    return arguments
  }
}
