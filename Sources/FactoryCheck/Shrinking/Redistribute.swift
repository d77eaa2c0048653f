/// Lowers a number and raises a later one by the same amount, where a sum has to stay.
///
/// Costs the logarithm of the way for each pair of near neighbours.
struct Redistribute: ShrinkPass {
  /// How many numbers lie at most between the two.
  private let reach = 4

  func run(on shrinker: Shrinker) async {
    var index = 0
    while shrinker.hasBudget, index < shrinker.target.integers.count {
      for offset in 1...reach {
        let integers = shrinker.target.integers
        guard index + offset < integers.count else { break }
        await move(from: integers[index], to: integers[index + offset], on: shrinker)
      }
      index += 1
    }
  }

  private func move(from: Int, to: Int, on shrinker: Shrinker) async {
    let start = shrinker.target
    guard let giver = start.choice(at: from), let taker = start.choice(at: to),
      !giver.isSimplest
    else { return }
    let isBelow = giver.value < giver.origin
    let room = min(
      giver.rank.distance, taker.room(isBelow: isBelow), UInt128(Int128.max))
    guard room > 0 else { return }
    func moved(_ amount: UInt128) -> ChoiceSequence {
      let step = isBelow ? -Int128(amount) : Int128(amount)
      return start.setting(giver.value - step, at: from).setting(taker.value + step, at: to)
    }
    if await shrinker.consider(moved(room)) { return }
    var search = LoweringSearch(by: room)
    while let amount = search.probe { search.tell(await shrinker.consider(moved(amount))) }
  }
}

extension Choice {
  /// How far the value can go up, or down.
  fileprivate func room(isBelow: Bool) -> UInt128 {
    UInt128(truncatingIfNeeded: isBelow ? value &- lower : upper &- value)
  }
}

extension ChoiceSequence {
  /// The positions of the integers. O(n).
  fileprivate var integers: [Int] {
    choicePositions.filter { choice(at: $0)?.kind == .integer }
  }
}
