/// Lowers each number towards its origin, alone.
///
/// A boundary is found by bisection, in twice the logarithm of its distance from the origin. A number
/// that can be neither simplest nor one less is left to the other passes, but for when they found
/// nothing either.
struct LowerNumbers: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var position = 0
    while position < shrinker.target.tokens.count {
      if let choice = shrinker.target.choice(at: position), choice.kind.isNumber, !choice.isSimplest
      {
        await lower(choice, at: position, on: shrinker)
      }
      position += 1
    }
  }

  private func lower(_ choice: Choice, at position: Int, on shrinker: Shrinker) async {
    if await shrinker.considerValue(choice.origin, at: position) { return }
    if let mirrored = choice.mirrored(by: choice.rank.distance), choice.value < choice.origin {
      _ = await shrinker.considerValue(mirrored, at: position)
    }
    if let choice = shrinker.target.choice(at: position) {
      let distance = choice.rank.distance
      var search = LoweringSearch(by: distance, findsGaps: shrinker.isThorough)
      while let amount = search.probe {
        let value = choice.value(distance: distance - amount)
        search.tell(await shrinker.considerValue(value, at: position))
      }
    }
    await crossOver(at: position, on: shrinker)
  }

  /// The last number on the other side of the origin that is simpler.
  private func crossOver(at position: Int, on shrinker: Shrinker) async {
    guard let choice = shrinker.target.choice(at: position), choice.value > choice.origin,
      let mirrored = choice.mirrored(by: choice.rank.distance - 1), mirrored != choice.origin
    else { return }
    _ = await shrinker.considerValue(mirrored, at: position)
  }
}

extension Shrinker {
  /// Considers the target with another value at a position.
  func considerValue(_ value: Int128, at position: Int) async -> Bool {
    await consider(target.setting(value, at: position))
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
