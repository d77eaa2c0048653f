/// A parameter of a function, initialiser or subscript, or an associated value of an enum's case.
struct Parameter: Sendable, Equatable {
  var attributes: [Attribute] = []
  /// The label at the call; nil where the call has none.
  var label: String?
  /// The name inside; nil for `_`, and for an associated value without one.
  var name: String?
  /// The type with its specifiers: `inout Int`, `@escaping () -> Void`; the element type of a
  /// variadic.
  var type: TypeSyntax
  var isVariadic = false
  /// The text of the default value.
  var defaultValue: String?
}
