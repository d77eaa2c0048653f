/// Constants that a body names, and when it is worth to look for them.
extension PreconditionScanner {
  /// Whether it has conditions, and not only what the standard library asks for.
  var saysConditions: Bool {
    tokens.contains { token in
      token.kind == .name
        && (token.keyword == .guard || bytes.endsProgram(token)
          || bytes.matches("precondition", at: token.start)
          || bytes.matches("assert", at: token.start))
    }
  }

  /// Whether it has `cells[3]` or `0..<8`, where constants may say what they are.
  var countsPlaces: Bool {
    tokens.indices.contains { position in
      isRange(position) || kind(at: position) == .leftSquare && kind(at: position - 1) == .name
    }
  }

  /// Finds `Self.longest`, `Limits.longest` and `longest` where those are written in literals.
  mutating func findConstants() {
    for position in tokens.indices where tokens[position].kind == .name {
      guard kind(at: position - 1) != .dot, names[word(at: position)] == nil else { continue }
      if kind(at: position + 1) == .dot, kind(at: position + 2) == .name,
        let value = scope.constant(
          named: word(at: position + 2), of: word(at: position), from: home)
      {
        constants[position] = (value, position + 3)
      } else if kind(at: position + 1) != .leftParen, kind(at: position + 1) != .colon {
        let value = scope.constant(named: word(at: position), of: nil, from: home)
        if let value { constants[position] = (value, position + 1) }
      }
    }
  }
}
