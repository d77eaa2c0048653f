/// Lowers each number towards its origin, alone.
///
/// A boundary is found by bisection, in twice the logarithm of its distance from the origin. A
/// number that can be neither simplest nor one less is left to the other passes.
struct LowerNumbers: ShrinkPass {
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
    if choice.kind == .float { lowerFraction(at: position, on: shrinker) }
    if choice.kind == .character { approach(choice, at: position, on: shrinker) }
    if choice.rank.isBelow, let mirrored = choice.mirrored {
      _ = shrinker.considerValue(mirrored, at: position)
    }
    _ = shrinker.lower(at: position, by: 1)
    crossOver(at: position, on: shrinker)
  }

  /// The first character of each class in the place of one from far out, a capital letter, a digit,
  /// a space, and those that quote and separate. What a property asks of a character is often its
  /// class, whose other members lie far apart, or that it is none of a format's own.
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

  /// Lowers the number at a position, which cannot be simplest, by multiples of a unit.
  ///
  /// - Returns: Whether it is lower now.
  func lower(at position: Int, by unit: UInt128) -> Bool {
    guard let choice = target.choice(at: position), choice.isLowerable else { return false }
    let distance = choice.rank.distance
    var search = LoweringSearch(by: distance, unit: unit)
    var isLower = false
    while let amount = search.probe {
      let works = considerValue(choice.value(distance: distance - amount), at: position)
      search.tell(works)
      isLower = isLower || works
    }
    return isLower
  }
}

extension Choice {
  /// Whether smaller steps lead from the value to simpler ones, as they do not among fractions.
  var isLowerable: Bool { kind == .float ? whole != nil : kind.isNumber }

  /// The value at a distance from the origin, on the side where the value is.
  func value(distance: UInt128) -> Int128 {
    let distance = Int128(truncatingIfNeeded: distance)
    return value < origin ? origin &- distance : origin &+ distance
  }

  /// The value on the other side of the origin, as far from it, and of a floating-point number that
  /// of the other sign; nil where the range ends before.
  var mirrored: Int128? { kind == .float ? ~value : mirrored(by: rank.distance) }

  /// The value at a distance from the origin, on the other side; nil where the range ends before.
  func mirrored(by distance: UInt128) -> Int128? {
    let isBelow = value < origin
    let room = UInt128(truncatingIfNeeded: isBelow ? upper &- origin : origin &- lower)
    guard distance <= room else { return nil }
    let distance = Int128(truncatingIfNeeded: distance)
    return isBelow ? origin &+ distance : origin &- distance
  }
}
