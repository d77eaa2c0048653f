/// What gens draw for the calls of a mock.
extension MockCallPlanner {
  /// What gens draw for calls: nothing where a call neither answers nor throws, where the mock
  /// answers itself, and for static members, which all mocks share.
  func setDrawn(
    of call: MockCall, _ result: TypeSyntax?, _ found: MockTypes.Found?, _ open: Set<String>
  ) {
    var error = call.throwsForOthers ? nil : index.thrownType(call.handlerEffects.throwing)
    guard index.steering.hasGens, call.result != nil || error != nil, !call.shell.isStatic,
      call.answer.value?.isSelf != true, !call.isNeverCalled, call.shell.deprecatedName == nil
    else { return }
    do throws(Unsupported) {
      if error != nil, call.castsError, case .typed(let chosen) = call.effects.throwing {
        guard call.result != nil else { throw .generic("\(chosen)") }
        error = nil
      }
      let answer = try answer(result, found, open, isNeeded: call.answer == .trap)
      call.drawn = MockAnswers(
        result: answer,
        error: try error.map { type throws(Unsupported) in
          try drawn(type, self.found(type, open), open)
        }, failures: failures(of: result, drawnAs: answer))
    } catch let reason {
      call.undrawn = reason
      // It is better to throw than to end the program.
      guard call.answer == .trap, !call.castsError, let error,
        let thrown = try? drawn(error, self.found(error, open), open)
      else { return }
      call.drawn = MockAnswers(result: nil, error: thrown)
    }
  }

  /// What gens draw for an answer, or for an argument of what is called with one; `open` are generic
  /// parameters. Where a handler knows nothing of its type, the mock asks for one.
  ///
  /// - Parameter isNeeded: Whether nothing but a drawn value can be answered.
  func answer(
    _ type: TypeSyntax?, _ found: MockTypes.Found?, _ open: Set<String>, isNeeded: Bool = false
  ) throws(Unsupported) -> ResolvedType {
    guard let type, !type.isVoid else { return .tuple([]) }
    let isAsked = type.mentions(open) && type.erased(open).isAny
    if isAsked,
      isNeeded && !conformsToNothing(type) || type.hasValueOfNothing || isPublisher(type)
    {
      return .late
    }
    return try drawn(type, found, open)
  }

  /// Whether it is a publisher of Combine's.
  private func isPublisher(_ type: TypeSyntax) -> Bool {
    type.unattributed.unparenthesized.publisher != nil && index.hasCombine(in: scope.file)
      && index.lookUp(KnownType.publisher.name, from: scope) == nil
  }

  /// Whether nobody knows how to draw a value of a type when it is asked for: a tuple, a task, or
  /// one of Combine's futures and subjects.
  private func conformsToNothing(_ type: TypeSyntax) -> Bool {
    let plain = type.unattributed.unparenthesized
    if case .tuple = plain { return true }
    guard let name = plain.qualifiedName, index.lookUp(name, from: scope) == nil else {
      return false
    }
    return KnownType.withoutValues.contains(KnownType.plainName(name))
      || index.calledType(name, in: scope.file)?.module == .combine
  }

  /// What a result, stream or publisher fails with that may fail with any error, where the call
  /// alone knows its type.
  func failures(of type: TypeSyntax?, drawnAs answer: ResolvedType) -> ResolvedType? {
    guard answer == .late, type?.arguments.last?.isAnyError == true,
      let error = index.thrownType(.always)
    else { return nil }
    return try? drawn(error, found(error))
  }

  /// A type that the protocol names, of which gens draw values.
  func drawn(
    _ type: TypeSyntax, _ found: MockTypes.Found?, _ open: Set<String> = []
  ) throws(Unsupported) -> ResolvedType {
    guard let found else { return try drawn(type, open) }
    return try found.drawn { () throws(Unsupported) in try drawn(type, open) }
  }

  private func drawn(_ type: TypeSyntax, _ open: Set<String>) throws(Unsupported) -> ResolvedType {
    let plain = type.replacingSelf(by: .named("Self")).replacing(settled)
    if plain.mentionsSelf || namesSelf(plain) { throw .ownType("Self") }
    if plain.mentions(open) { throw .generic("\(type)") }
    var resolver = TypeResolver(index: index, scope: scope, blocked: blocked)
    if !openTypes.isEmpty {
      resolver.aliasParameters = openTypes.map { GenericParameter(name: $0) }
    }
    let resolved = try resolver.resolve(plain)
    if resolved.isMadeOfUnknown {
      throw namesPart(plain) ? .untold("\(plain)") : .unknown("\(plain)", of: resolved)
    }
    if let reason = index.reason(ofSkipped: blocked, in: resolved, type) { throw reason }
    return resolved
  }
}

extension MockCallPlanner {
  /// What has to hold for there to be a value of a type that the protocol names, where it is an
  /// enumeration whose cases all stand under the same conditions; nil where there is none.
  func conditions(ofValuesOf type: TypeSyntax) -> [String]? {
    switch type {
    case .named, .member: break
    default: return []
    }
    let type = settled.isEmpty ? type : type.replacing(settled)
    guard let last = type.lastName, last == "Never" || index.emptyEnumNames.contains(last) else {
      return []
    }
    if type.isNever { return nil }
    guard let name = type.qualifiedName, case .type(let id)? = index.lookUp(name, from: scope),
      index.types[id].kind == .enum, index.isDeclaredOnce(id)
    else { return [] }
    let cases = index.types[id].members.cases
    return cases.isEmpty ? nil : cases.sharedConditions
  }

  /// Whether it is made of what a type of the sources has by a name, which those do not tell.
  private func namesPart(_ type: TypeSyntax) -> Bool {
    if case .member(let owner, _, _) = type, let name = owner.qualifiedName,
      case .type? = index.lookUp(name, from: scope)
    {
      return true
    }
    return type.hasPart(where: namesPart)
  }

  /// Whether a type is a typealias in which `Self` stands.
  private func namesSelf(_ type: TypeSyntax) -> Bool {
    guard let name = type.qualifiedName, index.mayBeAlias(name),
      case .alias(let alias)? = index.lookUp(name, from: scope)
    else { return false }
    return alias.type.mentionsSelf
  }
}

extension MockCall {
  /// Whether it throws what one of the functions throws that it takes, and nothing of its own.
  fileprivate var throwsForOthers: Bool {
    guard castsError, case .typed = effects.throwing else { return false }
    return parameters.contains {
      $0.declaration.type.functionParts?.effects.throwing == effects.throwing
    }
  }
}

extension TypeSyntax {
  /// Whether there is a value of it whatever is known of its parts: none, an empty one, a failure.
  fileprivate var hasValueOfNothing: Bool {
    switch unattributed.unparenthesized {
    case .optional, .array, .dictionary, .named("Set", _): true
    case .named("AsyncStream", _): true
    case .named("AsyncThrowingStream", let arguments): arguments.last.map(\.isAnyError) ?? false
    default: isResult
    }
  }

  /// Whether it is the type of any error.
  var isAnyError: Bool { self == .anyError || self == .named("Error") }

  /// Whether it is the library's `Result`.
  fileprivate var isResult: Bool {
    switch unattributed.unparenthesized {
    case .named(let name, _): name == "Result"
    case .member(let module, let name, _): module == .named("Swift") && name == "Result"
    default: false
    }
  }
}
