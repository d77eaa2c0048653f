/// Getters, functions and subscripts of the file that are asked of a value that is given, be it one of
/// the file's own or one of the library's that an extension adds them to: `values.middle`,
/// `grid.cell(at: place)`, `text[3]`.
extension PreconditionScanner {
  /// What those end the program without that a statement asks of values.
  func conditions(ofUsesIn statement: [Int]) -> [Precondition] {
    guard depth < Self.deepest, !scope.uses.isEmpty else { return [] }
    return statement.flatMap { position -> [Precondition] in
      guard var inner = scanner(ofUseAt: position) else { return [] }
      inner.rejectionEnds = rejectionEnds
      return inner.conditions(in: inner.tokens.indices)
    }
  }

  /// What an extension's member asks of the value that it is asked of, and of its arguments.
  ///
  /// - Parameters:
  ///   - name: The position of its name, which stands for the value.
  ///   - parameters: The value, and those that it has itself.
  static func demands(
    of function: CheckScope.Function, askedOf name: Int, parameters: [Parameter],
    in scope: CheckScope
  ) -> Demands {
    let outer = PreconditionScanner(
      tokens: [scope.tokens[name]], scope: scope, home: "", names: Names(of: parameters))
    let arguments = parameters.dropFirst().map { outer.names[$0.name ?? ""] }
    let inner = outer.scanner(
      of: function, given: arguments, labels: function.parameters.map(\.label), askedOf: 0..<1)
    guard var inner else { return Demands() }
    let conditions = inner.conditions(in: inner.tokens.indices).filter {
      !$0.parameters.isEmpty && !$0.isCertainOfPlace
    }
    return Demands(
      conditions: conditions + inner.magnitudes(beside: conditions), calls: inner.calls)
  }

  /// The members that are asked of the library's values in a statement, of which the file does not say
  /// what they do.
  func usesOfOtherFiles(in statement: [Int]) -> [InitializerCall] {
    statement.compactMap { position in
      guard let (value, end) = knownMeaning(at: position), let type = value.type,
        type.isExtendable, let name = addedName(at: end, to: type),
        scope.members[name]?.contains(where: { type.homes.contains($0.home) }) != true
      else { return nil }
      let parenthesis = kind(at: end) == .dot ? end + 2 : end
      let isCall = [.leftParen, .leftSquare].contains(kind(at: parenthesis))
      let arguments = isCall ? self.arguments(of: parenthesis) : []
      return InitializerCall(
        made: .answer(of: name, for: type),
        arguments: ([(nil, position..<end)] + arguments).map(handedOn))
    }
  }

  /// The name of what is asked behind a value that may be no member of the library's.
  private func addedName(at end: Int, to type: TypeSyntax) -> String? {
    if kind(at: end) == .dot, kind(at: end + 1) == .name {
      let name = word(at: end + 1)
      return Self.members.contains(name) ? nil : name
    }
    guard kind(at: end) == .leftSquare, tokens[end].isAttached else { return nil }
    let isLabelled = arguments(of: end).contains { $0.label != nil && $0.label != "default" }
    return isLabelled || type == .named("String") ? AddedMember.subscriptName : nil
  }

  /// What looks into that which is asked of the value whose name stands there, as if its body stood in
  /// the place of the call.
  func scanner(ofUseAt position: Int) -> PreconditionScanner? {
    guard !scope.uses.isEmpty, let (value, end) = knownMeaning(at: position), let type = value.type,
      let use = use(at: end),
      let function = scope.function(named: use.name, labels: use.labels, ofValuesOf: type)
    else { return nil }
    let arguments = use.arguments.map { $0.isEmpty ? nil : reading($0) ?? constant($0) }
    // Those of the library's are called alike, with indices of which nobody knows the type.
    if use.name == AddedMember.subscriptName, arguments.contains(where: { $0?.type == nil }) { return nil }
    return scanner(
      of: function, given: arguments, labels: use.labels ?? [], askedOf: position..<end)
  }

  /// Whether something that the file says the answer of may be asked of a value there.
  func isUse(_ position: Int) -> Bool {
    kind(at: position) == .name && !scope.uses.isEmpty && use(at: position + 1) != nil
  }

  /// What is asked of a value.
  private struct Use {
    var name: String
    /// Those of the arguments; nil of a property.
    var labels: [String?]?
    var arguments: [Range<Int>] = []
  }

  /// What is asked of the value that ends before a position, where the file says what that does.
  private func use(at position: Int) -> Use? {
    var (name, parenthesis) = (AddedMember.subscriptName, position)
    if kind(at: position) == .dot {
      (name, parenthesis) = (word(at: position + 1), position + 2)
    } else if kind(at: position) != .leftSquare || !tokens[position].isAttached {
      return nil
    }
    guard scope.uses.contains(name) else { return nil }
    guard [.leftParen, .leftSquare].contains(kind(at: parenthesis)) else { return Use(name: name) }
    let arguments = arguments(of: parenthesis)
    return Use(name: name, labels: arguments.map(\.label), arguments: arguments.map(\.value))
  }

  /// Keeps what the name of a value means, which may stand behind `self`.
  func keep(_ receiver: Range<Int>, in names: inout Names) {
    let meaning = knownMeaning(at: receiver.lowerBound)?.meaning
    let name = word(at: receiver.upperBound - 1)
    if receiver.count > 1 {
      names.assign(meaning, to: name)
    } else {
      names.declare(name, as: meaning)
    }
  }

  /// A function's body with what it is asked of in the place of `self`, also where that goes without
  /// saying.
  func body(of function: CheckScope.Function, askedOf receiver: Range<Int>) -> [Token]? {
    let own = scope.ownNames(of: function)
    var body: [Token] = []
    for (position, token) in function.body.enumerated() {
      let word = function.isFree(position) ? bytes.text(token.range) : ""
      guard word == "self" || own.contains(word) else {
        body.append(token)
        continue
      }
      body.append(contentsOf: tokens[receiver].attached(asIn: token))
      if word != "self" { body += [.unwrittenDot, token.attached] }
      guard body.count < Self.longestBody else { return nil }
    }
    return body
  }
}

extension CheckScope.Function {
  /// Whether a name stands there in its body that is neither a member nor a label.
  fileprivate func isFree(_ position: Int) -> Bool {
    guard body[position].kind == .name else { return false }
    guard position > 0 else { return true }
    let isLabel =
      [.comma, .leftParen].contains(body[position - 1].kind) && position + 1 < body.count
      && body[position + 1].kind == .colon
    return body[position - 1].kind != .dot && !isLabel
  }
}

extension Token {
  /// The same behind another one, without space.
  fileprivate var attached: Token {
    var copy = self
    (copy.startsLine, copy.isAttached) = (false, true)
    return copy
  }
}

extension ArraySlice<Token> {
  /// The same where another token stands.
  fileprivate func attached(asIn token: Token) -> [Token] {
    guard var first else { return [] }
    (first.startsLine, first.isAttached) = (token.startsLine, token.isAttached)
    return [first] + dropFirst().map(\.attached)
  }
}
