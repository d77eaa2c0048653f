/// A collection in a choice sequence.
struct CollectionSpan {
  let sequence: ChoiceSequence
  let span: Span
  /// The positions of its elements, from open to close token.
  let elements: [Range<Int>]
  /// The positions of the choices that may say how many elements there are, the likeliest first:
  /// the collection's own count, or, where a gen fixed that beforehand (`flatMap`), earlier numbers
  /// that equal it, the nearest of them.
  let counters: [Int]

  /// Whether it is counted by a choice of its own, and not by a number before it.
  var hasOwnCount: Bool { counters == [span.inside.lowerBound] }

  /// Whether each element is one character.
  var isText: Bool {
    elements.allSatisfy {
      $0.count == 3 && sequence.choice(at: $0.lowerBound + 1)?.kind == .character
    }
  }

  /// The positions of some elements that follow each other, one at least.
  func tokens(of indices: Range<Int>) -> Range<Int> {
    elements[indices.lowerBound].lowerBound..<elements[indices.upperBound - 1].upperBound
  }
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
    var integers = EarlierIntegers(in: self)
    var collections: [CollectionSpan] = []
    for (span, elements) in zip(spans, children) where !elements.isEmpty {
      let first = span.inside.lowerBound
      let isCounted = choice(at: first)?.kind == .count
      let counters = isCounted ? [first] : integers.equal(to: elements.count, before: first)
      collections.append(
        CollectionSpan(sequence: self, span: span, elements: elements, counters: counters))
    }
    return collections
  }
}

/// The integers of a sequence by their values, up to a position that only moves on.
private struct EarlierIntegers {
  /// How many of one value are told at most.
  private let most = 100

  private let sequence: ChoiceSequence
  private var end = 0
  private var positions: [Int128: [Int]] = [:]

  init(in sequence: ChoiceSequence) { self.sequence = sequence }

  /// The positions before another of the integers of one value, the nearest first. O(n) for all
  /// positions together.
  mutating func equal(to value: Int, before position: Int) -> [Int] {
    while end < position {
      if let choice = sequence.choice(at: end), choice.kind == .integer {
        positions[choice.value, default: []].append(end)
      }
      end += 1
    }
    return positions[Int128(value)]?.suffix(most).reversed() ?? []
  }
}
