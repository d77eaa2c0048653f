/// Makes everything inside a span simplest, outer spans first, and with it the spans beside it that
/// can be, too.
///
/// Helps wherever a part of the value does not matter. Costs one run a span that has to stay, and
/// the logarithm of how many others there are between two of those; what is all there is inside
/// another is that one.
struct SimplifySpans: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.spans.count {
      let spans = shrinker.spans
      let span = spans[index]
      let isWhole = span.parent.map { spans[$0].inside == span.range } ?? false
      if !isWhole, !shrinker.target.isSimplest(span) { simplify(from: index, on: shrinker) }
      index += 1
    }
  }

  private func simplify(from index: Int, on shrinker: Shrinker) {
    let start = shrinker.target
    let spans = shrinker.spans
    guard shrinker.consider(start.removing([spans[index].inside])) else { return }
    let parts = spans[index...].filter { $0.parent == spans[index].parent && !start.isSimplest($0) }
    var search = LargestSearch(upTo: UInt128(parts.count))
    search.tell(true)
    while shrinker.hasBudget, let count = search.probe {
      let simpler = start.removing(parts.prefix(Int(count)).map(\.inside))
      search.tell(shrinker.consider(simpler))
    }
  }
}

extension ChoiceSequence {
  /// Whether all choices inside a span are at their origins. O(length of the span).
  func isSimplest(_ span: Span) -> Bool {
    span.inside.allSatisfy { choice(at: $0)?.isSimplest ?? true }
  }
}
