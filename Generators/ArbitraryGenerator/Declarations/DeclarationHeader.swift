/// What every declaration has: where it stands, who sees it, and under which conditions it exists.
struct DeclarationHeader: Sendable, Equatable {
  /// Where the declared name stands (an extension's type, an initialiser's `init`).
  var location: SourceLocation
  /// The level written, or else what the place gives: that of the extension, `internal` otherwise.
  var access: AccessLevel = .internal
  /// The level in `private(set)`, where one is written.
  var setterAccess: AccessLevel?
  var modifiers = Modifiers()
  private var rare = Rare<Extras>.none

  init(location: SourceLocation) { self.location = location }

  /// What stands in an extension has this from it.
  struct Surrounding: Sendable, Equatable {
    var attributes: [Attribute]
    /// Whether it extends some types of a generic one only.
    var isConstrained: Bool
    /// The generic arguments of those, where they are written behind the name.
    var arguments: [TypeSyntax]
    /// What it asks of the type's parameters in a `where`.
    var requirements: [GenericRequirement]
  }

  /// What few declarations have.
  private struct Extras: RareValues {
    var attributes: [Attribute] = []
    var conditions: [String] = []
    var directives: [Directive] = []
    var surrounding: Surrounding?
  }
}

// MARK: - What few declarations have

extension DeclarationHeader {
  var attributes: [Attribute] {
    get { isExtended ? rare.values.attributes : [] }
    set { if isExtended || !newValue.isEmpty { rare.values.attributes = newValue } }
  }

  /// The `#if` conditions around it, outermost first, each valid behind `#if`; an `#else` branch
  /// has the negations of the branches before it. A type has all of them, a member only those
  /// inside its type.
  var conditions: [String] {
    get { isExtended ? rare.values.conditions : [] }
    set { if isExtended || !newValue.isEmpty { rare.values.conditions = newValue } }
  }

  var directives: [Directive] {
    get { isExtended ? rare.values.directives : [] }
    set { if isExtended || !newValue.isEmpty { rare.values.directives = newValue } }
  }

  /// Adds directives, of which there are few.
  mutating func add(_ directives: [Directive]) {
    if !directives.isEmpty { self.directives += directives }
  }

  /// The extension that a type, a typealias or what makes values stands in; nil for what stands
  /// elsewhere.
  var surrounding: Surrounding? {
    get { isExtended ? rare.values.surrounding : nil }
    set { if isExtended || newValue != nil { rare.values.surrounding = newValue } }
  }

  /// The groups of clients that alone see it: `@_spi(Group)`, at it or at the extension around it.
  var clientGroups: [String] {
    guard isExtended else { return [] }
    return (attributes + (surrounding?.attributes ?? [])).compactMap(\.clientGroup)
  }

  /// Whether it has any of it.
  var isExtended: Bool { !rare.isEmpty }

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
