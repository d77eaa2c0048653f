/// Moves all numbers on by what they moved between two local minima, as often as that works: where
/// passes that raise one number to lower another creep down in small steps, it ends the creeping
/// (against what Hypothesis calls zig-zagging).
///
/// Costs one run where nothing creeps, and else the logarithm of how far.
struct RepeatStride {
  /// The local minimum before the target.
  let earlier: ChoiceSequence

  func run(on shrinker: Shrinker) {
    let start = shrinker.target
    guard let strides = strides(to: start), let bound = bound(of: strides, from: start) else {
      return
    }
    var search = LargestSearch(upTo: bound)
    while shrinker.hasBudget, let count = search.probe {
      let moved = strides.reduce(into: start) { sequence, stride in
        let value = start.choice(at: stride.position)?.value ?? 0
        sequence.set(
          value &+ Int128(truncatingIfNeeded: count) &* stride.length, at: stride.position)
      }
      search.tell(shrinker.consider(moved))
    }
  }

  /// The numbers that changed and by how much; nil where anything else did.
  private func strides(to target: ChoiceSequence) -> [(position: Int, length: Int128)]? {
    guard earlier.tokens.count == target.tokens.count else { return nil }
    var strides: [(position: Int, length: Int128)] = []
    for (position, token) in target.tokens.enumerated() where token != earlier.tokens[position] {
      guard case .choice(let now) = token, now.kind == .integer,
        let before = earlier.choice(at: position), now.asksTheSame(as: before)
      else { return nil }
      strides.append((position, now.value &- before.value))
    }
    return strides
  }

  /// How often the first stride fits between its number and the simplest; nil where it does not.
  private func bound(
    of strides: [(position: Int, length: Int128)], from target: ChoiceSequence
  ) -> UInt128? {
    guard let first = strides.first, let choice = target.choice(at: first.position) else {
      return nil
    }
    let bound = choice.rank.distance / first.length.magnitude
    return bound > 0 ? bound : nil
  }
}
