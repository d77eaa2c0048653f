/// Takes a part of a value for the whole, or a simpler alternative, with the numbers in it at the
/// ends of their ranges: a sum may be as much as a product only where its numbers are larger.
///
/// Costs three runs for each part and each simpler alternative of a value whose numbers matter.
struct StretchNumbers: ShrinkPass {
  /// At which ends the numbers are, in turn: the upper ones where it is true.
  private let ways = [[true], [false], [false, true]]

  func run(on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, position < shrinker.target.tokens.count {
      if !stretches(position, on: shrinker) { position += 1 }
    }
  }

  private func stretches(_ position: Int, on shrinker: Shrinker) -> Bool {
    guard let fork = shrinker.fork(at: position),
      shrinker.numbers.contains(where: fork.rest.contains)
    else { return false }
    let target = shrinker.target
    let isHoisted = fork.parts.contains { part in
      var hoisted = target
      hoisted.tokens.replaceSubrange(fork.whole, with: target.tokens[part])
      return considers(hoisted, from: fork.whole.lowerBound, count: part.count, on: shrinker)
    }
    return isHoisted
      || (fork.choice.origin..<fork.choice.value).contains { value in
        let lowered = target.setting(value, at: position)
        return considers(lowered, from: position + 1, count: fork.rest.count, on: shrinker)
      }
  }

  /// Considers a candidate with the numbers in a part of it at the ends of their ranges.
  private func considers(
    _ candidate: ChoiceSequence, from start: Int, count: Int, on shrinker: Shrinker
  ) -> Bool {
    ways.contains { isUpper in
      var stretched = candidate
      var index = 0
      for position in start..<start + count {
        guard let choice = candidate.choice(at: position), choice.kind == .integer else { continue }
        stretched.set(choice.end(isUpper: isUpper[index % isUpper.count]), at: position)
        index += 1
      }
      return shrinker.consider(stretched)
    }
  }
}
