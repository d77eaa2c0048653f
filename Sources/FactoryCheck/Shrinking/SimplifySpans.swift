/// Makes everything inside a span simplest, outer spans first.
///
/// Helps wherever a part of the value does not matter. Costs one run a span that is not simplest.
struct SimplifySpans: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while shrinker.hasBudget, index < shrinker.spans.count {
      let span = shrinker.spans[index]
      if !shrinker.target.isSimplest(span) {
        _ = await shrinker.consider(shrinker.target.removing([span.inside]))
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
