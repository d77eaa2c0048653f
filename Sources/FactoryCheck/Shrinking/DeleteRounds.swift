/// Deletes things that stand side by side and are no elements of a collection: what a loop or a
/// recursion written by hand drew in one round. A number before them that may count the rounds is
/// lowered with them.
///
/// A candidate is run only where it draws less than the target, which for most gens none does.
/// Costs replays of eight times as many candidates as there are things, and the logarithm of those
/// that go.
struct DeleteRounds: ShrinkPass {
  /// How many things a round has at most.
  private let longest = 8
  /// Beside how many things the pass gives up.
  private let most = 500
  /// How many numbers are taken for what counts the rounds, the first ones.
  private let mostCounters = 3

  func run(on shrinker: Shrinker) {
    var group = 0
    while shrinker.hasBudget, let items = shrinker.items(group) {
      if items.count > 2, items.count <= most, shrinker.target.hasChoice(in: items) {
        deleteRounds(in: group, on: shrinker)
      }
      group += 1
    }
  }

  private func deleteRounds(in group: Int, on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, let items = shrinker.items(group),
      position < items.count
    {
      var isShorter = false
      for size in (1...longest).reversed() where !isShorter && position + size <= items.count {
        isShorter = deletes(size, from: position, of: items, on: shrinker)
      }
      if !isShorter { position += 1 }
    }
  }

  /// Deletes a round of so many things, and as many more like it as can go.
  private func deletes(
    _ size: Int, from position: Int, of items: [Range<Int>], on shrinker: Shrinker
  ) -> Bool {
    let start = shrinker.target
    let counters = start.counters(among: items, before: position).prefix(mostCounters)
    for counter in [nil] + counters.map(Optional.some) {
      var search = LargestSearch(upTo: UInt128((items.count - position) / size))
      while let rounds = search.probe {
        let gone = items[position].lowerBound..<items[position + Int(rounds) * size - 1].upperBound
        let fewer = counter.map { start.lowering($0, by: Int128(rounds)) } ?? start
        search.tell(shrinker.consider(fewer.removing([gone]), isShorter: true))
      }
      if search.answer > 0 { return true }
    }
    return false
  }
}

extension ChoiceSequence {
  /// Of each span, and of the whole before them, the choices and spans that are directly inside it;
  /// those inside a collection, which are its elements, are left out. O(n).
  var items: [[Range<Int>]] {
    var groups: [[Range<Int>]] = [[]]
    var group = 0
    var open: [(group: Int, start: Int)] = []
    for (position, token) in tokens.enumerated() {
      switch token {
      case .choice: groups[group].append(position..<position + 1)
      case .open:
        open.append((group, position))
        group = groups.count
        groups.append([])
      case .close:
        guard let outer = open.popLast() else { continue }
        if case .open(.collection) = tokens[outer.start] { groups[group] = [] }
        groups[outer.group].append(outer.start..<position + 1)
        group = outer.group
      }
    }
    return groups
  }

  /// Whether one of the items is a choice itself that can decide how many others there are.
  fileprivate func hasChoice(in items: [Range<Int>]) -> Bool {
    items.contains { item in
      switch choice(at: item.lowerBound)?.kind {
      case .boolean, .alternative, .integer: true
      case .count, .character, .float, nil: false
      }
    }
  }

  /// The integers before an item that may say how many rounds there are.
  fileprivate func counters(among items: [Range<Int>], before position: Int) -> [Int] {
    items[..<position].map(\.lowerBound).filter { position in
      guard let choice = choice(at: position), choice.kind == .integer else { return false }
      return choice.value > choice.lower && (1...Int128(items.count)).contains(choice.value)
    }
  }

  fileprivate func lowering(_ position: Int, by amount: Int128) -> ChoiceSequence {
    guard let choice = choice(at: position) else { return self }
    return setting(choice.value &- amount, at: position)
  }
}
