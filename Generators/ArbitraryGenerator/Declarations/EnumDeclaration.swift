/// An enum with its cases and other members; `indirect` is among the header's modifiers.
struct EnumDeclaration: NominalDeclaration {
  var header: DeclarationHeader
  var name: String
  var enclosing: String?
  var generics = Generics()
  var inheritance: [TypeSyntax] = []
  var members = Members()
}
