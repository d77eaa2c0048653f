/// Puts the elements of a collection in order, simplest first.
///
/// Costs one run where all can be sorted at once, and else up to one for each pair of neighbours.
struct SortElements: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while let collection = shrinker.target.collection(index) {
      if await !sortsAll(collection, on: shrinker) { await swapNeighbours(index, on: shrinker) }
      index += 1
    }
  }

  private func sortsAll(_ collection: CollectionSpan, on shrinker: Shrinker) async -> Bool {
    let elements = collection.elements.map { ChoiceSequence(Array(collection.sequence.tokens[$0])) }
    let order = elements.indices.sorted { left, right in
      if elements[left].isSimpler(than: elements[right]) { return true }
      return !elements[right].isSimpler(than: elements[left]) && left < right
    }
    if order == Array(elements.indices) { return true }
    var candidate = collection.sequence
    let whole = collection.elements[0].lowerBound..<collection.elements[order.count - 1].upperBound
    candidate.tokens.replaceSubrange(whole, with: order.flatMap { elements[$0].tokens })
    return await shrinker.consider(candidate)
  }

  private func swapNeighbours(_ index: Int, on shrinker: Shrinker) async {
    var position = 1
    while let collection = shrinker.target.collection(index), position < collection.elements.count {
      let (left, right) = (collection.elements[position - 1], collection.elements[position])
      var candidate = collection.sequence
      candidate.tokens.replaceSubrange(
        left.lowerBound..<right.upperBound,
        with: collection.sequence.tokens[right] + collection.sequence.tokens[left])
      let isSwapped = await shrinker.consider(candidate)
      position = isSwapped && position > 1 ? position - 1 : position + 1
    }
  }
}
