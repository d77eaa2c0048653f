/// The names that Mockolo gives to overloads, for tests that were written with its mocks.
///
/// The first overload has the name alone. Of the others, each has as much of its signature behind
/// the name as tells it from those before it: labels, generic parameters, types and the result, one
/// word after the other. What a protocol declares comes before what it inherits, and properties
/// come before methods; what a class inherits has no such names. Each branch of an `#if` is named by
/// itself.
///
/// Where Mockolo gives one name to two members, or one that is none, it is here as well: who asks
/// has to look.
struct MockoloNames {
  /// The names by where methods and subscripts are declared; none of those that Mockolo takes for
  /// the same as another.
  private var names: [SourceLocation: String] = [:]

  /// - Parameter reach: The access that what a class declares has to have.
  init(of requirements: MockRequirements, from reach: AccessLevel) {
    guard let first = requirements.types.first else { return }
    let isClass = first.kind == .class
    let known = first.header.conditions
    var scopes: [[String]: Scope] = [:]
    for type in isClass ? [first] : requirements.types {
      let members = isClass ? type.members.overridable(from: reach) : type.members
      let outer = type.header.conditions.filter { !known.contains($0) }
      for property in members.properties {
        scopes[outer + property.header.conditions, default: Scope()].add(property)
      }
      for function in members.functions {
        let conditions = outer + function.header.conditions
        scopes[conditions, default: Scope()].add(Subject(function), function)
      }
      for it in members.subscripts {
        scopes[outer + it.header.conditions, default: Scope()].add(Subject(it), it)
      }
    }
    for scope in scopes.values { names.merge(scope.names) { first, _ in first } }
  }

  /// The name of what is declared there.
  subscript(location: SourceLocation) -> String? { names[location] }
}

// MARK: - Members that are named together

extension MockoloNames {
  /// What is compiled under the same conditions.
  private struct Scope {
    private var properties: [Subject] = []
    private var methods: [Subject] = []
    /// Where methods stand among the others, by their signatures.
    private var positions: [MockSignature: Int] = [:]
    private var propertyNames: Set<String> = []

    mutating func add(_ property: PropertyDeclaration) {
      guard propertyNames.insert(property.name).inserted else { return }
      properties.append(Subject(property))
    }

    /// What two protocols require has the name that it has for the first of them.
    mutating func add(_ subject: Subject, _ overload: some MockOverload) {
      if let position = positions[overload.signature] {
        methods[position].locations += subject.locations
      } else {
        positions[overload.signature] = methods.count
        methods.append(subject)
      }
    }

    var names: [SourceLocation: String] {
      var names: [SourceLocation: String] = [:]
      for (name, subject) in Self.named(properties + methods, at: 0) {
        for location in subject.locations { names[location] = name }
      }
      return names
    }

    /// Names subjects by the first words that each has: the first of a name takes it, and the
    /// others go on with one word more.
    ///
    /// - Parameters:
    ///   - taken: The names of the level above.
    ///   - known: What was named there.
    private static func named(
      _ subjects: [Subject], at level: Int, taken: Set<String> = [], known: Set<String> = []
    ) -> [(name: String, subject: Subject)] {
      var result: [(name: String, subject: Subject)] = []
      var known = known
      var open: [[Subject]] = []
      for (name, group) in grouped(subjects, at: level) {
        guard !taken.contains(name) else {
          open.append(group)
          continue
        }
        let new = group.filter { !known.contains($0.fullName) }
        guard let first = new.first else { continue }
        result.append((name, first))
        open.append(Array(new.dropFirst()))
      }
      known.formUnion(result.map(\.subject.fullName))
      var names = Set(result.map(\.name))
      for group in open where !group.isEmpty {
        let longer = named(group, at: level + 1, taken: names, known: known)
        names.formUnion(longer.map(\.name))
        result += longer
      }
      return result
    }

    /// Subjects by their names, in the order of the first ones.
    private static func grouped(
      _ subjects: [Subject], at level: Int
    ) -> [(name: String, subjects: [Subject])] {
      var groups: [(name: String, subjects: [Subject])] = []
      var positions: [String: Int] = [:]
      for subject in subjects {
        let name = subject.name(at: level)
        let position = positions[name, default: groups.count]
        if position == groups.count { groups.append((name, [])) }
        positions[name] = position
        groups[position].subjects.append(subject)
      }
      return groups
    }
  }
}

// MARK: - What names are made of

extension MockoloNames {
  /// A member, and the words that may stand behind its name.
  private struct Subject {
    private let name: String
    private let words: [String]
    /// What two members of the same are taken for one by.
    let fullName: String
    var locations: [SourceLocation] = []

    /// A property always has its name alone.
    init(_ property: PropertyDeclaration) {
      name = property.name.withoutBackticks
      words = []
      fullName = name + (property.header.isStatic ? "static" : "")
    }

    init(_ function: FunctionDeclaration) {
      self.init(
        function.name.withoutBackticks, function.header, function.generics, function.parameters,
        function.result)
    }

    init(_ declaration: SubscriptDeclaration) {
      self.init(
        "subscript", declaration.header, declaration.generics, declaration.parameters,
        declaration.result)
    }

    private init(
      _ name: String, _ header: DeclarationHeader, _ generics: Generics, _ parameters: [Parameter],
      _ result: TypeSyntax?
    ) {
      self.name = name
      let labels = parameters.enumerated().map { position, parameter in
        (parameter.label ?? parameter.name ?? "_\(position)").withoutBackticks
      }
      let place = header.isStatic ? "static" : ""
      var words = labels.filter { !name.ends(in: $0) }.map(\.capitalizedFirst)
      words += generics.parameters.map { $0.name.capitalizedFirst + ($0.constraint?.stem ?? "") }
      words.append(generics.requirements.map(\.stem).joined())
      words += parameters.map(\.type.stem)
      words.append(String((result?.stem ?? "").prefix(32)))
      words.append(place)
      self.words = words.filter { !$0.isEmpty }
      fullName = name + self.words.joined() + place
      locations = [header.location]
    }

    /// The name with so many words behind it, and with numbers where there are no more words.
    func name(at level: Int) -> String {
      let numbers = level > words.count ? (1...(level - words.count)).map(String.init) : []
      return name + words.prefix(level).joined() + numbers.joined()
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether it says a label already, as `updateState` says `state`.
  fileprivate func ends(in label: String) -> Bool {
    label.count > 1 && lowercased().hasSuffix(label.lowercased())
  }
}

extension GenericRequirement {
  /// `TElementInt` for `T.Element == Int`.
  fileprivate var stem: String {
    var right = "\(right)"
    if relation == .conforms { right = right.filter { $0 != " " }.replacing("&", with: "And") }
    return "\(left)\(right)".filter { $0 != "." }
  }
}

extension TypeSyntax {
  /// The names in the type one behind the other, `ArrayString` for `[String]`: not what stands
  /// before types, and of functions what they take and give.
  fileprivate var stem: String {
    switch self {
    case .named(let name, let arguments):
      name.withoutBackticks.capitalizedFirst + arguments.map(\.stem).joined()
    case .member(let base, let name, let arguments):
      base.stem + name.withoutBackticks.capitalizedFirst + arguments.map(\.stem).joined()
    case .optional(let wrapped): "Optional\(wrapped.stem)"
    case .implicitlyUnwrapped(let wrapped): "!\(wrapped.stem)"
    case .array(let element): "Array\(element.stem)"
    case .dictionary(let key, let value): "Dictionary\(key.stem)\(value.stem)"
    case .tuple(let elements):
      elements.map { ($0.label?.capitalizedFirst ?? "") + $0.type.stem }.joined()
    case .function(let parameters, _, let result):
      parameters.map(\.type.stem).joined() + result.stem
    case .composition(let parts): parts.map(\.stem).joined()
    case .metatype(let type, let isProtocol): type.stem + (isProtocol ? "Protocol" : "Type")
    case .any(let type), .some(let type), .packExpansion(let type), .packElement(let type),
      .suppressed(let type), .attributed(_, let type):
      type.stem
    case .inlineArray: description
    case .integer: ""
    }
  }
}
