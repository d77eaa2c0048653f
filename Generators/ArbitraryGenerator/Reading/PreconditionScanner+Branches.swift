/// Statements that end the program in one of their branches.
extension PreconditionScanner {
  /// Those of `if count < 0 { fatalError() }` or `while`, of an `else` with it, and of what is asked in
  /// braces; goes on to the brace behind.
  mutating func conditions(ofIf position: inout Int) -> [Precondition] {
    let outer = names
    defer { names = outer }
    let start = position + 1
    let brace = end(of: start, before: [.leftBrace])
    guard brace < tokens.count, tokens[brace].kind == .leftBrace else { return [] }
    position = brace
    let `else` = tokens.end(ofBracketsAt: brace)
    let hasElse = `else` + 1 < tokens.count && tokens[`else`].keyword == .else
    if !hasElse, let found = conditions(ofCase: start, before: brace) { return found }
    guard let fact = fact(start..<brace) else {
      names = outer
      let others = hasElse && kind(at: `else` + 1) == .leftBrace ? `else` + 1 : nil
      let bodies = [brace, others].compactMap(\.self)
      if endsProgram(behind: brace) { return unreadable(notHolding: start..<brace) }
      if bodies.contains(where: endsProgram) { return unreadable(start..<brace) }
      return bodies.flatMap { doubts(in: tokens.inside(bracketsAt: $0)) }
    }
    let found = conditions(inBranch: tokens.inside(bracketsAt: brace), given: [fact])
    guard hasElse else { return found }
    names = outer
    return found + conditions(ofElse: `else` + 1, given: fact)
  }

  /// That an expression does not hold, which cannot be asked; what is no expression alone, as
  /// `let name = find(id)` is, is shown as it stands there.
  private func unreadable(notHolding range: Range<Int>) -> [Precondition] {
    let found = unreadable(range)
    let isExpression =
      end(of: range.lowerBound, before: [.comma]) >= range.upperBound
      && ![.let, .var, .case].contains(tokens[range.lowerBound].keyword)
    return isExpression ? found.map(\.denied) : found
  }

  /// Those of `if case .count(let count) = value, count > 3 { … }`; nil where no names of a payload are
  /// bound there.
  private mutating func conditions(ofCase start: Int, before brace: Int) -> [Precondition]? {
    let comma = min(end(of: start, before: [.comma]), brace)
    guard tokens[start].keyword == .case,
      let equals = (start..<comma).first(where: { word(at: $0) == "=" }),
      let value = condition(equals + 1..<comma).first,
      let payload = payload(of: start + 1..<equals, in: value), !payload.names.isEmpty,
      !payload.hides(names),
      let match = match(start + 1..<equals, of: value)
    else { return nil }
    return branch(given: [match], payload: payload) { scanner in
      scanner.declare(payload)
      let body = scanner.tokens.inside(bracketsAt: brace)
      guard comma < brace else { return scanner.conditions(in: body) }
      guard let fact = scanner.fact(comma + 1..<brace) else { return scanner.doubts(in: body) }
      return scanner.conditions(inBranch: body, given: [fact])
    }
  }

  /// Those of what is run where something does not hold.
  private mutating func conditions(
    ofElse position: Int, given fact: Precondition
  ) -> [Precondition] {
    if tokens[position].keyword == .if {
      return branch(given: [fact.denied]) { scanner in
        var position = position
        return scanner.conditions(ofIf: &position)
      }
    }
    guard kind(at: position) == .leftBrace else { return [] }
    return conditions(inBranch: tokens.inside(bracketsAt: position), given: [fact.denied])
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
      case .case:
        part = match(start + 1..<comma)
        forget(behind: start)
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
    guard let equals = range.first(where: { word(at: $0) == "=" }) else { return nil }
    return condition(equals + 1..<range.upperBound).first.flatMap {
      match(range.lowerBound..<equals, of: $0)
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

  /// Those of `do { … }`, and of what is thrown in it where `catch { fatalError() }` stands behind; goes
  /// on to its brace.
  mutating func conditions(ofDo position: inout Int) -> [Precondition] {
    let brace = position + 1
    let end = tokens.end(ofBracketsAt: brace)
    let isCaught = kind(at: end) == .name && tokens[end].keyword == .catch
    guard kind(at: brace) == .leftBrace,
      !isCaught || kind(at: end + 1) == .leftBrace && endsProgram(behind: end + 1)
    else { return [] }
    position = brace
    let body = tokens.inside(bracketsAt: brace)
    let outer = throwsEnd
    defer { throwsEnd = outer }
    if isCaught {
      throwsEnd = true
      knownExits.formUnion(body.filter { [.try, .throw].contains(tokens[$0].keyword) })
    }
    return conditions(inBranch: body, given: [])
  }

  /// Those of `defer { values.removeLast() }`, where what it names is not changed behind it; goes on to
  /// the brace.
  mutating func conditions(ofDefer position: inout Int) -> [Precondition] {
    let brace = position + 1
    guard kind(at: brace) == .leftBrace else { return [] }
    position = brace
    let body = tokens.inside(bracketsAt: brace)
    guard brace < Self.longestBody, body.count < Self.longest else { return [] }
    let named = Set(body.filter(isFree).map(word))
    let isChanged = (min(body.upperBound, tokens.count)..<tokens.count).contains {
      isFree($0) && named.contains(word(at: $0)) && isChange(of: word(at: $0), at: $0)
    }
    return isChanged ? doubts(in: body) : conditions(inBranch: body, given: [])
  }

  /// Those of `guard count > 0, let name else { fatalError() }`; goes on to the brace.
  mutating func conditions(ofGuard position: inout Int) -> [Precondition] {
    let brace = end(of: position + 1, before: []) + 1
    guard kind(at: brace) == .leftBrace else { return [] }
    let ends = endsProgram(behind: brace) || hasNoExit(brace)
    let outer = names
    let asked = demands(ofGuard: &position, mayGoOn: !ends)
    position = brace
    if ends { return asked.found }
    guard asked.isAll, let fact = Precondition(allOf: asked.found) else {
      for binding in asked.bindings { forget(behind: binding) }
      return []
    }
    let bound = names
    names = outer
    defer { names = bound }
    return conditions(inBranch: tokens.inside(bracketsAt: brace), given: [fact.denied])
  }

  /// What a guard asks for, whether that is all of it as it can be asked, and where it binds names.
  private mutating func demands(
    ofGuard position: inout Int, mayGoOn: Bool
  ) -> (found: [Precondition], isAll: Bool, bindings: [Int]) {
    var (found, isAll, bindings) = ([Precondition](), true, [Int]())
    repeat {
      let start = position + 1
      position = end(of: start, before: [.comma])
      if start < position, [.let, .var, .case].contains(tokens[start].keyword) {
        let presence =
          tokens[start].keyword == .case
          ? match(start + 1..<position).map { [$0] } ?? []
          : presentValue(in: start..<position).map(presence) ?? []
        isAll = isAll && !presence.isEmpty
        found += presence.isEmpty ? unreadable(start..<position) : presence
        bindPresent(start..<position, mayBeMissing: mayGoOn)
        bindings.append(start)
      } else {
        let demand = demand(start..<position)
        isAll = isAll && !demand.isEmpty && demand.allSatisfy(\.isReadable)
        found += demand
      }
    } while position < tokens.count && tokens[position].kind == .comma
    return (found, isAll, bindings)
  }
}
