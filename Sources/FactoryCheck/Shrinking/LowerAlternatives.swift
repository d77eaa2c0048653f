/// Takes a simpler alternative, or none of an optional: with what was drawn behind it where that
/// fits, and else with everything behind it in its span simplest.
///
/// Costs two runs for each simpler alternative of each choice.
struct LowerAlternatives: ShrinkPass {
  func run(on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, position < shrinker.target.tokens.count {
      lower(position, on: shrinker)
      position += 1
    }
  }

  private func lower(_ position: Int, on shrinker: Shrinker) {
    let target = shrinker.target
    guard let choice = target.choice(at: position), choice.kind.isFork, !choice.isSimplest else {
      return
    }
    let end = target.spans.last { $0.range.contains(position) }?.inside.upperBound
    for value in choice.origin..<choice.value {
      let lowered = target.setting(value, at: position)
      if shrinker.consider(lowered) { return }
      let rest = position + 1..<(end ?? target.tokens.count)
      if choice.kind == .alternative, shrinker.consider(lowered.removing([rest])) { return }
    }
  }
}

extension Choice.Kind {
  /// Whether the choice is which way to go.
  var isFork: Bool { self == .alternative || self == .boolean }
}
