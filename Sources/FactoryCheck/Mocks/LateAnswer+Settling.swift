extension LateAnswer {
  /// What draws the answer with the choices that were taken in place of the random ones; nil where
  /// nobody asked. O(n).
  fileprivate var settled: [ChoiceSequence.Token]? {
    let taken = taken
    guard !taken.isEmpty else { return nil }
    let seed = Choice(
      kind: .integer, value: 0, lower: Self.seeds.lowerBound, upper: Self.seeds.upperBound,
      origin: 0)
    let parts = taken.map { part in
      let key = Int128(part.key)
      // No other would do.
      let mark = Choice(kind: .integer, value: key, lower: key, upper: key, origin: key)
      return [.open(.element), .choice(mark)] + part.choices.closed + [.close]
    }
    return [.open(.dependence), .choice(seed)] + parts.joined() + [.close]
  }
}

extension ChoiceSequence {
  /// The tokens, with all spans closed.
  fileprivate var closed: [Token] {
    let depth = tokens.reduce(0) { $0 + $1.nesting }
    return tokens + Array(repeating: .close, count: max(0, depth))
  }

  /// The sequence with the choices that answers took later, in place of what those followed from.
  ///
  /// - Parameter late: The answers, by where each of them opens, in order.
  func settled(by late: [(position: Int, answer: LateAnswer)]) -> ChoiceSequence {
    let closes = closes
    var settled = self
    for (position, answer) in late.reversed() {
      // A case that overran the tape may lack the end.
      guard let choices = answer.settled, closes.indices.contains(position),
        (position..<closes.count).contains(closes[position])
      else { continue }
      settled.tokens.replaceSubrange(position...closes[position], with: choices)
    }
    return settled
  }
}
