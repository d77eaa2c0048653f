/// Getters, functions and subscripts that are asked of a value which is given: those of the file's
/// own types, and those that extensions add to the library's. `values.middle`,
/// `grid.cell(at: place)`, `text[3]`.
extension PreconditionScanner {
  /// What those end the program without that a statement asks of values.
  func conditions(ofUsesIn statement: [Int]) -> [Precondition] {
    statement.flatMap { position -> [Precondition] in
      guard var inner = scanner(ofUseAt: position) else { return [] }
      inner.rejectionEnds = rejectionEnds
      return inner.conditions(in: inner.tokens.indices)
    }
  }

  /// What looks into that which is asked of the value whose name stands there, as if its body stood
  /// in the place of the call.
  func scanner(ofUseAt position: Int) -> PreconditionScanner? {
    guard !scope.uses.isEmpty, let (value, end) = knownMeaning(at: position), let type = value.type,
      let use = use(at: end, where: scope.uses.contains),
      let function = scope.function(named: use.name, labels: use.labels, ofValuesOf: type)
    else { return nil }
    let arguments = use.arguments.map { $0.isEmpty ? nil : reading($0) ?? constant($0) }
    // Those of the library's are called alike, with indices of which nobody knows the type.
    let isElement = use.name == TrappingMember.subscriptName
    if isElement, arguments.contains(where: { $0?.type == nil }) { return nil }
    return scanner(
      of: function, given: arguments, labels: use.labels ?? [], askedOf: position..<end)
  }

  /// Whether something that the file says the answer of may be asked of a value there.
  func isUse(_ position: Int) -> Bool {
    kind(at: position) == .name && !scope.uses.isEmpty
      && use(at: position + 1, where: scope.uses.contains) != nil
  }

  /// What is asked of a value.
  struct Use {
    var name: String
    /// Those of the arguments; nil of a property.
    var labels: [String?]?
    var arguments: [Range<Int>] = []
  }

  /// What is asked of the value that ends before a position, unless that is of no interest.
  func use(at position: Int, where isWanted: (String) -> Bool) -> Use? {
    var (name, parenthesis) = (TrappingMember.subscriptName, position)
    if kind(at: position) == .dot, kind(at: position + 1) == .name {
      (name, parenthesis) = (word(at: position + 1), position + 2)
    } else if kind(at: position) != .leftSquare || !tokens[position].isAttached {
      return nil
    }
    guard isWanted(name) else { return nil }
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
      let word = function.body.isFreeName(position) ? bytes.text(token.range) : ""
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
