extension Shrinker {
  /// Considers a sequence without some elements of its collections.
  func considerWithout(
    _ elements: [(CollectionSpan, Range<Int>)], of sequence: ChoiceSequence
  ) -> Bool {
    var candidate = sequence
    for (counter, gone) in counters(of: elements) {
      guard let counter, let count = candidate.choice(at: counter),
        count.value - Int128(gone) >= count.lower
      else { return false }
      candidate.set(count.value - Int128(gone), at: counter)
    }
    let ranges = elements.map { $0.0.tokens(of: $0.1) }
    return consider(candidate.removing(ranges))
  }

  /// What counts the elements that go, and how many they are: one number for several collections
  /// where all are of its length, as the rows of a table.
  private func counters(of elements: [(CollectionSpan, Range<Int>)]) -> [(Int?, Int)] {
    let own = elements.map { ($0.0.counters.first, $0.1.count) }
    guard let first = elements.first, elements.contains(where: { $0.0.span != first.0.span }) else {
      return own
    }
    let shared = first.0.counters.first { counter in
      elements.allSatisfy { $0.0.counters.contains(counter) }
    }
    return shared.map { [($0, first.1.count)] } ?? own
  }
}
