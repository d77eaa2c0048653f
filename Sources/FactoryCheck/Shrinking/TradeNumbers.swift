/// Makes a number simplest, or nearly, and looks for another value of a later one with which that fails:
/// where two numbers depend on each other in a way that no common amount follows, as a product does.
///
/// Only later numbers out of small ranges are looked through. Costs up to eight runs for each pair.
struct TradeNumbers: ShrinkPass {
  /// The largest range that is looked through: its quarters are worth a try.
  private let widest: Int128 = 1000

  func run(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, first < shrinker.numbers.count {
      var second = first + 1
      while shrinker.hasBudget, second < shrinker.numbers.count {
        if !trades(first, second, on: shrinker) { second += 1 }
      }
      first += 1
    }
  }

  private func trades(_ first: Int, _ second: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    let numbers = shrinker.numbers
    guard let giver = target.choice(at: numbers[first]),
      let taker = target.choice(at: numbers[second]), taker.kind == .integer,
      giver.rank.distance > 0, taker.upper - taker.lower <= widest
    else { return false }
    for distance in 0..<min(giver.rank.distance, 2) {
      let lowered = target.setting(giver.value(distance: distance), at: numbers[first])
      for quarter in 1...Int128(4) {
        let value = taker.lower + (taker.upper - taker.lower) * quarter / 4
        if shrinker.consider(lowered.setting(value, at: numbers[second])) { return true }
      }
    }
    return false
  }
}
