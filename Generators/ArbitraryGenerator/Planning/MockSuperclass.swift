/// The class that mocks of a protocol inherit from, as the protocol asks for it.
final class MockSuperclass: Sendable {
  /// As the mock names it.
  let name: String
  /// How the mock's initialisers call its own: `super.init(frame: .zero)`.
  let call: String
  /// How the initialiser for archives fails that each subclass has to have; nil where none has to.
  let coder: InitializerDeclaration.Failability?
  /// The labels of its initialisers, each of which one of a mock's with these would override.
  let labels: [[String?]]
  /// The class itself and those that it inherits from.
  let ancestry: Set<String>
  /// What it has already, and its mocks need not.
  let members: Members
  /// Whether it is made anywhere, and not on the main actor alone.
  let isMadeFreely: Bool

  fileprivate init(
    name: String, call: String = "super.init()", coder: InitializerDeclaration.Failability? = nil,
    labels: [[String?]] = [[]], ancestry: Set<String> = [], members: Members = Members(),
    isMadeFreely: Bool
  ) {
    self.name = name
    self.call = call
    self.coder = coder
    self.labels = labels
    self.ancestry = ancestry
    self.members = members
    self.isMadeFreely = isMadeFreely
  }

  /// Whether a mock's initialiser that takes nothing is an override.
  var isMadeOfNothing: Bool { labels.contains([]) }

  /// Whether the compiler calls none of its initialisers where a mock's does not say which.
  var needsCall: Bool { name != "NSObject" }

  /// Whether subclasses of it may be used from several tasks at a time.
  var allowsSendables: Bool { !isMadeFreely || !needsCall }
}

extension MockSuperclass {
  /// One of Apple's; nil where it is none of those that are known.
  static func named(_ name: String) -> MockSuperclass? { all[name] }

  private static let all: [String: MockSuperclass] = {
    var result: [String: MockSuperclass] = [:]
    for declaration in StandardClasses.inOrder {
      let parent = declaration.inheritance.first?.qualifiedName.flatMap { result[$0] }
      result[declaration.name] = MockSuperclass(declaration, parent: parent)
    }
    return result
  }()

  private convenience init(_ declaration: ClassDeclaration, parent: MockSuperclass?) {
    let initializers = declaration.members.initializers
    let arguments = initializers[0].parameters
      .map { "\($0.label ?? "_"): \($0.defaultValue ?? "nil")" }
    self.init(
      name: declaration.name, call: "super.init(\(arguments.joined(separator: ", ")))",
      coder: initializers.first(where: \.isForArchives)?.failability,
      labels: initializers.map { $0.parameters.map(\.label) },
      ancestry: (parent?.ancestry ?? []).union([declaration.name]),
      members: declaration.members.adding(parent?.members ?? Members()),
      isMadeFreely: parent?.isMadeFreely != false
        && KnownType.moduleOnMainActor(declaration.name) == nil)
  }
}

extension DeclarationIndex {
  /// A class of the sources, as a mock inherits from it; nil where no mock can, or where that cannot
  /// be told: of what it is made, what it inherits from, or which actor it is on.
  ///
  /// - Parameter heirs: Those that are found to inherit from it, as one by mistake may from itself.
  func mockSuperclass(_ type: IndexedType, heirs: Set<Int> = []) -> MockSuperclass? {
    guard isPlain(type), !heirs.contains(type.id),
      let inherited = inheritedSuperclass(of: type, heirs: heirs.union([type.id]))
    else { return nil }
    let designated = type.members.initializers.filter {
      !$0.header.modifiers.contains(.convenience)
    }
    let coder = designated.first(where: \.isForArchives)
    let others = designated.filter { !$0.isForArchives }
    let own = others.filter { $0.makesOfNothing(for: steering.reach) }
      .min { $0.parameters.count < $1.parameters.count }
    guard designated.isEmpty ? steering.reach <= .internal : own != nil,
      !others.contains(where: { $0.header.modifiers.contains(.required) }),
      // What its subclasses inherit of one that is made anywhere, though it is on an actor, does not fit.
      !type.isOnMainActor
        || own?.header.modifiers.contains(.nonisolated) != true && !hasFreeInitializer(type)
    else { return nil }
    let name = names(of: type).inClause[0]
    return MockSuperclass(
      name: name, call: own == nil ? inherited.call : "super.init()",
      coder: coder.map { $0.header.modifiers.contains(.required) ? $0.failability : nil }
        ?? inherited.coder,
      labels: designated.isEmpty
        ? inherited.labels : type.members.initializers.map { $0.parameters.map(\.label) },
      ancestry: inherited.ancestry.union([name]),
      members: type.members.visible.adding(inherited.members), isMadeFreely: !type.isOnMainActor)
  }

  /// Whether a class is such that what its subclasses have to say can be told.
  private func isPlain(_ type: IndexedType) -> Bool {
    type.canBeOverridden(from: steering.reach) && type.parameters.isEmpty
      && type.enclosingName == nil && type.header.conditions.isEmpty
      && type.members.subscripts.isEmpty && (!type.isOnActor || type.isOnMainActor)
      && inherited(by: type.id).names.isDisjoint(with: ["Codable", "Decodable"])
  }

  /// What a class of the sources inherits from, as a mock would; nil where that is not known.
  private func inheritedSuperclass(of type: IndexedType, heirs: Set<Int>) -> MockSuperclass? {
    switch superclass(of: type) {
    case .declared(let id): mockSuperclass(types[id], heirs: heirs)
    case .unknown(let name): .named(name)
    case .none where type.inheritance.first?.qualifiedName == "NSObject": .named("NSObject")
    case .none: .ofNothing
    }
  }
}

extension MockSuperclass {
  /// What a class has that inherits from none.
  fileprivate static let ofNothing = MockSuperclass(name: "", isMadeFreely: true)
}

extension InitializerDeclaration {
  /// Whether it reads an archive.
  fileprivate var isForArchives: Bool {
    parameters.map(\.label) == ["coder"] && parameters[0].type == .named("NSCoder")
  }

  /// Whether those who see so much can call it without arguments, and it always succeeds.
  fileprivate func makesOfNothing(for reach: AccessLevel) -> Bool {
    parameters.allSatisfy { $0.defaultValue != nil } && failability == .never
      && effects == Effects() && generics.isEmpty && header.access >= reach
      && header.conditions.isEmpty
  }
}

extension Members {
  /// Those that others than the type itself can name.
  fileprivate var visible: Members {
    Members(
      properties: properties.filter { $0.header.access >= .internal },
      functions: functions.filter { $0.header.access >= .internal })
  }
}
