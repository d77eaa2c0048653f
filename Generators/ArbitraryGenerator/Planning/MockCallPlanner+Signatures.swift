/// What a member of a mock takes, throws and runs its handler on.
extension MockCallPlanner {
  func setSignature(
    of call: MockCall, _ header: DeclarationHeader, _ generics: Generics,
    _ parameters: [Parameter], _ effects: Effects, isSubscript: Bool = false
  ) throws(MockNote) {
    try checkGenerics(generics, parameters, of: call)
    if !generics.isEmpty {
      let written = generics.replacingSelf(by: selfType)
      call.genericClause = written.clause
      call.whereClause = written.whereClause
    }
    call.isShared = mock.shares(call.shell)
    setEffects(effects, of: call, open: generics.names)
    setIsolation(of: call, header, parameters)
    call.parameters = self.parameters(parameters, generics.names, isSubscript: isSubscript)
    call.shown = call.parameters.kept { $0.recordedType != nil }
    setConditions(of: call, parameters)
  }

  /// Throws where a generic parameter is what no handler can be given.
  private func checkGenerics(
    _ generics: Generics, _ parameters: [Parameter], of call: MockCall
  ) throws(MockNote) {
    guard generics.parameters.allSatisfy({ $0.kind == .type }) else { throw .pack(call.title) }
    guard generics.parameters.allSatisfy({ $0.constraint?.suppressesCopies != true }) else {
      throw .notCopyableParameter(call.title)
    }
    guard !parameters.contains(where: { takesOpenSpan($0.type, generics.names) }) else {
      throw .notEscapableParameter(call.title)
    }
  }

  /// - Parameter open: The generic parameters, of which a handler's error cannot be made.
  private func setEffects(_ effects: Effects, of call: MockCall, open: Set<String>) {
    call.effects = effects.mapError { $0.replacingSelf(by: selfType) }
    call.handlerEffects = call.effects
    if case .typed(let error) = effects.throwing, error.mentions(open) {
      call.handlerEffects.throwing = .always
      call.castsError = true
    }
    if case .typed(let error) = call.effects.throwing, error.replacing(settled).isNever {
      call.handlerEffects.throwing = .never
    }
    if call.effects.throwing == .rethrows {
      if !mock.overrides { call.effects.throwing = .never }
      call.handlerEffects.throwing = .never
    }
  }

  /// Where the handler is run.
  private func setIsolation(
    of call: MockCall, _ header: DeclarationHeader, _ parameters: [Parameter]
  ) {
    let isOffActor = header.modifiers.contains(.nonisolated)
    if mock.isSendable || mock.isActor || isOffActor { call.handlerAttributes.append("@Sendable") }
    let actor = isolation(of: header)
    if let actor { call.handlerAttributes.append(actor) }
    let isElsewhere = isOffActor || header.isStatic || actor != nil
    let runsOnActor = mock.isActor && !parameters.isEmpty && !isElsewhere
    call.runsHandlerOnCaller =
      call.effects.isAsync
      && (runsOnActor || header.modifiers.contains(.nonsending) || parameters.namesActor)
  }

  /// Under which conditions there are values of all parameters, or that there are none.
  private func setConditions(of call: MockCall, _ parameters: [Parameter]) {
    for parameter in parameters where !parameter.isVariadic {
      guard let conditions = conditions(ofValuesOf: parameter.type) else {
        call.isNeverCalled = true
        continue
      }
      for condition in conditions where !call.calledUnder.contains(condition) {
        call.calledUnder.append(condition)
      }
    }
  }

  /// Whether a type is made of a `Span<T>`, or its like, where `T` is a generic parameter: no handler
  /// can be given it as a value of another type.
  private func takesOpenSpan(_ type: TypeSyntax, _ open: Set<String>) -> Bool {
    guard !open.isEmpty else { return false }
    if let name = type.lastName, MockParameterPlanner.isNonescapable(name, in: index),
      type.arguments.contains(where: { $0.mentions(open) }), !index.mayBeAlias(name)
    {
      return true
    }
    return type.hasPart { takesOpenSpan($0, open) }
  }
}

extension Generics {
  fileprivate func replacingSelf(by type: TypeSyntax) -> Generics {
    var copy = self
    for position in copy.parameters.indices {
      let constraint = copy.parameters[position].constraint
      copy.parameters[position].constraint = constraint?.replacingSelf(by: type)
    }
    copy.requirements = requirements.map { $0.replacingSelf(by: type) }
    return copy
  }
}

extension [Parameter] {
  /// Whether one of the arguments is the actor that the function runs on.
  var namesActor: Bool {
    indices.contains { self[$0].type.specifiers.contains("isolated") }
  }
}
