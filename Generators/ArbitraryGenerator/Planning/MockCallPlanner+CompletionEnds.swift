/// Completion handlers that take a value and an error, of which services give one, and those that
/// gens do not call.
extension MockCallPlanner {
  /// A function of a value and an error which may both be nil, as one for success and one for
  /// failure; nil for others, and where values or errors cannot be drawn.
  func ends(of function: Called, _ open: Set<String>) -> [MockCall.Completion.Function]? {
    let types = function.parameters.map(\.type.unparenthesized)
    guard types.count == 2, case .optional(let value) = types[0],
      case .optional(let error) = types[1], !value.isVoid, !value.mentions(open),
      isError(error), !isError(value),
      let success = try? answer(value, found(value, open), open, isNeeded: true),
      let failure = try? answer(error, found(error, open), open, isNeeded: true)
    else { return nil }
    let ends: [(ResolvedType, MockCall.Completion.Function.Missing)] = [
      (success, .error), (failure, .value),
    ]
    return ends.map { type, missing in
      MockCall.Completion.Function(
        position: function.position, arguments: [type], isOptional: function.isOptional,
        missing: missing)
    }
  }

  /// Whether a name is that of the protocol, or of one that it inherits from.
  func isInherited(_ name: String) -> Bool {
    name == scope.qualifiedName
      || index.ancestors(of: scope.id).ids.contains { index.types[$0].qualifiedName == name }
  }

  /// Whether values of a type are errors.
  private func isError(_ type: TypeSyntax) -> Bool {
    var plain = type.unparenthesized
    if case .any(let constraint) = plain { plain = constraint }
    guard let name = plain.qualifiedName else { return false }
    if case .type(let id)? = index.lookUp(name, from: scope) {
      return index.inherited(by: id).names.contains("Error")
    }
    return ["Error", "NSError"].contains(KnownType.plainName(name))
  }

  /// The name of the only completion handler where that is a function which answers nothing, and
  /// still is none that gens call.
  func uncalled(among parameters: [Parameter]) -> String? {
    // By position, since a parameter is large to be copied.
    let completions = parameters.indices.filter {
      parameters[$0].mayBeCompletion && !parameters[$0].isVariadic
    }
    guard completions.count == 1, answersNothing(parameters[completions[0]].type) else {
      return nil
    }
    return parameters[completions[0]].name ?? parameters[completions[0]].label
  }

  /// Whether a type is that of a function which answers nothing, or an optional one.
  private func answersNothing(_ type: TypeSyntax) -> Bool {
    var plain = type.function
    if plain.functionParts == nil, let name = plain.qualifiedName,
      case .alias(let alias)? = index.lookUp(name, from: scope)
    {
      plain = alias.type.function
    }
    return plain.functionParts?.result.isVoid == true
  }
}

extension TypeSyntax {
  /// What may be a function behind words, parentheses and an optional.
  fileprivate var function: TypeSyntax {
    switch unattributed.unparenthesized {
    case .optional(let wrapped): wrapped.unparenthesized.unattributed
    case let plain: plain.unattributed
    }
  }
}
