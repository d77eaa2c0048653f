/// A getter, function or subscript that an extension adds to a type of the library, which may end the
/// program.
struct AddedMember: Sendable, Equatable {
  /// What a subscript is called.
  static let subscriptName = Keyword.subscript.rawValue

  var name: String
  /// The type or protocol that is extended.
  var home: String
  /// It, as an initialiser that takes the value first and makes nothing.
  var call: InitializerDeclaration
}
