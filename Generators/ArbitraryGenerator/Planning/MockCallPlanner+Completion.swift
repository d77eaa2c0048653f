import Foundation

/// What answers by calling a function that it is given, as was usual before `async`.
extension MockCallPlanner {
  /// Has gens draw what a completion handler is called with, where a method takes one; what the
  /// method itself answers, as something to cancel, is drawn beside that.
  func setCompletion(of call: MockCall, _ function: FunctionDeclaration) {
    guard index.steering.hasGens, !call.shell.isStatic, let own = ownAnswer(of: call, function),
      let position = function.parameters.firstIndex(where: isCompletion),
      !function.parameters[(position + 1)...].contains(where: isCompletion),
      let completion = completion(
        function.parameters[position].type, calledOn: call.handlerAttributes)
    else { return }
    let open = function.generics.names
    do throws(Unsupported) {
      var elements = try completion.parameters.map { parameter throws(Unsupported) in
        let type = parameter.type
        let answer = try answer(type, found(type, open), open, isNeeded: true)
        return ResolvedType.Element(type: answer)
      }
      if own == .drawn, let drawn = call.drawn?.result {
        elements.append(ResolvedType.Element(type: drawn))
      }
      let result = elements.count == 1 ? elements[0].type : .tuple(elements)
      let failures = failures(of: completion.parameters.first?.type, drawnAs: result)
      call.drawn = MockAnswers(result: result, error: call.drawn?.error, failures: failures)
      call.completion = MockCall.Completion(
        position: position, count: completion.parameters.count,
        isOptional: completion.isOptional, isOnMainActor: completion.isOnMainActor, answer: own)
      call.undrawn = nil
    } catch {
      call.undrawn = error
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

  /// Whether a parameter is called like a function that is called with what is answered, and may be
  /// one: most are of types that are not.
  private func isCompletion(_ parameter: Parameter) -> Bool {
    let mayBeFunction =
      switch parameter.type {
      case .function, .attributed, .optional, .tuple: true
      case .named(let name, _): index.mayBeAlias(name)
      default: false
      }
    return mayBeFunction && !parameter.isVariadic && parameter.mayBeCompletion
  }

  /// What a function is called with that answers nothing, and whether it has to be called on the
  /// main actor, where a handler with some attributes is not; nil for any other type, and for a
  /// function on another actor.
  private func completion(
    _ type: TypeSyntax, calledOn attributes: [String]
  ) -> (parameters: [TypeSyntax.Element], isOptional: Bool, isOnMainActor: Bool)? {
    var (plain, isOptional) = (type, false)
    if case .optional(let wrapped) = type.unparenthesized {
      (plain, isOptional) = (wrapped.unparenthesized, true)
    }
    var words = plain.specifiers
    let bare = plain.unattributed
    if bare.functionParts == nil, let name = bare.qualifiedName,
      case .alias(let alias)? = index.lookUp(name, from: scope),
      alias.generics.parameters.count == bare.arguments.count, alias.generics.requirements.isEmpty,
      alias.enclosing == nil || alias.enclosing == scope.qualifiedName
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
    return (parts.parameters, isOptional, !elsewhere.isEmpty)
  }
}

extension Parameter {
  /// Whether it is called like a completion handler.
  var mayBeCompletion: Bool { label?.isOfCompletion == true || name?.isOfCompletion == true }
}

extension String {
  /// Whether `completion` or `callback` is a part of the name, by bytes: many names are asked that.
  fileprivate var isOfCompletion: Bool { has("ompletion") || has("allback") || self == "reply" }

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
