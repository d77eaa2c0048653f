/// Makes a number simplest, or nearly, or lowers it by one, and looks for another value of a later
/// one with which that fails: where two numbers depend on each other in a way that no common amount
/// follows, as a product does.
///
/// Only later numbers out of small ranges are looked through, and of larger ones a large one is
/// tried. Costs up to fifteen runs for each pair where that does not help.
struct TradeNumbers: ShrinkPass {
  /// The largest range that is looked through: its quarters are worth a try.
  private let widest: UInt128 = 1000

  func run(on shrinker: Shrinker) {
    var first = 0
    while shrinker.hasBudget, first < shrinker.numbers.count {
      var second = 0
      while shrinker.hasBudget, first < shrinker.numbers.count {
        let takers = shrinker.integers(behind: shrinker.numbers[first])
        guard second < takers.count else { break }
        let pair = (shrinker.numbers[first], takers[second])
        if !trades(pair, on: shrinker) { lowerAgainstTop(pair, on: shrinker) }
        second += 1
      }
      first += 1
    }
  }

  private func trades(_ pair: (first: Int, second: Int), on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    guard let giver = target.choice(at: pair.first), let taker = target.choice(at: pair.second),
      giver.rank.distance > 0, taker.width <= widest
    else { return false }
    let most = giver.rank.distance - 1
    for distance in most > 1 ? [0, 1, most] : Array(0...most) {
      let lowered = target.setting(giver.value(distance: distance), at: pair.first)
      for quarter in 1...Int128(4) {
        let value = taker.lower + (taker.upper - taker.lower) * quarter / 4
        if shrinker.consider(lowered.setting(value, at: pair.second)) { return true }
      }
    }
    return false
  }

  /// Lowers a number as far as it fails with a large value of a later one, which is lowered after
  /// that. Equal ones, which mostly have to stay equal, are left to `LowerTogether`.
  private func lowerAgainstTop(_ pair: (first: Int, second: Int), on shrinker: Shrinker) {
    let target = shrinker.target
    guard let giver = target.choice(at: pair.first), let taker = target.choice(at: pair.second),
      taker.value < taker.end(isUpper: true), taker.value != giver.value,
      !taker.isSimplest
    else { return }
    let raised = target.setting(taker.end(isUpper: true), at: pair.second)
    func considers(_ value: Int128) -> Bool {
      shrinker.consider(raised.setting(value, at: pair.first))
    }
    let distance = giver.rank.distance
    var search = LoweringSearch(by: distance)
    if giver.rank.isBelow, let mirrored = giver.mirrored { _ = considers(mirrored) }
    while let amount = search.probe {
      search.tell(considers(giver.value(distance: distance - amount)))
    }
  }
}

extension Shrinker {
  /// The positions of the integers behind a position.
  fileprivate func integers(behind position: Int) -> [Int] {
    target.positions { $0.kind == .integer }.filter { $0 > position }
  }
}
