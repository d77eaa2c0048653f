/// Gives two numbers each other's places, all of them: what numbers only tell apart, as the nodes
/// of a graph, has the simpler ones where it appears first.
///
/// Costs a run for each pair of numbers that appear in the other order, one of them more than once;
/// exchanges of those that appear once are left to passes that move parts.
struct ExchangeValues: ShrinkPass {
  /// With how many different numbers the pass gives up: pairs grow with the square.
  private let most = 12

  func run(on shrinker: Shrinker) {
    var group = 0
    while shrinker.hasBudget, let places = places(group, of: shrinker.target) {
      if places.count > most || !exchanges(places, on: shrinker) { group += 1 }
    }
  }

  /// Where each number stands, of those out of ranges that end alike, in the order in which they
  /// appear; nil where there are fewer such ranges.
  private func places(_ group: Int, of target: ChoiceSequence) -> [[Int]]? {
    let groups = target.positions { $0.kind == .integer }.grouped { target.choice(at: $0)?.upper }
    guard groups.indices.contains(group) else { return nil }
    return groups[group].grouped { target.choice(at: $0)?.value }
  }

  private func exchanges(_ places: [[Int]], on shrinker: Shrinker) -> Bool {
    for (index, former) in places.enumerated() {
      for latter in places[(index + 1)...] where max(former.count, latter.count) > 1 {
        if exchanges(former, latter, on: shrinker) { return true }
      }
    }
    return false
  }

  private func exchanges(_ former: [Int], _ latter: [Int], on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    guard let first = target.choice(at: former[0]), let second = target.choice(at: latter[0]),
      second.rank < first.rank
    else { return false }
    var exchanged = target
    for position in former { exchanged.set(second.value, at: position) }
    for position in latter { exchanged.set(first.value, at: position) }
    return shrinker.consider(exchanged)
  }
}
