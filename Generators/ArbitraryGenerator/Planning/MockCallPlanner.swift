/// Plans the calls of one mock: how what is called is declared, recorded and answered.
struct MockCallPlanner {
  /// What is the same for all calls of a mock.
  let mock: MockPlan
  let scope: IndexedType
  let index: DeclarationIndex
  let fixedValues: FixedValues
  /// Types that no values can be made of.
  let blocked: Set<Int>
  /// What is found of the types of the module; nil where the mock is of a generic class.
  let types: MockTypes?
  /// What stands for `Self`.
  let selfType: TypeSyntax
  /// The associated types that are one type for the mock.
  let settled: [String: TypeSyntax]
  /// The associated types that are not.
  let openTypes: Set<String>
  /// The default values that the mock of a class repeats.
  var defaults: MockDefaults?

  func call(
    _ function: FunctionDeclaration, keepsHistory: Bool
  ) throws(MockNote) -> MockCall {
    let isGeneric = !function.generics.isEmpty
    let function = mock.overrides ? function : rethrowingByType(function)
    var header = function.header
    var shell = shell(header, of: function.name)
    deprecate(&shell, naming: function.forEachType)
    // It runs where its argument says.
    if function.parameters.namesActor {
      header.modifiers.insert(.nonisolated)
      shell.isNonisolated = true
    }
    let call = MockCall(
      kind: .function(function.name), name: function.name.operatorWords,
      title: function.name, of: function.parameters, shell: shell)
    call.keepsHistory = keepsHistory
    call.isGenericToRethrow = !isGeneric && !function.generics.isEmpty
    try setSignature(of: call, header, function.generics, function.parameters, function.effects)
    try setAnswer(of: call, function.result, function.generics.names)
    if !mock.overrides, function.isOfIterator { call.answer = .value(FixedValue(text: "nil")) }
    setCompletion(of: call, function)
    return call
  }

  func getter(
    _ property: PropertyDeclaration, type: TypeSyntax
  ) throws(MockNote) -> MockCall {
    var shell = shell(property.header, of: property.name)
    deprecate(&shell) { property.type.map($0) }
    let call = MockCall(
      kind: .getter(property.name), name: property.name.nameStem, title: property.name,
      shell: shell)
    try setSignature(of: call, property.header, Generics(), [], property.accessors.getter)
    let found = property.type.flatMap { self.found($0) }
    setResult(of: call, type, found, [])
    setDrawn(of: call, property.type, found, [])
    return call
  }

  func call(_ declaration: SubscriptDeclaration) throws(MockNote) -> MockCall {
    let effects = declaration.accessors.getter
    var shell = shell(declaration.header)
    deprecate(&shell, naming: declaration.forEachType)
    let call = MockCall(
      kind: .subscript(setter: nil), name: "subscript",
      title: "subscript", of: declaration.parameters, shell: shell)
    try setSignature(
      of: call, declaration.header, declaration.generics, declaration.parameters, effects,
      isSubscript: true)
    try setAnswer(of: call, declaration.result, declaration.generics.names)
    if declaration.accessors.hasSetter {
      call.kind = .subscript(setter: try setter(declaration, shell))
    }
    return call
  }

  private func setter(
    _ declaration: SubscriptDeclaration, _ shell: MockShell
  ) throws(MockNote) -> MockCall {
    let newValue = Parameter(label: nil, name: "newValue", type: declaration.result)
    let call = MockCall(
      kind: .subscript(setter: nil), name: "subscriptSet", title: "subscript.set",
      shell: shell)
    try setSignature(
      of: call, declaration.header, declaration.generics, declaration.parameters + [newValue],
      Effects(), isSubscript: true)
    return call
  }

  /// An asynchronous initialiser is met by one that is not, and can be called anywhere.
  func call(_ initializer: InitializerDeclaration) throws(MockNote) -> MockCall {
    var header = initializer.header
    if mock.isMadeFreely { header.attributes.removeAll(where: index.isGlobalActor) }
    var shell = shell(header)
    deprecate(&shell, naming: initializer.forEachType)
    let call = MockCall(
      kind: .initializer(initializer.failability), name: "init",
      title: "init", of: initializer.parameters, shell: shell)
    try setSignature(
      of: call, header, initializer.generics, initializer.parameters,
      Effects(throwing: initializer.effects.throwing))
    return call
  }

  // MARK: - Around a member

  /// - Parameters:
  ///   - name: That of a member which may have modifiers of its own.
  ///   - asksClass: Whether the member asks the class that it overrides one of, of which the compiler
  ///     warns where that is deprecated and the override is not.
  func shell(
    _ header: DeclarationHeader, of name: String = "", asksClass: Bool? = nil
  ) -> MockShell {
    var modifiers = mock.overrides ? "override " : ""
    if mock.hasOption(.modifier(.dynamic), of: name) { modifiers += "dynamic " }
    if header.modifiers.contains(.nonsending) {
      modifiers += "nonisolated(nonsending) "
    } else if header.modifiers.contains(.nonisolated) {
      modifiers += "nonisolated "
    }
    if header.isStatic { modifiers += "static " }
    if header.modifiers.contains(.prefix) { modifiers += "prefix " }
    if header.modifiers.contains(.postfix) { modifiers += "postfix " }
    // What a static member on another actor than the mock keeps is reached from there.
    let isElsewhere = header.isStatic && isolation(of: header) != mock.isolation
    var attributes = header.attributes.filter(index.isRepeated).map(\.description)
    let deprecation = header.attributes.filter(\.isDeprecation).map(\.availabilityText)
    if asksClass ?? mock.asksClass { attributes += deprecation }
    return MockShell(
      attributes: attributes,
      modifiers: modifiers, isStatic: header.isStatic,
      isNonisolated: header.modifiers.contains(.nonisolated) || isElsewhere,
      conditions: header.conditions, deprecation: deprecation)
  }

  /// Deprecates a member that names what is deprecated, unless its mock is.
  func deprecate(
    _ shell: inout MockShell, naming forEachType: ((TypeSyntax) -> Void) -> Void
  ) {
    guard !index.deprecatedNames.isEmpty else { return }
    var name: String?
    forEachType { name = name ?? index.deprecatedName(in: $0, from: scope) }
    guard let name, !index.isDeprecated(scope) else { return }
    shell.deprecatedName = name
    if shell.deprecation.isEmpty { shell.deprecation = ["@available(*, deprecated)"] }
  }

  /// The actor that a member is on, by its own attribute or by that of the protocol.
  func isolation(of header: DeclarationHeader) -> String? {
    if header.modifiers.contains(.nonisolated) { return nil }
    return header.attributes.first(where: index.isGlobalActor)?.description ?? mock.isolation
  }

  // MARK: - Answers

  /// Says what is answered; `open` are the generic parameters of what is called. What a handler
  /// answers in place of those is cast, and so copied.
  private func setAnswer(
    of call: MockCall, _ result: TypeSyntax?, _ open: Set<String>
  ) throws(MockNote) {
    if let result, result.mentions(open), !index.isCopyable(result, from: scope) {
      throw .notCopyableParameter(call.title)
    }
    let found = result.flatMap { self.found($0, open) }
    setResult(of: call, result, found, open)
    setDrawn(of: call, result, found, open)
  }

  private func setResult(
    of call: MockCall, _ result: TypeSyntax?, _ found: MockTypes.Found?, _ open: Set<String>
  ) {
    guard let result, !result.isVoid else { return }
    let type = result.replacingSelf(by: selfType)
    call.result = type
    call.castsResult = type.mentions(open)
    call.handlerResult = type.erased(open)
    if case .named("Self", []) = result, !call.shell.isStatic {
      call.answer = .value(FixedValue(text: "self"))
    } else {
      let value = fixedValue(of: result, found, open)
      let isMade = value?.isOnMainActor != true || call.isOnMainActor
      call.answer = isMade ? value.map(MockCall.Answer.value) ?? .trap : .trap
    }
  }

  /// What is known of a type of a member that means the same all over the module; `open` are
  /// generic parameters.
  func found(_ type: TypeSyntax, _ open: Set<String> = []) -> MockTypes.Found? {
    guard let types, !type.mentions(open), !type.mentions(openTypes),
      settled.isEmpty || !type.mentions(where: { settled[$0] != nil })
    else { return nil }
    return types.found(type)
  }

  /// The fixed value of a type that the protocol names; `open` are generic parameters in it.
  func fixedValue(
    of type: TypeSyntax, _ found: MockTypes.Found?, _ open: Set<String> = []
  ) -> FixedValue? {
    guard let found else { return fixedValue(of: type, open) }
    return found.fixed { fixedValue(of: type, open) }
  }

  private func fixedValue(of type: TypeSyntax, _ open: Set<String>) -> FixedValue? {
    let plain = type.replacingSelf(by: .named("Self")).replacing(settled)
    if plain.givesSelf { return nil }
    return fixedValues.value(
      of: plain, in: scope, open: open.isEmpty ? openTypes : open.union(openTypes))
  }
}

extension Effects.Throwing {
  /// The type of what is thrown; nil where nothing is.
  var error: TypeSyntax? {
    switch self {
    case .never, .rethrows: nil
    case .always: .anyError
    case .typed(let type): type
    }
  }
}

extension TypeSyntax {
  /// Whether it is that of no result.
  var isVoid: Bool {
    switch unparenthesized {
    case .tuple(let elements): elements.isEmpty
    case .named(let name, let arguments): name == "Void" && arguments.isEmpty
    default: false
    }
  }
}

extension Generics {
  var names: Set<String> { parameters.isEmpty ? [] : Set(parameters.map(\.name)) }
}

extension GenericRequirement {
  func replacingSelf(by type: TypeSyntax) -> GenericRequirement {
    var copy = self
    copy.left = left.replacingSelf(by: type)
    copy.right = right.replacingSelf(by: type)
    return copy
  }
}

extension MockCallPlanner {
  /// A function that rethrows what one parameter throws, as one that throws its error type: only
  /// so can what is called in its place throw. Of what stands in the place of a closure the compiler
  /// infers no error.
  private func rethrowingByType(_ function: FunctionDeclaration) -> FunctionDeclaration {
    guard function.effects.throwing == .rethrows else { return function }
    let throwing = function.parameters.indices.filter { function.parameters[$0].type.throwsAny }
    let failure = failure(of: function)
    let error = TypeSyntax.named(failure.name)
    var retyped = function.parameters
    guard throwing.count == 1, case let closure = retyped[throwing[0]].type,
      !closure.specifiers.contains("@autoclosure"),
      let type = closure.throwing(.typed(error))
    else { return function }
    retyped[throwing[0]].type = type
    return FunctionDeclaration(
      header: function.header, name: function.name,
      generics: Generics(
        parameters: function.generics.parameters + [failure],
        requirements: function.generics.requirements),
      parameters: retyped,
      effects: Effects(throwing: .typed(error), isAsync: function.effects.isAsync),
      result: function.result)
  }

  /// A generic parameter for an error, whatever the protocol's types and those that the function
  /// names are called.
  private func failure(of function: FunctionDeclaration) -> GenericParameter {
    let taken = function.generics.names.union(openTypes).union(settled.keys)
    let isHidden = taken.contains("Error") || index.takenNames.contains("Error")
    let isTaken = taken.contains("Failure") || function.mentions("Failure")
    return GenericParameter(
      name: isTaken ? "BodyFailure" : "Failure",
      constraint: isHidden ? .member(of: .named("Swift"), "Error") : .named("Error"))
  }
}

extension FunctionDeclaration {
  /// Whether it answers one after another, where something else than the end would have no end.
  fileprivate var isOfIterator: Bool {
    name == "next" && parameters.isEmpty && result?.isOptional == true
  }

  /// Whether a name stands in what it takes or answers.
  fileprivate func mentions(_ name: String) -> Bool {
    parameters.contains { $0.type.mentions([name]) } || result?.mentions([name]) == true
  }
}

extension TypeSyntax {
  /// Whether it is a function that throws any error.
  fileprivate var throwsAny: Bool {
    switch self {
    case .attributed(_, let type): type.throwsAny
    case .function(_, let effects, _): effects.throwing == .always
    default: false
    }
  }
}

extension DeclarationIndex {
  /// Whether a mock's member has the attribute of what it stands for.
  fileprivate func isRepeated(_ attribute: Attribute) -> Bool {
    let name = attribute.name.qualifiedName
    return ["discardableResult", "concurrent", "Sendable"].contains(name)
      || isGlobalActor(attribute)
  }
}
