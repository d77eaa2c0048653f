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
      let gone = [(collection, position..<position + size)]
      if !shrinker.considerWithout(gone, of: collection.sequence) { position += 1 }
    }
  }
}
