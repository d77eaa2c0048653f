/// Deletes elements of a collection and raises a number elsewhere, or adds elements to another
/// collection: what matters may be a sum of such different things, and a number is the simplest.
///
/// Costs a few runs for each collection and each number or other collection beside it, a hundred at
/// most and the logarithm of the elements that go.
struct TradeElements: ShrinkPass {
  /// After how many runs the pass tries no other pair.
  private let most = 100

  func run(on shrinker: Shrinker) {
    let end = shrinker.runs + most
    var index = 0
    while shrinker.hasBudget, shrinker.runs < end, let giver = shrinker.collection(index) {
      let isTraded = giver.takers.contains { taker in
        Way.allCases.contains { shrinker.trades(giver, for: taker, $0) }
      }
      if !isTraded { index += 1 }
    }
  }
}

/// How the number, or the other collection, gets larger.
private enum Way: CaseIterable {
  /// To the end of its range, from where it is lowered afterwards.
  case toEnd
  /// By as many as elements go. Between collections of one kind other passes move elements.
  case byCount
  /// By one less than that, as by one for two: products need that.
  case byLess

  func suits(_ taker: Int, for giver: CollectionSpan) -> Bool {
    switch self {
    case .toEnd: !giver.isCount(taker)
    case .byCount: !giver.isCount(taker) || !giver.isAlike(taker)
    case .byLess: giver.isCount(taker) && giver.elements.count > 1
    }
  }
}

extension Shrinker {
  /// Deletes as many elements as can go, at the front or at the back.
  fileprivate func trades(_ giver: CollectionSpan, for taker: Int, _ way: Way) -> Bool {
    let extra = way == .byLess ? 1 : 0
    let count = giver.elements.count
    guard way.suits(taker, for: giver) else { return false }
    return [true, false].contains { isFirst in
      var search = LargestSearch(upTo: UInt128(count - extra))
      while let amount = search.probe {
        let gone = Int(amount) + extra
        let elements = isFirst ? 0..<gone : count - gone..<count
        let traded = giver.trading(elements, for: Int(amount), at: taker, toEnd: way == .toEnd)
        search.tell(traded.map { consider($0) } ?? false)
      }
      return search.answer > 0
    }
  }
}

extension CollectionSpan {
  /// The positions of the numbers and counts beside the collection that do not count its elements.
  fileprivate var takers: [Int] {
    sequence.positions { $0.kind == .count || $0.whole != nil }.filter { position in
      !span.range.contains(position) && !counters.contains(position)
    }
  }

  fileprivate func isCount(_ position: Int) -> Bool {
    sequence.choice(at: position)?.kind == .count
  }

  /// Whether a count is that of elements of the same kind as this collection's.
  fileprivate func isAlike(_ count: Int) -> Bool {
    let own = sequence.tokens[elements[0]].lazy.compactMap(\.choice).first
    let last = sequence.items(from: count + 1).last ?? count..<count
    let other = sequence.tokens[last].lazy.compactMap(\.choice).first
    return own.flatMap { own in other.map(own.asksTheSame) } ?? false
  }

  /// The sequence without some elements and with something larger elsewhere; nil where it cannot
  /// be.
  fileprivate func trading(
    _ gone: Range<Int>, for amount: Int, at taker: Int, toEnd: Bool
  ) -> ChoiceSequence? {
    guard let counter = counters.first, let count = sequence.choice(at: counter),
      count.value - Int128(gone.count) >= count.lower, let choice = sequence.choice(at: taker),
      let raised = choice.raised(by: amount, toEnd: toEnd)
    else { return nil }
    let fewer = sequence.setting(raised, at: taker)
      .setting(count.value - Int128(gone.count), at: counter)
    var edits = [(tokens(of: gone), ArraySlice<ChoiceSequence.Token>())]
    if choice.kind == .count, let copied = sequence.items(from: taker + 1).last {
      let copies = repeatElement(sequence.tokens[copied], count: amount).joined()
      edits.append((copied.upperBound..<copied.upperBound, ArraySlice(copies)))
      edits.sort { $0.0.lowerBound < $1.0.lowerBound }
    }
    return fewer.replacing(edits.map(\.0), with: edits.map(\.1))
  }
}

extension Choice {
  /// A value farther from the origin; nil where there is none.
  fileprivate func raised(by amount: Int, toEnd: Bool) -> Int128? {
    let isBelow = value < origin
    if toEnd { return farEnd }
    let step = Int128(isBelow ? -amount : amount)
    if kind == .count { return value + step <= upper ? value + step : nil }
    return moved(by: step)
  }
}
