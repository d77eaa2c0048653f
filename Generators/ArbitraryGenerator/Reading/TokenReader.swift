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

  func word(at position: Int) -> String {
    tokens.indices.contains(position) ? bytes.text(tokens[position].range) : ""
  }

  /// As it is written, from the first token to the last one.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: tokens.indices)
    return range.isEmpty
      ? "" : bytes.text(tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end)
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

  /// What stands in the parentheses of a call.
  func arguments(of parenthesis: Int) -> [(label: String?, value: Range<Int>)] {
    var arguments: [(label: String?, value: Range<Int>)] = []
    var position = parenthesis + 1
    while position < tokens.count, kind(at: position) != .rightParen {
      let end = end(of: position, before: [.comma, .rightParen])
      let isLabelled = kind(at: position + 1) == .colon
      let value = min(isLabelled ? position + 2 : position, end)
      arguments.append((isLabelled ? word(at: position) : nil, value..<end))
      guard kind(at: end) == .comma else { break }
      position = end + 1
    }
    return arguments
  }
}
