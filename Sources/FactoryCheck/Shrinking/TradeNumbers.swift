/// Makes a number simplest, or nearly, and looks for another value of a later one with which that fails:
/// where two numbers depend on each other in a way that no common amount follows, as a product does.
///
/// Only later numbers out of small ranges are looked through, and of larger ones the largest is tried. Costs
/// up to ten runs for each pair where that does not help.
struct TradeNumbers: ShrinkPass {
  /// The largest range that is looked through: its quarters are worth a try.
  private let widest: UInt128 = 1000
  /// The largest range whose largest number is worth a try: beyond it sums and products overflow.
  private let widestToTop: UInt128 = 1 << 32

  func run(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, first < shrinker.numbers.count {
      var second = first + 1
      while shrinker.hasBudget, second < shrinker.numbers.count {
        let isTraded =
          trades(first, second, on: shrinker) || lowers(first, againstTopOf: second, on: shrinker)
        if !isTraded { second += 1 }
      }
      first += 1
    }
  }

  private func trades(_ first: Int, _ second: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    let numbers = shrinker.numbers
    guard let giver = target.choice(at: numbers[first]),
      let taker = target.choice(at: numbers[second]), taker.kind == .integer,
      giver.rank.distance > 0, taker.width <= widest
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

  /// Lowers a number as far as it fails with the largest value of a later one, which is lowered after that.
  /// Equal ones, which mostly have to stay equal, are left to `LowerTogether`.
  private func lowers(_ first: Int, againstTopOf second: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    let numbers = shrinker.numbers
    guard let giver = target.choice(at: numbers[first]),
      let taker = target.choice(at: numbers[second]), taker.kind == .integer,
      taker.width <= widestToTop, taker.value < taker.upper, taker.value != giver.value
    else { return false }
    let raised = target.setting(taker.upper, at: numbers[second])
    func considers(_ value: Int128) -> Bool {
      shrinker.consider(raised.setting(value, at: numbers[first]))
    }
    let distance = giver.rank.distance
    var search = LoweringSearch(by: distance)
    var isLower = giver.rank.isBelow && considers(giver.origin &- (giver.value &- giver.origin))
    while let amount = search.probe {
      let isFailing = considers(giver.value(distance: distance - amount))
      isLower = isLower || isFailing
      search.tell(isFailing)
    }
    return isLower
  }
}

extension Choice {
  /// How far the ends of its range lie apart.
  fileprivate var width: UInt128 { UInt128(truncatingIfNeeded: upper &- lower) }
}
