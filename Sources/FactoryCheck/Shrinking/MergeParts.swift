/// Moves what a collection inside of one element holds into that of the element before it, and
/// deletes the element: a dictionary of several lists becomes one of one list.
///
/// Costs one run for each pair of neighbours that hold such collections beside other things; where
/// there is nothing else, `MergeCollections` comes first.
struct MergeParts: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, shrinker.collection(index) != nil {
      mergeNeighbours(index, on: shrinker)
      index += 1
    }
  }

  private func mergeNeighbours(_ index: Int, on shrinker: Shrinker) {
    var position = 1
    while shrinker.hasBudget, let outer = shrinker.collection(index),
      position < outer.elements.count
    {
      let merged = shrinker.merging(position, of: outer)
      if merged.map({ shrinker.consider($0) }) != true { position += 1 }
    }
  }
}

extension Shrinker {
  /// The target with an element's part moved into the element before it.
  fileprivate func merging(_ position: Int, of outer: CollectionSpan) -> ChoiceSequence? {
    let (first, second) = (outer.elements[position - 1], outer.elements[position])
    guard let part = part(of: first), let moved = self.part(of: second),
      let counter = outer.counters.first, let outerCount = target.choice(at: counter),
      let count = target.choice(at: part.counters[0])
    else { return nil }
    var result = target.removing([second])
    result.tokens.insert(
      contentsOf: moved.elements.flatMap { target.tokens[$0] }, at: part.span.inside.upperBound)
    return
      result
      .setting(outerCount.value - 1, at: counter)
      .setting(count.value + Int128(moved.elements.count), at: part.counters[0])
  }

  /// The last collection in an element that lies in no other there and has a count of its own.
  private func part(of element: Range<Int>) -> CollectionSpan? {
    let inside = collections.filter { element.contains($0.span.range.lowerBound) }
    let outermost = inside.last { part in
      !inside.contains { $0.span.range.contains(part.span.range.lowerBound - 1) }
    }
    return outermost?.hasOwnCount == true ? outermost : nil
  }
}
