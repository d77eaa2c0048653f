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
  /// The static functions of a type that answer a value of it, by its name; an enum's are called as
  /// its cases are.
  var makers: [FunctionDeclaration] = []
  var associatedTypes: [AssociatedTypeDeclaration] = []
  /// What the properties below keep; a part of the memberwise initialiser, so not private.
  var extras = Extras.none

  /// What few types have, in an object of its own: members are copied much. Not in `Rare`, as the
  /// compiler (6.3) crashes in the parser then.
  enum Extras: Sendable, Equatable {
    case none
    indirect case some(Values)

    struct Values: Sendable, Equatable {
      var element: TypeSyntax?
      var abstractNames: Set<String> = []
      var overriddenNames: Set<String> = []
      var described: [String: Precondition.Magnitude] = [:]
    }
  }
}

extension Members {
  /// What a subscript answers that is called with a position: the element of a collection.
  var element: TypeSyntax? {
    get { values.element }
    set { values.element = newValue }
  }

  /// The names of functions and properties of a class that do nothing but end the program, since
  /// subclasses have to override them.
  var abstractNames: Set<String> {
    get { values.abstractNames }
    set { values.abstractNames = newValue }
  }

  /// Those that a class overrides itself.
  var overriddenNames: Set<String> {
    get { values.overriddenNames }
    set { values.overriddenNames = newValue }
  }

  /// The properties that descriptions of the type's values compute with, and how large the integers
  /// in them may be; of an enum, the values of its cases, as `page.0`.
  var described: [String: Precondition.Magnitude] {
    if case .some(let values) = extras { values.described } else { [:] }
  }

  /// Notes what a description computes with.
  mutating func describe(by magnitudes: [String: Precondition.Magnitude]) {
    values.described.merge(magnitudes) { min($0, $1) }
  }

  private var values: Extras.Values {
    get { if case .some(let values) = extras { values } else { Extras.Values() } }
    set { extras = .some(newValue) }
  }

  /// Looks at the headers that have what few have.
  func forEachExtendedHeader(_ body: (DeclarationHeader) -> Void) {
    for property in properties where property.header.isExtended { body(property.header) }
    for it in initializers where it.header.isExtended { body(it.header) }
    for position in cases.indices where cases[position].header.isExtended {
      body(cases[position].header)
    }
    for function in functions where function.header.isExtended { body(function.header) }
    for function in makers where function.header.isExtended { body(function.header) }
    for it in subscripts where it.header.isExtended { body(it.header) }
  }
}
