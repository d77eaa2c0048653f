/// Reading `async`, `throws` and their kin.
extension DeclarationParser {
  /// True where an effect is looked at.
  var startsEffect: Bool {
    guard token.kind == .name else { return false }
    switch token.keyword {
    case .async, .reasync, .throws, .rethrows: return true
    default: return false
    }
  }

  /// All effects in a row; none where there are none.
  mutating func parseEffects() throws(SyntaxError) -> Effects {
    var effects = Effects()
    while startsEffect {
      let keyword = token.keyword
      advance()
      switch keyword {
      case .throws: effects.throwing = try parseThrownType()
      case .rethrows: effects.throwing = .rethrows
      default: effects.isAsync = true
      }
    }
    return effects
  }

  private mutating func parseThrownType() throws(SyntaxError) -> Effects.Throwing {
    guard take(.leftParen) else { return .always }
    let type = try parseType()
    guard take(.rightParen) else { throw error(.expected(")", in: "a thrown type")) }
    return .typed(type)
  }
}
