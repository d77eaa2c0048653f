/// Lowers numbers whose simpler values that fail lie apart, as odd numbers and squares do.
///
/// Near the origin two runs a number do, and a few more at the end of a range. One far from it is
/// left alone where the next larger ones fail as well, since there its boundary is; else it is
/// lowered by common units, to values of each order of magnitude, and where that depends on no
/// other number to more of them: half a thousand runs at most.
struct CrossGaps: ShrinkPass {
  /// Whether to look at numbers far from the origin, instead of those near it.
  var isFar = false

  /// How far from the origin numbers are near it.
  private let nearest: UInt128 = 64
  /// How far the ends of ranges are at most from which more steps down are tried: nobody can say of
  /// those whether they are boundaries.
  private let widest: UInt128 = 1000
  /// How far those are at most that need no more.
  private let few: UInt128 = 10
  /// What is often between numbers that fail, as hours, days, weeks, and years with and without a
  /// leap day are in seconds and milliseconds.
  private let units: [UInt128] =
    Array(1...10) + [16, 60, 64, 100, 128, 256, 1000, 1024]
    + [3600, 86_400, 604_800, 31_536_000, 126_230_400].flatMap { [$0, 1000 * $0] }
  /// Weeks of days, in seconds and milliseconds: dates fail on some, and follow no line.
  private let days: [UInt128] = [86_400, 86_400_000].flatMap { day in (1...56).map { $0 * day } }
  /// How many of the smallest values in each order of magnitude are looked through.
  private let most: UInt128 = 48

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.numbers.count {
      let position = shrinker.numbers[index]
      if let choice = shrinker.target.choice(at: position) {
        if !isFar {
          step(choice, at: position, on: shrinker)
        } else if !choice.isLowerable {
          count(choice, at: position, on: shrinker)
        } else if choice.rank.distance > few || shrinker.numbers.count == 1 {
          cross(choice, at: position, on: shrinker)
        }
      }
      index += 1
    }
  }

  private func step(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    guard choice.rank.distance <= nearest || choice.isAtEnd else { return }
    let steps = choice.isAtEnd && choice.rank.distance <= widest ? 2...few : 2...3
    for unit in steps { _ = shrinker.lower(at: position, by: unit) }
  }

  /// Tries the smallest whole numbers in the place of a fraction.
  private func count(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    for distance in 1...most where shrinker.considers(distance, for: choice, at: position) {
      return
    }
  }

  private func cross(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    guard !choice.isAtEnd, !jumps(choice, at: position, on: shrinker),
      shrinker.isGap(above: [position])
    else { return }
    let isLower = units.count { shrinker.lower(at: position, by: $0) } > 0
    if isLower || choice.kind == .character { return }
    if choice.kind == .integer, crossOver(choice, at: position, on: shrinker) { return }
    if shrinker.isGap(above: shrinker.numbers) { search(choice, at: position, on: shrinker) }
  }

  /// Tries two values of each order of magnitude.
  private func jumps(_ choice: Choice, at position: Int, on shrinker: Shrinker) -> Bool {
    guard choice.kind != .character else { return false }
    return choice.rank.distance.powers.contains { power in
      let any = UInt128(scramble(UInt64(power.leadingZeroBitCount))) << 32
      return power >= nearest / 2
        && [power + (power - 1), power + any % power].contains {
          shrinker.considers($0, for: choice, at: position)
        }
    }
  }

  /// Tries the smallest values on the other side of the origin.
  private func crossOver(_ choice: Choice, at position: Int, on shrinker: Shrinker) -> Bool {
    (1...few).lazy.compactMap(choice.mirrored(by:)).contains {
      shrinker.considerValue($0, at: position)
    }
  }

  /// Tries values on both sides of the origin.
  private func look(
    through distances: [UInt128], _ choice: Choice, at position: Int, on shrinker: Shrinker
  ) -> Bool {
    distances.contains { distance in
      shrinker.considers(distance, for: choice, at: position)
        || distance < choice.rank.distance
          && choice.mirrored(by: distance).map { shrinker.considerValue($0, at: position) } == true
    }
  }

  /// Looks through the first days behind the origin, the smallest values of each order of
  /// magnitude, and for other gaps.
  private func search(_ choice: Choice, at position: Int, on shrinker: Shrinker) {
    if look(through: days, choice, at: position, on: shrinker) { return }
    for power in choice.rank.distance.powers {
      for distance in power..<power + min(power, most)
      where shrinker.considers(distance, for: choice, at: position) {
        return
      }
    }
    for unit in 11...nearest where shrinker.lower(at: position, by: unit) { return }
  }
}

extension Shrinker {
  /// How much larger numbers have to fail, too, where a boundary is.
  static let amounts: [UInt128] =
    [1, 2, 3, 5, 9, 36] + (2...41).map { 1 << (3 * $0) }

  /// Whether the target does not fail with all of the next larger values of some numbers, so that
  /// its own are no boundary. Numbers at the end of their range are likely there for that reason;
  /// characters have no boundaries, but classes.
  ///
  /// - Parameter amounts: How much larger; up to that of the farthest number's distance.
  func isGap(above positions: [Int], by amounts: [UInt128] = amounts) -> Bool {
    let target = target
    let choices = positions.compactMap { target.choice(at: $0) }
    if choices.contains(where: \.isAtEnd) { return false }
    if choices.contains(where: { $0.kind == .character }) { return true }
    let farthest = choices.map(\.rank.distance).max() ?? 0
    return amounts.prefix { $0 <= farthest }.contains { amount in
      !fails(
        zip(positions, choices).reduce(into: target) { raised, entry in
          raised.set(entry.1.value(distance: entry.1.rank.distance + amount), at: entry.0)
        })
    }
  }

  fileprivate func considers(_ distance: UInt128, for choice: Choice, at position: Int) -> Bool {
    distance < choice.rank.distance
      && considerValue(choice.value(distance: distance), at: position)
  }
}

extension Choice {
  /// Whether the value is the first or the last of the range.
  fileprivate var isAtEnd: Bool { value == lower || value == upper }
}

extension UInt128 {
  /// The powers of two up to the number, from one.
  fileprivate var powers: [UInt128] {
    (0..<UInt128.bitWidth - leadingZeroBitCount).map { 1 << UInt128($0) }
  }
}
