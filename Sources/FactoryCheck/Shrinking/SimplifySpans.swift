/// Makes everything inside a span simplest, outer spans first.
///
/// Helps wherever a part of the value does not matter. Costs one run a span that is not simplest;
/// what is all there is inside another is that one.
struct SimplifySpans: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.spans.count {
      let spans = shrinker.spans
      let span = spans[index]
      let isWhole = span.parent.map { spans[$0].inside == span.range } ?? false
      if !isWhole, !shrinker.target.isSimplest(span) {
        _ = shrinker.consider(shrinker.target.removing([span.inside]))
      }
      index += 1
    }
  }
}

extension ChoiceSequence {
  /// Whether all choices inside a span are at their origins. O(length of the span).
  func isSimplest(_ span: Span) -> Bool {
    span.inside.allSatisfy { choice(at: $0)?.isSimplest ?? true }
  }
}
