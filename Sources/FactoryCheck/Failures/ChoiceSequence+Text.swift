extension ChoiceSequence {
  /// The sequence as a line of text: `(c2(i5)(i-7))` is a span of a count of 2 and two spans of an
  /// integer each. Ranges and labels are left out, since a replay asks for its own.
  var text: String {
    tokens.map { token in
      switch token {
      case .open: "("
      case .close: ")"
      case .choice(let choice): "\(choice.kind.letter)\(choice.value)"
      }
    }.joined()
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(text: String) {
    var tokens: [Token] = []
    var depth = 0
    var rest = Substring(text)
    while let first = rest.popFirst() {
      switch first {
      case "(":
        depth += 1
        tokens.append(.open(.element))
      case ")":
        depth -= 1
        tokens.append(.close)
      default:
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
        guard let kind = Choice.Kind(letter: first), let value = Int128(digits) else { return nil }
        tokens.append(.choice(Choice(value, kind: kind)))
        rest.removeFirst(digits.count)
      }
      if depth < 0 { return nil }
    }
    guard depth == 0 else { return nil }
    self.tokens = tokens
  }
}

extension Choice {
  /// A choice of which only the value is known.
  fileprivate init(_ value: Int128, kind: Kind) {
    self.init(kind: kind, value: value, lower: value, upper: value, origin: value)
  }
}

extension Choice.Kind {
  private static let letters: [(Choice.Kind, Character)] = [
    (.integer, "i"), (.boolean, "b"), (.count, "c"), (.alternative, "a"), (.character, "s"),
    (.float, "f"),
  ]

  fileprivate var letter: Character {
    Choice.Kind.letters.first { $0.0 == self }?.1 ?? "i"
  }

  fileprivate init?(letter: Character) {
    guard let entry = Choice.Kind.letters.first(where: { $0.1 == letter }) else { return nil }
    self = entry.0
  }
}
