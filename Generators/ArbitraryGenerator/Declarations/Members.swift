/// What stands in the body of a type, an extension or a protocol, by kind and in source order.
///
/// Types declared inside are not here: a file lists them beside the outer one, by qualified name.
struct Members: Sendable, Equatable {
  var properties: [PropertyDeclaration] = []
  var initializers: [InitializerDeclaration] = []
  var cases: [EnumCaseDeclaration] = []
  /// The requirements of a protocol; elsewhere filled only where the parser is asked for functions.
  var functions: [FunctionDeclaration] = []
  /// As with functions.
  var subscripts: [SubscriptDeclaration] = []
  var associatedTypes: [AssociatedTypeDeclaration] = []
}

extension Members {
  func forEachHeader(_ body: (DeclarationHeader) -> Void) {
    for property in properties { body(property.header) }
    for initializer in initializers { body(initializer.header) }
    for declaration in cases { body(declaration.header) }
    for function in functions { body(function.header) }
    for declaration in subscripts { body(declaration.header) }
  }
}
