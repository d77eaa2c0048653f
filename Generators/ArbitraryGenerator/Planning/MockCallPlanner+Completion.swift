import Foundation

/// What answers by calling a function that it is given, as was usual before `async`.
extension MockCallPlanner {
  /// Has gens draw what a completion handler is called with, where a method takes one, or which of
  /// two is called that are for success and failure; what the method itself answers, as something
  /// to cancel, is drawn beside that.
  func setCompletion(of call: MockCall, _ function: FunctionDeclaration) {
    guard index.steering.hasGens, !call.shell.isStatic, call.shell.deprecatedName == nil,
      let own = ownAnswer(of: call, function)
    else { return }
    let called = called(among: function.parameters, by: call.handlerAttributes)
    guard !called.isEmpty else {
      call.uncalled = uncalled(among: function.parameters)
      return
    }
    let open = function.generics.names
    do throws(Unsupported) {
      let functions = try functions(of: called, open)
      let completion = MockCall.Completion(
        functions: functions, isOnMainActor: called.contains(where: \.isOnMainActor), answer: own)
      let result = completion.drawn(beside: call.drawn?.result)
      let failures = failures(of: called[0].parameters.first?.type, drawnAs: result)
      call.drawn = MockAnswers(result: result, error: call.drawn?.error, failures: failures)
      call.completion = completion
      call.undrawn = nil
    } catch {
      call.undrawn = error
    }
  }

  /// What is called, with what gens draw for the arguments.
  private func functions(
    of called: [Called], _ open: Set<String>
  ) throws(Unsupported) -> [MockCall.Completion.Function] {
    if called.count == 1, let ends = ends(of: called[0], open) { return ends }
    return try called.map { function throws(Unsupported) in
      MockCall.Completion.Function(
        position: function.position, arguments: try arguments(of: function, open),
        isOptional: function.isOptional)
    }
  }

  /// What gens draw for a function's arguments.
  private func arguments(
    of function: Called, _ open: Set<String>
  ) throws(Unsupported) -> [ResolvedType] {
    try function.parameters.map { parameter throws(Unsupported) in
      try answer(parameter.type, found(parameter.type, open), open, isNeeded: true)
    }
  }

  /// What a method answers besides; nil where that cannot be told beside other things.
  private func ownAnswer(
    of call: MockCall, _ function: FunctionDeclaration
  ) -> MockCall.Completion.Own? {
    guard call.result != nil else { return .nothing }
    if let drawn = call.drawn, let result = drawn.result {
      return result == .late ? nil : .drawn
    }
    return function.result?.mayBeNil == true ? .nil : nil
  }

  // MARK: - What is called

  /// A parameter that is a function which answers nothing.
  struct Called {
    let position: Int
    let parameters: [TypeSyntax.Element]
    let isOptional: Bool
    /// Whether it has to be called on the main actor, where the handler is not.
    let isOnMainActor: Bool
  }

  /// The functions of which a call calls one: that for success and that for failure, or the only
  /// completion handler. None where neither is there for sure.
  private func called(among parameters: [Parameter], by attributes: [String]) -> [Called] {
    // By position, since a parameter is large to be copied; most are of types that are no functions.
    let functions = parameters.indices.filter { position in
      index.mayBeFunction(parameters[position].type) && !parameters[position].isVariadic
    }
    guard !functions.isEmpty else { return [] }
    if functions.count > 1, functions.contains(where: { parameters[$0].mayBeForFailure }) {
      let pair = pair(of: functions, among: parameters, calledBy: attributes)
      if !pair.isEmpty { return pair }
    }
    let completions = functions.filter { parameters[$0].mayBeCompletion }
    guard completions.count == 1,
      let called = called(at: completions[0], among: parameters, by: attributes)
    else { return [] }
    return [called]
  }

  /// The functions for success and for failure of the same, where there is one of each, and no other
  /// that has to be called as well. A completion handler is taken for the former where it cannot
  /// tell of a failure itself.
  private func pair(
    of functions: [Int], among parameters: [Parameter], calledBy attributes: [String]
  ) -> [Called] {
    let ends = functions.compactMap { position in
      CompletionName(parameters[position]).map { (position: position, name: $0) }
    }
    guard ends.count == 2, let failure = ends.first(where: { $0.name.purpose == .failure }),
      let success = ends.first(where: { $0.name.purpose != .failure }),
      success.name.subject == failure.name.subject,
      let first = called(at: success.position, among: parameters, by: attributes),
      let second = called(at: failure.position, among: parameters, by: attributes),
      success.name.purpose == .success
        || success.name.purpose == .completion && tellsOfSuccess(first)
    else { return [] }
    return [first, second]
  }

  /// Whether a completion handler is called with what there is after a success alone.
  private func tellsOfSuccess(_ function: Called) -> Bool {
    !function.parameters.isEmpty
      && function.parameters.allSatisfy { parameter in
        let type = parameter.type.unattributed.unparenthesized
        let mayBeAlias = type.qualifiedName.map(index.mayBeAlias) ?? false
        return !mayBeAlias && !type.mayBeNil && !type.isVoid && !type.tellsOfFailure
      }
  }

  /// What a function is called with that answers nothing, and whether it has to be called on the
  /// main actor, where a handler with some attributes is not; nil for any other type, and for a
  /// function on another actor.
  private func called(
    at position: Int, among parameters: [Parameter], by attributes: [String]
  ) -> Called? {
    var (plain, isOptional) = (parameters[position].type, false)
    if case .optional(let wrapped) = plain.unparenthesized {
      (plain, isOptional) = (wrapped.unparenthesized, true)
    }
    var words = plain.specifiers
    let bare = plain.unattributed
    if bare.functionParts == nil, let name = bare.qualifiedName,
      case .alias(let alias)? = index.lookUp(name, from: scope),
      alias.generics.parameters.count == bare.arguments.count, alias.generics.requirements.isEmpty,
      alias.enclosing.map(isInherited) ?? true
    {
      let arguments = zip(alias.generics.names, bare.arguments)
      plain = alias.type.replacing(Dictionary(arguments, uniquingKeysWith: { first, _ in first }))
      if case .optional(let wrapped) = plain {
        // A handler does not know what a generic one is.
        guard bare.arguments.isEmpty else { return nil }
        (plain, isOptional) = (wrapped.unparenthesized, true)
      }
      words += plain.specifiers
    }
    let elsewhere = words.filter {
      $0 != "@escaping" && $0 != "@Sendable" && !attributes.contains($0)
    }
    let mayBeKept = isOptional || words.contains("@escaping")
    guard elsewhere.allSatisfy({ $0.namesMainActor && mayBeKept }), let parts = plain.functionParts,
      parts.result.isVoid, parts.effects == Effects(),
      parts.parameters.allSatisfy({ !$0.isVariadic && $0.type.specifiers.isEmpty })
    else { return nil }
    return Called(
      position: position, parameters: parts.parameters, isOptional: isOptional,
      isOnMainActor: !elsewhere.isEmpty)
  }
}

extension MockCall.Completion {
  /// What gens draw: the arguments of what is called, and which of two that is, and behind that what
  /// the method itself answers.
  fileprivate func drawn(beside own: ResolvedType?) -> ResolvedType {
    let sets = functions.map { $0.arguments.count == 1 ? $0.arguments[0] : .tuple($0.arguments) }
    var elements = isPair ? [.ending(sets[0], sets[1])] : functions[0].arguments
    if answer == .drawn, let own { elements.append(own) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  }
}

extension ResolvedType {
  /// Which of two functions is called, and with what.
  fileprivate static func ending(_ success: Self, _ failure: Self) -> Self {
    let type = KnownType(name: "FactoryCheck.Ending", arity: 2, genMaker: "ending(")
    return .known(type, qualified: false, arguments: [success, failure])
  }

  fileprivate static func tuple(_ types: [Self]) -> Self {
    .tuple(types.map { Element(type: $0) })
  }
}

extension TypeSyntax {
  /// Whether values of it say whether something went well.
  fileprivate var tellsOfFailure: Bool {
    let names: Set = ["Bool", "Error", "NSError", "Result"]
    return switch self {
    case .any(let constraint): constraint.tellsOfFailure
    case .named(let name, _), .member(_, let name, _): names.contains(name)
    default: false
    }
  }
}

extension DeclarationIndex {
  /// Whether a type may be that of a function, or of none: most are not.
  func mayBeFunction(_ type: TypeSyntax) -> Bool {
    switch type {
    case .function, .attributed, .optional, .tuple: true
    case .named(let name, _): mayBeAlias(name)
    default: false
    }
  }
}

extension Parameter {
  /// Whether it is called like a completion handler.
  var mayBeCompletion: Bool { label?.isOfCompletion == true || name?.isOfCompletion == true }

  /// Whether it may be called like a function for failures.
  fileprivate var mayBeForFailure: Bool { label?.isOfFailure == true || name?.isOfFailure == true }

  /// Whether it may be called like a function for successes or failures.
  var mayBeOutcome: Bool {
    mayBeForFailure || label?.isOfSuccess == true || name?.isOfSuccess == true
  }
}

// By bytes: many names are asked that.
extension String {
  /// Whether `completion` or `callback` is a part of the name.
  fileprivate var isOfCompletion: Bool { has("ompletion") || has("allback") || self == "reply" }

  fileprivate var isOfFailure: Bool { has("ail") || has("rror") }

  fileprivate var isOfSuccess: Bool { has("ucce") }

  private func has(_ part: StaticString) -> Bool {
    let length = part.utf8CodeUnitCount
    guard utf8.count >= length else { return false }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return false }
      return (0...(bytes.count - length)).contains { offset in
        start[offset] == part.utf8Start[0]
          && memcmp(start + offset, part.utf8Start, length) == 0
      }
    }
    return found ?? contains("\(part)")
  }
}
