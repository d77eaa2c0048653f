/// Lowers a number and raises a later one by the same amount, where a sum has to stay.
///
/// Costs the logarithm of the way for each pair of near neighbours.
struct Redistribute: ShrinkPass {
  /// How many numbers lie at most between the two.
  private let reach = 4

  func run(on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, index < shrinker.wholes.count {
      for offset in 1...reach {
        let wholes = shrinker.wholes
        guard index + offset < wholes.count else { break }
        move(from: wholes[index], to: wholes[index + offset], on: shrinker)
      }
      index += 1
    }
  }

  private func move(from: Int, to: Int, on shrinker: Shrinker) {
    let start = shrinker.target
    guard let giver = start.choice(at: from), let taker = start.choice(at: to),
      let way = giver.wholeDistance, way != 0, taker.whole != nil
    else { return }
    func moved(_ amount: UInt128) -> ChoiceSequence? {
      let step = way < 0 ? -Int128(amount) : Int128(amount)
      guard let less = giver.moved(by: -step), let more = taker.moved(by: step) else { return nil }
      return start.setting(less, at: from).setting(more, at: to)
    }
    let room = min(way.magnitude, taker.room(isBelow: way < 0))
    guard room > 0, let all = moved(room) else { return }
    if shrinker.consider(all) { return }
    var search = LoweringSearch(by: room)
    while let amount = search.probe, let part = moved(amount) {
      search.tell(shrinker.consider(part))
    }
  }
}

extension Choice {
  /// How far the value can go up, or down.
  fileprivate func room(isBelow: Bool) -> UInt128 {
    if kind == .float { return UInt128(Int128.max) }
    let room = UInt128(truncatingIfNeeded: isBelow ? value &- lower : upper &- value)
    return min(room, UInt128(Int128.max))
  }
}

extension ChoiceSequence {
  /// The positions of the numbers that are whole. O(n).
  var wholes: [Int] { positions { $0.whole != nil } }
}
