/// All that a protocol requires, or that can be overridden in a class, its own and what it
/// inherits, found across files.
struct MockRequirements {
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var subscripts: [SubscriptDeclaration] = []
  var initializers: [InitializerDeclaration] = []
  /// The associated types in order, those of one name as one.
  var associatedTypes: [AssociatedTypeDeclaration] = []
  /// What where clauses say.
  var constraints: [GenericRequirement] = []
  /// The names of all protocols that are inherited, those of the standard library included.
  var names: Set<String> = []
  /// The protocols, or classes, of the sources that something is required by.
  var types: [IndexedType] = []
  /// The class that a mock has to inherit from.
  var superclass: MockSuperclass?
  /// The least access of what a class lets mocks override, whose types may be visible to no more.
  var overriddenAccess = AccessLevel.open

  /// The parameters of the generic classes that a class inherits from, of which its mock knows
  /// nothing but what stands for them.
  var settledParameters: Set<String> = []
  /// What a class inherits that its mock does not override, though a subclass might.
  var notOverridden: [MockNote] = []

  private let index: DeclarationIndex

  /// Those of nothing, to be added to.
  init(in index: DeclarationIndex) {
    self.index = index
  }

  /// Collects what a protocol requires, or what can be overridden in a class; fails where something
  /// that a protocol inherits is not known.
  init(
    of type: IndexedType, in index: DeclarationIndex, clashes: NameClashes
  ) throws(MockNote) {
    var collector = MockRequirementCollector(index: index, clashes: clashes)
    if type.kind == .class { try collector.override(type) } else { try collector.add(type) }
    self = collector.requirements
    if type.kind != .class { try leaveWhatOthersHave() }
    leaveIteration()
    settleElements()
    freeIdentity()
    openIdentity()
    turnConstraints()
  }

  /// Whether its calls may come from several tasks at a time.
  var isSendable: Bool {
    !names.isEmpty
      && !names.isDisjoint(with: ["Sendable", "Error", "LocalizedError", "CustomNSError"])
  }
  var isActor: Bool { names.contains("Actor") }

  /// The attributes of all members.
  var attributes: [Attribute] {
    var attributes: [Attribute] = []
    let members = Members(properties: properties, functions: functions, subscripts: subscripts)
    members.forEachExtendedHeader { attributes += $0.attributes }
    return attributes
  }

  /// Whether some of it is for groups of clients alone.
  var isForClientGroups: Bool {
    var result = false
    members.forEachExtendedHeader { result = result || !$0.clientGroups.isEmpty }
    return result
  }

  var members: Members {
    Members(
      properties: properties, initializers: initializers, functions: functions,
      subscripts: subscripts)
  }

  /// Whether a type of a member is made of a type of the name.
  func mention(_ name: String) -> Bool {
    var result = false
    members.forEachType { result = result || $0.mentions([name]) }
    return result
  }

  /// Whether the compiler may take an associated type for several, since one of several members
  /// that are called alike is made of it, and has to be told which it is.
  func isOverloaded(_ name: String) -> Bool {
    functions.hasOverloads(of: name) || subscripts.hasOverloads(of: name)
      || initializers.hasOverloads(of: name)
  }

  /// What an associated type has to conform to.
  func bounds(of declaration: AssociatedTypeDeclaration) -> [TypeSyntax] {
    declaration.inheritance
      + constraints.filter {
        $0.relation == .conforms && $0.left.associatedName == declaration.name
      }.map(\.right)
  }

  /// Members of a protocol on one actor or on none, as one on another actor has them that inherits
  /// it.
  func isolate(_ members: Members, on actor: String?) -> Members {
    guard !isActor, let own = types.first?.isolation, own != actor else { return members }
    return members.isolated(on: actor, in: index)
  }
}

extension PropertyDeclaration {
  /// What can be done with it, where it is a protocol's requirement.
  var accessors: Accessors {
    if case .computed(let accessors) = storage { accessors } else { Accessors() }
  }
}

extension DeclarationHeader {
  var isStatic: Bool { !modifiers.isDisjoint(with: .ofTypes) }
}
