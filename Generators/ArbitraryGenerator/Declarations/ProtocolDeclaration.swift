/// A protocol with its requirements.
struct ProtocolDeclaration: NominalDeclaration {
  var header: DeclarationHeader
  var name: String
  var enclosing: String?
  /// A protocol has no generic parameters, but may have a where clause.
  var generics = Generics()
  /// The names in `protocol P<Element>`.
  var primaryAssociatedTypes: [String] = []
  var inheritance: [TypeSyntax] = []
  var members = Members()
}
