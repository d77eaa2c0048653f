/// Deletes runs of elements from collections, and lowers what says how many there are.
///
/// That is the collection's own count, or, where a gen fixed it beforehand (`flatMap`), an earlier
/// number that equals the number of elements. Costs some runs an element that stays, and the logarithm
/// of each run of elements that goes.
struct DeleteElements: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while index < shrinker.target.collections.count {
      await deleteElements(ofCollection: index, on: shrinker)
      index += 1
    }
  }

  private func deleteElements(ofCollection index: Int, on shrinker: Shrinker) async {
    for counter in shrinker.target.collections[index].counters {
      var position = 0
      while let collection = shrinker.target.collection(index), collection.elements.count > position
      {
        let deleted = await largest(upTo: collection.elements.count - position) { count in
          await deletes(position..<position + count, of: collection, counter, on: shrinker)
        }
        if deleted == 0 { position += 1 }
      }
    }
  }

  /// Tries to delete elements from a collection as it was before any were deleted.
  private func deletes(
    _ elements: Range<Int>, of collection: CollectionSpan, _ counter: Int, on shrinker: Shrinker
  ) async -> Bool {
    let sequence = collection.sequence
    guard let count = sequence.choice(at: counter),
      count.value - Int128(elements.count) >= count.lower
    else { return false }
    let shorter = sequence.setting(count.value - Int128(elements.count), at: counter)
    let range =
      collection.elements[elements.lowerBound]
      .lowerBound..<collection.elements[elements.upperBound - 1].upperBound
    return await shrinker.consider(shorter.removing([range]))
  }
}

/// A collection in a choice sequence.
struct CollectionSpan {
  let sequence: ChoiceSequence
  /// The positions of its elements, from open to close token.
  let elements: [Range<Int>]
  /// The positions of the choices that may say how many elements there are, the likeliest first.
  let counters: [Int]
}

extension ChoiceSequence {
  /// The collections that hold elements, an enclosing one before those inside it. O(n).
  var collections: [CollectionSpan] {
    let spans = spans
    var children: [Int: [Range<Int>]] = [:]
    for span in spans where span.label == .element {
      if let parent = span.parent { children[parent, default: []].append(span.range) }
    }
    return children.keys.sorted().compactMap { index in
      guard let elements = children[index] else { return nil }
      let counters = counters(of: spans[index], elements: elements)
      return CollectionSpan(sequence: self, elements: elements, counters: counters)
    }
  }

  /// The collection at an index of `collections`, or nil where there are fewer.
  func collection(_ index: Int) -> CollectionSpan? {
    let collections = collections
    return collections.indices.contains(index) ? collections[index] : nil
  }

  private func counters(of span: Span, elements: [Range<Int>]) -> [Int] {
    let first = span.inside.lowerBound
    if let choice = choice(at: first), choice.kind == .count { return [first] }
    let count = Int128(elements.count)
    return (0..<first).reversed().filter { position in
      guard let choice = choice(at: position) else { return false }
      return choice.kind == .integer && choice.value == count
    }
  }
}
