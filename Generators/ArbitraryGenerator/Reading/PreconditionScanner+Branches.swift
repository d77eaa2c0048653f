/// Statements that end the program in one of their branches.
extension PreconditionScanner {
  /// Those of `if count < 0 { fatalError() }`, of an `else` with it, and of what is asked in braces;
  /// goes on to the brace behind.
  mutating func conditions(ofIf position: inout Int) -> [Precondition] {
    let outer = names
    defer { names = outer }
    let start = position + 1
    let brace = end(of: start, before: [.leftBrace])
    guard brace < tokens.count, tokens[brace].kind == .leftBrace else { return [] }
    position = brace
    let `else` = tokens.end(ofBracketsAt: brace)
    let hasElse = `else` + 1 < tokens.count && tokens[`else`].keyword == .else
    guard let fact = fact(start..<brace) else {
      names = outer
      let ends =
        endsProgram(behind: brace)
        || hasElse && kind(at: `else` + 1) == .leftBrace && endsProgram(behind: `else` + 1)
      return ends ? unreadable(start..<brace) : []
    }
    let found =
      endsProgram(behind: brace) ? [fact.denied] : conditions(inBranch: brace, given: fact)
    guard hasElse else { return found }
    names = outer
    return found + conditions(ofElse: `else` + 1, given: fact)
  }

  /// Those of what is run where something does not hold.
  private mutating func conditions(
    ofElse position: Int, given fact: Precondition
  ) -> [Precondition] {
    guard depth < PreconditionScanner.deepest else { return [] }
    if tokens[position].keyword == .if {
      depth += 1
      defer { depth -= 1 }
      var position = position
      return conditions(ofIf: &position).map { $0.given(fact.denied) }
    }
    guard tokens[position].kind == .leftBrace else { return [] }
    if endsProgram(behind: position) { return [fact] }
    return conditions(inBranch: position, given: fact.denied)
  }

  /// Those in braces that are run where something holds.
  private mutating func conditions(
    inBranch brace: Int, given fact: Precondition
  ) -> [Precondition] {
    guard depth < PreconditionScanner.deepest else { return [] }
    let outer = (names, calls)
    depth += 1
    defer {
      depth -= 1
      (names, calls) = outer
    }
    return conditions(in: tokens.inside(bracketsAt: brace))
      .filter { !$0.text.isEmpty }.map { $0.given(fact) }
  }

  /// Those of all elements, as in `for value in values { precondition(value > 0) }`, and of each
  /// parameter in `for value in [red, green, blue] { … }`.
  mutating func conditions(ofLoop start: Int) -> [Precondition] {
    let brace = end(of: start, before: [.leftBrace])
    guard kind(at: start + 1) == .name, tokens[start + 1].keyword == nil,
      kind(at: start + 2) == .name, tokens[start + 2].keyword == .in, start + 3 < brace,
      kind(at: brace) == .leftBrace, depth < PreconditionScanner.deepest
    else { return [] }
    let name = word(at: start + 1)
    if let listed = parameters(listedIn: start + 3..<brace) {
      return listed.flatMap { conditions(inBodyAt: brace, where: name, is: $0) }
    }
    guard let all = reading(start + 3..<brace), case .array(let type)? = all.type else { return [] }
    let element = Precondition(text: name, parameters: all.value.parameters)
    let meaning = Meaning(type: type, value: element, isOperand: true)
    return conditions(inBodyAt: brace, where: name, is: meaning)
      .map { $0.isReadable ? $0.holding(forEach: name, of: all.value) : $0 }
  }

  /// Those of a loop's body, whose variable means something.
  private mutating func conditions(
    inBodyAt brace: Int, where name: String, is meaning: Meaning
  ) -> [Precondition] {
    let outer = (names, calls)
    depth += 1
    defer {
      depth -= 1
      (names, calls) = outer
    }
    names.declare(name, as: meaning)
    let body = tokens.inside(bracketsAt: brace)
    // Behind that, nothing has to hold for what is made.
    let end = body.first { nilEnds && ["break", "continue"].contains(word(at: $0)) }
    return conditions(in: body.lowerBound..<(end ?? body.upperBound)).filter { !$0.text.isEmpty }
  }

  /// What the names in `[red, green, blue]` mean; nil where it has anything else.
  private func parameters(listedIn range: Range<Int>) -> [Meaning]? {
    guard kind(at: range.lowerBound) == .leftSquare, range.count > 2,
      kind(at: range.upperBound - 1) == .rightSquare
    else { return nil }
    let elements = tokens[range].dropFirst().dropLast().indices.filter {
      tokens[$0].kind != .comma
    }
    let meanings = elements.compactMap { knownMeaning(at: $0)?.meaning }
    return meanings.count == elements.count ? meanings : nil
  }

  /// What all conditions between commas say together; nil where one of them cannot be asked.
  private mutating func fact(_ range: Range<Int>) -> Precondition? {
    var parts: [Precondition] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let comma = min(end(of: start, before: [.comma]), range.upperBound)
      let part: Precondition?
      switch tokens[start].keyword {
      case .let:
        part = presentValue(in: start..<comma).flatMap { presence(of: $0).first }
        bindPresent(start..<comma)
      case .var: part = nil
      case .case: part = match(start + 1..<comma)
      default: part = condition(start..<comma).first
      }
      guard let part else { return nil }
      parts.append(part)
      start = comma + 1
    }
    return Precondition(allOf: parts)
  }

  /// That a parameter is of a case, as in `if case .text = value`.
  private func match(_ range: Range<Int>) -> Precondition? {
    let start = range.lowerBound
    guard range.count == 4, kind(at: start) == .dot, word(at: start + 2) == "=" else { return nil }
    return condition(start + 3..<range.upperBound).first.flatMap {
      match(start..<start + 2, of: $0)
    }
  }

  /// Whether the statements in braces, or behind a colon, end the program, or what is looked for,
  /// after all.
  func endsProgram(behind start: Int) -> Bool {
    var position = start + 1
    while position < tokens.count, kind(at: position) != .rightBrace {
      if isStart(position, of: start + 1..<tokens.count) {
        if bytes.endsProgram(tokens[position]) { return true }
        if tokens[position].keyword == .throw { return throwsEnd }
        if nilEnds, returnsNil(at: position) { return true }
        if word(at: position) == "default" || goesOn(position) { return false }
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return false
  }

  /// Whether a statement begins there that may go on elsewhere.
  private func goesOn(_ position: Int) -> Bool {
    switch tokens[position].keyword {
    case .if, .guard, .switch, .return, .while, .for, .repeat, .do, .case: true
    case .try: word(at: position + 1) != "!"
    default: ["break", "continue", "fallthrough"].contains(word(at: position))
    }
  }

  /// Whether nothing in the braces of a guard leaves them: what somebody else declares must end the
  /// program there, as in `else { Failure.tooLong(name).end }`.
  private func hasNoExit(_ brace: Int) -> Bool {
    guard kind(at: brace) == .leftBrace else { return false }
    let inside = brace + 1..<max(brace + 1, tokens.end(ofBracketsAt: brace) - 1)
    return !inside.isEmpty
      && !inside.contains { mayLeave(at: $0) || ["break", "continue"].contains(word(at: $0)) }
  }

  /// Those of `guard count > 0, let name else { fatalError() }`; goes on to the brace.
  mutating func conditions(ofGuard position: inout Int) -> [Precondition] {
    var found: [Precondition] = []
    var bindings: [Int] = []
    repeat {
      let start = position + 1
      position = end(of: start, before: [.comma])
      if start < position, [.let, .var, .case].contains(tokens[start].keyword) {
        let presence = presentValue(in: start..<position).map(presence) ?? []
        found += presence.isEmpty ? unreadable(start..<position) : presence
        bindPresent(start..<position)
        bindings.append(start)
      } else {
        found += demand(start..<position)
      }
    } while position < tokens.count && tokens[position].kind == .comma
    guard position + 1 < tokens.count,
      endsProgram(behind: position + 1) || hasNoExit(position + 1)
    else {
      for binding in bindings { forget(behind: binding) }
      return []
    }
    position += 1
    return found
  }
}

extension Precondition {
  /// That all of some hold; nil where there are none.
  fileprivate init?(allOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "(\(whole.text)) && (\(part.text))")
    }
  }

  /// That one of some holds; nil where there are none.
  init?(anyOf parts: [Precondition]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { whole, part in
      whole.joined(with: part, as: "\(whole.text) || \(part.text)")
    }
  }

  /// That it does not hold.
  var denied: Precondition { joined(with: self, as: "!(\(text))") }

  /// That it holds where another one does.
  fileprivate func given(_ fact: Precondition) -> Precondition {
    guard isReadable else { return self }
    return joined(with: fact, as: "!(\(fact.text)) || (\(text))")
  }

  /// That it holds for all elements.
  fileprivate func holding(forEach name: String, of all: Precondition) -> Precondition {
    joined(with: all, as: "\(all.text).allSatisfy { \(name) in \(text) }")
  }

  func joined(with other: Precondition, as text: String) -> Precondition {
    Precondition(
      text: text, parameters: parameters.union(other.parameters),
      members: members.union(other.members), statics: statics.union(other.statics),
      magnitude: Magnitude(rawValue: min(magnitude.rawValue, other.magnitude.rawValue)) ?? .any,
      needsFoundation: needsFoundation || other.needsFoundation,
      mayTrap: mayTrap || other.mayTrap)
  }
}
