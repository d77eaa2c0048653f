/// Reading parameters of functions, initialisers and subscripts, and the payload of enum cases.
extension DeclarationParser {
  /// What one name alone in front of the colon is.
  enum SingleName {
    /// Label and name, as in functions.
    case labelAndName
    /// Only the name, as in subscripts.
    case name
    /// Only the label, as in enum cases, where it may be missing too.
    case label
  }

  /// All parameters, with the parentheses around them.
  ///
  /// - Parameter areDrawn: Whether comments at them may steer what is drawn.
  mutating func parseParameters(
    _ singleName: SingleName = .labelAndName, areDrawn: Bool = false
  ) throws(SyntaxError) -> [Parameter] {
    guard take(.leftParen) else { throw error(.expected("(", in: "parameters")) }
    var parameters: [Parameter] = []
    if token.kind != .rightParen { parameters.reserveCapacity(2) }
    let opening = previousEnd
    while token.kind != .rightParen {
      let isAlone = parameters.isEmpty || token.startsLine
      var directives = areDrawn ? takeDirectives(behind: opening) : []
      parameters.append(try parseParameter(singleName))
      if areDrawn { directives += takeDirectives(behind: opening, isAlone: isAlone) }
      let hasNext = take(.comma)
      if areDrawn, token.startsLine {
        directives += takeDirectives(behind: opening, onlyTrailing: true, isAlone: isAlone)
      }
      if !directives.isEmpty { parameters[parameters.count - 1].directives = directives }
      guard hasNext else { break }
    }
    guard take(.rightParen) else { throw error(.expected(")", in: "parameters")) }
    return parameters
  }

  private mutating func parseParameter(
    _ singleName: SingleName
  ) throws(SyntaxError) -> Parameter {
    var attributes: [Attribute] = []
    while token.kind == .at, singleName != .label { attributes.append(try parseAttribute()) }
    let (label, name) = try parseParameterNames(singleName)
    let type = try parseType()
    let isVariadic = takeOperator("...")
    let defaultValue = takeOperator("=") ? bytes.text(try skipExpression(in: .parameter)) : nil
    return Parameter(
      attributes: attributes, label: label, name: name, type: type, isVariadic: isVariadic,
      defaultValue: defaultValue)
  }

  private mutating func parseParameterNames(
    _ singleName: SingleName
  ) throws(SyntaxError) -> (label: String?, name: String?) {
    guard let (first, second) = try parseLabels() else {
      guard singleName == .label else { throw error(.expected(":", in: "a parameter")) }
      return (nil, nil)
    }
    let label = first == "_" ? nil : first
    if let second { return (label, second == "_" ? nil : second) }
    switch singleName {
    case .labelAndName: return (label, label)
    case .name: return (nil, label)
    case .label: return (label, nil)
    }
  }
}
