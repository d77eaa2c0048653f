/// Takes another alternative with less inside: any other with the simplest behind it, or a simpler
/// one with one of the parts in it alone; or takes a simpler one twice, around the last part.
///
/// Helps where what is simpler holds fewer parts, wherever the one that matters stands. Costs a run
/// for each alternative that makes the sequence shorter.
struct ChangeAlternatives: ShrinkPass {
  /// How many parts are dropped at most where others are kept.
  private let reach = 4

  func run(on shrinker: Shrinker) {
    var position = 0
    while shrinker.hasBudget, position < shrinker.target.tokens.count {
      if !changes(position, on: shrinker) { position += 1 }
    }
  }

  private func changes(_ position: Int, on shrinker: Shrinker) -> Bool {
    let fork = shrinker.fork(at: position)
    if fork?.parts.isEmpty ?? true, keepsRear(position, on: shrinker) { return true }
    guard let fork else { return false }
    return empties(fork, on: shrinker) || narrows(fork, on: shrinker) || nests(fork, on: shrinker)
  }

  /// Takes a simpler alternative with what is behind the first parts of the one that was taken.
  private func keepsRear(_ position: Int, on shrinker: Shrinker) -> Bool {
    let target = shrinker.target
    guard let choice = target.choice(at: position), choice.kind == .alternative,
      !choice.isSimplest
    else { return false }
    let items = target.items(from: position + 1).dropFirst()
    return (choice.origin..<choice.value).contains { value in
      items.prefix(reach).contains { item in
        let front = position + 1..<item.lowerBound
        return shrinker.consider(target.setting(value, at: position).removing([front]))
      }
    }
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
      for part in fork.parts {
        var candidate = shrinker.target.setting(value, at: fork.position)
        candidate.tokens.replaceSubrange(fork.rest, with: shrinker.target.tokens[part])
        if shrinker.consider(candidate, isShorter: true) { return true }
      }
    }
    return false
  }

  private func nests(_ fork: Fork, on shrinker: Shrinker) -> Bool {
    guard fork.parts.count > 1, let last = fork.parts.last else { return false }
    for value in fork.choice.lower..<fork.choice.value {
      let tokens = shrinker.target.setting(value, at: fork.position).tokens
      let head = tokens[fork.whole.lowerBound...fork.position]
      let tail = tokens[fork.rest.upperBound..<fork.whole.upperBound]
      var nested = shrinker.target
      nested.tokens.replaceSubrange(fork.whole, with: head + head + tokens[last] + tail + tail)
      if shrinker.consider(nested) { return true }
    }
    return false
  }
}
