/// Functions of other files, and what those add to the library's types: what they end the program
/// without is known where all files are.
extension PreconditionScanner {
  /// What a function or getter asks of its arguments, and of the value that it is asked of.
  ///
  /// - Parameters:
  ///   - name: The position of its name, which stands for the value.
  ///   - parameters: Its own, behind the value if it is asked of one.
  static func demands(
    of function: CheckScope.Function, named name: Int, taking parameters: [Parameter],
    in scope: CheckScope
  ) -> Demands {
    let outer = PreconditionScanner(
      tokens: [scope.tokens[name]], scope: scope, home: "", names: Names(of: parameters))
    let own = parameters.suffix(function.parameters.count)
    let inner = outer.scanner(
      of: function, given: own.map { outer.names[$0.name ?? ""] },
      labels: function.parameters.map(\.label),
      askedOf: own.count < parameters.count ? 0..<1 : nil)
    guard var inner else { return Demands() }
    let conditions = inner.conditions(in: inner.tokens.indices).filter {
      !$0.parameters.isEmpty && !$0.isCertainOfPlace
    }
    return Demands(
      conditions: conditions + inner.magnitudes(beside: conditions), calls: inner.calls)
  }

  /// The functions that a statement calls, and the members that it asks of values, of which the
  /// file does not say what they do.
  func callsOfOtherFiles(in statement: [Int]) -> [InitializerCall] {
    statement.compactMap { position in
      guard isFree(position) else { return nil }
      return use(ofOtherFileAt: position) ?? call(ofOtherFileAt: position)
    }
  }

  /// What is asked of a value of the library's there: `values.middle`, `text[3]`.
  private func use(ofOtherFileAt position: Int) -> InitializerCall? {
    guard let (value, end) = knownMeaning(at: position), let type = value.type, type.isExtendable,
      !value.value.parameters.isEmpty,
      let use = use(at: end, where: { mayBeOfOtherFile($0, askedOf: type) })
    else { return nil }
    let isElement = use.name == TrappingMember.subscriptName
    let isLabelled = use.labels?.contains { $0 != nil && $0 != "default" } ?? false
    guard !isElement || isLabelled || type == .named("String") else { return nil }
    let arguments = zip(use.labels ?? [], use.arguments).map { handedOn(label: $0, value: $1) }
    return InitializerCall(
      made: .answer(of: use.name, for: type),
      arguments: [handedOn(label: nil, value: position..<end)] + arguments)
  }

  /// Whether what a name means that is asked of a value may stand in another file, and not in the
  /// library.
  private func mayBeOfOtherFile(_ name: String, askedOf type: TypeSyntax) -> Bool {
    guard !Self.members.contains(name) else { return false }
    return scope.members[name]?.contains { type.homes.contains($0.home.lastPathName) } != true
  }

  /// The function that is called there: `check(count)`, `Check.isPositive(count)`.
  private func call(ofOtherFileAt position: Int) -> InitializerCall? {
    let isMember = kind(at: position + 1) == .dot
    let name = isMember ? position + 2 : position
    guard kind(at: name) == .name, kind(at: name + 1) == .leftParen,
      tokens[position].keyword == nil, scope.members[word(at: name)] == nil,
      word(at: name).first?.isLowercase == true, !Self.functions.contains(word(at: name)),
      isMember == (word(at: position).first?.isUppercase == true), !names.hides(word(at: position))
    else { return nil }
    let arguments = arguments(of: name + 1).map(handedOn)
    guard arguments.contains(where: \.isOfParameter) else { return nil }
    return InitializerCall(
      made: .answer(of: word(at: name), for: isMember ? .named(word(at: position)) : nil),
      arguments: arguments)
  }
}
