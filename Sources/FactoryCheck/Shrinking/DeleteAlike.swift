/// Deletes equal elements together: the same ones of collections that are equal, or two of one collection
/// or of two.
///
/// Helps where two texts have to stay equal, or a list its own reverse. Costs the logarithm of the number
/// of elements for each group of equal collections, and a run for each pair of equal elements.
struct DeleteAlike: ShrinkPass {
  /// With how many elements the pass gives up looking for pairs: they grow with the square.
  private let most = 40

  func run(on shrinker: Shrinker) {
    deleteFromCopies(on: shrinker)
    deletePairs(on: shrinker)
  }

  private func deleteFromCopies(on shrinker: Shrinker) {
    var group = 0
    while shrinker.hasBudget, shrinker.equalCollections(group) != nil {
      var position = 0
      while shrinker.hasBudget, let copies = shrinker.equalCollections(group),
        position < copies[0].elements.count
      {
        var search = LargestSearch(upTo: UInt128(copies[0].elements.count - position))
        while let count = search.probe {
          let gone = copies.map { ($0, position..<position + Int(count)) }
          search.tell(shrinker.considerWithout(gone, of: copies[0].sequence))
        }
        if search.answer == 0 { position += 1 }
      }
      group += 1
    }
  }

  private func deletePairs(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, let elements = shrinker.elements(atMost: most),
      first < elements.count
    {
      if !deletesPair(of: elements[first], in: elements[(first + 1)...], on: shrinker) {
        first += 1
      }
    }
  }

  private func deletesPair(
    of element: Element, in others: ArraySlice<Element>, on shrinker: Shrinker
  ) -> Bool {
    for other in others where element.isBeside(other) && element.tokens == other.tokens {
      let gone = [element, other].map { ($0.collection, $0.index..<$0.index + 1) }
      if shrinker.considerWithout(gone, of: element.collection.sequence) { return true }
    }
    return false
  }
}

/// One element of a collection.
private struct Element {
  let collection: CollectionSpan
  let index: Int
  var range: Range<Int> { collection.elements[index] }
  var tokens: ArraySlice<ChoiceSequence.Token> { collection.sequence.tokens[range] }

  /// Whether neither is a part of the other.
  func isBeside(_ other: Element) -> Bool { !range.overlaps(other.range) }
}

extension Shrinker {
  /// Considers a sequence without some elements of its collections.
  fileprivate func considerWithout(
    _ elements: [(CollectionSpan, Range<Int>)], of sequence: ChoiceSequence
  ) -> Bool {
    var candidate = sequence
    for (counter, gone) in counters(of: elements) {
      guard let counter, let count = candidate.choice(at: counter),
        count.value - Int128(gone) >= count.lower
      else { return false }
      candidate = candidate.setting(count.value - Int128(gone), at: counter)
    }
    let ranges = elements.map { collection, gone in
      collection.elements[gone.lowerBound]
        .lowerBound..<collection.elements[gone.upperBound - 1]
        .upperBound
    }
    return consider(candidate.removing(ranges))
  }

  /// What counts the elements that go, and how many they are: one number for several collections where all
  /// are of its length, as the rows of a table.
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

extension Shrinker {
  /// The elements of all collections; nil where there are more than so many.
  fileprivate func elements(atMost most: Int) -> [Element]? {
    let elements = collections.flatMap { collection in
      collection.elements.indices.map { Element(collection: collection, index: $0) }
    }
    return elements.count <= most ? elements : nil
  }

  /// A group of collections that are equal, by its index; nil where there are fewer groups.
  fileprivate func equalCollections(_ group: Int) -> [CollectionSpan]? {
    var groups: [[CollectionSpan]] = []
    for collection in collections {
      let same = groups.firstIndex { $0[0].tokens == collection.tokens }
      if let same { groups[same].append(collection) } else { groups.append([collection]) }
    }
    let copies = groups.filter { $0.count > 1 }
    return copies.indices.contains(group) ? copies[group] : nil
  }
}

extension CollectionSpan {
  fileprivate var tokens: ArraySlice<ChoiceSequence.Token> { sequence.tokens[span.range] }
}
