/// Deletes elements together that are alike: the same ones of collections that are equal, or of one
/// length; two equal ones of one collection or of two; and the first of a collection with the last.
///
/// Helps where two texts have to stay equal, or of the same letters, a list its own reverse, or
/// brackets balanced. Costs the logarithm of the number of elements for each group of collections,
/// a run for each pair of equal elements, and one for each collection of four or more.
struct DeleteAlike: ShrinkPass {
  /// With how many elements the pass gives up looking for pairs: they grow with the square.
  private let most = 40

  func run(on shrinker: Shrinker) {
    deleteFromGroups(on: shrinker) { $0.tokens == $1.tokens }
    deleteFromGroups(on: shrinker) { $0.isAligned(with: $1) }
    deletePairs(on: shrinker)
    deleteEnds(on: shrinker)
  }

  private func deleteFromGroups(
    on shrinker: Shrinker, of isAlike: (CollectionSpan, CollectionSpan) -> Bool
  ) {
    var group = 0
    while shrinker.hasBudget, shrinker.collections(isAlike, group) != nil {
      var position = 0
      while shrinker.hasBudget, let alike = shrinker.collections(isAlike, group),
        position < alike[0].elements.count
      {
        var search = LargestSearch(upTo: UInt128(alike[0].elements.count - position))
        while let count = search.probe {
          let gone = alike.map { ($0, position..<position + Int(count)) }
          search.tell(shrinker.considerWithout(gone, of: alike[0].sequence))
        }
        if search.answer == 0 { position += 1 }
      }
      group += 1
    }
  }

  private func deleteEnds(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let collection = shrinker.collection(index) {
      let last = collection.elements.count - 1
      let gone = [(collection, 0..<1), (collection, last..<last + 1)]
      if last < 3 || !shrinker.considerWithout(gone, of: collection.sequence) { index += 1 }
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
  /// The elements of all collections; nil where there are more than so many.
  fileprivate func elements(atMost most: Int) -> [Element]? {
    let elements = collections.flatMap { collection in
      collection.elements.indices.map { Element(collection: collection, index: $0) }
    }
    return elements.count <= most ? elements : nil
  }

  /// A group of two collections or more that are alike, by its index; nil where there are fewer
  /// groups.
  fileprivate func collections(
    _ isAlike: (CollectionSpan, CollectionSpan) -> Bool, _ group: Int
  ) -> [CollectionSpan]? {
    var groups: [[CollectionSpan]] = []
    for collection in collections {
      if let same = groups.firstIndex(where: { isAlike($0[$0.count - 1], collection) }) {
        groups[same].append(collection)
      } else {
        groups.append([collection])
      }
    }
    let alike = groups.filter { $0.count > 1 }
    return alike.indices.contains(group) ? alike[group] : nil
  }
}

extension CollectionSpan {
  fileprivate var tokens: ArraySlice<ChoiceSequence.Token> { sequence.tokens[span.range] }

  /// Whether a later collection lies beside this one and has as many elements, of as many as it
  /// might.
  fileprivate func isAligned(with other: CollectionSpan) -> Bool {
    guard elements.count == other.elements.count, !span.range.overlaps(other.span.range),
      let mine = counters.first.flatMap(sequence.choice),
      let theirs = other.counters.first.flatMap(sequence.choice)
    else { return false }
    return mine.asksTheSame(as: theirs)
  }
}
