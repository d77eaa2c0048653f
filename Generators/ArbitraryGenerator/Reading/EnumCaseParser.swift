/// Reading the cases of enums.
extension DeclarationParser {
  /// Reads the cases of one `case`, from the keyword on.
  mutating func parseEnumCases(_ header: DeclarationHeader) throws(SyntaxError) {
    let first = scope.members.cases.count
    repeat {
      advance()
      scope.members.cases.append(try parseEnumCase(header))
    } while token.kind == .comma
    let directives = takeTrailingDirectives()
    for index in first..<scope.members.cases.count where !directives.isEmpty {
      scope.members.cases[index].header.directives += directives
    }
  }

  private mutating func parseEnumCase(
    _ header: DeclarationHeader
  ) throws(SyntaxError) -> EnumCaseDeclaration {
    var header = header
    header.location = location(of: token.start)
    let name = try takeName(of: "case")
    let payload = token.kind == .leftParen ? try parseParameters(.label, areDrawn: true) : []
    let value = takeOperator("=") ? bytes.text(try skipExpression(in: .binding)) : nil
    return EnumCaseDeclaration(header: header, name: name, payload: payload, rawValue: value)
  }
}
