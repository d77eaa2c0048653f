/// A struct with its members.
struct StructDeclaration: NominalDeclaration {
  var header: DeclarationHeader
  var name: String
  var enclosing: String?
  var generics = Generics()
  var inheritance: [TypeSyntax] = []
  var members = Members()
}
