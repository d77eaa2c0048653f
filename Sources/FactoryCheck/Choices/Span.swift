/// The part of a choice sequence that made one value: a member, an element, an alternative.
@usableFromInline
struct Span: Equatable, Sendable {
  /// What a span stands for. Spans of one label can take each other's place.
  @usableFromInline
  enum Label: Hashable, Sendable {
    /// A value of a type.
    case type(ObjectIdentifier)
    /// A collection: perhaps a count, then one span an element.
    case collection
    /// One element of a collection.
    case element
    /// A draw that a filter accepted.
    case attempt
    /// One of so many alternatives, and what was drawn for it.
    case alternatives(Int)
    /// A value, and what was drawn because of it.
    case dependence
    /// A level of a recursive gen, told apart from those of other recursive gens.
    case recursion(ObjectIdentifier)
  }

  let label: Label
  /// The positions of the open token up to and including the close token.
  let range: Range<Int>
  /// The index of the enclosing span, or nil at the top.
  let parent: Int?

  /// The positions between the open and the close token; none where a gen never closed it.
  var inside: Range<Int> {
    range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
  }
}

extension Span.Label {
  /// Whether a value of this label can contain another.
  var isRecursive: Bool {
    switch self {
    case .type, .recursion, .alternatives: true
    case .collection, .element, .attempt, .dependence: false
    }
  }
}

extension ChoiceSequence {
  /// All spans, an enclosing one before those inside it. O(n).
  var spans: [Span] {
    var spans: [Span] = []
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open(let label):
        spans.append(Span(label: label, range: position..<position, parent: open.last))
        open.append(spans.count - 1)
      case .close:
        guard let index = open.popLast() else { continue }
        spans[index] = Span(
          label: spans[index].label, range: spans[index].range.lowerBound..<position + 1,
          parent: spans[index].parent)
      case .choice: continue
      }
    }
    return spans
  }

  /// For each position of an open token that of its close token, and -1 elsewhere; a span that is
  /// never closed ends with the sequence. O(n).
  var closes: [Int] {
    var closes = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open: open.append(position)
      case .close: if let start = open.popLast() { closes[start] = position }
      case .choice: continue
      }
    }
    for start in open { closes[start] = tokens.count }
    return closes
  }
}
