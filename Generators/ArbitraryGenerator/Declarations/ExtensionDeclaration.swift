/// An extension with its members.
struct ExtensionDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  var extendedType: TypeSyntax
  /// What it conforms the type to.
  var inheritance: [TypeSyntax] = []
  var requirements: [GenericRequirement] = []
  var members = Members()

  /// The extended type's name without generic arguments, `A.B`.
  var qualifiedName: String { extendedType.qualifiedName ?? extendedType.description }
}
