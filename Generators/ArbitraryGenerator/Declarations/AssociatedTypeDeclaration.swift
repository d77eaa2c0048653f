/// `associatedtype Element: Hashable = Int where Element: Sendable`.
struct AssociatedTypeDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  var name: String
  var inheritance: [TypeSyntax] = []
  var defaultType: TypeSyntax?
  var requirements: [GenericRequirement] = []
}
