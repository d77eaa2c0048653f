/// Reading generic parameters, where clauses and inheritance clauses.
extension DeclarationParser {
  /// `<T: P, each U, let n: Int>` where there is one, nothing otherwise.
  mutating func parseGenericParameters() throws(SyntaxError) -> [GenericParameter] {
    guard startsOperator(ASCII.less) else { return [] }
    takeOperatorByte()
    var parameters: [GenericParameter] = []
    while !startsOperator(ASCII.greater) {
      parameters.append(try parseGenericParameter())
      guard take(.comma) else { break }
    }
    guard startsOperator(ASCII.greater) else {
      throw error(.expected(">", in: "generic parameters"))
    }
    takeOperatorByte()
    return parameters
  }

  private mutating func parseGenericParameter() throws(SyntaxError) -> GenericParameter {
    while token.kind == .at { _ = try parseAttribute() }
    let kind: GenericParameter.Kind = take(.let) ? .value : peek().kind == .name ? .pack : .type
    if kind == .pack { advance() }
    let name = try takeName(of: "generic parameter")
    let constraint = take(.colon) ? try parseType() : nil
    return GenericParameter(kind: kind, name: name, constraint: constraint)
  }

  /// `where T: P, T.Element == Int` where there is one, nothing otherwise.
  mutating func parseWhereClause() throws(SyntaxError) -> [GenericRequirement] {
    guard take(.where) else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      guard token.kind != .leftBrace else { break }
      requirements.append(try parseRequirement())
    } while take(.comma)
    return requirements
  }

  private mutating func parseRequirement() throws(SyntaxError) -> GenericRequirement {
    let left = try parseGenericArgument()
    if take(.colon) {
      return GenericRequirement(left: left, relation: .conforms, right: try parseType())
    }
    guard takeOperator("==") else { throw error(.expected("==", in: "a where clause")) }
    return GenericRequirement(left: left, relation: .equals, right: try parseGenericArgument())
  }

  /// `: A, B & C` where there is one, nothing otherwise. The old `: class` is `AnyObject`.
  mutating func parseInheritance() throws(SyntaxError) -> [TypeSyntax] {
    guard take(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      guard token.kind != .leftBrace else { break }
      types.append(take(.class) ? .named("AnyObject") : try parseType())
    } while take(.comma)
    return types
  }
}
