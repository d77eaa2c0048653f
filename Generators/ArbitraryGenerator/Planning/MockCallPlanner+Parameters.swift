/// How the parameters of calls are declared, kept, and handed to the handler.
extension MockCallPlanner {
  /// `open` are the generic parameters of what is called, which a handler does not know.
  func parameters(
    _ parameters: [Parameter], _ open: Set<String>, isSubscript: Bool
  ) -> [MockParameter] {
    // By position, since a parameter is large to be copied.
    parameters.indices.map { position in
      let type = parameters[position].type
      let isPlain = isPlain(type, open)
      let declaration = MockParameter.Declaration(
        label: parameters[position].label,
        name: name(of: position, in: parameters),
        type: isPlain ? type : type.replacingSelf(by: selfType),
        isVariadic: parameters[position].isVariadic, isOfSubscript: isSubscript,
        defaultValue: defaults?.clause(parameters[position].defaultValue) ?? "")
      if isPlain { return plain(declaration) }
      let planner = MockParameterPlanner(
        mock: mock, index: index, scope: scope, open: open, settled: settled)
      return planner.parameter(declaration, of: type)
    }
  }

  /// The name that a parameter has inside. Only what is called needs one that no other has.
  private func name(of position: Int, in parameters: [Parameter]) -> String {
    guard let name = parameters[position].name else { return "value\(position)" }
    let isTaken = (0..<position).contains { parameters[$0].name == name }
    return (isTaken ? "\(name.withoutBackticks)\(position)" : name).withoutBackticks.quoted
  }

  /// Whether a type is made of names of which nothing in particular is known: neither of words,
  /// functions, tuples and opaque types, nor of what is generic, or ends with the call.
  private func isPlain(_ type: TypeSyntax, _ open: Set<String>) -> Bool {
    switch type {
    case .named(let name, let arguments):
      isPlain(name, open) && (arguments.isEmpty || arguments.allSatisfy { isPlain($0, open) })
    case .optional(let wrapped): isPlain(wrapped, open)
    case .array(let element): isPlain(element, open)
    case .dictionary(let key, let value): isPlain(key, open) && isPlain(value, open)
    default: false
    }
  }

  private func isPlain(_ name: String, _ open: Set<String>) -> Bool {
    name != "Self" && name != "Void" && !MockParameterPlanner.isNonescapable(name, in: index)
      && (open.isEmpty || !open.contains(name))
  }

  /// A parameter that handlers take as it is, as most are.
  private func plain(_ declaration: MockParameter.Declaration) -> MockParameter {
    let type = declaration.isVariadic ? TypeSyntax.array(declaration.type) : declaration.type
    let text = type.description
    let isFunction = index.isFunction(declaration.type, from: scope, where: settled)
    return MockParameter(
      declaration, handlerType: text, recordedType: isFunction ? nil : text, wrapper: nil,
      erasedCopy: nil, isInout: false,
      namesOptional: index.namesOptional(type, from: scope, where: settled))
  }
}
