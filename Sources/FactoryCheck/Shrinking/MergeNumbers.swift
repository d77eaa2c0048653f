/// Deletes a number from a collection and adds it to its neighbour, where a sum has to stay; around
/// the ends of the range, as wrapping arithmetic does.
///
/// Costs one run for each pair of neighbours.
struct MergeNumbers: ShrinkPass {
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
    guard let place = target.onlyDifference(in: pair) else { return false }
    let (left, right) = (place.left, place.right)
    let sum = left.wrapping(left.value + right.value)
    // Numbers that cancel each other out are for deletion to take away.
    guard sum != left.origin else { return false }
    let merged =
      target
      .setting(sum, at: place.position)
      .setting(count.value - 1, at: counter)
      .removing([pair[1]])
    return shrinker.consider(merged)
  }
}

extension ChoiceSequence {
  /// The integers that are alone in two elements or all that differs between them; nil where there
  /// is more to them.
  fileprivate func onlyDifference(
    in pair: [Range<Int>]
  ) -> (position: Int, left: Choice, right: Choice)? {
    guard pair[0].count == pair[1].count else { return nil }
    let places = zip(pair[0], pair[1]).filter { left, right in
      tokens[left] != tokens[right] || choice(at: left)?.kind == .integer
    }
    guard places.count == 1, let left = choice(at: places[0].0),
      let right = choice(at: places[0].1), left.asksTheSame(as: right), left.isSummable
    else { return nil }
    return (places[0].0, left, right)
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
