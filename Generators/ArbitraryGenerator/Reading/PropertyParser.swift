/// Reading `let` and `var`.
extension DeclarationParser {
  /// Reads one or more bindings from the keyword on; each name becomes a property. A comment behind
  /// some of them steers those on its line, and one above them those on the next.
  mutating func parseProperties(_ header: DeclarationHeader) throws(SyntaxError) {
    let isLet = token.keyword == .let
    let first = scope.members.properties.count
    var (line, firstOfLine) = (header, first)
    repeat {
      advance()
      if token.startsLine {
        steerProperties(from: firstOfLine)
        (line, firstOfLine) = (header, scope.members.properties.count)
        line.add(takeLeadingDirectives())
      }
      try parseBinding(line, isLet: isLet)
    } while token.kind == .comma
    spreadTypes(from: first)
    steerProperties(from: firstOfLine)
  }

  private mutating func steerProperties(from first: Int) {
    let directives = takeTrailingDirectives()
    if !directives.isEmpty, !scope.isOfType { noteIdle(directives, .atOther) }
    for index in first..<scope.members.properties.count where !directives.isEmpty {
      var header = scope.members.properties[index].header
      header.directives += directives
      scope.members.properties[index] = scope.members.properties[index].with(header: header)
    }
  }

  private mutating func parseBinding(
    _ header: DeclarationHeader, isLet: Bool
  ) throws(SyntaxError) {
    let pattern = try parsePattern()
    let annotation = take(.colon) ? try parseType() : nil
    let value = takeOperator("=") ? try parseInitialValue(isTyped: annotation != nil) : nil
    let storage = token.kind == .leftBrace ? try parseAccessors() : .stored
    append(
      pattern, under: header,
      of: Binding(
        type: annotation ?? value?.type,
        isTypeInferred: annotation == nil && value?.type != nil, isLet: isLet, value: value?.text,
        storage: storage))
  }

  private mutating func parseInitialValue(
    isTyped: Bool
  ) throws(SyntaxError) -> (text: String, type: TypeSyntax?) {
    let mark = mark
    let type = isTyped ? nil : inferType()
    let end = previousEnd
    goBack(to: mark)
    let range = try skipExpression(in: .binding)
    guard !range.isEmpty else { throw error(.expected("value", in: "a property")) }
    return (bytes.text(range), end == range.upperBound ? type : nil)
  }

  /// In `let a, b: Int` the type behind the last name is that of all before it that have none.
  private mutating func spreadTypes(from first: Int) {
    guard scope.members.properties.count > first + 1 else { return }
    var type: TypeSyntax?
    for index in (first..<scope.members.properties.count).reversed() {
      let property = scope.members.properties[index]
      if property.type == nil && property.initialValue == nil {
        scope.members.properties[index] = property.with(type: type)
      } else {
        type = property.isTypeInferred ? nil : property.type
      }
    }
  }
}

// MARK: - Patterns

extension DeclarationParser {
  /// What stands between `let` and the colon.
  private enum Pattern {
    case name(String, offset: Int)
    case tuple([Pattern])
  }

  private mutating func parsePattern() throws(SyntaxError) -> Pattern {
    guard token.kind == .leftParen else {
      let offset = token.start
      return .name(try takeName(of: "property"), offset: offset)
    }
    return .tuple(
      try nested { parser throws(SyntaxError) in
        parser.advance()
        var patterns: [Pattern] = []
        while parser.token.kind != .rightParen {
          _ = try parser.parseLabels()
          patterns.append(try parser.parsePattern())
          guard parser.take(.comma) else { break }
        }
        guard parser.take(.rightParen) else {
          throw parser.error(.expected(")", in: "a tuple pattern"))
        }
        return patterns
      })
  }

  /// What is said of all names of a pattern.
  private struct Binding {
    var type: TypeSyntax?
    let isTypeInferred: Bool
    let isLet: Bool
    /// The text of the initial value.
    var value: String?
    let storage: PropertyDeclaration.Storage
  }

  /// Appends a property for each name of the pattern, with its part of the type and of the value.
  private mutating func append(
    _ pattern: Pattern, under header: DeclarationHeader, of binding: Binding
  ) {
    switch pattern {
    case .name("_", _): break
    case .name(let name, let offset):
      var header = header
      header.location = location(of: offset)
      if header.modifiers.contains(.override) { scope.members.overriddenNames.insert(name) }
      if scope.isOpenClass, case .computed(let accessors) = binding.storage, accessors.endsProgram {
        scope.members.abstractNames.insert(name)
      }
      if case .computed = binding.storage, PreconditionScanner.descriptions.contains(name) {
        hasDescriptions = true
      }
      if scope.members.properties.isEmpty { scope.members.properties.reserveCapacity(4) }
      scope.members.properties.append(
        PropertyDeclaration(
          header: header, name: name, type: binding.type, isTypeInferred: binding.isTypeInferred,
          isLet: binding.isLet, initialValue: binding.value, storage: binding.storage))
    case .tuple(let patterns):
      let types = binding.type.flatMap { Self.elements(of: $0, count: patterns.count) }
      for (index, pattern) in patterns.enumerated() {
        var part = binding
        part.type = types?[index]
        part.value = binding.value.map { "(\($0)).\(index)" }
        append(pattern, under: header, of: part)
      }
    }
  }

  private static func elements(of type: TypeSyntax, count: Int) -> [TypeSyntax]? {
    guard case .tuple(let elements) = type, elements.count == count else { return nil }
    return elements.map(\.type)
  }
}
