/// A collection in a choice sequence.
struct CollectionSpan {
  let sequence: ChoiceSequence
  let span: Span
  /// The positions of its elements, from open to close token.
  let elements: [Range<Int>]
  /// The positions of the choices that may say how many elements there are, the likeliest first:
  /// the collection's own count, or, where a gen fixed that beforehand (`flatMap`), earlier numbers
  /// that equal it.
  let counters: [Int]

  /// Whether it is counted by a choice of its own, and not by a number before it.
  var hasOwnCount: Bool { counters == [span.inside.lowerBound] }
}

extension ChoiceSequence {
  /// The collections that hold elements, an enclosing one before those inside it. O(n).
  ///
  /// - Parameter spans: All spans.
  func collections(among spans: [Span]) -> [CollectionSpan] {
    var children: [[Range<Int>]] = Array(repeating: [], count: spans.count)
    for span in spans where span.label == .element {
      if let parent = span.parent { children[parent].append(span.range) }
    }
    var collections: [CollectionSpan] = []
    for (span, elements) in zip(spans, children) where !elements.isEmpty {
      let counters = counters(of: span, elements: elements.count)
      collections.append(
        CollectionSpan(sequence: self, span: span, elements: elements, counters: counters))
    }
    return collections
  }

  private func counters(of span: Span, elements: Int) -> [Int] {
    let first = span.inside.lowerBound
    if let choice = choice(at: first), choice.kind == .count { return [first] }
    return (0..<first).reversed().filter { position in
      guard let choice = choice(at: position) else { return false }
      return choice.kind == .integer && choice.value == elements
    }
  }
}
