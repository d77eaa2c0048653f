/// Deletes two elements of a collection that are equal and doubles another one in their place:
/// where something has to stand there twice, and something else at all, that may be the same.
///
/// Costs one run for each other element of collections in which two are equal.
struct ReplaceTwins: ShrinkPass {
  /// The largest collection that is looked through.
  private let most = 20

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let collection = shrinker.collection(index) {
      let isReplaced =
        collection.elements.count <= most
        && collection.withoutTwins.contains { shrinker.consider($0) }
      if !isReplaced { index += 1 }
    }
  }
}

extension CollectionSpan {
  /// The sequences with another element in the place of the first two that are equal; none where
  /// all are, or none.
  fileprivate var withoutTwins: [ChoiceSequence] {
    guard let counter = counters.first, let count = sequence.choice(at: counter),
      count.value > count.lower, let twins
    else { return [] }
    let others = elements.indices.filter { tokens($0) != tokens(twins.0) }
    return others.map { other in
      var doubled = sequence.setting(count.value - 1, at: counter)
      doubled.tokens.insert(contentsOf: tokens(other), at: elements[other].upperBound)
      let shift = elements[other].count
      return doubled.removing(
        [twins.0, twins.1].map { twin in
          let range = elements[twin]
          return twin < other ? range : range.lowerBound + shift..<range.upperBound + shift
        })
    }
  }

  /// The first two elements that are equal.
  private var twins: (Int, Int)? {
    for first in elements.indices {
      let second = elements.indices.first { $0 > first && tokens($0) == tokens(first) }
      if let second { return (first, second) }
    }
    return nil
  }

  private func tokens(_ index: Int) -> ArraySlice<ChoiceSequence.Token> {
    sequence.tokens[elements[index]]
  }
}
