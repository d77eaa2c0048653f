extension Corpus {
  /// A case, taken apart. What is found in it is found when it is first asked for, and once.
  final class Parts {
    let sequence: ChoiceSequence
    private(set) lazy var spans = sequence.spans
    private(set) lazy var collections = sequence.collections(among: spans)
    /// The spans of one label that stand directly in one other, where there are several.
    private(set) lazy var siblings = sequence.siblings(among: spans)
      .filter { sequence.tokens[$0[0].lowerBound].choice == nil }
    /// How the numbers of those roles follow each other of which all follow in one way.
    private lazy var orders = sequence.numbersByRole.compactMapValues(Corpus.Order.init)

    init(of sequence: ChoiceSequence) { self.sequence = sequence }
  }
}

extension Corpus.Parts {
  /// The positions of choices with few answers that stand directly in a span.
  func forks(of span: Span) -> [Int] {
    var depth = 0
    return span.inside.filter { position in
      switch sequence.tokens[position] {
      case .open: depth += 1
      case .close: depth -= 1
      case .choice(let choice): return depth == 0 && choice.hasFewAnswers
      }
      return false
    }
  }

  /// A sequence that was made of this one, with those numbers in order that are in order in this:
  /// keys of a search tree, times of events. O(n).
  func ordered(_ other: ChoiceSequence) -> ChoiceSequence {
    if orders.isEmpty { return other }
    var ordered = other
    for (role, numbers) in other.numbersByRole {
      guard let order = orders[role], !order.holds(of: numbers) else { continue }
      for (number, value) in zip(numbers, order.arranged(numbers)) {
        ordered.set(value, at: number.position)
      }
    }
    return ordered
  }
}
