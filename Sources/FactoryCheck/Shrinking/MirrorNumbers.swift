/// Turns numbers to the other side of their origins, all of them together: of what can be turned
/// around, the first number is to be above. What has no counterpart, as the smallest integer,
/// becomes the range's end.
///
/// Costs a run for the numbers out of ranges that end alike.
struct MirrorNumbers: ShrinkPass {
  func run(on shrinker: Shrinker) {
    let target = shrinker.target
    for group in shrinker.numbers.grouped(by: { target.choice(at: $0)?.upper }) {
      let choices = group.compactMap { shrinker.target.choice(at: $0) }
      guard choices.count == group.count, choices[0].rank.isBelow else { continue }
      let mirrored = zip(group, choices).reduce(into: shrinker.target) { sequence, entry in
        sequence.set(entry.1.mirrored ?? entry.1.upper, at: entry.0)
      }
      _ = shrinker.consider(mirrored)
    }
  }
}
