/// What every declaration has: where it stands, who sees it, and under which conditions it exists.
struct DeclarationHeader: Sendable, Equatable {
  /// Where the declared name stands (an extension's type, an initialiser's `init`).
  var location: SourceLocation
  /// The level written, or else what the place gives: that of the extension, `internal` otherwise.
  var access: AccessLevel = .internal
  /// The level in `private(set)`, where one is written.
  var setterAccess: AccessLevel?
  var modifiers: Modifiers = []
  var attributes: [Attribute] = []
  /// The `#if` conditions around it, outermost first, each valid behind `#if`; an `#else` branch
  /// has the negations of the branches before it. A type has all of them, a member only those
  /// inside its type.
  var conditions: [String] = []
  var directives: [Directive] = []
  /// The extension that a type stands in, nil for one that stands elsewhere.
  var surrounding: Surrounding?

  /// What the types in an extension have from it.
  struct Surrounding: Sendable, Equatable {
    var attributes: [Attribute]
    /// Whether it extends some types of a generic one only.
    var isConstrained: Bool
  }

  /// All conditions as one, valid behind `#if`; nil where there are none.
  var condition: String? {
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// The attribute of that name, `attribute("available")`.
  func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name.qualifiedName == name }
  }
}
