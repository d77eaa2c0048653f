/// What initialisers change of the members that they have set.
extension PreconditionScanner {
  /// The variables of a type that what begins at a position changes otherwise than by setting them:
  /// `tags.sort()`, `tidy(&tags)`, `tags[0] = ""`, or a function of the type that does.
  ///
  /// - Parameter isHidden: Whether a name alone means something else than a member.
  func changed(
    _ variables: Set<String>, at position: Int, _ isHidden: (String) -> Bool
  ) -> Set<String> {
    if isHandedOver(position) {
      let name = variable(at: position + 1, isHidden).name
      return variables.contains(name) ? [name] : []
    }
    guard isStart(position) else { return [] }
    let (name, end) = variable(at: position, isHidden)
    if variables.contains(name), [.dot, .leftSquare].contains(kind(at: end)) { return [name] }
    return scanner(ofOwnCallAt: position)?.changed(variables) ?? []
  }

  /// Those that a function changes or sets.
  private func changed(_ variables: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for position in tokens.indices {
      found.formUnion(changed(variables, at: position) { _ in false })
      if kind(at: position) == .operator, Self.assigns(word(at: position)) {
        found.insert(word(at: position - 1).withoutBackticks)
      }
    }
    return found.intersection(variables)
  }

  /// Whether a function is given there what it may change: `&tags`.
  private func isHandedOver(_ position: Int) -> Bool {
    word(at: position) == "&" && [.leftParen, .comma, .colon].contains(kind(at: position - 1))
  }

  /// The name that stands at a position, of a member alone, and the position behind it.
  private func variable(
    at position: Int, _ isHidden: (String) -> Bool
  ) -> (name: String, end: Int) {
    let isMember = isOwn(position)
    let name = word(at: isMember ? position + 2 : position)
    return (isMember || !isHidden(name) ? name.withoutBackticks : "", position + (isMember ? 3 : 1))
  }

  /// Whether a statement begins there, also behind the brace of a branch or a closure.
  private func isStart(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    if [.leftBrace, .rightBrace].contains(kind(at: position - 1)) { return true }
    let isForced = position > 1 && ["!", "?"].contains(word(at: position - 1))
    return [.in, .try].contains(tokens[position - (isForced ? 2 : 1)].keyword)
      || isStart(position, of: tokens.indices)
  }
}
