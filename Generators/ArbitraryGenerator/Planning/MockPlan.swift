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

/// A property that the mock keeps the value of.
final class MockProperty {
  let name: String
  let type: String
  /// The name of what holds the value.
  @exclusivity(unchecked) var storage = ""
  /// What stands between its name and `CallCount` in that of the count of its setter.
  @exclusivity(unchecked) var setterWord: StaticString = "Set"
  /// The type that is kept: an optional where nothing is there to begin with.
  @exclusivity(unchecked) private(set) var storedType: TypeSyntax
  /// Whether what is kept is a function.
  @exclusivity(unchecked) var isFunction = false
  /// Whether an attribute of the requirement may be a result builder, which the compiler then
  /// applies to the mock's getter as well, unless that says `return`.
  @exclusivity(unchecked) var mayBeBuilt = false
  /// Whether it is on a global actor by an attribute of its own.
  @exclusivity(unchecked) var isOnGlobalActor = false
  /// Whether its type has no values, so that it is never set.
  @exclusivity(unchecked) var isUninhabited = false
  /// The fixed value of its type; nil where none is known.
  @exclusivity(unchecked) var initial: FixedValue?
  /// The type in gens; nil where those draw no values of it.
  @exclusivity(unchecked) var drawn: ResolvedType?
  /// Whether a value of it has to be sent to the mock, which is an actor.
  @exclusivity(unchecked) var isSent = false
  /// Whether the class that is overridden keeps the value, as that of a spy does.
  @exclusivity(unchecked) var isInherited = false
  /// What happens besides where it is asked for or set; nil for nearly all.
  @exclusivity(unchecked) private(set) var connection: MockConnection?
  let hasSetter: Bool
  let shell: MockShell

  init(name: String, type: String, storedType: TypeSyntax, hasSetter: Bool, shell: MockShell) {
    self.name = name
    self.type = type
    self.storedType = storedType
    self.hasSetter = hasSetter
    self.shell = shell
  }

  /// Has it not keep alive what it is set to, and begin with nothing; `type` is that of all that it
  /// is set to.
  func weaken(_ type: TypeSyntax) {
    connect().isWeak = true
    begin(with: FixedValue(text: "nil"), of: type)
  }

  /// Has it begin with a value, and never be nothing.
  func begin(with value: FixedValue, of type: TypeSyntax) {
    initial = value
    storedType = type
  }

  /// What happens besides, from now on.
  func connect() -> MockConnection {
    let connection = connection ?? MockConnection()
    self.connection = connection
    return connection
  }
}

/// Something that is called on a mock, and recorded.
///
/// The planner fills it in and nothing changes it afterwards; it is an object because it is large
/// and handed around much.
final class MockCall {
  enum Kind {
    case function(String)
    /// A property whose getter throws or suspends.
    case getter(String)
    indirect case `subscript`(setter: MockCall?)
    case initializer(InitializerDeclaration.Failability)
  }

  /// What a call without a handler does.
  enum Answer: Sendable, Equatable {
    case nothing
    case value(FixedValue)
    /// What the class answers that is overridden.
    case inherited
    case trap
  }

  /// What is called with an answer: a parameter that is a function, or one of two, the first of them
  /// for success and the second for failure.
  struct Completion {
    let functions: [Function]
    /// Whether it has to be called on the main actor, where the handler is not.
    let isOnMainActor: Bool
    /// What the method itself answers.
    let answer: Own

    /// Whether it is drawn which of two is called.
    var isPair: Bool { functions.count == 2 }

    struct Function {
      let position: Int
      /// What it is called with.
      let arguments: [ResolvedType]
      let isOptional: Bool
      /// The one that is nil of a value and an error, where it takes both.
      var missing: Missing?

      enum Missing { case value, error }
    }

    enum Own { case nothing, drawn, `nil` }
  }

  var kind: Kind
  /// The name that those of count, arguments and handler begin with.
  var name: String
  /// The name that it is to have; nil where it gets one of what tells it from others.
  var givenName: String?
  /// What messages call it, and the parameters behind that; nil where there are no parentheses.
  private let titled: (name: String, parameters: [Parameter]?)
  @exclusivity(unchecked) private(set) var shell: MockShell
  /// `<T: Hashable>`, empty where there is nothing generic.
  var genericClause = ""
  /// ` where T.Element == Int`.
  var whereClause = ""
  @exclusivity(unchecked) var parameters: [MockParameter] = []
  /// The parameters that outlive the call.
  @exclusivity(unchecked) var shown: [MockParameter] = []
  @exclusivity(unchecked) var effects = Effects()
  /// The effects of the handler.
  @exclusivity(unchecked) var handlerEffects = Effects()
  /// Whether the handler's error is of a wider type than the method's.
  var castsError = false
  /// Whether nothing but an error that it rethrows could make it generic.
  var isGenericToRethrow = false
  /// What stands behind the arrow; nil where nothing does.
  @exclusivity(unchecked) var result: TypeSyntax?
  /// What handlers answer; nil where they answer nothing.
  @exclusivity(unchecked) var handlerResult: TypeSyntax?
  /// Whether the handler's result is of a wider type than the method's.
  var castsResult = false
  /// What handlers are marked with: `@Sendable`, `@MainActor`.
  @exclusivity(unchecked) var handlerAttributes: [String] = []
  /// Whether handlers run where the call does, as on the mock's actor, or on one that is an
  /// argument: what they are given may be a part of that.
  var runsHandlerOnCaller = false
  var isOnMainActor: Bool { handlerAttributes.contains(where: \.namesMainActor) }
  var answer = Answer.nothing
  /// What gens draw for each call; nil where they draw nothing.
  var drawn: MockAnswers?
  /// What is called with what is drawn; nil where that is answered.
  var completion: Completion?
  /// Whether, without a handler, what is spied on is asked before all else: where no handler could
  /// stand for it.
  var asksFirst = false
  /// Why gens draw nothing, where that may surprise.
  var undrawn: Unsupported?
  /// The completion handler that gens do not call.
  var uncalled: String?
  /// Whether it takes a value of a type that has none, so that nobody calls it.
  var isNeverCalled = false
  /// The conditions without which it would be such a call.
  @exclusivity(unchecked) var calledUnder: [String] = []
  /// Whether count and handler are shared between tasks, and kept behind a lock.
  var isShared = false
  var keepsHistory = true

  init(
    kind: Kind, name: String, title: String, of parameters: [Parameter]? = nil, shell: MockShell
  ) {
    self.kind = kind
    self.name = name
    titled = (title, parameters)
    self.shell = shell
  }
}

extension MockCall {
  /// The method as messages show it, `getPosts(id:)`: few are shown.
  var title: String {
    guard let parameters = titled.parameters else { return titled.name }
    return String { title in
      title.append("", titled.name, "(")
      for parameter in parameters { title.append("", parameter.label ?? "_", ":") }
      title.append(")")
    }
  }

  /// The setter of a subscript, as something that is called as well.
  var setter: MockCall? { if case .subscript(let setter?) = kind { setter } else { nil } }

  var isInitializer: Bool { if case .initializer = kind { true } else { false } }

  /// Says whether what is spied on is asked before all else.
  func askFirst(_ asks: Bool = true) {
    asksFirst = asks
    setter?.asksFirst = asks
    if asks { shell.attributes += shell.deprecation.filter { !shell.attributes.contains($0) } }
  }

  /// Whether it is the setter of a subscript.
  var isSetter: Bool { if case .subscript(setter: nil) = kind { result == nil } else { false } }
}

extension MockCall.Answer {
  /// The fixed value that is answered; nil for what is none.
  var value: FixedValue? { if case .value(let value) = self { value } else { nil } }
}

extension ResolvedType {
  /// What stands for an answer of a type that the call alone knows.
  static let late = ResolvedType.unknown("FactoryCheck.LateAnswer", isConformed: true)
}

/// The answers of a call, as gens draw them: an object, as it is handed around much.
final class MockAnswers: Sendable {
  /// Nil where no values of it are made: each call throws then.
  let result: ResolvedType?
  /// What may be thrown instead; nil where nothing may.
  let error: ResolvedType?
  /// What a result fails with that the call alone knows the type of; nil where nobody says.
  let failures: ResolvedType?

  init(result: ResolvedType?, error: ResolvedType?, failures: ResolvedType? = nil) {
    self.result = result
    self.error = error
    self.failures = failures
  }
}
