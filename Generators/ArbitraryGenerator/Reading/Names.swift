/// What names mean in a body, in terms of the parameters of the initialiser that runs it.
struct Names {
  /// What a name or an expression stands for.
  struct Meaning {
    /// What is known of an index.
    struct Index {
      /// The array, as conditions name it.
      var array: String
      /// How many other indices there are before it, at least.
      var before = 0
      /// How many there are behind it.
      var behind = 0
    }

    /// How many elements an array has, but for some.
    struct Count {
      var array: Precondition
      var less: Int
    }

    /// Its type, where it is that of a parameter.
    var type: TypeSyntax?
    /// It, as conditions name it.
    var value: Precondition
    /// Whether it is an operand as it is.
    var isOperand = false
    /// Whether to compute it may end the program.
    var mayTrap = false
    /// Whether it is kept as what may be an optional, while it is none.
    var isWidened = false
    /// Where it is an index of an array.
    var index: Index?
    /// Where it is how many elements an array has.
    var count: Count?
    /// Whether it is computed where it is called, without arguments.
    var isDelayed = false
    /// Whether it is one of some numbers that are written there, or computed of such: it names no
    /// parameter.
    var isCounted = false
  }

  /// A place in a text, as far behind its beginning.
  struct Offset {
    var values: Precondition
    var place: Precondition
  }

  private var locals: [String: Meaning]
  /// Where variables are declared, and where they end to be what they began with.
  private var spans: [String: Range<Int>] = [:]
  /// The arrays of which nothing else is known, with the names of those that have as many elements.
  private var lists: [String: Set<String>] = [:]
  /// The places in texts.
  private var offsets: [String: Offset] = [:]
  /// The names that are no members, whether it is known what they mean or not.
  private var hiding: Set<String>
  /// What members were set to.
  private var members: [String: Meaning] = [:]

  /// Those of parameters, in a body that has set nothing yet.
  init(of parameters: [Parameter]) {
    hiding = Set(parameters.compactMap { $0.name ?? $0.label })
    locals = [:]
    for parameter in parameters where parameter.isAskable {
      guard let name = parameter.name ?? parameter.label, locals[name] == nil else { continue }
      let value = Precondition(text: name, parameters: [name.withoutBackticks])
      locals[name] = Meaning(type: parameter.typeInBody, value: value, isOperand: true)
    }
  }
}

extension Names {
  /// Those of the members of a type, which may be anything, and of a value that one of them is given,
  /// if any.
  ///
  /// Members that are written with their values are told by those.
  init(ofMembers properties: [PropertyDeclaration], given value: Parameter? = nil) {
    var given = [value].compactMap(\.self)
    for position in given.indices {
      given[position].type = given[position].type.withoutStandardModule
    }
    self.init(of: given)
    for property in properties where !(property.isLet && property.initialValue != nil) {
      let name = property.name.withoutBackticks
      let value = Precondition(text: property.name, parameters: [name])
      members[name] = Meaning(
        type: property.type?.withoutStandardModule, value: value, isOperand: true)
    }
  }

  /// The parameters of the initialiser that names are made of.
  var parameters: [String: Set<String>] { locals.mapValues(\.value.parameters) }

  /// The members that names stand for where nothing hides those, and the parameters.
  var parametersAndMembers: [String: Set<String>] {
    members.mapValues(\.value.parameters).merging(parameters) { $1 }
  }

  /// Whether nothing is known.
  var isEmpty: Bool { locals.isEmpty && members.isEmpty }

  /// What a name means that stands alone.
  subscript(name: String) -> Meaning? {
    locals[name] ?? (hiding.contains(name) ? nil : members[name])
  }

  /// What a name means that stands alone at a position.
  func meaning(of name: String, at position: Int) -> Meaning? {
    if let span = spans[name], position >= span.upperBound { return nil }
    return self[name]
  }

  /// What a variable was before it was changed ahead of a position, and where it is declared.
  func former(_ name: String, at position: Int) -> (meaning: Meaning, declaration: Int)? {
    guard let span = spans[name], position >= span.upperBound, let meaning = locals[name] else {
      return nil
    }
    return (meaning, span.lowerBound)
  }

  /// Where a name is an index of a text.
  func offset(of name: String) -> Offset? { offsets[name] }

  /// Whether a name means an array there, and nobody knows of how many elements.
  func isUnknownList(_ name: String, at position: Int) -> Bool {
    if lists[name] != nil { return true }
    guard let former = former(name, at: position)?.meaning else { return false }
    return former.type?.isList == true && !former.value.parameters.isEmpty
  }

  /// The names that it is known of to mean as many elements as one does, and that.
  func counted(as name: String) -> Set<String> { lists[name] ?? [name] }

  /// What a member was set to.
  func member(_ name: String) -> Meaning? { members[name] }

  /// Whether a name that stands alone means no member.
  func hides(_ name: String) -> Bool { hiding.contains(name) }

  /// Whether another name means what is made of a parameter.
  func hasAlias(of parameter: String) -> Bool {
    locals.contains { $0.key != parameter && $0.value.value.parameters.contains(parameter) }
      || members.values.contains { $0.value.parameters.contains(parameter) }
  }

  /// Gives a name that is declared there a meaning, or none that is known.
  ///
  /// - Parameters:
  ///   - span: Where it is declared, and from where on it may be anything.
  ///   - isList: Whether it is an array, whatever else it is.
  ///   - other: The name of what has as many elements as such an array.
  ///   - offset: Where it is an index of a text.
  mutating func declare(
    _ name: String, as meaning: Meaning? = nil, within span: Range<Int>? = nil,
    isList: Bool = false, countedAs other: String? = nil, at offset: Offset? = nil
  ) {
    let others = other.map { counted(as: $0) } ?? []
    hiding.insert(name)
    locals[name] = meaning
    spans[name] = span
    lists[name] = isList ? others.union([name]) : nil
    offsets[name] = offset
  }

  /// Whether it is known of any member what it is.
  var hasMembers: Bool { !members.isEmpty }

  /// Takes all members for unknown.
  mutating func forgetMembers() { members = [:] }

  /// Sets a member, to what is known or not.
  mutating func assign(_ meaning: Meaning?, to member: String) { members[member] = meaning }

  /// The names in a function that is called with values of some meanings.
  ///
  /// - Parameter isOwn: Whether it is called on what is being made, so that members are the same.
  func calling(with arguments: [String: Meaning], hiding: Set<String>, isOwn: Bool) -> Names {
    var names = self
    (names.locals, names.hiding) = (arguments, hiding)
    (names.spans, names.lists, names.offsets) = ([:], [:], [:])
    if !isOwn { names.members = [:] }
    return names
  }
}

extension Names.Meaning {
  /// Whether a parameter of a type takes it, and nothing else becomes of it on the way.
  func fits(_ parameter: String) -> Bool {
    // Nothing is known of it but what it is made of.
    if value.text.isEmpty { return true }
    guard let type else {
      return PreconditionScanner.functions.contains(parameter) || parameter.isOfCondition
    }
    return "\(type)".filter { $0 != " " } == parameter
  }

  /// The parameter that it is; nil where it is anything else.
  var parameter: String? {
    value.parameters.first.flatMap { $0 == value.text.withoutBackticks ? $0 : nil }
  }

  /// What is in it, where there is something.
  var unwrapped: Names.Meaning {
    var copy = enclosed
    copy.value.text += "!"
    if case .optional(let wrapped) = type { copy.type = wrapped } else { copy.type = nil }
    return copy
  }

  /// It, as a part of an expression.
  var enclosed: Names.Meaning {
    var copy = self
    if !isOperand { copy.value.text = "(\(value.text))" }
    copy.isOperand = true
    return copy
  }
}

extension TypeSyntax {
  /// The same where the standard library's types are named without that.
  var withoutStandardModule: TypeSyntax {
    if case .member(of: .named("Swift", _), let name, let arguments) = self {
      return .named(name, arguments: arguments.map(\.withoutStandardModule))
    }
    return mapParts(\.withoutStandardModule)
  }
}

extension Parameter {
  /// Whether its name means the value in conditions that stand before the call.
  fileprivate var isAskable: Bool {
    switch type {
    case .function, .attributed, .optional(.function), .implicitlyUnwrapped, .packExpansion: false
    default: true
    }
  }
}

extension String {
  /// Whether it is the type, without spaces, of a parameter that takes a condition.
  fileprivate var isOfCondition: Bool { self == "Bool" || isOfDelayedCondition }

  /// Whether it is that of one which asks for the condition by a call.
  var isOfDelayedCondition: Bool { hasPrefix("@autoclosure") && hasSuffix("->Bool") }
}
