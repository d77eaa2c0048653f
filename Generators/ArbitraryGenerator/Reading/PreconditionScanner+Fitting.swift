/// Numbers that have to fit in integers which are made of them, and texts in characters.
extension PreconditionScanner {
  /// `UInt8(code)`, `Int((price * 100).rounded())`, `Character(text)`.
  func conversion(at position: Int) -> [Precondition] {
    let type = word(at: position)
    guard kind(at: position - 1) != .dot, kind(at: position + 1) == .leftParen else { return [] }
    let value = tokens.inside(bracketsAt: position + 1)
    if type == "Character", value.count == 1,
      case .named("String", [])? = meaning(at: value.lowerBound)?.meaning.type
    {
      return condition(value).map { $0.followed(by: ".count == 1") }
    }
    guard Self.integers.contains(type), arguments(of: position + 1).map(\.label) == [nil],
      let condition = condition(value).first
    else { return [] }
    let kinds = Set(value.compactMap(numberType))
    let isConverted =
      value.contains { Self.floats.contains(word(at: $0)) && kind(at: $0 + 1) == .leftParen }
      || value.contains(where: isTime)
        && (!Self.ofSeconds.contains(type) || value.contains(where: isLargeNumber))
    if !isConverted, kinds.count == 1, let kind = kinds.first, Self.integers.contains(kind) {
      guard !holds(type, all: kind), !isMasked(value, for: type),
        let facts = facts(askedIn: value, of: kind)
      else { return [] }
      let fits = condition.within("\(type)(exactly: ", ") != nil")
      return [facts.reduce(fits) { $1.joined(with: $0, as: "\($1.text) && \($0.text)") }]
    }
    guard isConverted || kinds.isSubset(of: Self.floats) else { return [] }
    return [condition.within("\(type)(exactly: (", ").rounded(.towardZero)) != nil")]
  }

  /// The type of the number that a name stands for; empty where that is not known, and nil where no
  /// value is named.
  private func numberType(at position: Int) -> String? {
    guard let known = knownMeaning(at: position) else { return nil }
    return number(at: position)?.type
      ?? (isFraction(known.meaning.value.text) ? "Double" : "")
  }

  /// Whether a text surely computes a floating-point number: of nothing but such parameters, what is
  /// converted, and numbers.
  private func isFraction(_ text: String) -> Bool {
    var isFraction = false
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest.dropFirst(max(1, word.count))
      guard !word.isEmpty else {
        guard " +-*/()".contains(first) else { return false }
        continue
      }
      if first.isNumber {
        guard word.count(where: { $0 == "." }) < 2 else { return false }
        isFraction = isFraction || word.contains(".")
      } else if rest.first == "(" {
        guard Self.floats.contains(String(word)), let end = rest.endOfParentheses else {
          return false
        }
        isFraction = true
        rest = rest[end...]
      } else {
        guard case .named(let type, [])? = given[String(word)]?.type, Self.floats.contains(type)
        else { return false }
        isFraction = true
      }
    }
    return isFraction
  }

  /// `(code >> 8) & 0xff`, which fits in as many bits.
  private func isMasked(_ value: Range<Int>, for type: String) -> Bool {
    let inside = withoutParentheses(value)
    let signs = outsideBrackets(inside).filter { kind(at: $0) == .operator }
    guard let bits = Int(type.drop { !$0.isNumber }), let sign = signs.last,
      sign == inside.upperBound - 2, word(at: sign) == "&",
      // Others would be computed behind it.
      signs.allSatisfy({ ["%", "&", "*", "/", "<<", ">>"].contains(word(at: $0)) }),
      let mask = LiteralScanner.integer(word(at: sign + 1).filter { $0 != "_" })
    else { return false }
    return mask >> (type.hasPrefix("U") ? bits : bits - 1) == 0
  }

  /// `date.timeIntervalSince1970`.
  private func isTime(_ position: Int) -> Bool {
    kind(at: position - 1) == .dot && word(at: position).hasPrefix("timeIntervalSince")
  }

  /// Those that have room for the seconds between any dates, and for their millionths.
  private static let ofSeconds: Set = ["Int", "Int64"]

  private func isLargeNumber(_ position: Int) -> Bool {
    isNumber(position) && Double(word(at: position).filter { $0 != "_" }) ?? .infinity > 1_000_000
  }

  /// What has to hold for a number to be computed; nil where that is not known.
  private func facts(askedIn value: Range<Int>, of type: String) -> [Precondition]? {
    var facts: [Precondition] = []
    for position in value where mayTrap(at: position, on: type) {
      let asked = sum(at: position) + divisor(behind: position)
      guard !asked.isEmpty else { return nil }
      facts += asked
    }
    return facts
  }

  /// Whether an operator ends the program that is asked for what a number is: one of unsigned numbers,
  /// or a division.
  private func mayTrap(at position: Int, on type: String) -> Bool {
    switch word(at: position) {
    case "-": type.hasPrefix("U")
    case "/", "%": !isNumber(position + 1)
    default: false
    }
  }

  /// Whether an integer type has all numbers of another one.
  private func holds(_ type: String, all other: String) -> Bool {
    func bits(_ name: String) -> Int { Int(name.drop { !$0.isNumber }) ?? 64 }
    let areAlike = type.hasPrefix("U") == other.hasPrefix("U")
    return areAlike
      ? bits(type) >= bits(other) : !type.hasPrefix("U") && bits(type) > bits(other)
  }
}

extension Substring {
  /// Where the parentheses end that it begins with.
  fileprivate var endOfParentheses: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self.index(after: index) }
    }
    return nil
  }
}
