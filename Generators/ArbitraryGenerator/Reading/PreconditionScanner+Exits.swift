/// Statements that end a body before its end: what is asked behind them is asked where they were not
/// run.
extension PreconditionScanner {
  /// How statements are left while the program goes on.
  enum Leaving {
    /// By `return`: what was set is made.
    case made
    /// By `throw` or `return nil`: nothing is made.
    case rejected
    /// By `continue` or `break`, which leave no more than a loop's body or a case.
    case continued, broken
    /// Not at all, since the program ends there.
    case ended
  }

  /// Where statements were left before.
  struct Exit {
    var condition: Precondition
    var leaving: Leaving
  }

  /// Notes that statements end at a position, if they do; answers what is asked by that. What nobody
  /// knows to be run is not asked for.
  mutating func noteEnd(at position: Int, of statements: Range<Int>) -> [Precondition] {
    leaving = leaving(at: position)
    guard let leaving else { return [] }
    knownExits.insert(position)
    let isRun = !mayBeLeft(in: statements.lowerBound..<position)
    return leaving == .ended && isRun ? [.never] : []
  }

  private func leaving(at position: Int) -> Leaving? {
    if bytes.endsProgram(tokens[position]) { return .ended }
    switch tokens[position].keyword {
    case .throw: return throwsEnd ? .ended : .rejected
    case .return where returnsNil(at: position) && !isCalled: return nilEnds ? .ended : .rejected
    case .return: return .made
    default: break
    }
    return switch word(at: position) {
    case "continue" where !isNamed(position): .continued
    case "break" where !isNamed(position): .broken
    default: nil
    }
  }

  /// Whether a name stands behind `continue` or `break`: that of the loop which is meant.
  func isNamed(_ position: Int) -> Bool {
    kind(at: position + 1) == .name && !tokens[position + 1].startsLine
  }

  /// What is asked where none of some exits was taken; nothing where that is more than anybody wants
  /// to read, unless it is rather asked too often, and where it holds for all that come so far.
  ///
  /// What rejects a value makes none, so that more may be asked of it; but not what only values can
  /// be asked that were not rejected.
  func asked(_ condition: Precondition, behind exits: [Exit]) -> Precondition? {
    let making = exits.filter { $0.leaving != .rejected }
    if making.count < exits.count, condition.given(none: exits).isCertainOfPlace { return nil }
    let whole = condition.given(
      none: condition.mayTrap || condition == .never ? exits : making)
    if whole.text.utf8.count <= Self.longestText { return whole }
    return rejectionEnds || condition.mayTrap ? nil : condition
  }

  /// The same of what an initialiser asks that is called there.
  func called(_ call: InitializerCall, behind exits: [Exit]) -> InitializerCall {
    call.given(exits.filter { $0.leaving != .rejected }.map(\.condition.denied))
  }

  /// Whether the initialiser may end before a position, without the program, nobody knows when: what
  /// is asked there may rely on that, as `values[0] > 0` does behind `try check(values)`.
  /// What stands behind `return` in its line is asked before that leaves.
  func mayBeLeft(before position: Int) -> Bool {
    let line = tokens[..<min(position, tokens.count)].lastIndex {
      $0.startsLine || $0.kind == .semicolon || $0.keyword == .return
    }
    guard let line, tokens[line].keyword == .return else { return mayBeLeft(in: 0..<position) }
    return mayBeLeft(in: 0..<line)
  }

  /// Whether it may end in some statements, nobody knows when.
  func mayBeLeft(in range: Range<Int>) -> Bool {
    range.contains { mayLeave(at: $0) && !knownExits.contains($0) }
  }

  /// Whether a statement there may leave the initialiser, and the program goes on.
  func mayLeave(at position: Int) -> Bool {
    switch tokens[position].keyword {
    case .return: !(nilEnds && returnsNil(at: position))
    case .throw: !throwsEnd
    case .try: !throwsEnd && !["!", "?"].contains(word(at: position + 1))
    default: false
    }
  }

  /// The positions of `return` in closures, and in functions that are declared in the body.
  var returnsOfFunctions: Set<Int> {
    let all = tokens.indices.filter { tokens[$0].keyword == .return }
    return all.count < Self.mostReturns ? Set(all.filter { function(around: $0) != nil }) : []
  }

  /// Among more, nobody looks for those.
  private static let mostReturns = 100

  /// The brace of the closure, or of the function in the body, that a position is in.
  func function(around position: Int) -> Int? {
    var inner = position
    for _ in 0..<Self.deepest {
      guard let bracket = openBracket(around: inner) else { return nil }
      if kind(at: bracket) == .leftBrace, isFunction(bracket) { return bracket }
      inner = bracket
    }
    return nil
  }

  func returnsNil(at position: Int) -> Bool {
    tokens[position].keyword == .return && word(at: position + 1) == "nil"
  }
}

// MARK: - Branches

extension PreconditionScanner {
  /// What is in a value of a case.
  struct Payload {
    /// A part of what the value is matched with, as `.size(width: let width, _)`, without `let`.
    struct Piece {
      var text: String
      /// Whether it is a name of a part of the payload.
      var isBound = false
    }

    var pieces: [Piece]
    /// The names that parts of it have in the statements.
    var names: [String]
    /// The name of the case.
    var `case`: String
    /// What is of that case.
    var value: Precondition

    /// What the value is matched with where something names parts of the payload, and not others:
    /// of those the compiler would warn.
    func pattern(naming isNamed: (String) -> Bool) -> String {
      pieces.reduce(into: ".") { pattern, piece in
        guard piece.isBound else { return pattern += piece.text }
        pattern += isNamed(piece.text) ? "let \(piece.text)" : "_"
      }
    }

    /// Whether one of its names is that of a parameter, which other names stand for.
    func hides(_ all: Names) -> Bool { names.contains(where: all.hasAlias) }
  }

  /// Those of statements that are run where something holds.
  mutating func conditions(
    inBranch body: Range<Int>, given facts: [Precondition], payload: Payload? = nil
  ) -> [Precondition] {
    branch(given: facts, payload: payload) { $0.conditions(in: body) }
  }

  /// Looks into what is run where some facts hold: what it asks is asked there alone, and what it
  /// declares means nothing behind it.
  mutating func branch(
    given facts: [Precondition], payload: Payload? = nil,
    _ look: (inout PreconditionScanner) -> [Precondition]
  ) -> [Precondition] {
    guard depth < PreconditionScanner.deepest else { return [] }
    let outer = (names, calls, exits, leaving)
    depth += 1
    (calls, exits, leaving) = ([], [], nil)
    var found = look(&self).filter { !$0.text.isEmpty }
    if found.last == .never, exits.isEmpty { found = [.never] }
    let inner = (
      exits: exits(given: facts, payload: payload), leaving: leaving,
      calls: payload == nil ? calls.map { $0.given(facts) } : []
    )
    depth -= 1
    (names, calls, exits, leaving) = outer
    exits += inner.exits
    calls += inner.calls
    if facts.isEmpty { leaving = inner.leaving }
    return found.map { $0.given(facts, payload: payload) }
  }

  /// What is asked by statements of which nobody knows when they are run, so that it cannot be asked
  /// before the call.
  mutating func doubts(in body: Range<Int>) -> [Precondition] {
    guard !rejectionEnds else { return [] }
    let (outer, other) = ((exits, knownExits, leaving), (askedSums, calls))
    defer { ((exits, knownExits, leaving), (askedSums, calls)) = (outer, other) }
    return conditions(inBranch: body, given: []).compactMap { condition in
      guard !condition.parameters.isEmpty, !condition.isCertainOfPlace else { return nil }
      var doubt = condition
      (doubt.isReadable, doubt.isUncertain) = (false, true)
      return doubt
    }
  }

  /// Forgets where statements were left that end here: those of a loop's body, or of a case.
  mutating func forgetExits(by leaving: Leaving, since count: Int) {
    let rest = exits[count...].filter { $0.leaving != leaving }
    exits.replaceSubrange(count..., with: rest)
    if self.leaving == leaving { self.leaving = nil }
  }

  /// When what is run where some facts hold was left.
  private func exits(given facts: [Precondition], payload: Payload?) -> [Exit] {
    var all = exits.compactMap { exit in
      let condition = payload.map { exit.condition.holding(within: $0, otherwise: false) }
      let all = condition.map { facts.dropLast() + [$0] } ?? facts + [exit.condition]
      return Precondition(allOf: all).map { Exit(condition: $0, leaving: exit.leaving) }
    }
    if let leaving, leaving != .ended, let fact = Precondition(allOf: facts) {
      all.append(Exit(condition: fact, leaving: leaving))
    }
    return all
  }
}

extension Precondition {
  /// That it holds where no exit was taken.
  fileprivate func given(none exits: [PreconditionScanner.Exit]) -> Precondition {
    exits.reversed().reduce(self) { $0.given($1.condition.denied) }
  }

  fileprivate func given(
    _ facts: [Precondition], payload: PreconditionScanner.Payload?
  ) -> Precondition {
    guard let payload, isReadable, self != .never else {
      return facts.reversed().reduce(self) { $0.given($1) }
    }
    // The last fact is that the value is of that case.
    return facts.dropLast().reversed().reduce(holding(within: payload, otherwise: true)) {
      $0.given($1)
    }
  }

  /// That it holds where another value is a case, whose payload it may name.
  fileprivate func holding(
    within payload: PreconditionScanner.Payload, otherwise: Bool
  ) -> Precondition {
    var named: Set<String> = []
    _ = text.renamingWords { word in
      named.insert(word)
      return nil
    }
    let match = "if case \(payload.pattern(naming: named.contains)) = \(payload.value.text)"
    var copy = joined(
      with: payload.value, as: "{ \(match) { \(text) } else { \(otherwise) } }()")
    copy.members.insert(payload.case)
    return copy
  }
}
