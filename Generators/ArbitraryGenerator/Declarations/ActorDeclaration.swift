/// An actor with its members.
struct ActorDeclaration: NominalDeclaration {
  var header: DeclarationHeader
  var name: String
  var enclosing: String?
  var generics = Generics()
  var inheritance: [TypeSyntax] = []
  var members = Members()
}
