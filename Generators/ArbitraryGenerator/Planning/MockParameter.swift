/// A parameter of something that is called: an object, as it is large and handed around much.
final class MockParameter {
  let declaration: Declaration
  let handlerType: String
  /// The type that it is kept as; nil for what cannot outlive the call.
  let recordedType: String?
  /// The function that a handler can call in its place, where its type is wider.
  let wrapper: String?
  /// The name of the copy that a handler may change in its place, where its type is wider.
  let erasedCopy: String?
  /// Whether a handler may change it.
  let isInout: Bool
  /// Whether its type names one that is an optional.
  let namesOptional: Bool

  /// As it stands in the method's head, `_ item: Item`.
  struct Declaration {
    /// The label at the call, as it is written; nil where the call has none.
    var label: String?
    /// The name in backticks where it needs them.
    var name: String
    var type: TypeSyntax
    var isVariadic: Bool
    /// A label of a subscript is written even where it is the same as the name.
    var isOfSubscript: Bool
    /// What stands behind the type.
    var defaultValue = ""
  }

  init(
    _ declaration: Declaration, handlerType: String, recordedType: String?, wrapper: String?,
    erasedCopy: String?, isInout: Bool, namesOptional: Bool
  ) {
    self.namesOptional = namesOptional
    self.declaration = declaration
    self.handlerType = handlerType
    self.recordedType = recordedType
    self.wrapper = wrapper
    self.erasedCopy = erasedCopy
    self.isInout = isInout
  }
}

extension MockParameter {
  /// The label at the call; nil where the call has none.
  var label: String? { declaration.label }

  var name: String { declaration.name }

  /// What the handler is called with.
  var argument: String { isInout ? "&\(erasedCopy ?? name)" : recorded }

  /// What is kept.
  var recorded: String { wrapper ?? name }
}
