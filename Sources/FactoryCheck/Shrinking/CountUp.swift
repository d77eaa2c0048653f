/// Looks through the smallest values of several numbers together, where they are no boundaries:
/// what fails may be rare and follow no line, as the sides of right-angled triangles.
///
/// Costs five hundred runs for two to four numbers, of which at least one is far from the origin;
/// for those that are near and not equal fewer, as many as there are simpler ones.
struct CountUp: ShrinkPass {
  /// From where on numbers are far.
  private let farthest: UInt128 = 10
  /// Where the largest number is nearer, all simpler values have been tried.
  private let nearest: UInt128 = 3
  /// How many values are looked through.
  private let most = 500

  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    let positions = shrinker.numbers
    let choices = positions.compactMap { target.choice(at: $0) }
    guard (2...4).contains(choices.count),
      choices.allSatisfy({ $0.isLowerable && $0.kind != .character }),
      isGap(above: positions, choices, of: shrinker)
    else { return }
    for distances in Tuples(of: choices.count).prefix(most) {
      let candidate = zip(zip(positions, choices), distances).reduce(into: target) {
        sequence, entry in
        sequence.set(entry.0.1.value(distance: entry.1), at: entry.0.0)
      }
      if shrinker.consider(candidate) { return }
    }
  }

  /// Whether none of the numbers is a boundary, alone or together with the others.
  private func isGap(above positions: [Int], _ choices: [Choice], of shrinker: Shrinker) -> Bool {
    let distances = choices.map(\.rank.distance)
    if distances.contains(where: { $0 > farthest }) {
      return positions.allSatisfy { shrinker.isGap(above: [$0]) }
        && shrinker.isGap(above: positions)
    }
    return Set(distances).count > 1 && distances.contains { $0 >= nearest }
      && shrinker.isGap(above: positions, by: [1])
  }
}

/// All tuples of so many numbers, those whose largest is smaller first, and else in order.
private struct Tuples: Sequence, IteratorProtocol {
  private var tuple: [UInt128]
  private var largest: UInt128 = 0

  init(of count: Int) { tuple = Array(repeating: 0, count: count) }

  mutating func next() -> [UInt128]? {
    repeat { advance() } while !tuple.contains(largest)
    return tuple
  }

  /// Counts on; behind the last tuple with a largest number comes the first with a larger one.
  private mutating func advance() {
    if let index = tuple.lastIndex(where: { $0 < largest }) {
      tuple[index] += 1
      for behind in tuple.indices.dropFirst(index + 1) { tuple[behind] = 0 }
    } else {
      largest += 1
      tuple = tuple.map { _ in 0 }
    }
  }
}
