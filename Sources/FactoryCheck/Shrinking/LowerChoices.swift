/// Lowers each choice towards its origin, alone.
///
/// Numbers are searched by bisection, from the side of the origin: a boundary is found in twice the
/// logarithm of its distance. Alternatives are tried one by one.
struct LowerChoices: ShrinkPass {
  func run(on shrinker: Shrinker) async {
    var position = 0
    while position < shrinker.target.tokens.count {
      if let choice = shrinker.target.choice(at: position), !choice.isSimplest {
        await lower(choice, at: position, on: shrinker)
      }
      position += 1
    }
  }

  private func lower(_ choice: Choice, at position: Int, on shrinker: Shrinker) async {
    switch choice.kind {
    case .boolean, .alternative:
      for value in choice.origin..<choice.value
      where await shrinker.considerValue(value, at: position) {
        return
      }
    case .integer, .float, .character, .count:
      if await shrinker.considerValue(choice.origin, at: position) { return }
      await mirror(choice, at: position, on: shrinker)
      await bisect(at: position, on: shrinker)
    }
  }

  /// The value as far from the origin on the other, simpler side.
  private func mirror(_ choice: Choice, at position: Int, on shrinker: Shrinker) async {
    guard choice.value < choice.origin else { return }
    let (mirrored, overflow) = choice.origin.subtractingReportingOverflow(
      choice.value - choice.origin)
    if !overflow, mirrored <= choice.upper {
      _ = await shrinker.considerValue(mirrored, at: position)
    }
  }

  private func bisect(at position: Int, on shrinker: Shrinker) async {
    guard let choice = shrinker.target.choice(at: position) else { return }
    let rank = choice.rank
    _ = await smallest(below: rank.distance) { distance in
      await shrinker.considerValue(choice.value(distance: distance), at: position)
    }
    guard let lowered = shrinker.target.choice(at: position), lowered.asksTheSame(as: choice) else {
      return
    }
    // What fails may not be all that lies beyond a boundary: odd numbers, say.
    for step in UInt128(1)...3 where lowered.rank.distance > step {
      let value = lowered.value(distance: lowered.rank.distance - step)
      if await shrinker.considerValue(value, at: position) { return }
    }
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
}
