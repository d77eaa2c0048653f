/// What is interpolated in texts, which are one token each.
extension SourceBytes {
  /// Tokens, and besides those of what is interpolated in their texts, each by itself.
  func withInterpolations(_ tokens: [Token], depth: Int = 0) -> [[Token]] {
    guard depth < PreconditionScanner.deepest else { return [tokens] }
    return tokens.filter { $0.kind == .string }.flatMap(interpolations).reduce(into: [tokens]) {
      $0 += withInterpolations($1, depth: depth + 1)
    }
  }

  private func interpolations(in string: Token) -> [[Token]] {
    let hashes = run(of: ASCII.hash, from: string.start)
    var found: [[Token]] = []
    var offset = firstOffset(of: ASCII.backslash, in: string.range)
    while offset < string.end {
      let parenthesis = offset + 1 + hashes
      let end = min(endOfEscape(at: offset, hashes: hashes), string.end)
      if self[parenthesis] == ASCII.leftParen, parenthesis + 1 < end {
        found.append(tokens(in: parenthesis..<end))
      }
      offset = end < string.end ? firstOffset(of: ASCII.backslash, in: end..<string.end) : end
    }
    return found
  }
}
