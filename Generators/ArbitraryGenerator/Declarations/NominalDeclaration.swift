/// What structs, enums, classes, actors and protocols have in common.
protocol NominalDeclaration: Sendable, Equatable {
  var header: DeclarationHeader { get }
  /// The type's own name.
  var name: String { get }
  /// The qualified name of the type or extended type around it, nil at the top of a file.
  var enclosing: String? { get }
  var generics: Generics { get }
  /// The names in angle brackets behind a protocol's name; no other type has some.
  var primaryAssociatedTypes: [String] { get }
  /// What stands behind the colon, in order: superclass, protocols, raw type.
  var inheritance: [TypeSyntax] { get }
  var members: Members { get }
}

extension [TypeSyntax] {
  /// Whether a type that inherits these is there for coding alone, so that nobody misses its values.
  var haveCodingKey: Bool { contains { $0.unattributed.qualifiedName == "CodingKey" } }
}

extension NominalDeclaration {
  var primaryAssociatedTypes: [String] { [] }

  /// The name through all types around it, `A.B.C`.
  var qualifiedName: String { enclosing.map { "\($0).\(name)" } ?? name }
}
