extension ChoiceSequence {
  /// The same sequence with other values at some positions: one of a series that is the same every
  /// time. The first, round 0, has the simplest values, and round 1 the next simpler ones: what is
  /// as small as can be may pass there alone.
  func varied(at positions: [Int], round: Int) -> ChoiceSequence {
    var random = Choices(state: scramble(UInt64(truncatingIfNeeded: round)), size: 100, tape: nil)
    var copy = self
    for position in positions {
      guard let choice = choice(at: position) else { continue }
      let value =
        switch round {
        case 0: choice.origin
        case 1: choice.next
        default: choice.varied(&random)
        }
      copy.tokens[position] = .choice(choice.with(value))
    }
    return copy
  }
}

extension Choice {
  /// How many elements a varied collection has at most beyond its smallest number.
  private static let fewElements: UInt128 = 5

  /// The value that is one nearer to the origin.
  fileprivate var next: Int128 {
    value == origin ? origin : value > origin ? value &- 1 : value &+ 1
  }

  /// Any value of the range, those near the origin as likely as those far from it: each number of
  /// bits of the distance has the same chance.
  fileprivate func varied(_ random: inout Choices) -> Int128 {
    let above = UInt128(truncatingIfNeeded: upper &- origin)
    let below = UInt128(truncatingIfNeeded: origin &- lower)
    let isBelow = above == 0 || below > 0 && random.nextWord() & 1 == 1
    let farthest = isBelow ? below : above
    let bits = UInt64(UInt128.bitWidth - farthest.leadingZeroBitCount)
    let shift = UInt64(UInt128.bitWidth) - random.uniform(below: bits + 1)
    let word = UInt128(random.nextWord()) << 64 | UInt128(random.nextWord())
    var distance = min(word >> UInt128(shift), farthest)
    if kind == .count { distance = min(distance, Choice.fewElements) }
    return isBelow ? origin &- Int128(distance) : origin &+ Int128(distance)
  }
}
