/// Reading attributes.
extension DeclarationParser {
  /// `@name`, with the text of its arguments where the parenthesis follows without a space.
  mutating func parseAttribute() throws(SyntaxError) -> Attribute {
    advance()
    let name = try parseAttributeName()
    guard token.kind == .leftParen, takesArguments(name) else {
      return Attribute(name: name)
    }
    return Attribute(name: name, arguments: bytes.text(try skipBrackets()))
  }

  private mutating func parseAttributeName() throws(SyntaxError) -> TypeSyntax {
    let name = try takeName(of: "attribute")
    var type = TypeSyntax.named(name, arguments: try parseAttachedArguments())
    while token.kind == .dot, token.isAttached {
      advance()
      let name = try takeName(of: "attribute")
      type = .member(of: type, name, arguments: try parseAttachedArguments())
    }
    return type
  }

  private mutating func parseAttachedArguments() throws(SyntaxError) -> [TypeSyntax] {
    token.isAttached ? try parseGenericArguments() : []
  }

  /// False for attributes of function types, whose parenthesis is that of the parameters; an
  /// attribute of a declaration may have a space before its arguments only where they are old ones.
  private func takesArguments(_ name: TypeSyntax) -> Bool {
    guard case .named(let name, _) = name else { return token.isAttached }
    switch name {
    case "escaping", "Sendable", "autoclosure", "MainActor": return false
    case "available", "objc", "convention", "inline", "_spi": return true
    default: return token.isAttached
    }
  }
}
