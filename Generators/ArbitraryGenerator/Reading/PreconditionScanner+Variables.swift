/// How long variables are what they began with.
extension PreconditionScanner {
  /// Farther on, nobody looks for what changes a variable.
  private static let farthest = 1_000

  /// The position from which on a variable may be something else than it began with: behind the
  /// statement that changes it, or from a loop on that does.
  func end(ofValueIn name: Int) -> Int {
    let last = min(tokens.count, name + Self.farthest)
    let variable = word(at: name)
    let rest = name + 1..<max(name + 1, last)
    let change = rest.first {
      isChange(of: variable, at: $0) && !isDeferred($0, behind: name)
    }
    guard let change else { return last }
    return repeated(from: name, to: change) ?? end(ofStatementFrom: change)
  }

  /// Whether a variable may be changed there: it is set, or a part of it is, it is handed over, or
  /// a function is called on it that may do anything.
  func isChange(of variable: String, at position: Int) -> Bool {
    guard isFree(position), word(at: position) == variable else { return false }
    if word(at: position - 1) == "&" || isInTuple(position) { return true }
    let end = end(ofValueAt: position)
    return Self.assigns(word(at: end)) && kind(at: end) == .operator
      || (position..<end).contains { mayChange($0) && openBracket(around: $0) ?? -1 < position }
  }

  /// Whether something is done there in the braces of a `defer` behind a declaration, after all that
  /// stands beside those.
  func isDeferred(_ position: Int, behind declaration: Int) -> Bool {
    var inner = position
    for _ in 0..<Self.deepest {
      guard let brace = openBracket(around: inner), brace > declaration else { return false }
      if word(at: brace - 1) == "defer" {
        return openBracket(around: brace) == openBracket(around: declaration)
      }
      inner = brace
    }
    return false
  }

  /// Whether it is set as a part of a tuple: `(first, last) = (last, first)`.
  private func isInTuple(_ position: Int) -> Bool {
    guard [.leftParen, .comma].contains(kind(at: position - 1)),
      let parenthesis = openBracket(around: position)
    else { return false }
    return word(at: tokens.end(ofBracketsAt: parenthesis)) == "="
  }

  /// Whether a function is called there of which nobody knows that it changes nothing.
  private func mayChange(_ position: Int) -> Bool {
    kind(at: position) == .name && kind(at: position - 1) == .dot
      && [.leftParen, .leftBrace].contains(kind(at: position + 1))
      && !Self.members.contains(word(at: position))
  }

  /// Where the first thing begins that is run any number of times, or nobody knows when, with
  /// a position in its braces: a loop, or a closure.
  func repeated(from start: Int, to position: Int) -> Int? {
    var found: Int?
    var inner = position
    for _ in 0..<Self.deepest {
      guard let bracket = openBracket(around: inner), bracket > start else { return found }
      let head = head(ofBraces: bracket)
      if kind(at: bracket) == .leftBrace, !Self.branching.contains(tokens[head].keyword) {
        found = tokens[head].keyword == .while ? head : bracket
      }
      inner = bracket
    }
    return start + 1
  }

  /// Whether braces are those of a function or a closure, and of no statement.
  func isFunction(_ brace: Int) -> Bool {
    let head = head(ofBraces: brace)
    let keyword = tokens[head].keyword
    return !Self.branching.contains(keyword)
      && ![.for, .repeat, .while].contains { $0 == keyword } && word(at: head) != "defer"
  }

  /// The keyword of the statement whose braces open at a position; the beginning of one without.
  private func head(ofBraces brace: Int) -> Int {
    var depth = 0
    for head in (0..<brace).reversed() {
      depth -= tokens[head].kind.depth
      if depth < 0 { return head + 1 }
      guard depth == 0 else { continue }
      let keyword = tokens[head].keyword
      if Self.branching.contains(keyword) || keyword == .for || keyword == .while
        || kind(at: head - 1) != .comma && isStart(head, of: tokens.indices)
      {
        return head
      }
    }
    return brace
  }

  private static let branching: [Keyword?] = [.if, .guard, .do, .switch, .else, .catch]

  /// The position behind what is left of the statement around a position.
  private func end(ofStatementFrom position: Int) -> Int {
    var end = position + 1
    while end < tokens.count, kind(at: end) != .rightBrace,
      !isStart(end, of: position..<tokens.count)
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return min(end, tokens.count)
  }
}

// MARK: - Loops

extension PreconditionScanner {
  /// What `for _ in 0..<count { rest.removeLast() }` asks: that there are so many.
  func removals(inLoop start: Int, to brace: Int) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    guard start + 5 < brace, body.count < Self.longest,
      let count = rounds(ofLoop: start, to: brace),
      !body.contains(where: { mayLeave(at: $0) || ["break", "continue"].contains(word(at: $0)) })
    else { return [] }
    return body.compactMap { position -> Precondition? in
      guard isStart(position, of: body), kind(at: position + 1) == .dot,
        ["removeFirst", "removeLast"].contains(word(at: position + 2)),
        kind(at: position + 3) == .leftParen, kind(at: position + 4) == .rightParen,
        let all = names.meaning(of: word(at: position), at: brace - 1)?.enclosed.value,
        body.count(where: { isChange(of: word(at: position), at: $0) }) == 1
      else { return nil }
      var asked = all.joined(with: count, as: "\(count.text) <= \(all.text).count")
      asked.members.insert("count")
      asked.limit(to: .count)
      return asked
    }
  }

  /// How often a loop is run that counts: `0..<count`, `1...count`.
  private func rounds(ofLoop start: Int, to brace: Int) -> Precondition? {
    let sequence = start + 3..<max(start + 3, end(ofLoopHead: start))
    guard tokens[start + 2].keyword == .in, sequence.count > 2, sequence.upperBound == brace,
      ["0 ..<", "1 ..."].contains(sequence.prefix(2).map(word).joined(separator: " "))
    else { return nil }
    let end = sequence.dropFirst(2)
    return (reading(end) ?? constant(end))?.enclosed.value
  }
}
