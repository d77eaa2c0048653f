/// Takes a simpler alternative in several places at once in which the same one was taken, which may
/// have to stay the same: in all of them, or in two.
///
/// Costs two runs for each simpler alternative of each group of equal ones, and of each two of its
/// first few.
struct LowerForksTogether: ShrinkPass {
  /// How many of a group are taken in pairs.
  private let reach = 8

  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    let forks = target.positions { $0.kind.isFork && !$0.isSimplest }
    let groups = forks.grouped { position in
      target.choice(at: position).map { [$0.value, $0.lower, $0.upper] }
    }
    for group in groups where group.count > 1 && shrinker.hasBudget {
      if lowers(group, on: shrinker) || group.count == 2 { continue }
      for pair in pairs(of: group.prefix(reach)) where shrinker.hasBudget {
        _ = lowers(pair, on: shrinker)
      }
    }
  }

  private func pairs(of group: ArraySlice<Int>) -> [[Int]] {
    group.indices.flatMap { first in
      group[(first + 1)...].map { [group[first], $0] }
    }
  }

  /// Lowers the choices at some positions, unless an earlier success has changed them.
  private func lowers(_ positions: [Int], on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    guard let choice = target.choice(at: positions[0]), choice.kind.isFork, !choice.isSimplest,
      positions.allSatisfy({ target.choice(at: $0) == choice })
    else { return false }
    return (choice.origin..<choice.value).contains { value in
      let lowered = positions.reduce(target) { $0.setting(value, at: $1) }
      return shrinker.consider(lowered) || shrinker.consider(lowered.emptied(behind: positions))
    }
  }
}

extension ChoiceSequence {
  /// Without what stands in their spans behind the choices at some positions.
  fileprivate func emptied(behind positions: [Int]) -> ChoiceSequence {
    let spans = spans
    var rests: [Range<Int>] = []
    for position in positions where position >= rests.last?.upperBound ?? 0 {
      let end = spans.last { $0.range.contains(position) }?.inside.upperBound
      rests.append(position + 1..<(end ?? tokens.count))
    }
    return removing(rests)
  }
}
