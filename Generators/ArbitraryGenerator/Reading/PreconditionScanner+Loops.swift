/// What loops, and closures that are called with elements, ask of all elements.
extension PreconditionScanner {
  /// What is run for each of some elements.
  private struct Loop {
    /// The names of an element, or of the parts of a pair.
    var names: [String]
    /// What it is run for alone, behind `where`.
    var clause: Range<Int>?
    /// Whether it is run for those alone that are there, behind `case let name?`.
    var isUnwrapping = false
    var body: Range<Int>
    /// Whether `return` leaves no more than it.
    var isClosure = false
  }

  /// Those of all elements, as in `for value in values { precondition(value > 0) }`, and of each
  /// parameter in `for value in [red, green, blue] { … }`.
  mutating func conditions(ofLoop start: Int) -> [Precondition] {
    let brace = end(of: start, before: [.leftBrace])
    guard kind(at: brace) == .leftBrace else { return [] }
    let asked = removals(inLoop: start, to: brace) + product(inLoop: start, to: brace)
    let found = goesElsewhere(from: brace) ? nil : conditions(ofLoop: start, to: brace)
    return asked + (found ?? doubts(about: start..<brace, endedAt: brace))
  }

  /// Whether something in braces goes on with a loop around them, by its name, or leaves that.
  private func goesElsewhere(from brace: Int) -> Bool {
    tokens.inside(bracketsAt: brace).contains {
      ["break", "continue"].contains(word(at: $0)) && isNamed($0)
    }
  }

  /// Those of `while count < 0 { fatalError() }`, and where anything that may end the program is
  /// looked for, those of the first round; goes on to the brace.
  mutating func conditions(ofWhile position: inout Int) -> [Precondition] {
    let brace = end(of: position, before: [.leftBrace])
    guard kind(at: brace) == .leftBrace else { return [] }
    if endsProgram(behind: brace) { return conditions(ofIf: &position) }
    guard looksAtAll else { return doubts(about: position..<brace, endedAt: brace) }
    let outer = (exits, knownExits, leaving)
    defer { (exits, knownExits, leaving) = outer }
    return conditions(ofIf: &position)
  }

  /// Those of `repeat { precondition(count > 0) } while isOpen`.
  mutating func conditions(ofRepeat start: Int) -> [Precondition] {
    let `while` = tokens.end(ofBracketsAt: start + 1)
    guard kind(at: start + 1) == .leftBrace, `while` < tokens.count else { return [] }
    if looksAtAll { return doubts(in: tokens.inside(bracketsAt: start + 1)) }
    return doubts(
      about: `while`..<end(ofStatementAt: `while`, of: tokens.indices), endedAt: start + 1)
  }

  /// The same; nil where the loop is not understood.
  private mutating func conditions(ofLoop start: Int, to brace: Int) -> [Precondition]? {
    let isUnwrapping = unwraps(at: start + 1)
    let pattern = isUnwrapping ? start + 3 : start + 1
    guard let names = names(ofPatternAt: pattern) else { return nil }
    let sequence = tokens.end(ofBracketsAt: pattern) + (isUnwrapping ? 2 : 1)
    guard tokens[sequence - 1].keyword == .in, sequence < brace else { return nil }
    let values = sequence..<max(sequence, end(ofLoopHead: start))
    let loop = Loop(
      names: names, clause: values.upperBound < brace ? values.upperBound + 1..<brace : nil,
      isUnwrapping: isUnwrapping, body: tokens.inside(bracketsAt: brace))
    if names.count == 1, !isUnwrapping, let listed = parameters(listedIn: values) {
      let count = exits.count
      defer { forgetExits(by: .broken, since: count) }
      return conditions(of: loop, with: listed.map { [$0] })
    }
    guard let elements = elements(of: values, named: names) else {
      return conditions(of: loop, withNumbers: values)
    }
    return conditions(of: loop, forEach: elements)
  }

  /// Where what a loop goes through ends: what stands behind `where` is asked of each element.
  func end(ofLoopHead start: Int) -> Int {
    let brace = min(end(of: start, before: [.leftBrace]), tokens.count)
    return (start..<brace).first { tokens[$0].keyword == .where } ?? brace
  }

  /// Whether `case let name?` stands there.
  private func unwraps(at position: Int) -> Bool {
    position + 3 < tokens.count && tokens[position].keyword == .case
      && tokens[position + 1].keyword == .let && kind(at: position + 2) == .name
      && word(at: position + 3) == "?"
  }

  /// The names in `value` and `(key, value)`; nil for other patterns.
  private func names(ofPatternAt position: Int) -> [String]? {
    let isName = kind(at: position) == .name && tokens[position].keyword == nil
    let isPair =
      kind(at: position) == .leftParen && kind(at: position + 2) == .comma
      && kind(at: position + 4) == .rightParen
    let names = isName ? [position] : isPair ? [position + 1, position + 3] : []
    guard !names.isEmpty, names.allSatisfy({ kind(at: $0) == .name }) else { return nil }
    return names.map(word)
  }

  /// `values.forEach { precondition($0 > 0) }`, of closures that are called with each element.
  func conditions(ofClosureAt brace: Int) -> [Precondition] {
    guard let call = call(ofClosureAt: brace) else { return [] }
    let end = kind(at: brace - 1) == .leftParen ? brace - 1 : brace
    let values = call.values.lowerBound..<max(call.values.lowerBound, end - 2)
    var scanner = self
    return scanner.conditions(ofClosureAt: brace, calledBy: call.name, with: values)
      ?? doubts(about: call.values.lowerBound..<end, endedAt: brace)
  }

  private mutating func conditions(
    ofClosureAt brace: Int, calledBy function: String, with values: Range<Int>
  ) -> [Precondition]? {
    let body = tokens.inside(bracketsAt: brace)
    let named = Array(parameters(ofClosureAt: brace).dropLast())
    guard Self.callingForEach.contains(function), !rejectionEnds,
      !named.isEmpty || !hasHead(body),
      let start = named.isEmpty
        ? body.lowerBound : body.first(where: { tokens[$0].keyword == .in }).map({ $0 + 1 })
    else { return nil }
    isCalled = true
    let loop = Loop(
      names: named.isEmpty ? ["$0"] : named, body: start..<max(start, body.upperBound),
      isClosure: true)
    guard let elements = elements(of: values, named: loop.names) else {
      return conditions(of: loop, withNumbers: values)
    }
    return conditions(of: loop, forEach: elements)
  }

  /// Those of what is run with each of some numbers: of each, or of what no number is named in.
  private mutating func conditions(
    of loop: Loop, withNumbers values: Range<Int>
  ) -> [Precondition]? {
    guard !loop.isUnwrapping, loop.isClosure || !mayBeLeft(loop),
      let numbers = numbers(of: values, named: loop.names)
    else { return conditions(of: loop, forEachOf: values) }
    var scanner = self
    let found = scanner.conditions(of: loop, forEach: numbers)
    let each = numbers.all.text + ".allSatisfy {"
    guard let found, found.allSatisfy(\.isReadable),
      found.contains(where: { $0.text.contains(each) })
    else { return conditions(of: loop, forEachOf: values) }
    let counts = counts(of: loop, at: numbers.last)
    self = scanner
    return counts + found
  }

  /// How many elements there have to be for the last of some numbers, which gens can be told: that of
  /// `cells.indices.contains(7 * 8 + 7)`.
  private func counts(of loop: Loop, at last: Meaning?) -> [Precondition] {
    guard let last else { return [] }
    var scanner = self
    let found = scanner.conditions(of: loop, with: [[last]]) ?? []
    return found.filter { $0.isReadable && $0.text.isAboutCount }
  }

  /// Those of what is run for each of some numbers, where there are any, whatever they are:
  /// `(0..<rows).map { _ in Array(repeating: 0, count: columns) }`; nil where there may be others, or
  /// something in it may leave it.
  private mutating func conditions(
    of loop: Loop, forEachOf numbers: Range<Int>
  ) -> [Precondition]? {
    let numbers = withoutParentheses(numbers)
    guard !rejectionEnds, loop.names.count == 1, loop.clause == nil, !loop.isUnwrapping,
      !mayBeLeft(loop),
      !loop.body.contains(where: { bytes.endsProgram(tokens[$0]) }),
      let once = hasNumbers(numbers)
    else { return nil }
    let outer = (round, calls, exits, knownExits, leaving)
    defer { (round, calls, exits, knownExits, leaving) = outer }
    round = nil
    let found = branch(given: [once]) { scanner in
      scanner.names.declare(loop.names[0], as: nil)
      return scanner.conditions(in: loop.body)
    }
    let isKnown = !found.isEmpty && found.allSatisfy(\.isReadable)
    return isKnown ? found : nil
  }

  /// Whether something in a loop may leave it.
  private func mayBeLeft(_ loop: Loop) -> Bool {
    loop.body.contains { mayLeave(at: $0) || word(at: $0) == "break" }
  }

  /// Functions that call a closure once with each element.
  private static let callingForEach: Set = ["compactMap", "filter", "flatMap", "forEach", "map"]

  /// Whether a closure begins with what it captures, or with types.
  private func hasHead(_ body: Range<Int>) -> Bool {
    guard [.leftParen, .leftSquare, .at].contains(kind(at: body.lowerBound)) else { return false }
    let end = tokens.end(ofBracketsAt: body.lowerBound)
    return kind(at: end) == .name || word(at: end) == "->"
  }

  /// What stands before the braces of a loop, or of a closure that is called with elements, that end
  /// the program for some of them.
  private func doubts(about head: Range<Int>, endedAt brace: Int) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    let mayEnd = body.contains {
      bytes.endsProgram(tokens[$0]) || bytes.checksCondition(tokens[$0])
    }
    guard mayEnd, !rejectionEnds else { return [] }
    let found = unreadable(head)
    if !found.isEmpty { return found }
    var scanner = self
    return scanner.doubts(in: body)
  }

  /// Those of what is run for any element: of all of them, or of those as far as to the first that
  /// the loop is left with; nil where it is not known of which.
  private mutating func conditions(of loop: Loop, forEach elements: Elements) -> [Precondition]? {
    let (outer, known) = (exits, knownExits)
    let around = (round, calls)
    defer { (round, calls) = around }
    round = isPlain(loop) ? Round(elements: elements, body: loop.body, depth: depth + 1) : nil
    guard var found = conditions(of: loop, with: [elements.meanings]) else { return nil }
    // Of numbers alone, nothing can be asked.
    if elements.areNumbers { found.removeAll { $0.parameters.isEmpty && $0.isAsked } }
    let left = exits[outer.count...]
    let isKnown = [nil, .ended].contains(leaving) && !mayBeLeft(in: loop.body)
    exits = outer
    leaving = nil
    if !isKnown {
      knownExits = known
      if rejectionEnds { return [] }
    } else if let end = Precondition(anyOf: left.map(\.condition)) {
      guard !loop.isClosure else { return nil }
      exits += left.filter { $0.leaving != .broken }.map {
        Exit(condition: $0.condition.holding(forSome: elements), leaving: $0.leaving)
      }
      let asked = Precondition(allOf: found.filter(\.isReadable))?
        .holding(forEach: elements, until: end)
      return [asked].compactMap(\.self) + found.filter { !$0.isReadable }
    }
    return found.map { $0.isReadable ? $0.holding(forEach: elements) : $0 }
  }

  /// Whether it is run for all elements, each by one name.
  private func isPlain(_ loop: Loop) -> Bool {
    loop.names.count == 1 && loop.clause == nil && !loop.isUnwrapping && !loop.isClosure
  }

  /// Those of what is run once with each of some values for its names; nil where it is not known for
  /// which.
  private mutating func conditions(
    of loop: Loop, with values: [[Meaning?]]
  ) -> [Precondition]? {
    var found: [Precondition] = []
    for meanings in values where leaving == nil {
      let earlier = exits
      var isUnderstood = true
      let asked = branch(given: []) { scanner in
        for (name, meaning) in zip(loop.names, meanings) {
          scanner.names.declare(name, as: meaning)
        }
        guard loop.isUnwrapping else { return scanner.conditions(ofRound: loop, &isUnderstood) }
        guard let value = meanings[0], case .optional? = value.type else {
          isUnderstood = false
          return []
        }
        return scanner.branch(given: [value.value.within("", " != nil")]) { scanner in
          scanner.names.declare(loop.names[0], as: value.unwrapped)
          return scanner.conditions(ofRound: loop, &isUnderstood)
        }
      }
      guard isUnderstood else { return nil }
      forgetExits(by: .continued, since: earlier.count)
      if loop.isClosure { forgetExits(by: .made, since: earlier.count) }
      found += asked.compactMap { self.asked($0, behind: earlier) }
    }
    return found
  }

  /// Those of what is run for one element, where its names are declared.
  private mutating func conditions(
    ofRound loop: Loop, _ isUnderstood: inout Bool
  ) -> [Precondition] {
    guard let clause = loop.clause else { return conditions(in: loop.body) }
    let traps = clause.flatMap(traps)
    let fact = condition(clause).first
    isUnderstood = fact != nil
    return fact.map { traps + conditions(inBranch: loop.body, given: [$0]) } ?? []
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

extension Precondition {
  /// Whether it asks for anything but that something is not run.
  fileprivate var isAsked: Bool { isReadable && self != .never }
}

extension String {
  /// Whether it asks for nothing but an index or an offset that is written or computed of numbers.
  fileprivate var isAboutCount: Bool {
    let index = /[\w.]+\.indices\.contains\([\d_()*+ -]+\)/
    let offset = /[\d_()*+ -]+ < .+\.count/
    return wholeMatch(of: index) != nil || wholeMatch(of: offset) != nil
  }
}
