/// Deletes an element of a collection and adds a number of it to its neighbour's, where a sum has
/// to stay; around the ends of the range, as wrapping arithmetic does.
///
/// Costs one run for each number of each pair of neighbours.
struct MergeNumbers: ShrinkPass {
  /// How many numbers of an element are tried.
  private let most = 4

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, shrinker.collection(index) != nil {
      var position = 0
      while shrinker.hasBudget,
        position + 1 < (shrinker.collection(index)?.elements.count ?? 0)
      {
        if !merges(position, of: index, on: shrinker) { position += 1 }
      }
      index += 1
    }
  }

  private func merges(_ position: Int, of index: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    guard let collection = shrinker.collection(index), let counter = collection.counters.first,
      let count = target.choice(at: counter), count.value > count.lower
    else { return false }
    let pair = Array(collection.elements[position...position + 1])
    let fewer = target.setting(count.value - 1, at: counter).removing([pair[1]])
    return target.summands(in: pair).prefix(most).contains { place in
      let (left, right) = (place.left, place.right)
      let sum = left.wrapping(left.value + right.value)
      // Numbers that cancel each other out are for deletion to take away.
      return sum != left.origin && shrinker.consider(fewer.setting(sum, at: place.position))
    }
  }
}

extension ChoiceSequence {
  /// The integers in one element that can be added to those in the same place of the other, where
  /// both have as many choices.
  fileprivate func summands(
    in pair: [Range<Int>]
  ) -> [(position: Int, left: Choice, right: Choice)] {
    guard pair[0].count == pair[1].count else { return [] }
    return zip(pair[0], pair[1]).compactMap { position, other in
      guard let left = choice(at: position), let right = choice(at: other),
        left.asksTheSame(as: right), left.isSummable
      else { return nil }
      return (position, left, right)
    }
  }
}

extension Choice {
  fileprivate var isSummable: Bool {
    kind == .integer && lower > Int128.min / 2 && upper < Int128.max / 2
  }

  /// A number brought into the range by going around its ends once.
  fileprivate func wrapping(_ number: Int128) -> Int128 {
    let width = upper - lower + 1
    return number > upper ? number - width : number < lower ? number + width : number
  }
}
