/// A parameter of a function, initialiser or subscript, or an associated value of an enum's case.
struct Parameter: Sendable, Equatable {
  /// The label at the call; nil where the call has none.
  var label: String?
  /// The name inside; nil for `_`, and for an associated value without one.
  var name: String?
  /// The type with its specifiers: `inout Int`, `@escaping () -> Void`; the element type of a
  /// variadic.
  var type: TypeSyntax
  private var rare = Rare<Extras>.none

  init(
    attributes: [Attribute] = [], label: String? = nil, name: String? = nil, type: TypeSyntax,
    isVariadic: Bool = false, defaultValue: String? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    guard isVariadic || defaultValue != nil || !attributes.isEmpty else { return }
    rare = .some(
      Extras(attributes: attributes, isVariadic: isVariadic, defaultValue: defaultValue))
  }

  /// What few parameters have.
  private struct Extras: RareValues {
    var attributes: [Attribute] = []
    var isVariadic = false
    var defaultValue: String?
    var directives: [Directive] = []
  }
}

extension Parameter {
  var attributes: [Attribute] {
    get { rare.values.attributes }
    set { rare.values.attributes = newValue }
  }

  var isVariadic: Bool {
    get { rare.values.isVariadic }
    set { rare.values.isVariadic = newValue }
  }

  /// The type that its name has in a body: there may be any number of a variadic.
  var typeInBody: TypeSyntax { isVariadic ? .array(type) : type }

  /// The text of the default value.
  var defaultValue: String? {
    get { rare.values.defaultValue }
    set { rare.values.defaultValue = newValue }
  }

  /// The comments at it that steer the generator: at what is drawn, as an initialiser's are.
  var directives: [Directive] {
    get { rare.isEmpty ? [] : rare.values.directives }
    set { if !rare.isEmpty || !newValue.isEmpty { rare.values.directives = newValue } }
  }
}
