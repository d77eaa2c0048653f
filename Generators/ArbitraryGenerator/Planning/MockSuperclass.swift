/// The class that mocks of a protocol inherit from, as the protocol asks for it.
final class MockSuperclass: Sendable {
  /// As the mock names it.
  let name: String
  /// How the mock's initialisers call its own: `super.init(frame: .zero)`.
  let call: String
  /// Whether a mock's initialiser that takes nothing is an override.
  let isMadeOfNothing: Bool
  /// How the initialiser for archives fails that each subclass has to have; nil where none has to.
  let coder: InitializerDeclaration.Failability?
  /// The class itself and those that it inherits from.
  let ancestry: Set<String>
  /// What it has already, and its mocks need not.
  let members: Members
  /// Whether it is made anywhere, and not on the main actor alone.
  let isMadeFreely: Bool

  fileprivate init(
    name: String, call: String = "super.init()", isMadeOfNothing: Bool = true,
    coder: InitializerDeclaration.Failability? = nil, ancestry: Set<String> = [],
    members: Members = Members(), isMadeFreely: Bool
  ) {
    self.name = name
    self.call = call
    self.isMadeOfNothing = isMadeOfNothing
    self.coder = coder
    self.ancestry = ancestry
    self.members = members
    self.isMadeFreely = isMadeFreely
  }
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
      isMadeOfNothing: arguments.isEmpty, coder: initializers.dropFirst().first?.failability,
      ancestry: (parent?.ancestry ?? []).union([declaration.name]),
      members: declaration.members.adding(parent?.members ?? Members()),
      isMadeFreely: parent?.isMadeFreely != false
        && KnownType.moduleOnMainActor(declaration.name) == nil)
  }
}

extension DeclarationIndex {
  /// A class of the sources, as a mock inherits from it; nil where no mock can make it, since it or
  /// a class that it inherits from is not known or has to be made of something, or can be made
  /// anywhere although it is on an actor: what its subclasses inherit of that does not fit.
  ///
  /// - Parameter heirs: Those that are found to inherit from it, as one by mistake may from itself.
  func mockSuperclass(_ type: IndexedType, heirs: Set<Int> = []) -> MockSuperclass? {
    let designated = type.members.initializers
      .filter { !$0.header.modifiers.contains(.convenience) && !$0.isForArchives }
    let own = designated.first(where: \.makesOfNothing)
    guard type.canBeOverridden(from: steering.reach), type.parameters.isEmpty,
      type.header.conditions.isEmpty, designated.isEmpty || own != nil,
      !designated.contains(where: { $0.header.modifiers.contains(.required) }),
      !type.isOnMainActor || own?.header.modifiers.contains(.nonisolated) != true,
      !hasFreeInitializer(type), !heirs.contains(type.id),
      let inherited = inheritedSuperclass(of: type, heirs: heirs.union([type.id]))
    else { return nil }
    let name = names(of: type).inClause[0]
    return MockSuperclass(
      name: name, call: own == nil ? inherited.call : "super.init()",
      isMadeOfNothing: own?.parameters.isEmpty ?? inherited.isMadeOfNothing,
      coder: inherited.coder, ancestry: inherited.ancestry.union([name]),
      members: type.members.visible.adding(inherited.members), isMadeFreely: !type.isOnMainActor)
  }

  /// What a class of the sources inherits from, as a mock would; nil where that is not known.
  private func inheritedSuperclass(of type: IndexedType, heirs: Set<Int>) -> MockSuperclass? {
    switch superclass(of: type) {
    case .declared(let id): mockSuperclass(types[id], heirs: heirs)
    case .unknown(let name): .named(name)
    case .none where type.inheritance.first?.qualifiedName == "NSObject": .named("NSObject")
    case .none: MockSuperclass(name: type.name, isMadeFreely: true)
    }
  }
}

extension InitializerDeclaration {
  /// Whether it reads an archive.
  fileprivate var isForArchives: Bool { parameters.map(\.label) == ["coder"] }

  /// Whether it can be called without arguments, anywhere that the class is seen, and always succeeds.
  fileprivate var makesOfNothing: Bool {
    parameters.allSatisfy { $0.defaultValue != nil } && failability == .never
      && effects == Effects() && generics.isEmpty && header.access >= .internal
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
