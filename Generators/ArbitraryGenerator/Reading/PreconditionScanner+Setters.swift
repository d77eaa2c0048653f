/// What is run where properties are set: the bodies of setters and observers.
extension PreconditionScanner {
  /// Whether such a body may end the program, whatever the members are.
  ///
  /// - Parameters:
  ///   - value: The name of what it is given, and in `didSet` of what was there before.
  ///   - properties: Those that the type's values keep.
  static func mayEnd(
    _ body: Range<Int>, given value: String, of type: TypeSyntax?,
    besides properties: [PropertyDeclaration], in scope: CheckScope, home: String
  ) -> Bool {
    guard mayAsk(body, in: scope) else { return false }
    var scanner = PreconditionScanner(
      body, given: value, of: type, besides: properties, in: scope, home: home)
    return scanner.conditions(in: scanner.tokens.indices).contains {
      !$0.text.isEmpty && !($0.isReadable && Formula($0.text).isCertain)
    }
  }

  /// How large the integers may be that such a body computes with: what it is given and the members
  /// of the type, or what these hold.
  static func magnitudes(
    in body: Range<Int>, given value: String, of type: TypeSyntax?,
    besides properties: [PropertyDeclaration], in scope: CheckScope, home: String
  ) -> [Precondition] {
    guard mayAsk(body, in: scope) || scope.bytes.names("count", in: body) else { return [] }
    return PreconditionScanner(
      body, given: value, of: type, besides: properties, in: scope, home: home
    ).magnitudes()
  }

  private init(
    _ body: Range<Int>, given value: String, of type: TypeSyntax?,
    besides properties: [PropertyDeclaration], in scope: CheckScope, home: String
  ) {
    let value = Parameter(name: value, type: type ?? .named("_"))
    self.init(
      tokens: scope.bytes.tokens(in: body), scope: scope, home: home,
      names: Names(ofMembers: properties, given: value), looksAtAll: true)
  }
}
