/// Exchanges two spans of one label that stand in different places, or puts a copy of one in the
/// place of the other: a subtree moves to where it makes the whole simpler.
///
/// Of all pairs only those cost a run that make the whole simpler.
struct ExchangeSpans: ShrinkPass {
  /// With how many spans of one label the pass gives up: the pairs grow with their square.
  private let most = 16

  func run(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, first < shrinker.spans.count {
      if isRare(shrinker.spans[first].label, in: shrinker.spans) { exchange(first, on: shrinker) }
      first += 1
    }
  }

  private func isRare(_ label: Span.Label, in spans: [Span]) -> Bool {
    var count = label == .element ? most : 0
    for span in spans where span.label == label {
      count += 1
      if count > most { return false }
    }
    return true
  }

  private func exchange(_ first: Int, on shrinker: Shrinker) {
    var second = first + 1
    while shrinker.hasBudget,
      let next = index(elsewhereThan: first, from: second, in: shrinker.spans)
    {
      let (left, right) = (shrinker.spans[first], shrinker.spans[next])
      let isExchanged = Exchange(of: left, and: right, on: shrinker).makesSimpler()
      second = isExchanged ? next : next + 1
    }
  }

  /// The first span, from an index on, that could be exchanged with one before it.
  private func index(elsewhereThan first: Int, from start: Int, in spans: [Span]) -> Int? {
    guard start < spans.count else { return nil }
    return spans[start...].firstIndex { spans[first].isElsewhere(than: $0) }
  }
}

/// Two spans of the target whose places are filled anew.
private struct Exchange {
  typealias Part = ArraySlice<ChoiceSequence.Token>

  private let shrinker: Shrinker
  private let target: ChoiceSequence
  private let ranges: [Range<Int>]
  private let left: Part
  private let right: Part
  /// Whether each of them has just one sibling of the same label.
  private let isPaired: [Bool]

  init(of left: Span, and right: Span, on shrinker: Shrinker) {
    let spans = shrinker.spans
    self.shrinker = shrinker
    target = shrinker.target
    ranges = [left.range, right.range]
    self.left = target.tokens[left.range]
    self.right = target.tokens[right.range]
    isPaired = [left, right].map { span in spans.count { $0.isSibling(of: span) } == 2 }
  }

  /// Tries what may be simpler: without a sibling to exchange besides, no copy of the less simple
  /// part is.
  func makesSimpler() -> Bool {
    guard left != right else { return false }
    if fills(right, left) { return true }
    let isAnyPaired = isPaired.contains(true)
    let isLeftSimpler = left.isSimpler(than: right)
    if isLeftSimpler || isAnyPaired, fills(left, left) { return true }
    return (!isLeftSimpler || isAnyPaired) && fills(right, right)
  }

  /// Considers the target with other parts in the two places, and then with the siblings exchanged
  /// that one of them has.
  private func fills(_ first: Part, _ second: Part) -> Bool {
    let candidate = target.replacing(ranges, with: [first, second])
    if candidate.isSimpler(than: target), shrinker.consider(candidate) { return true }
    let starts = [ranges[0].lowerBound, ranges[1].lowerBound + first.count - left.count]
    return zip(starts, isPaired).contains { start, isPaired in
      isPaired && shrinker.consider(candidate.swappingSiblings(ofSpanAt: start))
    }
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
    let ranges = siblings.map(\.range)
    return replacing(ranges, with: ranges.reversed().map { tokens[$0] })
  }
}

extension Span {
  /// Whether both have one label and one parent, as a span and itself do.
  fileprivate func isSibling(of other: Span) -> Bool {
    parent == other.parent && label == other.label
  }

  /// Whether both have one label, and this one stands before the other in another place.
  fileprivate func isElsewhere(than other: Span) -> Bool {
    label == other.label && parent != other.parent
      && range.upperBound <= other.range.lowerBound
  }
}
