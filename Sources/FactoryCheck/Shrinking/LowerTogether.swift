/// Lowers several numbers by the same amount: equal ones, which may have to stay equal, and pairs,
/// whose difference may have to stay.
///
/// Costs the logarithm of the way for each group and each pair of near neighbours.
struct LowerTogether: ShrinkPass {
  /// How many numbers lie at most between two that are lowered together.
  private let reach = 4
  /// How far numbers are lowered at most without a look at the values next to the simplest.
  private let farthest = UInt128(UInt32.max)

  func run(on shrinker: Shrinker) {
    shift(on: shrinker)
    for group in shrinker.target.equal(shrinker.numbers) where shrinker.hasBudget {
      lower(group, on: shrinker)
    }
    var index = 0
    while shrinker.hasBudget, index < shrinker.numbers.count {
      for offset in 1...reach {
        let numbers = shrinker.numbers
        guard index + offset < numbers.count else { break }
        let pair = [numbers[index], numbers[index + offset]]
        let choices = pair.compactMap { shrinker.target.choice(at: $0) }
        if choices.allSatisfy(\.isLowerable) { lower(pair, on: shrinker) }
      }
      index += 1
    }
  }

  /// Moves all whole numbers out of ranges that end alike by what makes the first of them simplest:
  /// they may bound each other, or their difference may have to stay.
  private func shift(on shrinker: Shrinker) {
    let target = shrinker.target
    let groups = shrinker.wholes.grouped { target.choice(at: $0)?.upper }
    for group in groups where group.count > 1 {
      let choices = group.lazy.compactMap { target.choice(at: $0) }
      guard let way = choices.first(where: { !$0.isSimplest })?.wholeDistance else { continue }
      let shifted = zip(group, choices).reduce(into: target) { sequence, entry in
        let value = entry.1.moved(by: 0 &- way)
        sequence.set(value ?? entry.1.value &- way, at: entry.0)
      }
      _ = shrinker.consider(shifted)
    }
  }

  private func lower(_ positions: [Int], on shrinker: Shrinker) {
    let start = shrinker.target
    let choices = positions.compactMap { start.choice(at: $0) }
    guard choices.count == positions.count,
      let room = choices.map(\.rank.distance).min(), room > 0
    else { return }
    func lowered(by amount: UInt128) -> ChoiceSequence {
      zip(positions, choices).reduce(into: start) { sequence, entry in
        let distance = entry.1.rank.distance - amount
        sequence.set(entry.1.value(distance: distance), at: entry.0)
      }
    }
    if shrinker.consider(lowered(by: room)) { return }
    // Halfway there, sums may overflow.
    if room > farthest, shrinker.consider(lowered(by: room - 1)) { return }
    var search = LoweringSearch(by: room)
    while let amount = search.probe { search.tell(shrinker.consider(lowered(by: amount))) }
  }
}

extension ChoiceSequence {
  /// The positions of the numbers that are not simplest. O(n).
  var numbers: [Int] { positions { $0.kind.isNumber && !$0.isSimplest } }

  /// Of the positions of numbers those of equal ones, in groups of two at least. O(n log n).
  fileprivate func equal(_ numbers: [Int]) -> [[Int]] {
    var groups: [Int128: [Int]] = [:]
    groups.reserveCapacity(numbers.count)
    for position in numbers {
      if let choice = choice(at: position) { groups[choice.value, default: []].append(position) }
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}
