/// Finds what an initialiser asks of its arguments and ends the program without: the conditions of
/// `precondition` and `assert`, and of a `guard` whose other way is `fatalError` or its like.
///
/// Only those are found that can be asked before the call as well: which name nothing but
/// parameters, and some of what the standard library has for numbers, texts and collections.
struct PreconditionScanner {
  let bytes: SourceBytes
  /// Those between the braces.
  let tokens: [Token]
  /// The parameters whose names mean what the caller gave.
  private(set) var names: Set<String>

  /// The conditions in a body, whose range begins and ends with its braces, in order.
  static func conditions(
    in body: Range<Int>, of bytes: SourceBytes, parameters: [Parameter]
  ) -> [Precondition] {
    guard mayAsk(body, of: bytes) else { return [] }
    let names = parameters.lazy.filter(\.isAskable).compactMap { $0.name ?? $0.label }
    var scanner = PreconditionScanner(bytes, body, Set(names))
    return scanner.conditions()
  }

  private init(_ bytes: SourceBytes, _ body: Range<Int>, _ names: Set<String>) {
    self.bytes = bytes
    self.names = names
    tokens = bytes.tokens(in: body)
  }

  /// Whether a word stands in a body that ends programs: it does in few.
  private static func mayAsk(_ body: Range<Int>, of bytes: SourceBytes) -> Bool {
    body.contains { offset in
      switch bytes[offset] {
      case UInt8(ascii: "p"): bytes.matches("precondition", at: offset)
      case UInt8(ascii: "a"): bytes.matches("assert", at: offset)
      case UInt8(ascii: "f"): bytes.matches("fatalError", at: offset)
      default: false
      }
    }
  }
}

// MARK: - Statements

extension PreconditionScanner {
  /// Those in the body's own statements: what stands in other braces is not always asked, and
  /// neither is what stands in one of several branches of `#if`.
  private mutating func conditions() -> [Precondition] {
    var found: [Precondition] = []
    var blocks: [(start: Int, hasBranches: Bool)] = []
    var position = 0
    while position < tokens.count, !names.isEmpty || !blocks.isEmpty {
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
      case .guard: found += conditions(ofGuard: &position)
      case .let, .var: forget(behind: position)
      case .func: forget(behind: position)
      default:
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

  /// Whether `precondition(` or `assert(` stands somewhere, and is no part of a larger expression,
  /// as `isLarge ? assert(count > 9) : assert(count < 9)` is.
  private func asks(at position: Int) -> Bool {
    let isCall = position + 1 < tokens.count && tokens[position + 1].kind == .leftParen
    let isPart = position > 0 && [.colon, .dot, .operator].contains(tokens[position - 1].kind)
    return isCall && !isPart && ["precondition", "assert"].contains(word(at: position))
  }

  /// Those of `guard count > 0, !name.isEmpty else { fatalError() }`; goes on to the brace.
  private mutating func conditions(ofGuard position: inout Int) -> [Precondition] {
    var found: [Precondition] = []
    repeat {
      let start = position + 1
      position = end(of: start, before: [.comma])
      if start < position, [.let, .var, .case].contains(tokens[start].keyword) {
        forget(behind: start)
      } else {
        found += condition(start..<position)
      }
    } while position < tokens.count && tokens[position].kind == .comma
    let first = position + 2
    guard first < tokens.count, bytes.endsProgram(tokens[first]) else { return [] }
    position += 1
    return found
  }

  /// A name means something else behind `let count = …`, and so do those in `let (count, name) = …`
  /// and in `case .some(let count) = …`.
  private mutating func forget(behind position: Int) {
    let start = position + 1
    var end = start
    while end < tokens.count, end == start || !tokens[end].startsLine, !endsPattern(at: end) {
      end = tokens.end(ofBracketsAt: end)
    }
    for token in tokens[start..<end] { names.remove(bytes.text(token.range)) }
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
  private func end(of start: Int, before ends: Set<Token.Kind>) -> Int {
    var position = start
    while position < tokens.count, !ends.contains(tokens[position].kind),
      tokens[position].keyword != .else
    {
      position = tokens.end(ofBracketsAt: position)
    }
    return position
  }

  func word(at position: Int) -> String { bytes.text(tokens[position].range) }
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
