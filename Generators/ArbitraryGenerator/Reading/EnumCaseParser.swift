/// Reading the cases of enums.
extension DeclarationParser {
  /// Reads the cases of one `case`, from the keyword on. A comment behind some of them steers those
  /// on its line, and one above them those on the next.
  mutating func parseEnumCases(_ header: DeclarationHeader) throws(SyntaxError) {
    var (line, first) = (header, scope.members.cases.count)
    repeat {
      advance()
      if token.startsLine {
        steerCases(from: first)
        (line, first) = (header, scope.members.cases.count)
        line.add(takeLeadingDirectives())
      }
      scope.members.cases.append(try parseEnumCase(line))
    } while token.kind == .comma
    steerCases(from: first)
  }

  private mutating func steerCases(from first: Int) {
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
