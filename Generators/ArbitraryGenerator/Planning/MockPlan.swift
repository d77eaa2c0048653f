/// The mock of one protocol, ready to be printed: an object, as its members are.
final class MockPlan {
  /// What a class gets for free that other types have to be given: equality by identity.
  enum Identity: Sendable { case equatable, hashable }

  /// The mock's own name, `HogeViewMock`.
  var name: String
  /// The protocol as seen from the mock, or those of a composition.
  var protocolNames: [String]
  /// The modules of the sources that those are of, where there are several.
  var modules: Set<String> = []
  var protocolName: String { protocolNames.joined(separator: " & ") }
  /// The protocol as seen from everywhere.
  var fullProtocolName: String
  /// The protocol's type.
  var protocolType: String { "any \(fullProtocolName)" }
  /// The type around the protocol, which the mock is put into as well.
  var enclosing: String?
  var isActor = false
  /// The global actor that it is on, `@MainActor`. Its initialiser, and what tests set and ask of
  /// its calls, are on none.
  var isolation: String?
  /// Whether one of its protocols is on that actor for what it inherits alone. Its own requirements are
  /// so in Swift 6 mode alone, and a class that says so itself is warned of in that of Swift 5.
  var inheritsIsolation = false
  /// Whether it is on no actor, which it has to say for test targets that are on one by default.
  var isNonisolated = false
  /// Whether it is a subclass, and not a class of a protocol.
  var overrides = false
  /// Whether its methods ask the class that it is a subclass of, as those of a spy do.
  var asksClass = false
  /// The class that it inherits from, as its protocol asks for it.
  var superclass: MockSuperclass?
  /// Whether it has to say that the initialiser which it inherits is on no actor.
  var freesInitializer = false
  /// Whether no source declares its protocol, but says several in one type.
  var isOfComposition = false
  /// Whether calls may come from several tasks at a time.
  var isSendable = false
  /// Whether the sources have types that are called like those of the library which all mocks are
  /// made of, so that those are named with their modules.
  var namesModules = false
  var access = AccessLevel.internal
  /// The level of what draws it.
  var factoryAccess = AccessLevel.internal
  var attributes: [String] = []
  var conditions: [String] = []
  /// The files whose imports its gen needs besides its own.
  @exclusivity(unchecked) var filesOfDrawn: Set<String> = []
  /// The associated types that stay open, `Element: Hashable`, and what a where clause says of them.
  @exclusivity(unchecked) var generics = Generics()
  /// What stands for them where gens make a mock for certain types.
  var arguments: [String] = []
  /// The types in the brackets of the protocol's type where some stay open, `any Store<Key, Int>`;
  /// nil where one of those cannot be named there.
  var primaryTypes: [TypeSyntax]?
  /// The associated types that are settled.
  var typealiases: [Typealias] = []
  /// The names of all associated types, open or settled.
  var associatedTypes: [String] = []
  // Checks of exclusive access would cost more than what is looked at.
  @exclusivity(unchecked) var identities: Set<Identity> = []
  @exclusivity(unchecked) var properties: [MockProperty] = []
  @exclusivity(unchecked) var calls: [MockCall] = []
  /// What several calls answer.
  @exclusivity(unchecked) var fixedAnswers: [FixedAnswer] = []
  @exclusivity(unchecked) var imports: [ImportPlan] = []
  /// Whether gens make mocks of it: notes say why not.
  var isDrawn = true
  /// Whether what gens draw for its answers may hold another one.
  var isRecursive = false
  /// Whether functions are handed to handlers that cast what they take and answer.
  var castsFunctions = false
  /// Whether functions that handlers are handed cast what they are called with, or answer.
  var castsValues = false
  /// Whether the mock can be made to spy on a real instance.
  var hasSpy = false
  /// What comments say of members.
  @exclusivity(unchecked) var options: [MockDirective.Member] = []
  /// The name of the type eraser that goes with it, where one does.
  var eraserName: String?
  /// What stands for the protocol in place of its mocks; nil where those do.
  @exclusivity(unchecked) var values: ResolvedType?
  /// A type that its members name, and which of its arguments conforms on the main actor alone.
  @exclusivity(unchecked) var boundArgument: (type: String, argument: String)?
  /// What a user may be surprised by.
  @exclusivity(unchecked) var notes: [MockNote] = []
  /// Where the protocol is declared.
  var location: SourceLocation

  init(
    name: String, protocolNames: [String], fullProtocolName: String, enclosing: String?,
    location: SourceLocation
  ) {
    self.name = name
    self.protocolNames = protocolNames
    self.fullProtocolName = fullProtocolName
    self.enclosing = enclosing
    self.location = location
  }

  struct Typealias: Sendable, Equatable {
    var name: String
    var type: String
  }

  /// What a class, its own or its eraser, begins with.
  var classKeywords: String { isNonisolated ? "nonisolated final class" : "final class" }

  /// What stands above the class.
  var classAttributes: [String] {
    guard let isolation, !inheritsIsolation else { return attributes }
    return attributes + [isolation]
  }

  /// Whether nothing of it can be named anywhere else than on the main actor: it is made and asked
  /// for its calls there alone.
  var isBound: Bool { boundArgument != nil }

  /// Whether who makes it may be anywhere although it is on an actor.
  var isMadeFreely: Bool { isolation != nil && !isBound && superclass?.isMadeFreely != false }

  /// Whether its members are on an actor, its own or a global one.
  var isOnActor: Bool { isActor || isolation != nil }

  /// What counts are of.
  var countType: StaticString { namesModules ? "Swift.Int" : "Int" }

  /// Whether one of its publishers publishes what a subject sends.
  var hasSubject: Bool { properties.contains { $0.connection?.subject != nil } }

  /// Whether a fixed value is one of Foundation's.
  var needsFoundation: Bool {
    properties.contains {
      $0.initial?.needsFoundation == true
        || $0.connection?.subject?.initial?.needsFoundation == true
    } || calls.contains { $0.answer.value?.needsFoundation == true }
  }

  /// The modules of the sources that fixed values are made of.
  var valueModules: Set<String> {
    var modules: Set<String> = []
    forEachFixedValue { modules.formUnion($0.modules) }
    return modules
  }

  /// The types of libraries that it names together with others of their modules.
  var companions: Set<String> {
    var companions: Set<String> = hasSubject ? ["AnyPublisher"] : []
    forEachFixedValue { if !$0.companions.isEmpty { companions.formUnion($0.companions) } }
    return companions
  }

  private func forEachFixedValue(_ body: (FixedValue) -> Void) {
    for property in properties {
      if let value = property.initial { body(value) }
      if let value = property.connection?.subject?.initial { body(value) }
    }
    for call in calls { if case .value(let value) = call.answer { body(value) } }
  }

  /// Whether what a member keeps is shared between tasks.
  func shares(_ member: MockShell) -> Bool {
    isSendable || isOnActor || member.isStatic || member.isNonisolated
  }

  /// What stands before that where it may be used from outside of the mock's actor.
  func freely(_ member: MockShell) -> StaticString {
    isOnActor && !member.isStatic && !isBound || member.isNonisolated ? "nonisolated " : ""
  }

  /// Whether what a member keeps is looked up for the types that the mock is made for, as a generic
  /// class has no static constants.
  func looksUp(_ member: MockShell) -> Bool { member.isStatic && isGeneric }

  /// Whether it has such members.
  var looksUpMembers: Bool {
    isGeneric
      && (properties.contains { $0.shell.isStatic } || calls.contains { $0.shell.isStatic })
  }

  /// The properties that every mock is made with.
  var initialized: [MockProperty] { properties.kept(initializes) }

  /// Whether every mock is made with a property: conditional and deprecated ones have to be set, and
  /// a class makes its own.
  func initializes(_ property: MockProperty) -> Bool {
    !overrides && !property.shell.isStatic && property.shell.conditions.isEmpty
      && property.shell.deprecatedName == nil
  }

  /// False where the protocol asks for an initialiser with the same labels, and where those of a
  /// class are inherited.
  var hasOwnInitializer: Bool {
    guard !overrides else { return false }
    let initializers = calls.filter(\.isInitializer)
    guard !initializers.isEmpty else { return true }
    let labels = initialized.map { Optional($0.name.withoutBackticks) }
    return !initializers.contains { $0.parameters.map(\.label) == labels }
  }

  /// Whether who calls the initialiser may not see what makes a property's value by default: the
  /// parameter is nil then where none is given.
  func hidesDefault(of property: MockProperty) -> Bool {
    access >= .package && property.initial?.mayBeHidden == true
  }

  /// Has properties that may be nil begin with it where their defaults are hidden, and that is
  /// not: nil is to mean nothing else there.
  func beginWithNil() {
    for property in initialized where property.mayBeNil && hidesDefault(of: property) {
      property.initial = FixedValue(text: "nil")
    }
  }

  /// Whether comments say something of a member.
  @inline(__always)
  func hasOption(_ option: MockDirective.Member.Option, of name: String) -> Bool {
    !options.isEmpty
      && options.contains { $0.option == option && $0.name == name.withoutBackticks }
  }

  /// The names of the associated types that stay open.
  var openTypes: [String] { generics.parameters.map(\.name) }

  /// Whether there are any.
  var isGeneric: Bool { !generics.parameters.isEmpty }

  /// Whether the protocol has a factory that makes it: its type says what stands for associated
  /// types, and no other values do for the protocol.
  var hasFactory: Bool {
    values == nil && (!isGeneric && arguments.isEmpty || primaryTypes != nil)
  }

  /// The name through the type around it.
  var qualifiedName: String { enclosing.map { "\($0).\(name)" } ?? name }
}
