/// Finds what an initialiser asks of its arguments and ends the program without: the conditions of
/// `precondition` and `assert`, of an `if` or `guard` with `fatalError` or its like, and of what the
/// standard library ends the program for, as it does for an index behind an array's end.
///
/// Only those are found that can be asked before the call as well: which name nothing but
/// parameters, numbers, and some of what the standard library has for numbers, texts and
/// collections.
struct PreconditionScanner {
  let bytes: SourceBytes
  /// Those between the braces.
  let tokens: [Token]
  /// The types of the parameters whose names mean what the caller gave.
  var types: [String: TypeSyntax]
  /// The parameters that the members of their names were set to.
  var assigned: Set<String> = []
  /// Those that are no longer optional.
  var unwrapped: Set<String> = []
  /// The constants in conditions, by the positions where their names begin.
  private(set) var constants: [Int: (text: String, end: Int)] = [:]
  var calls: [InitializerCall] = []
  /// In how many braces it looks.
  var depth = 0
  /// Farther in, hardly anything is asked of all.
  static let deepest = 8

  /// The value of a constant, written in numbers, by what it is a member of and its name.
  typealias Constants = (_ base: String?, _ name: String) -> String?

  /// The conditions in a body, whose range begins and ends with its braces, in order, and the
  /// initialisers that it calls, whose conditions are its own as well.
  static func demands(
    of body: Range<Int>, in bytes: SourceBytes, parameters: [Parameter],
    constants: Constants = { _, _ in nil }
  ) -> (conditions: [Precondition], calls: [InitializerCall]) {
    guard mayAsk(body, of: bytes) else { return ([], []) }
    let named = parameters.lazy.filter(\.isAskable).compactMap { parameter in
      (parameter.name ?? parameter.label).map { ($0, parameter.type) }
    }
    let types = Dictionary(named) { first, _ in first }
    var scanner = PreconditionScanner(bytes: bytes, tokens: bytes.tokens(in: body), types: types)
    if scanner.saysConditions { scanner.findConstants(constants) }
    let conditions = scanner.conditions(in: 0..<scanner.tokens.count)
    return (conditions + scanner.magnitudes(), scanner.calls)
  }

  private init(bytes: SourceBytes, tokens: [Token], types: [String: TypeSyntax]) {
    self.bytes = bytes
    self.tokens = tokens
    self.types = types
  }

  /// Whether there may be something in a body that ends programs: in most there is not.
  private static func mayAsk(_ body: Range<Int>, of bytes: SourceBytes) -> Bool {
    body.contains { offset in
      switch bytes[offset] {
      case UInt8(ascii: "p"): bytes.matches("precondition", at: offset)
      case UInt8(ascii: "a"):
        bytes.matches("assert", at: offset) || bytes.matches("abs(", at: offset)
          || bytes.matches("apacity", at: offset)
      case UInt8(ascii: "f"): bytes.matches("fatalError", at: offset)
      case UInt8(ascii: "i"): bytes.matches("init(", at: offset)
      case UInt8(ascii: "r"): bytes.matches("repeating", at: offset)
      case UInt8(ascii: "."): bytes.matches("...", at: offset) || bytes.matches("..<", at: offset)
      case UInt8(ascii: "-"): bytes[offset + 1] != UInt8(ascii: ">")
      case UInt8(ascii: "/"):
        bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset - 1] != UInt8(ascii: "/")
      case UInt8(ascii: "["): bytes.isClass(.namePart, at: offset - 1)
      case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "%"): true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        bytes.matches("Int", at: offset)
          || !bytes.isClass(.namePart, at: offset - 1) && isCall(at: offset, in: bytes)
      default: false
      }
    }
  }

  /// Whether a name stands there with a parenthesis behind it.
  private static func isCall(at start: Int, in bytes: SourceBytes) -> Bool {
    bytes[bytes.firstOffset(from: start, notOf: .namePart)] == ASCII.leftParen
  }
}

// MARK: - Statements

extension PreconditionScanner {
  /// Those in the statements of braces: what stands in other braces is not always asked, and neither
  /// is what stands in one of several branches of `#if`.
  mutating func conditions(in range: Range<Int>) -> [Precondition] {
    var found: [Precondition] = []
    var blocks: [(start: Int, hasBranches: Bool)] = []
    var position = range.lowerBound
    while position < range.upperBound, !types.isEmpty || !blocks.isEmpty {
      if isStart(position, of: range) { found += traps(inStatementAt: position, of: range) }
      switch tokens[position].keyword {
      case .if where tokens[position].kind == .pound: blocks.append((found.count, false))
      case .else, .elseif:
        if tokens[position].kind == .pound, !blocks.isEmpty {
          blocks[blocks.count - 1].hasBranches = true
        }
      case .endif:
        if let block = blocks.popLast(), block.hasBranches {
          found.removeSubrange(block.start...)
        }
      case .if where isStart(position, of: range): found += conditions(ofIf: &position)
      case .guard: found += conditions(ofGuard: &position)
      case .switch where isStart(position, of: range): found += conditions(ofSwitch: &position)
      case .let, .var: forget(behind: position)
      case .func: forget(behind: position)
      default:
        noteAssignment(at: position)
        if parts(bindingsAt: position) { forget(behind: position) }
        if asks(at: position) {
          let end = end(of: position + 2, before: [.comma, .rightParen])
          if end < tokens.count { found += condition(position + 2..<end) }
        }
      }
      position = tokens.end(ofBracketsAt: position)
    }
    return found
  }

  /// Whether a statement begins there, outside of brackets.
  private func isStart(_ position: Int, of range: Range<Int>) -> Bool {
    guard position > range.lowerBound else { return true }
    if tokens[position - 1].kind == .semicolon { return true }
    return tokens[position].startsLine && tokens[position].kind != .dot
      && tokens[position].kind != .operator && tokens[position - 1].kind != .operator
  }

  /// The statement that begins there, without what stands in braces.
  private func statement(at start: Int, of range: Range<Int>) -> [Int] {
    var end = start + 1
    var all: [Int] = []
    while end < range.upperBound, tokens[end - 1].kind != .semicolon {
      if isStart(end, of: start..<range.upperBound) { break }
      end = tokens.end(ofBracketsAt: end)
    }
    end = max(end, tokens.end(ofBracketsAt: start))
    var position = start
    while position < min(end, range.upperBound) {
      all.append(position)
      let isBrace = tokens[position].kind == .leftBrace
      position = isBrace ? tokens.end(ofBracketsAt: position) : position + 1
    }
    return all
  }

  /// What the standard library ends the program without in a statement, and which initialiser that
  /// calls, but for statements of which it depends whether all of them is run.
  private mutating func traps(inStatementAt start: Int, of range: Range<Int>) -> [Precondition] {
    guard !Self.branching.contains(where: { tokens[start].keyword == $0 }) else { return [] }
    let statement = statement(at: start, of: range)
    guard !statement.contains(where: isLazy) else { return [] }
    if let call = call(in: statement) { calls.append(call) }
    return statement.flatMap { traps(at: $0) }
  }

  private static let branching: [Keyword?] = [
    .guard, .if, .switch, .while, .func, .case, .else, .catch,
  ]

  /// Whether what stands behind it is not always asked.
  private func isLazy(_ position: Int) -> Bool {
    tokens[position].kind == .operator && ["&&", "||", "?", "??"].contains(word(at: position))
  }

  /// Whether `precondition(` or `assert(` stands somewhere, and is no part of a larger expression,
  /// as `isLarge ? assert(count > 9) : assert(count < 9)` is.
  private func asks(at position: Int) -> Bool {
    let isCall = position + 1 < tokens.count && tokens[position + 1].kind == .leftParen
    let isPart = position > 0 && [.colon, .dot, .operator].contains(tokens[position - 1].kind)
    return isCall && !isPart && ["precondition", "assert"].contains(word(at: position))
  }

  /// Notes `self.count = count`: the member is what was given from here on.
  private mutating func noteAssignment(at position: Int) {
    guard position + 4 < tokens.count, word(at: position) == "self",
      tokens[position + 1].kind == .dot, word(at: position + 3) == "=",
      word(at: position + 2) == word(at: position + 4),
      position + 5 == tokens.count || isStart(position + 5, of: 0..<tokens.count)
        || tokens[position + 5].kind == .semicolon
    else { return }
    assigned.insert(word(at: position + 2))
  }

  /// A name means something else behind `let count = …`, and so do those in `let (count, name) = …`
  /// and in `case .some(let count) = …`.
  mutating func forget(behind position: Int) {
    let start = position + 1
    var end = start
    while end < tokens.count, end == start || !tokens[end].startsLine, !endsPattern(at: end) {
      end = tokens.end(ofBracketsAt: end)
    }
    for token in tokens[start..<end] { types[bytes.text(token.range)] = nil }
  }

  private func endsPattern(at position: Int) -> Bool {
    switch tokens[position].kind {
    case .colon, .comma, .leftBrace, .semicolon: true
    case .operator: word(at: position) == "="
    default: tokens[position].keyword == .else
    }
  }

  /// Whether a comma stands between two bindings, as in `let first = 1, count = 2`.
  private func parts(bindingsAt position: Int) -> Bool {
    guard tokens[position].kind == .comma, position + 2 < tokens.count else { return false }
    return tokens[position + 1].kind == .leftParen || endsPattern(at: position + 2)
  }

  /// Where one of some tokens stands, outside of brackets, or `else` does.
  func end(of start: Int, before ends: Set<Token.Kind>) -> Int {
    var position = start
    while position < tokens.count, !ends.contains(tokens[position].kind),
      tokens[position].keyword != .else
    {
      position = tokens.end(ofBracketsAt: position)
    }
    return position
  }

  func word(at position: Int) -> String {
    tokens.indices.contains(position) ? bytes.text(tokens[position].range) : ""
  }

  func kind(at position: Int) -> Token.Kind {
    tokens.indices.contains(position) ? tokens[position].kind : .end
  }
}

// MARK: - Constants

extension PreconditionScanner {
  /// Whether it has conditions, and not only what the standard library asks for.
  private var saysConditions: Bool {
    tokens.contains { token in
      token.kind == .name
        && (bytes.endsProgram(token) || bytes.matches("precondition", at: token.start)
          || bytes.matches("assert", at: token.start))
    }
  }

  /// Finds `Self.longest`, `Limits.longest` and `longest` where those are numbers.
  private mutating func findConstants(_ value: Constants) {
    for position in tokens.indices where tokens[position].kind == .name {
      guard kind(at: position - 1) != .dot, types[word(at: position)] == nil else { continue }
      if kind(at: position + 1) == .dot, kind(at: position + 2) == .name {
        guard let text = value(word(at: position), word(at: position + 2)) else { continue }
        constants[position] = (text, position + 3)
      } else if kind(at: position + 1) != .leftParen, kind(at: position + 1) != .colon,
        let text = value(nil, word(at: position))
      {
        constants[position] = (text, position + 1)
      }
    }
  }
}

extension Parameter {
  /// Whether its name means the value in conditions that stand before the call.
  fileprivate var isAskable: Bool {
    guard !isVariadic else { return false }
    return switch type {
    case .function, .attributed, .optional(.function), .implicitlyUnwrapped, .packExpansion: false
    default: true
    }
  }
}
