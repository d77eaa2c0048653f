/// A class with its members; `final` is among the header's modifiers.
struct ClassDeclaration: NominalDeclaration {
  var header: DeclarationHeader
  var name: String
  var enclosing: String?
  var generics = Generics()
  var inheritance: [TypeSyntax] = []
  var members = Members()
}
