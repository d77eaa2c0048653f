/// Deletes a number from a collection and adds it to its neighbour, where a sum has to stay; around the
/// ends of the range, as wrapping arithmetic does.
///
/// Costs one run for each pair of neighbours.
struct MergeNumbers: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while shrinker.hasBudget, shrinker.collection(index) != nil {
      var position = 0
      while shrinker.hasBudget,
        position + 1 < (shrinker.collection(index)?.elements.count ?? 0)
      {
        if await !merges(position, of: index, on: shrinker) { position += 1 }
      }
      index += 1
    }
  }

  private func merges(_ position: Int, of index: Int, on shrinker: Shrinker) async -> Bool {
    let target = shrinker.target
    guard let collection = shrinker.collection(index), let counter = collection.counters.first,
      let count = target.choice(at: counter), count.value > count.lower,
      let left = target.number(in: collection.elements[position]),
      let right = target.number(in: collection.elements[position + 1]),
      left.asksTheSame(as: right)
    else { return false }
    let sum = left.wrapping(left.value + right.value)
    // Numbers that cancel each other out are for deletion to take away.
    guard sum != left.origin else { return false }
    let merged =
      target
      .setting(sum, at: collection.elements[position].lowerBound + 1)
      .setting(count.value - 1, at: counter)
      .removing([collection.elements[position + 1]])
    return await shrinker.consider(merged)
  }
}

extension ChoiceSequence {
  /// The integer that is all of an element; nil where there is more to it.
  fileprivate func number(in element: Range<Int>) -> Choice? {
    guard element.count == 3, let choice = choice(at: element.lowerBound + 1),
      choice.kind == .integer, choice.lower > Int128.min / 2, choice.upper < Int128.max / 2
    else { return nil }
    return choice
  }
}

extension Choice {
  /// A number brought into the range by going around its ends once.
  fileprivate func wrapping(_ number: Int128) -> Int128 {
    let width = upper - lower + 1
    return number > upper ? number - width : number < lower ? number + width : number
  }
}
