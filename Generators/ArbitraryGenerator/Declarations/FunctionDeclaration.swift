/// A function's signature; its body is not kept.
struct FunctionDeclaration: Sendable, Equatable {
  var header: DeclarationHeader
  /// The name, or the operator.
  var name: String
  var generics = Generics()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// What stands behind `->`; nil where nothing does.
  var result: TypeSyntax?
}
