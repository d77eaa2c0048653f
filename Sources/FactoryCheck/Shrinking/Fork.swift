/// A choice between alternatives of a recursive value, and what was drawn for it.
struct Fork {
  /// Among how many alternatives passes do not look for others.
  fileprivate static let most: Int128 = 12

  let position: Int
  let choice: Choice
  /// The value.
  let whole: Range<Int>
  /// What stands behind the choice in its span.
  let rest: Range<Int>
  /// The values of the same kind in it, but for those inside of others.
  let parts: [Range<Int>]

  /// Nil where the choice is not part of a value.
  fileprivate init?(position: Int, choice: Choice, spans: [Span]) {
    guard let span = spans.last(where: { $0.range.contains(position) }),
      let value = spans.last(where: { $0.range.contains(position) && $0.label.isValue })
    else { return nil }
    let rest = position + 1..<span.inside.upperBound
    let inside = spans.filter { $0.label == value.label && rest.contains($0.range.lowerBound) }
    self.position = position
    self.choice = choice
    whole = value.range
    self.rest = rest
    parts = inside.reduce(into: []) { parts, span in
      if parts.last.map({ $0.upperBound <= span.range.lowerBound }) ?? true {
        parts.append(span.range)
      }
    }
  }
}

extension Span.Label {
  /// Whether it stands for a value of a type or of a recursive gen.
  fileprivate var isValue: Bool {
    switch self {
    case .type, .recursion: true
    case .collection, .element, .attempt, .alternatives, .dependence: false
    }
  }
}

extension Shrinker {
  /// The choice between some alternatives at a position of the target, if one is there.
  func fork(at position: Int) -> Fork? {
    guard let choice = target.choice(at: position), choice.kind == .alternative,
      choice.upper - choice.lower < Fork.most
    else { return nil }
    return Fork(position: position, choice: choice, spans: spans)
  }
}
