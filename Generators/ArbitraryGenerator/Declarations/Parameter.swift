/// A parameter of a function, an initialiser or a subscript, or an associated value of an enum's case.
struct Parameter: Sendable, Equatable {
  var attributes: [Attribute] = []
  /// The label at the call; nil where the call has none.
  var label: String?
  /// The name inside; nil for an associated value or a subscript's index without a name, and for `_`.
  var name: String?
  /// The type with its specifiers: `inout Int`, `@escaping () -> Void`; the element type of a variadic.
  var type: TypeSyntax
  var isVariadic = false
  /// The text of the default value.
  var defaultValue: String?
}
