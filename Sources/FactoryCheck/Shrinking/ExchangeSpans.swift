/// Exchanges two spans of one label that stand in different places, or puts a copy of one in the place
/// of the other: a subtree moves to where it makes the whole simpler.
///
/// Of all pairs only those cost a run that make the whole simpler.
struct ExchangeSpans: ShrinkPass {
  /// With how many spans of one label the pass gives up: the pairs grow with their square.
  private let most = 16

  func run(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, first < shrinker.spans.count {
      var second = isRare(shrinker.spans[first].label, in: shrinker.spans) ? first + 1 : .max
      while shrinker.hasBudget, second < shrinker.spans.count {
        if !exchanges(first, second, on: shrinker) { second += 1 }
      }
      first += 1
    }
  }

  private func isRare(_ label: Span.Label, in spans: [Span]) -> Bool {
    label != .element && spans.lazy.filter { $0.label == label }.prefix(most + 1).count <= most
  }

  private func exchanges(_ first: Int, _ second: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    let spans = shrinker.spans
    let (left, right) = (spans[first], spans[second])
    guard left.label == right.label, left.parent != right.parent,
      left.range.upperBound <= right.range.lowerBound
    else { return false }
    let parts = [left.range, right.range].map { ChoiceSequence(Array(target.tokens[$0])) }
    guard parts[0] != parts[1] else { return false }
    let pairs = [left, right].map { span in spans.count { $0.isSibling(of: span) } == 2 }
    for places in [[parts[1], parts[0]], [parts[0], parts[0]], [parts[1], parts[1]]] {
      let candidate = target.replacing([left.range, right.range], with: places)
      if candidate.isSimpler(than: target), shrinker.consider(candidate) { return true }
      let shift = places[0].tokens.count - parts[0].tokens.count
      let starts = [left.range.lowerBound, right.range.lowerBound + shift]
      for (start, isPair) in zip(starts, pairs) where isPair {
        if shrinker.consider(candidate.swappingSiblings(ofSpanAt: start)) { return true }
      }
    }
    return false
  }
}

extension ChoiceSequence {
  /// The same sequence with the span that opens at a position exchanged for its only sibling of the
  /// same label, where it has just one.
  fileprivate func swappingSiblings(ofSpanAt position: Int) -> ChoiceSequence {
    let spans = spans
    guard let span = spans.first(where: { $0.range.lowerBound == position }) else { return self }
    let siblings = spans.filter { $0.isSibling(of: span) }
    guard siblings.count == 2 else { return self }
    let parts = siblings.map { ChoiceSequence(Array(tokens[$0.range])) }
    return replacing(siblings.map(\.range), with: [parts[1], parts[0]])
  }
}

extension Span {
  /// Whether both have one label and one parent, as a span and itself do.
  fileprivate func isSibling(of other: Span) -> Bool {
    parent == other.parent && label == other.label
  }
}
