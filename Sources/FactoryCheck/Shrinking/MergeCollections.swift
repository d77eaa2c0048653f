/// Moves the elements of all collections that are elements of one collection into the first of
/// them, or those of one into its neighbour: a list of lists becomes a list of one list.
///
/// Costs one run where all can be moved at once, and else one for each pair of neighbours.
struct MergeCollections: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let outer = shrinker.collection(index) {
      let inner = shrinker.innerCollections(of: outer)
      if inner.count > 1, let merged = shrinker.target.merging(inner, in: outer),
        !shrinker.consider(merged)
      {
        mergeNeighbours(index, on: shrinker)
      }
      index += 1
    }
  }

  private func mergeNeighbours(_ index: Int, on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, let outer = shrinker.collection(index) {
      let inner = shrinker.innerCollections(of: outer)
      guard position + 1 < inner.count else { return }
      let merged = shrinker.target.merging(Array(inner[position...position + 1]), in: outer)
      if let merged, shrinker.consider(merged) { continue }
      position += 1
    }
  }
}

extension Shrinker {
  /// The collections with a count of their own that are an outer collection's elements, all of
  /// each.
  fileprivate func innerCollections(of outer: CollectionSpan) -> [CollectionSpan] {
    var candidates = collections.drop { $0.span.range.lowerBound <= outer.span.range.lowerBound }
    return outer.elements.compactMap { element in
      let whole = element.lowerBound + 1..<element.upperBound - 1
      guard case .open(.collection) = target.tokens[whole.lowerBound] else { return nil }
      candidates = candidates.drop { $0.span.range.lowerBound < whole.lowerBound }
      return candidates.first.flatMap { $0.span.range == whole && $0.hasOwnCount ? $0 : nil }
    }
  }
}

extension ChoiceSequence {
  /// The same sequence with the elements of some inner collections moved into the first, and the
  /// others deleted from the outer one.
  fileprivate func merging(
    _ inner: [CollectionSpan], in outer: CollectionSpan
  ) -> ChoiceSequence? {
    guard let counter = outer.counters.first, let outerCount = choice(at: counter),
      let first = inner.first, let count = choice(at: first.counters[0])
    else { return nil }
    let moved = inner.dropFirst().flatMap { $0.elements.flatMap { tokens[$0] } }
    var result = removing(inner.dropFirst().map { $0.span.range.expanded })
    result.tokens.insert(contentsOf: moved, at: first.span.inside.upperBound)
    return
      result
      .setting(outerCount.value - Int128(inner.count - 1), at: counter)
      .setting(
        count.value + Int128(inner.dropFirst().map(\.elements.count).reduce(0, +)),
        at: first.counters[0])
  }
}

extension Range<Int> {
  /// The range with the open token before it and the close token behind it.
  fileprivate var expanded: Range<Int> { lowerBound - 1..<upperBound + 1 }
}
