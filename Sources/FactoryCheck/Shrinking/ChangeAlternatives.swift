/// Takes another alternative with less inside: any other with the simplest behind it, or a simpler one with
/// only the later of the parts behind it; or takes a simpler one twice, around the last part.
///
/// Helps where what is simpler holds fewer parts, and the one that matters is not the first. Costs a run for
/// each alternative that makes the sequence shorter.
struct ChangeAlternatives: ShrinkPass {
  /// With how many alternatives the pass gives up.
  private let most: Int128 = 12

  func run(on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, position < shrinker.target.tokens.count {
      if !changes(position, on: shrinker) { position += 1 }
    }
  }

  private func changes(_ position: Int, on shrinker: Shrinker) -> Bool {
    guard let choice = shrinker.target.choice(at: position), choice.kind == .alternative,
      choice.upper - choice.lower < most,
      let index = shrinker.spans.lastIndex(where: { $0.range.contains(position) })
    else { return false }
    let fork = Fork(position: position, choice: choice, index: index, spans: shrinker.spans)
    return empties(fork, on: shrinker) || narrows(fork, on: shrinker) || nests(fork, on: shrinker)
  }

  private func empties(_ fork: Fork, on shrinker: Shrinker) -> Bool {
    let emptied = shrinker.target.removing([fork.rest])
    for value in fork.choice.lower...fork.choice.upper where value != fork.choice.value {
      let candidate = emptied.setting(value, at: fork.position)
      if shrinker.consider(candidate, isShorter: true) { return true }
    }
    return false
  }

  private func narrows(_ fork: Fork, on shrinker: Shrinker) -> Bool {
    for value in fork.choice.lower..<fork.choice.value {
      let lowered = shrinker.target.setting(value, at: fork.position)
      for part in fork.parts.dropFirst() {
        let candidate = lowered.removing([fork.position + 1..<part.lowerBound])
        if shrinker.consider(candidate, isShorter: true) { return true }
      }
    }
    return false
  }

  private func nests(_ fork: Fork, on shrinker: Shrinker) -> Bool {
    guard fork.parts.count > 1, let last = fork.parts.last, let whole = fork.whole else {
      return false
    }
    for value in fork.choice.lower..<fork.choice.value {
      let tokens = shrinker.target.setting(value, at: fork.position).tokens
      let head = tokens[whole.lowerBound...fork.position]
      let tail = tokens[last.upperBound..<whole.upperBound]
      var nested = shrinker.target
      nested.tokens.replaceSubrange(whole, with: head + head + tokens[last] + tail + tail)
      if shrinker.consider(nested) { return true }
    }
    return false
  }
}

/// A choice between alternatives, and what was drawn for it.
private struct Fork {
  let position: Int
  let choice: Choice
  let index: Int
  let spans: [Span]

  /// What stands behind the choice in its span.
  var rest: Range<Int> { position + 1..<spans[index].inside.upperBound }

  /// The spans behind the choice.
  var parts: [Range<Int>] {
    spans.filter { $0.parent == index && $0.range.lowerBound > position }.map(\.range)
  }

  /// The innermost span around the choice that is of the same label as its last part.
  var whole: Range<Int>? {
    let part = spans.last { $0.parent == index && $0.range.lowerBound > position }
    return spans[...index].last { $0.label == part?.label && $0.range.contains(position) }?.range
  }
}
