/// An attribute as written: `@available(iOS 16, *)` is `available` with `iOS 16, *`.
struct Attribute: Sendable, Hashable, CustomStringConvertible {
  /// The name, or type, behind the `@`.
  var name: TypeSyntax
  /// The text between the parentheses, nil where there are none.
  var arguments: String?

  /// Valid Swift: `@available(iOS 16, *)`.
  var description: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }
}
