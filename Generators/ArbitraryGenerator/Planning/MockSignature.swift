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
    self.parameters = parameters.map {
      Parameter(label: $0.label, type: $0.type, isVariadic: $0.isVariadic)
    }
    self.result = result?.isVoid == true ? nil : result
    self.generics =
      generics.parameters.map(\.description) + generics.requirements.map(\.signature).sorted()
  }

  /// The signature where associated types are these.
  func settled(_ types: [String: TypeSyntax]) -> MockSignature {
    let settle = { (type: TypeSyntax) in
      type.replacingSelf(by: .named("Self")).replacing(types)
    }
    var copy = self
    for position in copy.parameters.indices {
      copy.parameters[position].type = settle(parameters[position].type)
    }
    copy.result = result.map(settle)
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
  var parameters: [Parameter] { get }
  var signature: MockSignature { get }

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
}

extension SubscriptDeclaration: MockOverload {
  var overloadName: String { "subscript" }
  var signature: MockSignature {
    MockSignature(overloadName, header, parameters, result, Effects(), generics)
  }
}

extension InitializerDeclaration {
  /// Whether it is asynchronous, and asked for as one that is not, too.
  func isMet(by requirements: MockRequirements) -> Bool {
    guard effects.isAsync else { return false }
    var other = self
    other.effects.isAsync = false
    return requirements.initializers.contains { $0.signature == other.signature }
  }
}

extension InitializerDeclaration: MockOverload {
  var overloadName: String { "init" }
  var signature: MockSignature {
    MockSignature(overloadName, header, parameters, nil, effects, generics)
  }
}

extension Array where Element: MockOverload {
  /// Adds those whose signatures are new. Few names are overloaded, so that few signatures are
  /// made.
  mutating func addNew(_ others: [Element]) {
    guard !others.isEmpty else { return }
    var names = NameSet()
    var overloaded = NameSet()
    for element in [self, others].joined() where !names.insert(element.overloadName) {
      overloaded.insert(element.overloadName)
    }
    var signatures = Set(
      lazy.filter { overloaded.contains($0.overloadName) }.map(\.signature))
    reserveCapacity(count + others.count)
    for other in others
    where !overloaded.contains(other.overloadName) || signatures.insert(other.signature).inserted {
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

  /// Drops what has the same signature as another where associated types are these.
  mutating func settle(_ types: [String: TypeSyntax]) {
    var signatures: Set<MockSignature> = []
    self = filter { signatures.insert($0.signature.settled(types)).inserted }
  }
}
