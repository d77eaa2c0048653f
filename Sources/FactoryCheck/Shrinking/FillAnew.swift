/// Makes up all values of a small sequence anew: with an element or two less, or with one value
/// simpler and any behind it.
///
/// Helps where fewer elements need larger values, or no line leads to what is simpler. Only
/// sequences of few values are worth it, and not those in which all are simplest or as simple as so
/// many different ones can be. Costs at most 200 runs with fewer elements, and as many with simpler
/// values.
struct FillAnew: ShrinkPass {
  /// How many values there are at most.
  private let most = 6
  /// How many candidates are tried with fewer elements, and how many with simpler values.
  private let candidates = 200

  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    let places = target.positions { $0.kind.isValue }
    guard places.count <= most, !target.isSimplest(at: places) else { return }
    delete(places, on: shrinker)
    guard shrinker.target == target else { return }
    let choices = places.compactMap { target.choice(at: $0) }
    guard choices.allSatisfy({ $0.width <= Choice.widest }) || shrinker.isUneven else { return }
    let end = shrinker.runs + candidates
    for index in places.indices where shrinker.runs < end {
      if lowers(places[index], places[(index + 1)...], until: end, on: shrinker) { return }
    }
  }

  /// Takes elements of a collection away and tries other values for all that is left, until one
  /// fails or there were enough. Of elements that hold equally much any is as good as another.
  private func delete(_ places: [Int], on shrinker: Shrinker) {
    let (target, end) = (shrinker.target, shrinker.runs + candidates)
    _ = shrinker.collections.contains { collection in
      collection.removals.contains { gone in
        let tokens = collection.tokens(of: gone)
        let kept = places.filter { !tokens.contains($0) }
        return Fillings(of: target, pools: target.pools(at: kept, atMost: candidates)).contains {
          shrinker.considerWithout([(collection, gone)], of: $0) || shrinker.runs >= end
        }
      }
    }
  }

  /// Tries simpler values in one place and others in all places behind it.
  private func lowers(
    _ place: Int, _ others: ArraySlice<Int>, until end: Int, on shrinker: Shrinker
  ) -> Bool {
    let target = shrinker.target
    guard let choice = target.choice(at: place), !choice.isSimplest else { return false }
    let all = target.pools(at: [place] + others, atMost: candidates)[0]
    let simpler = all.values.filter { choice.with($0).rank < choice.rank }
    guard !simpler.isEmpty else { return false }
    let rest = target.pools(at: Array(others), atMost: candidates / simpler.count)
    return Fillings(of: target, pools: [Pool(place: place, values: simpler)] + rest).contains {
      shrinker.consider($0) || shrinker.runs >= end
    }
  }
}

extension Shrinker {
  /// Whether the numbers are not all as far from their origins, and no boundary together.
  fileprivate var isUneven: Bool {
    let distances = Set(numbers.compactMap { target.choice(at: $0)?.rank.distance })
    return distances.count > 1 && isGap(above: numbers, by: [1])
  }
}

extension CollectionSpan {
  /// The last element, or the last two, and one of each other size.
  fileprivate var removals: [Range<Int>] {
    let count = elements.count
    let single = elements.indices.reversed().filter { index in
      !elements[(index + 1)...].contains { $0.count == elements[index].count }
    }
    return count < 2 ? [] : single.map { $0..<$0 + 1 } + (count > 2 ? [count - 2..<count] : [])
  }
}

/// Values that are worth a try in one place, the simplest first.
private struct Pool {
  let place: Int
  let values: [Int128]
}

/// A sequence with other values in some places, the simplest first.
private struct Fillings: Sequence, IteratorProtocol {
  private let start: ChoiceSequence
  private let pools: [Pool]
  private var indices: [Int]

  init(of start: ChoiceSequence, pools: [Pool]) {
    self.start = start
    self.pools = pools
    indices = Array(repeating: 0, count: pools.count)
    if !pools.isEmpty { indices[pools.count - 1] = -1 }
  }

  mutating func next() -> ChoiceSequence? {
    let next = indices.indices.last { indices[$0] + 1 < pools[$0].values.count }
    guard let next else { return nil }
    indices[next] += 1
    for behind in indices.indices.dropFirst(next + 1) { indices[behind] = 0 }
    return zip(pools, indices).reduce(into: start) { filled, entry in
      filled.set(entry.0.values[entry.1], at: entry.0.place)
    }
  }
}

extension ChoiceSequence {
  /// Whether the values in some places are all simplest, or the simplest that so many different
  /// ones can be.
  fileprivate func isSimplest(at places: [Int]) -> Bool {
    let groups = places.compactMap { choice(at: $0) }.grouped(by: \.question)
    return groups.allSatisfy { choices in
      let values = Set(choices.map(\.value))
      return choices.allSatisfy(\.isSimplest)
        || values.count == choices.count
          && values == Set(choices[0].question.simplest(values.count))
    }
  }

  /// Values for some places; so few that there are not too many combinations.
  fileprivate func pools(at places: [Int], atMost most: Int) -> [Pool] {
    var (room, pools) = (most, [Pool]())
    let choices = places.compactMap { place in choice(at: place).map { (place, $0) } }
    for (place, choice) in choices.sorted(by: { $0.1.width < $1.1.width }) {
      let others = self.choices.filter { $0.asksTheSame(as: choice) }
      let count = room.root(choices.count - pools.count)
      let values = choice.pool(of: count, beside: others)
      pools.append(Pool(place: place, values: values))
      room /= values.count
    }
    return pools.sorted { $0.place < $1.place }
  }
}

extension Choice {
  /// How wide ranges are at most in which numbers that fail may lie anywhere.
  fileprivate static let widest: UInt128 = 64
  /// How many values out of a wider range are worth a try.
  private static let few = 8

  /// So many values of the range, the simplest first: all of them, or the smallest, and between
  /// them its own, the range's end, and those of other choices and next to them.
  fileprivate func pool(of most: Int, beside others: [Choice]) -> [Int128] {
    if width < UInt128(most) { return question.simplest(most) }
    let count = width <= Choice.widest ? most : Swift.min(most, Choice.few)
    let simplest = question.simplest(count)
    let near =
      others.map(\.value) + [end(isUpper: true)]
      + others.flatMap { [$0.value &+ 1, $0.value &- 1] } + [end(isUpper: true) &- 1]
    var pool: [Int128] = [value]
    for index in 0..<Swift.max(near.count, count) {
      for list in [simplest, near] where index < list.count && pool.count < count {
        let value = list[index]
        if value >= lower, value <= upper, !pool.contains(value) { pool.append(value) }
      }
    }
    return pool.sorted { with($0).rank < with($1).rank }
  }
}

extension Int {
  /// The largest number whose power is not larger, one at least.
  fileprivate func root(_ degree: Int) -> Int {
    func power(_ base: Int) -> Int { (0..<degree).reduce(1) { product, _ in product * base } }
    var root = 1
    while root < self, power(root + 1) <= self { root += 1 }
    return root
  }
}
