/// A typealias, at the top of a file or in a type.
struct TypealiasDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  var name: String
  /// The qualified name of the type or extended type around it, nil at the top of a file.
  var enclosing: String?
  var generics = Generics()
  var type: TypeSyntax

  /// How many are followed one after the other: longer chains are taken for endless.
  static let mostFollowed = 16

  /// The name through all types around it, `A.B.C`.
  var qualifiedName: String { enclosing.map { "\($0).\(name)" } ?? name }
}
