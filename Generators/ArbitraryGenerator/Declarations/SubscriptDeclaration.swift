/// A subscript's signature; the bodies of its accessors are not kept.
struct SubscriptDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  var generics = Generics()
  var parameters: [Parameter] = []
  var result: TypeSyntax
  var accessors = Accessors()
}
