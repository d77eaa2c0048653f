/// Reading typealiases, associated types and imports.
extension DeclarationParser {
  mutating func parseTypealias(_ header: DeclarationHeader) throws(SyntaxError) {
    advance()
    var header = header
    header.conditions = conditions.texts(from: 0)
    header.surrounding = scope.surrounding
    header.location = location(of: token.start)
    let name = try takeName(of: "typealias")
    let parameters = try parseGenericParameters()
    guard takeOperator("=") else { throw error(.expected("=", in: "a typealias")) }
    let type = try parseType()
    let generics = Generics(parameters: parameters, requirements: try parseWhereClause())
    result.declarations.append(
      .typealias(
        TypealiasDeclaration(
          header: header, name: name, enclosing: scope.name, generics: generics, type: type)))
  }

  mutating func parseAssociatedType(_ header: DeclarationHeader) throws(SyntaxError) {
    advance()
    var declaration = AssociatedTypeDeclaration(header: header, name: "")
    declaration.header.location = location(of: token.start)
    declaration.name = try takeName(of: "associated type")
    declaration.inheritance = try parseInheritance()
    declaration.defaultType = takeOperator("=") ? try parseType() : nil
    declaration.requirements = try parseWhereClause()
    scope.members.associatedTypes.append(declaration)
  }

  mutating func parseImport(_ header: DeclarationHeader) throws(SyntaxError) {
    advance()
    var declaration = ImportDeclaration(header: header, path: "")
    if token.keyword?.startsDeclaration == true {
      declaration.kind = try takeName(of: "import")
    }
    declaration.header.location = location(of: token.start)
    let start = token.start
    _ = try takeName(of: "module")
    while take(.dot) { advance() }
    declaration.path = bytes.text(start..<previousEnd)
    result.imports.append(declaration)
  }
}
