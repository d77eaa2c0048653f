/// Lowers numbers in proportion, which have a divisor in common: what matters may be that one is a
/// multiple of another, or how they compare.
///
/// Costs the logarithm of the divisor for the numbers out of ranges that end alike.
struct LowerMultiples: ShrinkPass {
  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    let integers = shrinker.numbers.filter { target.choice(at: $0)?.kind == .integer }
    let groups = integers.grouped { target.choice(at: $0)?.upper }
    for group in groups where group.count > 1 && shrinker.hasBudget { lower(group, on: shrinker) }
  }

  private func lower(_ positions: [Int], on shrinker: Shrinker) {
    let start = shrinker.target
    let values = positions.compactMap { start.choice(at: $0)?.value }
    let divisor = values.map(\.magnitude).reduce(0, greatestCommonDivisor)
    guard values.count == positions.count, divisor > 1,
      let common = Int128(exactly: divisor)
    else { return }
    func lowered(to factor: Int128) -> ChoiceSequence {
      zip(positions, values).reduce(into: start) { sequence, entry in
        sequence.set(entry.1 / common * factor, at: entry.0)
      }
    }
    if shrinker.consider(lowered(to: 1)) { return }
    var search = LoweringSearch(by: divisor - 1)
    while let amount = search.probe {
      search.tell(shrinker.consider(lowered(to: common - Int128(amount))))
    }
  }
}

private func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
