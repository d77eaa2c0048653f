/// Puts a part of a recursive value in the place of the whole: a subtree for its tree.
///
/// Costs one run for each span and each nearest span of the same label inside it.
struct HoistDescendants: ShrinkPass {
  /// Whether to lower a number before the span with it.
  var isThorough = false

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.spans.count {
      if !hoists(into: index, on: shrinker) { index += 1 }
    }
  }

  private func hoists(into index: Int, on shrinker: Shrinker) -> Bool {
    let sequence = shrinker.target
    let spans = shrinker.spans
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
      if shrinker.consider(candidate) { return true }
      if isThorough, considerLess(candidate, before: whole.range.lowerBound, on: shrinker) {
        return true
      }
    }
    return false
  }

  /// Considers a candidate with one of the numbers before it halved or one less: such a number may
  /// be a size or a depth that the part, being higher up, has too much of now.
  private func considerLess(
    _ candidate: ChoiceSequence, before end: Int, on shrinker: Shrinker
  ) -> Bool {
    for position in 0..<end {
      guard let choice = candidate.choice(at: position), choice.kind == .integer,
        choice.rank.distance > 1
      else { continue }
      for distance in [choice.rank.distance / 2, choice.rank.distance - 1] {
        let less = candidate.setting(choice.value(distance: distance), at: position)
        if shrinker.consider(less) { return true }
      }
    }
    return false
  }
}
