/// Moves all elements of a collection into the next one: of several lists that only together are
/// long enough the last one holds everything.
///
/// Costs one run for each pair of neighbours that lie beside each other and ask for as many
/// elements.
struct MoveElements: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let giver = shrinker.collection(index) {
      let taker = shrinker.collections.first {
        $0.span.range.lowerBound >= giver.span.range.upperBound
      }
      let moved = taker.flatMap { shrinker.target.moving(giver, to: $0) }
      if moved.map({ shrinker.consider($0) }) != true { index += 1 }
    }
  }
}

extension ChoiceSequence {
  /// The same sequence with the elements of one collection in front of those of a later one.
  fileprivate func moving(_ giver: CollectionSpan, to taker: CollectionSpan) -> ChoiceSequence? {
    guard giver.hasOwnCount, taker.hasOwnCount, let given = choice(at: giver.counters[0]),
      let taken = choice(at: taker.counters[0]), given.asksTheSame(as: taken), given.lower == 0
    else { return nil }
    let elements = giver.elements.flatMap { tokens[$0] }
    var result = setting(0, at: giver.counters[0])
      .setting(taken.value + given.value, at: taker.counters[0])
    result.tokens.insert(contentsOf: elements, at: taker.elements[0].lowerBound)
    return result.removing(giver.elements)
  }
}
