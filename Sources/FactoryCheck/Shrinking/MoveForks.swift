/// Moves the decision to go on behind others beside it: of two trees drawn by hand with as many
/// nodes, the simpler one is that which branches late.
///
/// Costs a run for each near place that makes the whole simpler; most gens draw no two such
/// decisions side by side.
struct MoveForks: ShrinkPass {
  /// How many things a decision is moved behind at most.
  private let reach = 8

  func run(on shrinker: Shrinker) {
    var group = 0
    while shrinker.hasBudget, let items = shrinker.items(group) {
      if shrinker.target.forks(in: items).count > 1 { moveForks(in: group, on: shrinker) }
      group += 1
    }
  }

  private func moveForks(in group: Int, on shrinker: Shrinker) {
    var index = 0
    while shrinker.hasBudget, let items = shrinker.items(group) {
      let forks = shrinker.target.forks(in: items)
      guard index < forks.count else { return }
      if !moves(forks[index], behind: items, on: shrinker) { index += 1 }
    }
  }

  private func moves(
    _ position: Int, behind items: [Range<Int>], on shrinker: Shrinker
  ) -> Bool {
    let target = shrinker.target
    guard target.choice(at: position)?.isSimplest == false else { return false }
    for item in items.filter({ $0.lowerBound > position }).prefix(reach) {
      var moved = target
      moved.tokens.insert(target.tokens[position], at: item.upperBound)
      moved.tokens.remove(at: position)
      if shrinker.consider(moved) { return true }
    }
    return false
  }
}

extension ChoiceSequence {
  /// The positions of the items that are decisions between two ways.
  fileprivate func forks(in items: [Range<Int>]) -> [Int] {
    items.map(\.lowerBound).filter { position in
      let kind = choice(at: position)?.kind
      return kind == .boolean || kind == .alternative
    }
  }
}
