/// A function that initialisers in other files may call and that may end the program: one outside
/// of any type, a static one, or what an extension adds to the values of a type of the library.
struct TrappingMember: Sendable, Equatable {
  /// What a subscript is called.
  static let subscriptName = Keyword.subscript.rawValue

  var name: String
  /// The type or protocol that it stands in; empty where that is none.
  var home: String
  /// It, as an initialiser that makes nothing: what is asked of a value takes that first.
  var call: InitializerDeclaration
}
