/// Reading what is in the braces of a property or a subscript.
extension DeclarationParser {
  /// `{ get set }`, accessors with bodies, observers, or the body of a getter.
  mutating func parseAccessors() throws(SyntaxError) -> PropertyDeclaration.Storage {
    let opening = mark
    let setters = scope.setters.count
    advance()
    var accessors = Accessors()
    var isObserved = false
    while token.kind != .rightBrace, (try? parseAccessor(&accessors, &isObserved)) == true {}
    if !take(.rightBrace) {
      accessors.endsProgram = bytes.endsProgram(token)
      goBack(to: opening)
      scope.setters.removeSubrange(setters...)
      let start = token.start
      try skipBrackets()
      // Beside the brace, as beside that of a type.
      let lineEnd = min(bytes.endOfLine(from: start), previousEnd)
      lexer.directives += bytes.directives(in: start..<lineEnd)
    }
    return isObserved ? .observed(mayEnd: accessors.setter?.mayEnd ?? false) : .computed(accessors)
  }

  /// True where the braces looked at hold observers, and are no trailing closure.
  mutating func startsObservers() -> Bool {
    let opening = mark
    defer { goBack(to: opening) }
    advance()
    while token.kind == .at, (try? parseAttribute()) != nil {}
    guard token.keyword == .willSet || token.keyword == .didSet || token.keyword == .`init` else {
      return false
    }
    advance()
    return token.kind == .leftBrace || token.kind == .leftParen
  }

  /// Reads one accessor; false where none is looked at.
  private mutating func parseAccessor(
    _ accessors: inout Accessors, _ isObserved: inout Bool
  ) throws(SyntaxError) -> Bool {
    if startsCondition {
      skipConditionLine()
      return true
    }
    while token.kind == .at { _ = try parseAttribute() }
    var modifiers: Modifiers = []
    while let modifier = accessorModifier() {
      modifiers.insert(modifier)
      advance()
    }
    guard let keyword = accessorKeyword, isAccessorHead() else { return false }
    advance()
    var value = keyword == .didSet ? "oldValue" : "newValue"
    if token.kind == .leftParen { value = bytes.text(try skipBrackets()) }
    let effects = try parseEffects()
    if keyword == .get, token.kind == .leftBrace {
      accessors.endsProgram = bytes.endsProgram(peek())
    }
    let body = token.start
    try skipBody()
    if Self.setting.contains(keyword) {
      var setter = accessors.setter ?? Accessors.Setter()
      if previousEnd > body {
        setter.mayEnd = setter.mayEnd || mayEndProgram(in: body..<previousEnd)
        if scope.kind != .file { noteSetter(body..<previousEnd, of: value) }
      }
      accessors.setter = setter
    }
    note(keyword, effects, modifiers, in: &accessors, &isObserved)
    return true
  }

  /// Those that are run where a property is set.
  private static let setting: Set<Keyword> = [
    .set, .willSet, .didSet, .modify, .newModify, .mutate, .mutableAddress,
  ]

  private mutating func noteSetter(_ body: Range<Int>, of value: String) {
    let property = scope.members.properties.count
    scope.setters.append(SetterBody(property: property, value: value, body: body))
  }

  /// Whether what was read may end the program: it calls what does so, or what does by a condition.
  private func mayEndProgram(in body: Range<Int>) -> Bool {
    bytes.tokens(in: body).contains { bytes.endsProgram($0) || bytes.checksCondition($0) }
  }

  /// The accessor that the token names. One of them is too long for the table of keywords.
  private var accessorKeyword: Keyword? {
    guard token.kind == .name else { return nil }
    if let keyword = token.keyword { return keyword.isAccessor ? keyword : nil }
    let isMutableAddress =
      token.range.count == 20 && bytes.matches("unsafeMutableAddress", at: token.start)
    return isMutableAddress ? .mutableAddress : nil
  }

  private mutating func accessorModifier() -> Modifiers? {
    guard token.kind == .name, let modifier = token.keyword?.modifier ?? yieldingModifier else {
      return nil
    }
    return peek().kind == .name ? modifier : nil
  }

  private var yieldingModifier: Modifiers? { token.keyword == .yielding ? [] : nil }

  /// True where the accessor's name is followed by what may follow one, as opposed to a getter's
  /// body that starts with a call or a member of the same name.
  private mutating func isAccessorHead() -> Bool {
    let next = peek()
    switch next.kind {
    case .leftBrace, .rightBrace, .semicolon, .at, .pound: return true
    case .leftParen: return token.keyword != .get && endsWithBody()
    case .name:
      guard let keyword = next.keyword else { return false }
      return keyword.isAccessor || keyword.modifier != nil || [.async, .throws].contains(keyword)
    default: return false
    }
  }

  /// True for `set(value) {`.
  private mutating func endsWithBody() -> Bool {
    let mark = mark
    defer { goBack(to: mark) }
    advance()
    return (try? skipBrackets()) != nil && (token.kind == .leftBrace || startsEffect)
  }

  private func note(
    _ keyword: Keyword, _ effects: Effects, _ modifiers: Modifiers,
    in accessors: inout Accessors, _ isObserved: inout Bool
  ) {
    switch keyword {
    case .get:
      accessors.getter = effects
      accessors.isGetterMutating = modifiers.contains(.mutating)
    case .set: accessors.setter?.isNonmutating = modifiers.contains(.nonmutating)
    case .willSet, .didSet: isObserved = true
    default: break
    }
  }
}
