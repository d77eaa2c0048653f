/// Looks through the smallest values of several numbers together, where they are no boundaries:
/// what fails may be rare and follow no line, as the sides of right-angled triangles.
///
/// Costs five hundred runs for two to four numbers, of which at least one is far from the origin.
struct CountUp: ShrinkPass {
  /// How far the largest number is at least.
  private let farthest: UInt128 = 10
  /// How many values are looked through.
  private let most = 500

  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    let positions = shrinker.numbers
    let choices = positions.compactMap { target.choice(at: $0) }
    guard (2...4).contains(choices.count),
      choices.allSatisfy({ $0.isLowerable && $0.kind != .character }),
      choices.contains(where: { $0.rank.distance > farthest }),
      positions.allSatisfy({ shrinker.isGap(above: [$0]) }), shrinker.isGap(above: positions)
    else { return }
    for distances in Tuples(of: choices.count).prefix(most) {
      let candidate = zip(zip(positions, choices), distances).reduce(into: target) {
        sequence, entry in
        sequence.set(entry.0.1.value(distance: entry.1), at: entry.0.0)
      }
      if shrinker.consider(candidate) { return }
    }
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
