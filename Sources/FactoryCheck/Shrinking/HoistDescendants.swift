/// Puts a part of a recursive value in the place of the whole: a subtree for its tree.
///
/// Costs one run for each span and each nearest span of the same label inside it.
struct HoistDescendants: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var index = 0
    while index < shrinker.target.spans.count {
      if await !hoists(into: index, on: shrinker) { index += 1 }
    }
  }

  private func hoists(into index: Int, on shrinker: Shrinker) async -> Bool {
    let sequence = shrinker.target
    let spans = sequence.spans
    let whole = spans[index]
    guard whole.label.isRecursive else { return false }
    var end = whole.range.lowerBound
    for part in spans[(index + 1)...] where part.label == whole.label {
      if part.range.lowerBound >= whole.range.upperBound { break }
      // Only the nearest: a deeper one is reached by hoisting twice.
      if part.range.lowerBound < end { continue }
      end = part.range.upperBound
      var candidate = sequence
      candidate.tokens.replaceSubrange(whole.range, with: sequence.tokens[part.range])
      if await shrinker.consider(candidate) { return true }
    }
    return false
  }
}

extension Span.Label {
  /// Whether a value of this label can contain another.
  fileprivate var isRecursive: Bool {
    switch self {
    case .type, .recursion, .alternatives: true
    case .collection, .element, .attempt: false
    }
  }
}
