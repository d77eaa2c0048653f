/// Finds what an initialiser asks of its arguments and ends the program without: the conditions of
/// `precondition` and `assert`, of an `if`, `guard` or `while` with `fatalError` or its like, and of
/// what the standard library ends the program for, as it does for an index behind an array's end.
///
/// Only those are found that can be asked before the call as well: which name nothing but
/// parameters, numbers, what is made of those, some of what the standard library has for numbers,
/// texts and collections, and static functions of types. Functions of the same file are looked into.
struct PreconditionScanner: TokenReader {
  /// Those between the braces.
  let tokens: [Token]
  /// What else is in the file.
  let scope: CheckScope
  /// The type that the body stands in, with those around it.
  let home: String
  /// What names mean in terms of the parameters.
  var names: Names
  /// What they meant where the body begins.
  let given: Names
  /// Whether what is thrown ends the program, or what is looked for.
  var throwsEnd = false
  /// Whether `return nil` ends what is looked for.
  private(set) var nilEnds = false
  /// Whether it looks into a function that is called, whose `return` ends no more than that.
  var isCalled = false
  /// Whether it is looked for what ends the making of a value, in functions as well.
  var rejectionEnds: Bool
  /// The constants in conditions, by the positions where their names begin.
  var constants: [Int: (text: String, end: Int)] = [:]
  var calls: [InitializerCall] = []
  /// Whether functions of the file are looked into for what ends the program on purpose: only where
  /// there may be something that does. For what they compute with they are looked into anyway.
  let looksAround: Bool
  /// Whether it is looked for anything that may end the program, and not for what can be asked.
  let looksAtAll: Bool
  /// What is known of the origins of its variables.
  let read: ReadOrigins
  /// What sums ask, by their positions, where that is asked wherever they are computed.
  var askedSums: [Int: String] = [:]
  /// How many functions may still be looked into.
  let effort: Effort
  /// The loop whose body is looked at.
  var round: Round?
  /// In how many braces and functions it looks.
  var depth = 0
  /// Where statements before were left, as far as that is known.
  var exits: [Exit] = []
  /// How the statements end that are looked at, if they are never run to their end.
  var leaving: Leaving?
  /// The positions where that is known, or where nothing is left but a function or closure in it.
  var knownExits: Set<Int> = []
  /// Farther in, hardly anything is asked of all.
  static let deepest = 8

  /// What is asked in a body, whose range begins and ends with its braces.
  ///
  /// - Parameters:
  ///   - scope: What else is in the file.
  ///   - home: The type that the body stands in, with those around it.
  ///   - isChecked: Whether it may make nothing, because it returns nil or throws.
  ///   - makesWrappers: Whether to set a member may call the initialiser of a wrapper.
  static func demands(
    of body: Range<Int>, parameters: [Parameter], in scope: CheckScope, home: String,
    isChecked: Bool, makesWrappers: Bool = false
  ) -> Demands {
    let names = Names(of: parameters)
    guard !names.isEmpty,
      isChecked || makesWrappers || mayAsk(body, in: scope) || scope.hasSetters
    else { return Demands() }
    let tokens = scope.bytes.tokens(in: body)
    var scanner = PreconditionScanner(tokens: tokens, scope: scope, home: home, names: names)
    let conditions = scanner.conditions(in: tokens.indices).filter {
      !$0.parameters.isEmpty && !$0.isCertainOfPlace
    }
    var demands = Demands(
      conditions: conditions + scanner.magnitudes(beside: conditions) + scanner.computedInTexts(),
      calls: scanner.calls)
    if isChecked {
      scanner = PreconditionScanner(
        tokens: tokens, scope: scope, home: home, names: names, rejectionEnds: true)
      demands.checks = scanner.checks().filter { !conditions.contains($0) }
    }
    return demands
  }

  /// - Parameters:
  ///   - rejectionEnds: Whether what ends the making of a value is looked for, and not only what
  ///     ends the program.
  ///   - looksAtAll: Whether functions are looked into in any case, and loops that are run at times.
  init(
    tokens: [Token], scope: CheckScope, home: String, names: Names, effort: Effort = Effort(),
    rejectionEnds: Bool = false, looksAtAll: Bool = false
  ) {
    (self.tokens, self.scope) = (tokens, scope)
    (self.home, self.names, self.given, self.effort) = (home, names, names, effort)
    read = ReadOrigins(names.parameters)
    looksAround =
      rejectionEnds || looksAtAll || scope.endsProgram || tokens.contains { $0.keyword == .try }
    (throwsEnd, nilEnds, self.rejectionEnds) = (rejectionEnds, rejectionEnds, rejectionEnds)
    self.looksAtAll = looksAtAll
    if rejectionEnds || looksAtAll || saysConditions || countsPlaces { findConstants() }
    knownExits = returnsOfFunctions
  }

  /// What holds wherever a value is made.
  private mutating func checks() -> [Precondition] {
    conditions(in: tokens.indices).filter {
      $0.isReadable && !$0.parameters.isEmpty && !$0.text.isEmpty
    }
  }

  var bytes: SourceBytes { scope.bytes }

  /// What is spent on one initialiser: functions that call each other a lot would take for ever.
  final class Effort {
    private var rest = 500

    /// Whether there is any left for one more function.
    func spend() -> Bool {
      rest -= 1
      return rest > 0
    }
  }

  /// Whether there may be something in a body that ends programs, as any call may: in the bodies that
  /// only assign there is not.
  static func mayAsk(_ body: Range<Int>, in scope: CheckScope) -> Bool {
    body.contains { mayAsk(at: $0, of: scope.bytes) } || scope.endsProgram
  }

  private static func mayAsk(at offset: Int, of bytes: SourceBytes) -> Bool {
    switch bytes[offset] {
    case ASCII.leftParen: bytes.isClass(.namePart, at: offset - 1)
    case UInt8(ascii: "a"): bytes.matches("apacity", at: offset)
    case UInt8(ascii: "g"): bytes.matches("guard ", at: offset)
    case UInt8(ascii: "r"): bytes.matches("repeating", at: offset)
    case ASCII.dot:
      bytes.matches("...", at: offset) || bytes.matches("..<", at: offset)
        || bytes.isClass(.namePart, at: offset - 1) && !bytes.matches("self", at: offset - 4)
    case UInt8(ascii: "-"): bytes[offset + 1] != UInt8(ascii: ">")
    case UInt8(ascii: "/"):
      bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset - 1] != UInt8(ascii: "/")
    case UInt8(ascii: "["):
      bytes.isClass(.namePart, at: offset - 1)
        || [ASCII.rightParen, ASCII.rightSquare, ASCII.rightBrace, UInt8(ascii: "?")].contains(
          bytes[offset - 1])
    case UInt8(ascii: "d"): bytes.matches("drop", at: offset)
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "%"): true
    case UInt8(ascii: "I"): bytes.matches("Int", at: offset)
    default: false
    }
  }
}

extension [Precondition] {
  /// Those that end the program when they are asked behind the others, which may keep them from it.
  /// What one of those unwraps is asked for before it.
  fileprivate var trappingLast: [Precondition] {
    filter(\.mayTrap).reduce(into: filter { !$0.mayTrap }) { sorted, condition in
      let place = sorted.firstIndex { $0.unwraps(condition) }
      sorted.insert(condition, at: place ?? sorted.count)
    }
  }
}

extension Precondition {
  /// Whether it unwraps by force what another one asks for: `Int(text)! > 3`, where that is
  /// `Int(text) != nil`.
  fileprivate func unwraps(_ other: Precondition) -> Bool {
    let sign = " != nil"
    guard other.text.hasSuffix(sign) else { return false }
    let value = other.text.dropLast(sign.count)
    return text.contains("\(value)!") || text.contains("(\(value))!")
  }

  /// Whether a place is there whatever the parameters are, since the body has looked: those need not
  /// be small then.
  var isCertainOfPlace: Bool {
    let isOfPlace =
      magnitude == .count
      || !members.isDisjoint(with: ["count", "first", "indices", "isEmpty", "last"])
    return isOfPlace && isReadable && !text.isEmpty && Formula(text).isCertain
  }
}

// MARK: - Statements

extension PreconditionScanner {
  /// Those in the statements of braces: what stands in other braces is not always asked, and neither
  /// is what stands in one of several branches of `#if`.
  mutating func conditions(in range: Range<Int>) -> [Precondition] {
    var found: [Precondition] = []
    var blocks: [Block] = []
    var position = range.lowerBound
    while position < range.upperBound, leaving == nil, !names.isEmpty || !blocks.isEmpty {
      let (start, earlier, known, count) = (position, exits, knownExits, calls.count)
      if kind(at: position) == .pound {
        noteBlock(at: position, in: &blocks, of: &found)
      } else {
        let sums = askedSums
        defer { if !blocks.isEmpty { askedSums = sums } }
        let asked = conditions(at: &position, of: range, isCertain: blocks.isEmpty)
        found += asked.compactMap { self.asked($0, behind: earlier) }
        calls = calls[..<count] + calls[count...].map { called($0, behind: earlier) }
      }
      // What only some platforms do is not known to be done.
      if !blocks.isEmpty { (exits, knownExits) = (earlier, known) }
      let end = tokens.end(ofBracketsAt: position)
      if kind(at: position) == .leftBrace { forgetMembers(setIn: tokens[position..<end]) }
      position = end
      // Behind what may have made a value, nothing has to hold.
      if rejectionEnds, mayBeLeft(in: start..<min(end, tokens.count)) { break }
    }
    return found
  }

  /// What stands between `#if` and `#endif`.
  private struct Block {
    /// How many conditions were found before.
    var start: Int
    var hasBranches: Bool
  }

  /// Notes `#if`, `#else` and `#endif`, which takes back what is asked in one of several branches.
  private func noteBlock(
    at position: Int, in blocks: inout [Block], of found: inout [Precondition]
  ) {
    switch tokens[position].keyword {
    case .if:
      // Checks that only some platforms make are not made of what others accept.
      let hasBranches = rejectionEnds && word(at: position + 1) != "DEBUG"
      blocks.append(Block(start: found.count, hasBranches: hasBranches))
    case .else, .elseif:
      if !blocks.isEmpty { blocks[blocks.count - 1].hasBranches = true }
    case .endif:
      if let block = blocks.popLast(), block.hasBranches {
        found.removeSubrange(block.start...)
      }
    default: break
    }
  }

  /// Those of what stands at a position, and of the statement that begins there; goes on to its brace.
  ///
  /// - Parameter isCertain: Whether it is there on all platforms.
  private mutating func conditions(
    at position: inout Int, of range: Range<Int>, isCertain: Bool
  ) -> [Precondition] {
    var asked: [Precondition] = []
    let isStart = isStart(position, of: range) || isLabelled(position, in: range)
    if isStart {
      asked += traps(inStatementAt: position, of: range)
      asked += noteAssignment(at: position, of: range)
      if isCertain { asked += noteEnd(at: position, of: range) }
    }
    // `color = switch code { … }`
    let isBranch = isStart || word(at: position - 1) == "="
    switch tokens[position].keyword {
    case .if where isBranch: asked += conditions(ofIf: &position)
    case .guard: asked += conditions(ofGuard: &position)
    case .for where isStart: asked += conditions(ofLoop: position)
    case .do where isStart: asked += conditions(ofDo: &position)
    case .while where isStart: asked += conditions(ofWhile: &position)
    case .repeat where isStart: asked += conditions(ofRepeat: position)
    case .switch where isBranch: asked += conditions(ofSwitch: &position)
    case .let: bind(behind: position, of: range)
    case .var: bind(behind: position, of: range, isVariable: true)
    case .func: forget(behind: position)
    default:
      if isStart, word(at: position) == "defer" { asked += conditions(ofDefer: &position) }
      asked += conditions(ofClosureRunAt: position)
      if parts(bindingsAt: position) { forget(behind: position) }
      if asks(at: position, of: range) {
        let end = end(of: position + 2, before: [.comma, .rightParen])
        if end < tokens.count {
          asked += traps(behindConjunctionsIn: position + 2..<end) + demand(position + 2..<end)
        }
      }
    }
    return asked
  }

  /// Whether a statement begins there, outside of brackets.
  func isStart(_ position: Int, of range: Range<Int>) -> Bool {
    guard position > range.lowerBound else { return true }
    if tokens[position - 1].kind == .semicolon { return true }
    let before = tokens[position - 1]
    return tokens[position].startsLine && tokens[position].kind != .dot
      && tokens[position].kind != .operator && (before.kind != .operator || before.isAttached)
  }

  /// Whether a loop stands there behind a name and a colon.
  private func isLabelled(_ position: Int, in range: Range<Int>) -> Bool {
    kind(at: position - 1) == .colon && kind(at: position - 2) == .name
      && [.for, .while, .repeat].contains { tokens[position].keyword == $0 }
      && isStart(position - 2, of: range)
  }

  /// The position behind the statement that begins there.
  func end(ofStatementAt start: Int, of range: Range<Int>) -> Int {
    var end = tokens.end(ofBracketsAt: start)
    while end < range.upperBound, tokens[end - 1].kind != .semicolon,
      !isStart(end, of: start..<range.upperBound)
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return min(end, range.upperBound)
  }

  /// What of a range stands in no braces.
  private func outsideBraces(_ range: Range<Int>) -> [Int] {
    var all: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      all.append(position)
      let isBrace = tokens[position].kind == .leftBrace
      position = isBrace ? tokens.end(ofBracketsAt: position) : position + 1
    }
    return all
  }

  /// What the standard library ends the program without in a statement, and which initialisers that
  /// calls; of statements with branches, in what they ask first.
  private mutating func traps(inStatementAt start: Int, of range: Range<Int>) -> [Precondition] {
    guard !Self.branching.contains(where: { tokens[start].keyword == $0 }) else {
      return traps(inConditionsAt: start)
    }
    let isLoop = tokens[start].keyword == .for
    let end =
      isLoop ? end(ofLoopHead: start) : end(ofStatementAt: start, of: range)
    let statement = run(of: outsideBraces(start..<end))
    calls += calls(in: statement)
    var found: [Precondition] = []
    for position in statement {
      found += traps(at: position).filter { !found.contains($0) }
    }
    let choices = choices(of: statement, before: end)
    found += choices.flatMap(traps(in:)).filter { !found.contains($0) }
    calls += choices.flatMap { choice in
      calls(in: run(of: Array(choice.value))).map { $0.given(choice.facts) }
    }
    noteSums(at: statement + choices.flatMap(\.value))
    return (found + conditions(ofUsesIn: statement) + conditions(ofCallsIn: statement)).trappingLast
  }

  /// The same in the conditions of a statement: in each of those that are asked where those before it
  /// hold.
  private mutating func traps(inConditionsAt start: Int) -> [Precondition] {
    guard Self.asking.contains(where: { tokens[start].keyword == $0 }) else { return [] }
    var found: [Precondition] = []
    var facts: [Precondition] = []
    var position = start
    repeat {
      let condition = position + 1..<end(of: position + 1, before: [.comma, .leftBrace])
      position = condition.upperBound
      noteSums(at: Array(condition))
      calls += calls(in: run(of: outsideBraces(condition))).map { $0.given(facts) }
      found += traps(in: condition, given: facts)
      found += traps(behindConjunctionsIn: condition).map { trap in
        facts.reversed().reduce(trap) { $0.given($1) }
      }
      guard let fact = self.condition(condition).first else { break }
      facts.append(fact)
    } while kind(at: position) == .comma
    return found
  }

  /// The same in what is asked where some facts hold.
  func traps(in range: Range<Int>, given facts: [Precondition]) -> [Precondition] {
    let run = run(of: outsideBraces(range))
    return (run.flatMap(traps(at:)) + conditions(ofUsesIn: run)).trappingLast.map { trap in
      facts.reversed().reduce(trap) { $0.given($1) }
    }
  }

  /// The same behind each `&&` of a condition, where what stands before it does not say that already.
  private func traps(behindConjunctionsIn condition: Range<Int>) -> [Precondition] {
    var found: [Precondition] = []
    var facts: [Precondition] = []
    var start = condition.lowerBound
    while start < condition.upperBound {
      var end = start
      while end < condition.upperBound, word(at: end) != "&&" {
        end = tokens.end(ofBracketsAt: end)
      }
      let part = start..<min(end, condition.upperBound)
      if !facts.isEmpty {
        found += traps(in: part, given: facts).filter {
          !$0.isReadable || !Formula($0.text).isCertain
        }
      }
      guard end < condition.upperBound, let fact = self.condition(part).first else { break }
      facts.append(fact)
      start = end + 1
    }
    return found
  }

  private static let asking: [Keyword?] = [.guard, .if, .switch, .while]

  private static let branching: [Keyword?] = [
    .guard, .if, .switch, .while, .func, .case, .else, .catch,
  ]

  /// What of a statement is run in any case: not what stands behind `&&` or `??` in its brackets, as
  /// far as to the next comma.
  func run(of statement: [Int]) -> [Int] {
    var rest: Int?
    return statement.filter { position in
      if let end = rest, position < end { return false }
      guard isLazy(position) else { return true }
      rest = end(of: position, before: [.comma, .rightParen, .rightSquare, .semicolon])
      // Whether the place is there behind an optional is asked of what is in that.
      return kind(at: position + 1) == .leftSquare && isChain(at: position)
    }
  }

  /// Whether what stands behind it is not always asked.
  private func isLazy(_ position: Int) -> Bool {
    tokens[position].kind == .operator && ["&&", "||", "?", "??"].contains(word(at: position))
  }

  /// Whether `precondition(` or `assert(` stands somewhere, and is no part of a larger expression,
  /// as `isLarge ? assert(count > 9) : assert(count < 9)` is.
  private func asks(at position: Int, of range: Range<Int>) -> Bool {
    let isCall = position + 1 < tokens.count && tokens[position + 1].kind == .leftParen
    let isPart =
      position > range.lowerBound && [.colon, .dot, .operator].contains(tokens[position - 1].kind)
    return isCall && !isPart && bytes.checksCondition(tokens[position])
  }
}
