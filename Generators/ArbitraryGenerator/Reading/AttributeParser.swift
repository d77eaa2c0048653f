/// Reading attributes.
extension DeclarationParser {
  /// `@name`, with the text of its arguments where the parenthesis follows without a space and is
  /// not that of a function type: in `@MainActor() -> Void` it is.
  mutating func parseAttribute() throws(SyntaxError) -> Attribute {
    advance()
    let name = try parseAttributeName()
    guard token.kind == .leftParen, takesArguments(name) else {
      return Attribute(name: name)
    }
    let opening = mark
    let arguments = try skipBrackets()
    if isOperator("->") || startsEffect {
      goBack(to: opening)
      return Attribute(name: name)
    }
    return Attribute(name: name, arguments: bytes.text(arguments))
  }

  private mutating func parseAttributeName() throws(SyntaxError) -> TypeSyntax {
    let name = try takeName(of: "attribute")
    var type = TypeSyntax.named(name, arguments: try parseGenericArguments())
    while token.kind == .dot {
      advance()
      let name = try takeName(of: "attribute")
      type = .member(of: type, name, arguments: try parseGenericArguments())
    }
    return type
  }

  /// False for attributes that have none, so that the parenthesis is a function type's; only the
  /// old ones that do have some may have a space before them.
  private func takesArguments(_ name: TypeSyntax) -> Bool {
    guard case .named(let name, _) = name else { return token.isAttached }
    switch name {
    case "escaping", "Sendable", "autoclosure": return false
    case "available", "objc", "convention", "inline", "_spi": return true
    default: return token.isAttached
    }
  }
}
