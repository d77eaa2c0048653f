extension Choice {
  /// How far from the origin a number is at most that passes try: beyond it products overflow.
  private static let farthest: UInt128 = 1 << 32

  /// The last or first value of the range, or one far out where the range goes on.
  func end(isUpper: Bool) -> Int128 {
    let room = UInt128(truncatingIfNeeded: isUpper ? upper &- origin : origin &- lower)
    let distance = Int128(truncatingIfNeeded: min(room, Choice.farthest))
    return isUpper ? origin &+ distance : origin &- distance
  }

  /// The end of the range on the side where the value is; nil where the value is there already.
  var farEnd: Int128? {
    let end = end(isUpper: value >= origin)
    return with(end).rank > rank ? end : nil
  }

  /// How far the ends of its range lie apart.
  var width: UInt128 { UInt128(truncatingIfNeeded: upper &- lower) }
}
