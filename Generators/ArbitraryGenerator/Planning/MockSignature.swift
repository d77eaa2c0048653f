/// What tells overloads apart: two requirements of one signature are met by one member.
struct MockSignature: Hashable {
  private var name: String
  private var isStatic: Bool
  private var isAsync: Bool
  private var parameters: [Parameter]
  private var result: TypeSyntax?
  private var generics: [String]

  /// A parameter without the name that it has inside.
  private struct Parameter: Hashable {
    var label: String?
    var type: TypeSyntax
    var isVariadic: Bool
  }

  fileprivate init(
    _ name: String, _ header: DeclarationHeader, _ parameters: [ArbitraryGenerator.Parameter],
    _ result: TypeSyntax?, _ effects: Effects, _ generics: Generics
  ) {
    self.name = name
    isStatic = header.isStatic
    isAsync = effects.isAsync
    // Operators are called without labels, whatever their parameters are called.
    let isOperator = name.isOperator
    self.parameters = parameters.map {
      Parameter(
        label: isOperator ? nil : $0.label, type: $0.type.canonical, isVariadic: $0.isVariadic)
    }
    self.result = result?.isVoid == true ? nil : result?.canonical
    self.generics =
      generics.parameters.map(\.description) + generics.requirements.map(\.signature).sorted()
  }

  /// The signature where associated types are these.
  func settled(_ types: [String: TypeSyntax]) -> MockSignature {
    mapTypes { $0.replacingSelf(by: .named("Self")).replacing(types) }
  }

  /// The same with other types for those of the parameters and of the result.
  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> MockSignature {
    var copy = self
    for position in copy.parameters.indices {
      copy.parameters[position].type = transform(parameters[position].type)
    }
    copy.result = result.map(transform)
    return copy
  }
}

extension GenericRequirement {
  /// The description, with the sides of an equality in order: neither side comes first.
  fileprivate var signature: String {
    guard relation == .equals else { return description }
    return ["\(left)", "\(right)"].sorted().joined(separator: " == ")
  }
}

/// A requirement that several members may meet.
protocol MockOverload {
  /// The name that overloads share.
  var overloadName: String { get }
  var generics: Generics { get }
  var parameters: [Parameter] { get }
  var signature: MockSignature { get }

  /// What is required where another one of the signature is as well: what meets it meets both.
  func joined(with other: Self) -> Self

  /// Looks at all types that it is made of.
  func forEachType(_ body: (TypeSyntax) -> Void)
}

extension MockOverload {
  /// Whether a type that it is made of is made of one of the name.
  fileprivate func mentions(_ name: String) -> Bool {
    var result = false
    forEachType { result = result || $0.mentions([name]) }
    return result
  }
}

extension FunctionDeclaration: MockOverload {
  var overloadName: String { name }
  var signature: MockSignature {
    MockSignature(overloadName, header, parameters, result, effects, generics)
  }

  func joined(with other: FunctionDeclaration) -> FunctionDeclaration {
    with(header: header.joined(with: other.header), effects: effects.narrowed(to: other.effects))
  }
}

extension SubscriptDeclaration: MockOverload {
  var overloadName: String { "subscript" }
  var signature: MockSignature {
    MockSignature(overloadName, header, parameters, result, Effects(), generics)
  }

  func joined(with other: SubscriptDeclaration) -> SubscriptDeclaration {
    var joined = self
    joined.header = header.joined(with: other.header)
    joined.accessors = accessors.joined(with: other.accessors)
    return joined
  }
}

extension Accessors {
  /// What is required where others are as well: what meets it meets both.
  func joined(with other: Accessors) -> Accessors {
    var joined = self
    joined.getter = getter.narrowed(to: other.getter)
    joined.setter = setter ?? other.setter
    return joined
  }
}

extension DeclarationHeader {
  /// The header of what is required where either is.
  func joined(with other: DeclarationHeader) -> DeclarationHeader {
    guard conditions != other.conditions else { return self }
    var joined = self
    joined.conditions = Condition.either(conditions, or: other.conditions)
    return joined
  }
}

extension InitializerDeclaration: MockOverload {
  var overloadName: String { "init" }
  var signature: MockSignature {
    // One that is asynchronous is met by one that is not.
    MockSignature(overloadName, header, parameters, nil, Effects(), generics)
  }

  func joined(with other: InitializerDeclaration) -> InitializerDeclaration {
    var joined = self
    joined.header = header.joined(with: other.header)
    joined.effects = effects.narrowed(to: other.effects)
    if other.failability == .never { joined.failability = .never }
    return joined
  }
}

extension Array where Element: MockOverload {
  /// Adds those whose signatures are new. Few names are overloaded, so that few signatures are
  /// made.
  mutating func addNew(_ others: [Element], _ meanings: MockSignature.Meanings) {
    guard !others.isEmpty else { return }
    if isEmpty, others.areFewAndUnlike { return self = others }
    let overloads = Overloads([self, others].joined(), meanings)
    guard !overloads.areNone else {
      if isEmpty { self = others } else { self += others }
      return
    }
    var places: [MockSignature: Int] = [:]
    for position in indices where overloads.contain(self[position]) {
      places[overloads.signature(of: self[position])] = position
    }
    reserveCapacity(count + others.count)
    for other in others {
      if overloads.contain(other) {
        add(other, overloads.signature(of: other), &places)
      } else {
        append(other)
      }
    }
  }

  /// Whether no two are called alike, of which each is compared with all before it: false for many.
  private var areFewAndUnlike: Bool {
    count <= 16
      && indices.allSatisfy { position in
        self[..<position].allSatisfy { $0.overloadName != self[position].overloadName }
      }
  }

  /// Adds one, to that of its signature where there is one.
  private mutating func add(
    _ other: Element, _ signature: MockSignature, _ places: inout [MockSignature: Int]
  ) {
    if let place = places[signature] {
      self[place] = self[place].joined(with: other)
    } else {
      places[signature] = count
      append(other)
    }
  }

  /// Whether there is one of the same signature.
  func contains(like other: Element) -> Bool {
    contains { $0.overloadName == other.overloadName && $0.signature == other.signature }
  }

  /// Whether one of several that are called alike is made of a type of the name.
  func hasOverloads(of name: String) -> Bool {
    Dictionary(grouping: self) { [$0.overloadName] + $0.parameters.map { $0.label ?? "_" } }
      .contains { $1.count > 1 && $1.contains { $0.mentions(name) } }
  }

  /// Makes one of those that have the same signature where associated types are these.
  mutating func settle(_ types: [String: TypeSyntax]) {
    var places: [MockSignature: Int] = [:]
    let others = self
    removeAll(keepingCapacity: true)
    for other in others { add(other, other.signature.settled(types), &places) }
  }
}

/// Which of some members are called alike, and what tells those apart.
private struct Overloads<Element: MockOverload> {
  private var names = NameSet()
  /// Those of which one may have a type by the name of a typealias.
  private var aliased = NameSet()
  private let meanings: MockSignature.Meanings

  init(_ elements: some Sequence<Element>, _ meanings: MockSignature.Meanings) {
    self.meanings = meanings
    var seen = NameSet()
    for element in elements where !seen.insert(element.overloadName) {
      names.insert(element.overloadName)
    }
    guard !areNone else { return }
    for element in elements where contain(element) && meanings.mayBeHidden(in: element) {
      aliased.insert(element.overloadName)
    }
  }

  /// Whether no two members are called alike.
  var areNone: Bool { names.isEmpty }

  func contain(_ element: Element) -> Bool { names.contains(element.overloadName) }

  func signature(of element: Element) -> MockSignature {
    aliased.contains(element.overloadName)
      ? meanings.signature(of: element) : element.signature
  }
}

// MARK: - Told apart by generic answers

extension [FunctionDeclaration] {
  /// Leaves out what another one meets that is told from it by nothing but its generic answer:
  /// where a class has both, the compiler does not know which of the two meets which.
  mutating func leaveToFreerAnswers() {
    let generic = indices.filter { self[$0].isToldByAnswer }
    let areAlike = generic.contains { position in
      generic.contains { $0 < position && self[$0].name == self[position].name }
    }
    guard areAlike else { return }
    var met: Set<Int> = []
    for alike in Dictionary(grouping: generic, by: { self[$0].name }).values where alike.count > 1 {
      for position in alike.reversed() {
        let others = alike.lazy.filter { $0 != position && !met.contains($0) }
        guard let freer = others.first(where: { self[$0].meets(self[position]) }) else { continue }
        self[freer] = self[freer].joined(with: self[position])
        met.insert(position)
      }
    }
    for position in met.sorted(by: >) { remove(at: position) }
  }
}

extension FunctionDeclaration {
  /// Whether nothing but what is answered says which type its generic parameter stands for.
  fileprivate var isToldByAnswer: Bool {
    guard generics.parameters.count == 1, let name = generics.parameters.first?.name,
      let result, result.mentions(where: { $0 == name })
    else { return false }
    return !parameters.contains { $0.type.mentions(where: { $0 == name }) }
  }

  /// Whether it answers all that another function has to: of its own `T` each `U` or, where that is
  /// what they lend to it, each `[U]`, `U?` or `[String: U]`.
  fileprivate func meets(_ other: FunctionDeclaration) -> Bool {
    guard isToldByAnswer, signatureOfCall == other.signatureOfCall,
      let name = generics.parameters.first?.name, let bounds = bounds(of: name),
      let otherName = other.generics.parameters.first?.name,
      let otherBounds = other.bounds(of: otherName),
      let answer = result?.canonical, let otherAnswer = other.result?.canonical,
      let given = answer.meaning(of: name, in: otherAnswer),
      answer.replacing([name: given]) == otherAnswer
    else { return false }
    guard given.lent == .named(otherName) else { return false }
    let lent = given == given.lent ? otherBounds : otherBounds.intersection(MockBounds.lent)
    return bounds.isSubset(of: lent)
  }

  /// The signature but for what is generic in it.
  private var signatureOfCall: MockSignature {
    MockSignature(name, header, parameters, nil, effects, Generics())
  }

  /// The protocols that a generic parameter conforms to, as far as names tell; nil where something
  /// else is asked of it.
  private func bounds(of name: String) -> Set<String>? {
    var bounds = generics.parameters.compactMap(\.constraint)
    for requirement in generics.requirements {
      guard requirement.relation == .conforms, requirement.left == .named(name) else { return nil }
      bounds.append(requirement.right)
    }
    let names = bounds.flatMap(\.composed).compactMap(\.qualifiedName).map(KnownType.plainName)
    // `Codable` is one name of two.
    return Set(names.flatMap { [$0] + (KnownType.refined[$0] ?? []) }).subtracting(["Codable"])
  }
}

extension TypeSyntax {
  /// The type that it conforms to protocols by, as `[U]` does by `U`.
  fileprivate var lent: TypeSyntax {
    switch self {
    case .array(let type), .optional(let type), .dictionary(.named("String", []), let type),
      .dictionary(.named("Int", []), let type):
      type.lent
    default: self
    }
  }

  /// The type in one of the ways in which it can be written: `[Int]` for `Array<Int>`, `Error` for
  /// `any Error`.
  fileprivate var canonical: TypeSyntax {
    switch self {
    case .named(let name, []): name == "Void" ? .tuple([]) : self
    case .any(let constraint): constraint.canonical
    case .named("Array", let arguments) where arguments.count == 1: .array(arguments[0].canonical)
    case .named("Optional", let arguments) where arguments.count == 1:
      .optional(arguments[0].canonical)
    case .named("Dictionary", let arguments) where arguments.count == 2:
      .dictionary(key: arguments[0].canonical, value: arguments[1].canonical)
    case .member(of: .named("Swift", []), let name, let arguments),
      .member(of: .named("Foundation", []), let name, let arguments):
      TypeSyntax.named(name, arguments: arguments).canonical
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.canonical
    default: mapParts(\.canonical)
    }
  }
}
