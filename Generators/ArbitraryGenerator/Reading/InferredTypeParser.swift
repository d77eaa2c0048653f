/// Telling a property's type from its initial value, where literals or a call of a type's
/// initialiser make it plain.
extension DeclarationParser {
  /// The type of the expression that is looked at, which is left behind the parser as far as it was
  /// understood; nil where its type is not plain.
  mutating func inferType() -> TypeSyntax? {
    guard var type = inferOperand() else { return nil }
    while isArithmetic {
      advance()
      guard let next = inferOperand(), let sum = Self.common(type, next) else { return nil }
      type = sum
    }
    guard take(.as) else { return type }
    return try? parseType()
  }

  private var isArithmetic: Bool {
    let operators: [StaticString] = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^"]
    return operators.contains { isOperator($0) }
  }

  /// The type of two literals together: an integer beside a number with a fraction is one as well.
  private static func common(_ left: TypeSyntax, _ right: TypeSyntax) -> TypeSyntax? {
    let numbers: [TypeSyntax] = ["Int", "Double"].map(standard)
    if left == right { return numbers.contains(left) || left == standard("String") ? left : nil }
    return numbers.contains(left) && numbers.contains(right) ? standard("Double") : nil
  }

  /// A literal's type, which no type of the same name in the sources changes.
  private static func standard(_ name: String) -> TypeSyntax {
    .member(of: .named("Swift"), name, arguments: [])
  }

  private mutating func inferOperand() -> TypeSyntax? {
    if isOperator("-") { advance() }
    switch token.kind {
    case .integer: return inferLiteral("Int")
    case .float: return inferLiteral("Double")
    case .string: return inferLiteral("String")
    case .leftSquare: return inferCollection()
    case .leftParen: return inferTuple()
    case .name:
      if token.keyword == .true || token.keyword == .false { return inferLiteral("Bool") }
      takeTry()
      return inferCall()
    default: return nil
    }
  }

  /// Takes `try` and `try!`, behind which the type is that of the call.
  private mutating func takeTry() {
    guard token.range.count == 3, bytes.matches("try", at: token.start) else { return }
    let mark = mark
    advance()
    if startsOperator(ASCII.question) { return goBack(to: mark) }
    if isOperator("!") { advance() }
  }

  private mutating func inferLiteral(_ name: String) -> TypeSyntax? {
    advance()
    return token.kind == .dot ? nil : Self.standard(name)
  }

  /// `Type(...)`, `Type.init(...)`, `Type { ... }`, `Type.self` and `Type?.none`; a type is told
  /// from a function by its capital letter.
  private mutating func inferCall() -> TypeSyntax? {
    guard let type = try? parsePostfixType() else { return nil }
    if case .member(let base, "self", _) = type { return .metatype(base) }
    if case .member(let base, "none", _) = type,
      base.isOptional || base.qualifiedName == "Optional" && !base.arguments.isEmpty
    {
      return token.kind == .dot ? nil : base
    }
    guard token.kind == .leftParen || token.kind == .leftBrace, !token.startsLine,
      let called = Self.constructed(type)
    else { return nil }
    guard skipCall() else { return inferText(of: called) }
    // What may fail is of the type once more where that is forced.
    guard isOperator("!"), token.isAttached else { return called }
    advance()
    return [.dot, .leftParen, .leftSquare].contains(token.kind) && token.isAttached ? nil : called
  }

  /// `UUID().uuidString`, which many an identity is.
  private mutating func inferText(of type: TypeSyntax) -> TypeSyntax? {
    guard type == .named("UUID"), take(.dot), token.range.count == "uuidString".utf8.count,
      bytes.matches("uuidString", at: token.start)
    else { return nil }
    return inferLiteral("String")
  }

  /// The type of which a call makes a value; nil where it calls something else.
  private static func constructed(_ type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .member(let base, "init", _): base
    case .named(let name, _), .member(_, let name, _): name.first?.isUppercase == true ? type : nil
    case .array, .dictionary, .optional: type
    default: nil
    }
  }

  /// Reads the text as a member of a type, or a call of one, and nothing else; nil where it is
  /// neither.
  static func parseMemberAccess(_ text: String) -> MemberAccess? {
    let file = SourceFile(path: "", text: text)
    return file.bytes.withUnsafeBufferPointer { buffer in
      var parser = DeclarationParser(path: file.path, bytes: SourceBytes(buffer))
      guard case .member(let base, let name, []) = try? parser.parsePostfixType() else {
        return nil
      }
      let isCall = parser.token.kind != .end
      guard !isCall || parser.skipCall(), parser.token.kind == .end else { return nil }
      return MemberAccess(base: base, name: name, isCall: isCall)
    }
  }

  /// Goes behind the arguments and trailing closures of a call; false where it goes on with
  /// something.
  private mutating func skipCall() -> Bool {
    if token.kind == .leftParen {
      guard (try? skipBrackets()) != nil else { return false }
    }
    while token.kind == .leftBrace, !token.startsLine, !startsObservers() {
      guard (try? skipBrackets()) != nil else { return false }
    }
    return token.kind != .dot && token.kind != .leftParen
  }

  /// `[Int]()`, `[String: Int].init()`, or a literal whose elements are of one plain type.
  private mutating func inferCollection() -> TypeSyntax? {
    let mark = mark
    if let type = try? parsePostfixType(), token.kind == .leftParen, token.isAttached {
      return skipCall() ? Self.constructed(type) : nil
    }
    goBack(to: mark)
    guard nesting < Self.deepestNesting else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    return inferCollectionLiteral()
  }

  private mutating func inferCollectionLiteral() -> TypeSyntax? {
    advance()
    var types: Set<TypeSyntax> = []
    while token.kind != .rightSquare {
      guard let first = inferType() else { return inferConversion() }
      types.insert(
        take(.colon) ? .dictionary(key: first, value: inferType() ?? .named("_")) : .array(first))
      guard take(.comma) else { break }
    }
    guard take(.rightSquare), token.kind != .dot else { return nil }
    if token.keyword == .as { return inferConversion() }
    guard types.count == 1, let type = types.first else { return nil }
    if case .dictionary(_, .named("_", _)) = type { return nil }
    return type
  }

  /// `[] as [Int]`: the type is what is said behind the `as`.
  private mutating func inferConversion() -> TypeSyntax? {
    guard take(.as), token.isAttached == false else { return nil }
    return try? parseType()
  }

  /// `(1, name: "x")`, or an expression in parentheses.
  private mutating func inferTuple() -> TypeSyntax? {
    guard nesting < Self.deepestNesting else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    advance()
    var elements: [TypeSyntax.Element] = []
    while token.kind != .rightParen {
      let label = try? parseLabels()
      guard let type = inferType() else { return nil }
      elements.append(TypeSyntax.Element(label: label?.label, type: type))
      guard take(.comma) else { break }
    }
    guard take(.rightParen), token.kind != .dot else { return nil }
    return TypeSyntax.tuple(elements).unparenthesized
  }
}
