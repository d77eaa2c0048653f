/// Lowers each number towards its origin, alone.
///
/// A boundary is found by bisection, in twice the logarithm of its distance from the origin. A number
/// that can be neither simplest nor one less is left to the other passes, but for when they found
/// nothing either.
struct LowerNumbers: ShrinkPass {
  /// How far apart numbers that fail may lie.
  enum Gaps { case none, small, large }

  var gaps = Gaps.none

  func run(on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, position < shrinker.target.tokens.count {
      if let choice = shrinker.target.choice(at: position), choice.kind.isNumber, !choice.isSimplest
      {
        lower(choice, at: position, on: shrinker)
      }
      position += 1
    }
  }

  private func lower(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    if shrinker.considerValue(choice.origin, at: position) { return }
    if choice.kind == .float { round(choice, at: position, on: shrinker) }
    if choice.kind == .character { approach(choice, at: position, on: shrinker) }
    if let mirrored = choice.mirrored(by: choice.rank.distance), choice.value < choice.origin {
      _ = shrinker.considerValue(mirrored, at: position)
    }
    if let choice = shrinker.target.choice(at: position) {
      let distance = choice.rank.distance
      var search = LoweringSearch(by: distance, units: units(for: choice))
      while let amount = search.probe {
        let value = choice.value(distance: distance - amount)
        search.tell(shrinker.considerValue(value, at: position))
      }
    }
    crossOver(at: position, on: shrinker)
  }

  /// The units to lower a number by. A number at the end of its range is likely there for that reason,
  /// and one near the origin is soon counted through.
  private func units(for choice: Choice) -> [UInt128] {
    let isFar =
      choice.rank.distance > 64 && choice.value != choice.lower && choice.value != choice.upper
    switch gaps {
    case .none: return [1]
    case .small: return [1, 2, 3]
    case .large: return isFar ? Array(1...10) + [16, 60, 64, 100, 128, 256, 1000, 1024] : []
    }
  }

  /// The whole numbers next to a fraction, and for what lies beyond them infinity, the simplest of what is
  /// no number, and the largest that is simple.
  private func round(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    let number = FloatOrder.number(at: choice.value)
    let isModerate = number.magnitude < FloatOrder.wholes
    guard !isModerate || number != number.rounded() else { return }
    let largest = number.sign == .minus ? 1 - FloatOrder.wholes : FloatOrder.wholes - 1
    let simpler =
      isModerate
      ? [number.rounded(.towardZero), number.rounded(.awayFromZero)]
      : number.isFinite ? [largest] : [.infinity, -.infinity, largest]
    for number in simpler
    where shrinker.considerValue(FloatOrder.rank(of: number), at: position) {
      return
    }
    guard number.isNaN else { return }
    _ = shrinker.considerValue(FloatOrder.rank(of: .infinity) + 1, at: position)
  }

  /// The first character of each class in the place of one from far out, a capital letter, a digit, a space,
  /// and those that quote and separate. What a property asks of a character is often its class, whose other
  /// members lie far apart, or that it is none of a format's own.
  private func approach(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    guard choice.rank.distance >= Alphabet.ascii.count else { return }
    for place in Alphabet.landmarks
    where shrinker.considerValue(choice.origin + Int128(place), at: position) {
      return
    }
  }

  /// The last number on the other side of the origin that is simpler.
  private func crossOver(at position: Int, on shrinker: Shrinker) {
    guard let choice = shrinker.target.choice(at: position), choice.value > choice.origin,
      let mirrored = choice.mirrored(by: choice.rank.distance - 1), mirrored != choice.origin
    else { return }
    _ = shrinker.considerValue(mirrored, at: position)
  }
}

extension Shrinker {
  /// Considers the target with another value at a position.
  func considerValue(_ value: Int128, at position: Int) -> Bool {
    consider(target.setting(value, at: position))
  }
}

extension Choice {
  /// The value at a distance from the origin, on the side where the value is.
  func value(distance: UInt128) -> Int128 {
    let distance = Int128(truncatingIfNeeded: distance)
    return value < origin ? origin &- distance : origin &+ distance
  }

  /// The value at a distance from the origin, on the other side; nil where the range ends before.
  fileprivate func mirrored(by distance: UInt128) -> Int128? {
    let isBelow = value < origin
    let room = UInt128(truncatingIfNeeded: isBelow ? upper &- origin : origin &- lower)
    guard distance <= room else { return nil }
    let distance = Int128(truncatingIfNeeded: distance)
    return isBelow ? origin &+ distance : origin &- distance
  }
}
