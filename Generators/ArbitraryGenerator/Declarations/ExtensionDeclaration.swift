/// An extension with its members.
struct ExtensionDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  var extendedType: TypeSyntax
  /// What it conforms the type to.
  var inheritance: [TypeSyntax] = []
  var requirements: [GenericRequirement] = []
  var members = Members()

  /// Whether it extends some types of a generic one only, by a `where` or by arguments.
  var isConstrained: Bool { !requirements.isEmpty || extendedType.description != qualifiedName }

  /// The extended type's name without generic arguments, `A.B`.
  var qualifiedName: String { extendedType.qualifiedName ?? extendedType.description }
}
