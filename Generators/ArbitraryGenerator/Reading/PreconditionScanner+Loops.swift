/// What loops ask of all elements.
extension PreconditionScanner {
  /// Those of all elements, as in `for value in values { precondition(value > 0) }`, and of each
  /// parameter in `for value in [red, green, blue] { … }`.
  mutating func conditions(ofLoop start: Int) -> [Precondition] {
    let brace = end(of: start, before: [.leftBrace])
    guard kind(at: brace) == .leftBrace else { return [] }
    return conditions(ofLoop: start, to: brace) ?? doubts(about: start..<brace, endedAt: brace)
  }

  /// The same; nil where the loop is not understood.
  private mutating func conditions(ofLoop start: Int, to brace: Int) -> [Precondition]? {
    guard kind(at: start + 1) == .name, tokens[start + 1].keyword == nil,
      kind(at: start + 2) == .name, tokens[start + 2].keyword == .in, start + 3 < brace
    else { return nil }
    let name = word(at: start + 1)
    if let listed = parameters(listedIn: start + 3..<brace) {
      let count = exits.count
      let found = conditions(inBodyAt: brace, where: name, isEach: listed)
      forgetExits(by: .broken, since: count)
      return found
    }
    guard let all = reading(start + 3..<brace), case .array(let type)? = all.type else {
      return nil
    }
    let value = Precondition(text: name, parameters: all.value.parameters)
    return conditions(
      inBodyAt: brace, where: name,
      isAny: Meaning(type: type, value: value, isOperand: true), of: all.value)
  }

  /// What stands before the braces of a loop, or of a closure that is called with elements, that end
  /// the program for some of them.
  func doubts(about head: Range<Int>, endedAt brace: Int) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    let mayEnd = body.contains {
      bytes.endsProgram(tokens[$0]) || bytes.checksCondition(tokens[$0])
    }
    return mayEnd && !rejectionEnds ? unreadable(head) : []
  }

  /// Those of a loop's body, whose variable is any element of some: of all of them, or of those as far
  /// as to the first that the loop is left with.
  private mutating func conditions(
    inBodyAt brace: Int, where name: String, isAny element: Meaning, of all: Precondition
  ) -> [Precondition] {
    let (outer, known) = (exits, knownExits)
    let found = conditions(inBodyAt: brace, where: name, isEach: [element])
    let left = exits[outer.count...]
    let isKnown =
      [nil, .ended].contains(leaving) && !mayBeLeft(in: tokens.inside(bracketsAt: brace))
    exits = outer
    leaving = nil
    if !isKnown {
      knownExits = known
      if rejectionEnds { return [] }
    } else if let end = Precondition(anyOf: left.map(\.condition)) {
      exits += left.filter { $0.leaving != .broken }.map {
        Exit(condition: $0.condition.holding(forSome: name, of: all), leaving: $0.leaving)
      }
      let asked = Precondition(allOf: found.filter(\.isReadable))?
        .holding(forEach: name, of: all, until: end)
      return [asked].compactMap(\.self) + found.filter { !$0.isReadable }
    }
    return found.map { $0.isReadable ? $0.holding(forEach: name, of: all) : $0 }
  }

  /// Those of a loop's body, which is run once for each of some meanings of its variable.
  private mutating func conditions(
    inBodyAt brace: Int, where name: String, isEach meanings: [Meaning]
  ) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    var found: [Precondition] = []
    for meaning in meanings where leaving == nil {
      let earlier = exits
      let asked = branch(given: []) { scanner in
        scanner.names.declare(name, as: meaning)
        return scanner.conditions(in: body)
      }
      forgetExits(by: .continued, since: earlier.count)
      found += asked.compactMap { self.asked($0, behind: earlier) }
    }
    return found
  }

  /// What the names in `[red, self.green, blue]` mean; nil where it has anything else.
  private func parameters(listedIn range: Range<Int>) -> [Meaning]? {
    guard kind(at: range.lowerBound) == .leftSquare, range.count > 2,
      kind(at: range.upperBound - 1) == .rightSquare
    else { return nil }
    var meanings: [Meaning] = []
    var position = range.lowerBound
    while position < range.upperBound - 1 {
      guard let (meaning, end) = knownMeaning(at: position + 1),
        kind(at: end) == .comma || end == range.upperBound - 1
      else { return nil }
      meanings.append(meaning)
      position = end
    }
    return meanings
  }
}
