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

extension TypealiasDeclaration {
  /// What it stands for with some arguments. One without parameters hands them on to the generic
  /// type that it names.
  func target(given arguments: [TypeSyntax]) -> TypeSyntax {
    guard !generics.parameters.isEmpty else { return type.given(arguments) }
    return type.replacing(generics.given(arguments))
  }
}

extension TypeSyntax {
  /// The same with generic arguments, where it is a name without any.
  func given(_ arguments: [TypeSyntax]) -> TypeSyntax {
    switch self {
    case .named(let name, []): .named(name, arguments: arguments)
    case .member(let base, let name, []): .member(of: base, name, arguments: arguments)
    default: self
    }
  }
}
