/// Takes the simplest alternative, with nothing behind it, and puts a number elsewhere at the end
/// of its range: of two parts that share a sum, the one that need not be there goes.
///
/// Costs a run for each alternative that is not the simplest and each number beside it, 24 at
/// most. Numbers in the same recursive value are left to passes that move its parts.
struct TradeForks: ShrinkPass {
  /// After how many runs the pass tries no other alternative.
  private let most = 24

  func run(on shrinker: Shrinker) {
    let end = shrinker.runs + most
    var position = 0
    while shrinker.hasBudget, shrinker.runs < end, position < shrinker.target.tokens.count {
      trade(position, on: shrinker)
      position += 1
    }
  }

  private func trade(_ position: Int, on shrinker: Shrinker) {
    let target = shrinker.target
    guard let choice = target.choice(at: position), choice.kind.isFork, !choice.isSimplest else {
      return
    }
    let around = shrinker.spans.filter { $0.range.contains(position) }
    guard let span = around.last, case .alternatives = span.label else { return }
    let gone = position + 1..<span.inside.upperBound
    let own = around.first { $0.isRecursive(among: around) }?.range ?? gone
    let lowered = target.setting(choice.origin, at: position)
    for taker in shrinker.wholes where !own.contains(taker) && !gone.contains(taker) {
      guard let end = target.choice(at: taker)?.farEnd else { continue }
      if shrinker.consider(lowered.setting(end, at: taker).removing([gone])) { return }
    }
  }
}

extension Span {
  /// Whether it is a level of a recursive value, which others of the spans around the same position
  /// may be, too.
  fileprivate func isRecursive(among around: [Span]) -> Bool {
    switch label {
    case .recursion: true
    case .type: around.count { $0.label == label } > 1
    case .collection, .element, .attempt, .alternatives, .dependence: false
    }
  }
}
