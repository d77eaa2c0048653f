/// Deletes two or three elements that stand side by side, none of which can go alone: brackets that
/// belong together, a command and the one that takes it back.
///
/// Costs two runs for each element of a collection of four or more; of fewer, what is left has
/// mostly been tried.
struct DeleteNeighbours: ShrinkPass {
  /// How many elements the collections have that are looked through.
  private let counts = 4...500

  func run(on shrinker: Shrinker) {
    for size in [2, 3] {
      var index = 0
      while shrinker.hasBudget, shrinker.collection(index) != nil {
        delete(size, of: index, on: shrinker)
        index += 1
      }
    }
  }

  private func delete(_ size: Int, of index: Int, on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, let collection = shrinker.collection(index),
      counts.contains(collection.elements.count), position + size <= collection.elements.count
    {
      let shorter = collection.without(position..<position + size)
      if shorter.map({ shrinker.consider($0) }) != true { position += 1 }
    }
  }
}

extension CollectionSpan {
  /// The sequence without some neighbours among the elements; nil where there may not be fewer.
  fileprivate func without(_ neighbours: Range<Int>) -> ChoiceSequence? {
    guard let counter = counters.first, let count = sequence.choice(at: counter),
      count.value - Int128(neighbours.count) >= count.lower
    else { return nil }
    let gone = neighbours.map { elements[$0] }
    return sequence.removing(gone).setting(count.value - Int128(gone.count), at: counter)
  }
}
