extension Formula {
  /// Reads it from a text; what stands in it that is not understood is `unknown`.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { buffer in
      var parser = FormulaParser(SourceBytes(buffer))
      return parser.whole()
    }
  }
}

/// Reads an expression as the compiler does: by the precedence of its operators, and by the space
/// around them.
private struct FormulaParser: TokenReader {
  let bytes: SourceBytes
  let tokens: [Token]
  private var position = 0
  /// How many brackets and signs stand around what is read.
  private var depth = 0
  /// How many choices between two expressions were read.
  private var choices = 0
  /// What the closure that is read calls what it is called with; none where it has no names for it.
  private var parameters: [String] = []

  /// In more brackets, and behind more words, nothing is understood.
  private static let deepest = 32
  private static let longest = 1_000

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    let tokens = bytes.tokens
    self.tokens = tokens.count <= Self.longest ? tokens : []
  }

  mutating func whole() -> Formula {
    let formula = formula()
    return position == tokens.count ? formula : .unknown
  }
}

// MARK: - Operators

extension FormulaParser {
  /// What reaches to a comma, or to where brackets close.
  private mutating func formula() -> Formula {
    let choicesBefore = choices
    let condition = disjunction()
    guard take("?") else { return skip(until: { $0.isEnd }) ? .unknown : condition }
    // It is asked twice, and so would be what it is made of.
    let isPlain = choices == choicesBefore
    choices += 1
    return choice(isPlain ? condition : .unknown)
  }

  /// What stands behind a condition and `?`: `isOpen ? n > 0 : n == 0` is
  /// `isOpen && n > 0 || !isOpen && n == 0`.
  private mutating func choice(_ condition: Formula) -> Formula {
    guard depth < Self.deepest else { return skip(until: \.isEnd) ? .unknown : condition }
    depth += 1
    defer { depth -= 1 }
    let some = formula()
    guard kind == .colon else { return .unknown }
    position += 1
    let other = formula()
    return .binary(
      .binary(condition, "&&", some), "||", .binary(.prefix("!", condition), "&&", other))
  }

  private mutating func disjunction() -> Formula {
    var left = conjunction()
    while take("||") { left = .binary(left, "||", conjunction()) }
    return left
  }

  private mutating func conjunction() -> Formula {
    var left = clause()
    while take("&&") { left = .binary(left, "&&", clause()) }
    return left
  }

  /// What stands between `&&` and `||`.
  private mutating func clause() -> Formula {
    let formula = binary(above: 0)
    return skip(until: { $0.isEnd || $0.endsClause }) ? .unknown : formula
  }

  /// Operators that bind more than others, by how much they do.
  private static let precedences = [
    "<": 1, "<=": 1, ">": 1, ">=": 1, "==": 1, "!=": 1, "~=": 1, "===": 1, "!==": 1, "??": 2,
    "...": 3, "..<": 3, "+": 4, "-": 4, "&+": 4, "&-": 4, "|": 4, "^": 4, "*": 5, "/": 5, "%": 5,
    "&*": 5, "&": 5, "<<": 6, ">>": 6,
  ]

  private mutating func binary(above least: Int) -> Formula {
    var left = operand()
    while let sign = sign, let precedence = Self.precedences[sign], precedence > least {
      position += 1
      left = .binary(left, sign, binary(above: precedence))
    }
    return left
  }

  private mutating func operand() -> Formula {
    guard kind == .operator, depth < Self.deepest else { return withPostfixes(primary()) }
    depth += 1
    defer { depth -= 1 }
    return .prefix(take(), operand())
  }
}

// MARK: - Operands

extension FormulaParser {
  private mutating func primary() -> Formula {
    switch kind {
    case .name: name(take())
    case .integer, .float: number(take()).map(Formula.number) ?? .unknown
    case .string: text(take())
    case .leftParen: tuple()
    case .leftSquare: bracketed { $0.list() }.map(Formula.list) ?? .unknown
    case .leftBrace: bracketed { $0.closure() } ?? .unknown
    case .backslash: keyPath()
    default: .unknown
    }
  }

  /// A path without a type before it, which stands for a closure.
  private mutating func keyPath() -> Formula {
    position += 1
    var formula = Formula.name("$0")
    while kind == .dot, kind(at: position + 1) == .name {
      position += 1
      formula = formula.member(take().withoutBackticks)
    }
    return formula == .name("$0") ? .unknown : .closure(formula)
  }

  private func name(_ word: String) -> Formula {
    if let position = parameters.firstIndex(of: word) { return .name("$\(position)") }
    return word.hasPrefix("$") && !parameters.isEmpty ? .unknown : .name(word.withoutBackticks)
  }

  private func number(_ word: String) -> Double? {
    let digits = word.filter { $0 != "_" }
    return switch digits.prefix(2) {
    case "0b": Int(digits.dropFirst(2), radix: 2).map(Double.init)
    case "0o": Int(digits.dropFirst(2), radix: 8).map(Double.init)
    default: Double(digits)
    }
  }

  private func text(_ word: String) -> Formula {
    let isPlain = word.count { $0 == "\"" } == 2 && word.hasPrefix("\"") && !word.contains("\\")
    return isPlain ? .text(word) : .unknown
  }

  /// What stands in parentheses; tuples are not understood.
  private mutating func tuple() -> Formula {
    guard let elements = bracketed({ $0.list() }), elements.count == 1 else { return .unknown }
    return elements[0]
  }

  private mutating func withPostfixes(_ primary: Formula) -> Formula {
    var formula = primary
    while true {
      switch kind {
      case .dot:
        position += 1
        formula = kind == .name ? .member(of: formula, take().withoutBackticks) : .unknown
      case .operator where isPostfix:
        let sign = take()
        formula = .postfix(formula, sign == "?" ? "!" : sign)
      case .leftParen where tokens[position].isAttached:
        formula = .call(formula, bracketed { $0.list(isLabelled: true) } ?? [.unknown])
      case .leftSquare where tokens[position].isAttached:
        position = tokens.end(ofBracketsAt: position)
        formula = .unknown
      case .leftBrace:
        let closure = bracketed { $0.closure() } ?? .unknown
        guard case .call(let function, let arguments) = formula else {
          formula = .call(formula, [closure])
          continue
        }
        formula = .call(function, arguments + [closure])
      default: return formula
      }
    }
  }

  /// What stands between commas.
  private mutating func list(isLabelled: Bool = false) -> [Formula] {
    var elements: [Formula] = []
    while !isEnd {
      if isLabelled, kind == .name, kind(at: position + 1) == .colon { position += 2 }
      elements.append(formula())
      guard kind == .comma else { break }
      position += 1
    }
    return elements
  }

  /// What stands in braces: one expression, behind the names of what it is called with.
  private mutating func closure() -> Formula {
    let outer = parameters
    defer { parameters = outer }
    parameters = names(before: "in")
    return .closure(formula())
  }
}

// MARK: - Tokens

extension FormulaParser {
  /// Passes names with commas between them, as far as behind a word; none where it does not follow.
  private mutating func names(before word: String) -> [String] {
    var (names, end) = ([String](), position)
    while kind(at: end) == .name {
      names.append(self.word(at: end))
      if self.word(at: end + 1) == word {
        position = end + 2
        return names
      }
      guard kind(at: end + 1) == .comma else { return [] }
      end += 2
    }
    return []
  }

  private var kind: Token.Kind { kind(at: position) }

  private mutating func take() -> String {
    defer { position += 1 }
    return word(at: position)
  }

  private mutating func take(_ wanted: String) -> Bool {
    guard sign == wanted else { return false }
    position += 1
    return true
  }

  private var isEnd: Bool {
    switch kind {
    case .end, .comma, .colon, .rightParen, .rightSquare, .rightBrace: true
    default: false
    }
  }

  /// Whether it binds less than what a clause is made of.
  private var endsClause: Bool { sign.map(["&&", "||", "?"].contains) ?? false }

  /// The operator between two operands: there is space on both sides of it, or on none.
  private var sign: String? {
    guard kind == .operator, position + 1 < tokens.count,
      tokens[position].isAttached == tokens[position + 1].isAttached
    else { return nil }
    return word(at: position)
  }

  private var isPostfix: Bool {
    guard tokens[position].isAttached else { return false }
    switch kind(at: position + 1) {
    case .dot, .end, .comma, .rightParen, .rightSquare, .rightBrace: return true
    default: return !tokens[position + 1].isAttached
    }
  }

  /// Passes what comes before something; false where there is nothing.
  private mutating func skip(until isReached: (Self) -> Bool) -> Bool {
    let start = position
    while position < tokens.count, !isReached(self) {
      position = tokens.end(ofBracketsAt: position)
    }
    return position > start
  }

  /// What is read between brackets, which end behind it; nil where more stands in them.
  private mutating func bracketed<Value>(_ read: (inout Self) -> Value) -> Value? {
    let end = tokens.end(ofBracketsAt: position)
    defer { position = end }
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    position += 1
    let value = read(&self)
    return position == end - 1 ? value : nil
  }
}
