/// Why there is no mock of a protocol, or why gens make less of it than of others.
enum MockNote: Error, Sendable, Hashable {
  /// What cannot be read, and the option that it stands in.
  case unreadableOption(String, of: String?)
  case unknownOption(String)
  /// What the comment asks for a member by, and what of it cannot be.
  case noModifier(String)
  case noSubject(String)
  case noOverloads(String)
  case rxSubject(String, String)
  case misdirected(MockMisdirection)
  /// The mock's name, which another type's mock has, too.
  case sameName(String, other: String, at: SourceLocation)
  /// The mock's name with its module in front, which other modules have one of, too.
  case nameOfModule(String)
  case notVisible(AccessLevel)
  case unavailable
  case unknownParent(String)
  case superclass(String)
  case ofPlainValues
  case distributed
  /// A class that has no subclasses elsewhere, or what is none.
  case notOpen(isPublicClass: Bool)
  /// A typealias that has no mock, or that of another one, which stands for the same.
  case noComposition
  case sameComposition(String)
  case noInitializer
  case noEraserOfClass
  /// A member of a generic class that a class inherits and its mock leaves alone, or all of them.
  case notOverridden(String, of: String)
  case noneOverridden(of: String)
  case selfReferring(String)
  case conditionalType(String)
  case unfit(String, type: String, bound: String)
  case pack(String)
  case notCopyableParameter(String)
  /// A member that takes a `Span<T>` of a type which the call alone knows.
  case notEscapableParameter(String)
  /// A member with a type whose argument conforms on the main actor alone.
  case isolatedArgument(String, type: String, argument: String)
  /// No file for mocks is named, of which there would be others too.
  case noOutput(others: Int)
  case noSpy(String, MockObstacle)
  /// A member that stays the mock's own.
  case notSpied(String, MockObstacle)
  case noEraser(String, MockObstacle)
  /// An eraser's name that a type of the sources has.
  case eraserNameTaken(String)
  case noSpyInitializer
  case noGen(NoGen)
  /// A member that answers the same in each mock that gens make.
  case fixed(String, Unsupported)
  /// A member that always throws in the mocks that gens make.
  case throwing(String, Unsupported)
  /// A member that names what is deprecated, which gens leave alone.
  case deprecated(String, name: String)
  /// A member that is given a completion handler, which it never calls.
  case uncalled(String, handler: String)

  /// Why no gen makes mocks of a protocol.
  enum NoGen: Sendable, Hashable {
    case initializer
    /// A type of its members, whose argument conforms on the main actor alone.
    case isolatedArgument(String, String)
    /// A static member that is called as what gens make mocks by.
    case member(String)
    /// The class that it inherits from, which is made on the main actor alone.
    case superclass(String)
  }
}

extension MockNote {
  /// Whether it is about what gens answer for one member.
  var isOfCall: Bool {
    switch self {
    case .fixed, .throwing, .deprecated, .uncalled: true
    default: false
    }
  }

  func diagnostic(for type: IndexedType) -> Diagnostic {
    diagnostic(at: type.header.location, of: type.qualifiedName)
  }

  /// The same of what is declared somewhere by a name.
  func diagnostic(at location: SourceLocation, of name: String) -> Diagnostic {
    Diagnostic(severity, at: location, "`\(name.bare)` \(message)", hint: hint)
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .unreadableOption, .unknownOption, .noModifier, .noSubject, .noOverloads, .rxSubject,
      .sameName:
      .error
    case .misdirected(let misdirection): misdirection.severity
    case .unfit, .noOutput, .noSpy, .notSpied, .noEraser, .eraserNameTaken, .noSpyInitializer,
      .notOpen, .noEraserOfClass, .noComposition, .sameComposition:
      .warning
    default: .note
    }
  }

  private var message: String {
    switch self {
    case .unreadableOption(let text, _): "has an option that cannot be read: `\(text)`"
    case .unknownOption(let word): "asks for the option `\(word)`, and there is no such option"
    case .noModifier(let word): "asks for a member that is `\(word)`, which none can be"
    case .noSubject(let text):
      "asks for a publisher of `\(text)`, which is none of Combine's subjects"
    case .noOverloads(let word): "asks for overloads by `\(word)`, which is no way to name them"
    case .rxSubject(let member, let subject):
      "asks for `\(member)` to be of a `\(subject)`, and mocks know nothing of RxSwift"
    case .misdirected(let misdirection): misdirection.message
    case .sameName(let name, let other, let place):
      "is to have the mock `\(name)`, and so is `\(other.bare)`, at \(place)"
    case .nameOfModule(let name): "gets the mock `\(name)`, for other modules have one of its name"
    case .notVisible(let level): "gets no mock: it is \(level.rawValue)"
    case .unavailable: "gets no mock: it is unavailable"
    case .unknownParent(let name) where StandardProtocols.ofNoMock.contains(name):
      "gets no mock: it inherits the standard library's `\(name)`, which no mock conforms to"
    case .unknownParent(let name):
      "gets no mock: it inherits `\(name.bare)`, which is not in the sources"
    case .superclass(let name): "gets no mock: it asks for a subclass of `\(name.bare)`"
    case .ofPlainValues: "gets no mock: it inherits `BitwiseCopyable`, which no class is"
    case .distributed: "gets no mock: it is distributed"
    case .notOpen(isPublicClass: true): "gets no mock: it is public, and not open"
    case .notOpen: "gets no mock: only protocols and classes that can be subclassed have mocks"
    case .noComposition: "gets no mock: it stands for no protocols that one could be of together"
    case .sameComposition(let name):
      "gets no mock of its own: `\(name.bare)` stands for the same protocols, and has one"
    case .noInitializer: "gets no mock: all of its initialisers are private"
    case .noEraserOfClass: "gets no type eraser: it is a class, and a type already"
    case .notOverridden(let member, let owner):
      "gets a mock that does not override `\(member.bare)`, which a where clause gives to some "
        + "`\(owner.bare)` alone"
    case .noneOverridden(let owner):
      "gets a mock that overrides nothing of `\(owner.bare)`, which is generic and not named with its "
        + "types"
    case .selfReferring(let name):
      "gets no mock: what its associated type `\(name.bare)` has to be refers to the mock itself"
    case .conditionalType(let name):
      "gets no mock: its associated type `\(name.bare)` depends on `#if`"
    case .unfit(let name, let type, let bound):
      "gets no mock: its associated type `\(name.bare)` is to be `\(type.bare)`, which is no "
        + "`\(bound)`"
    case .pack(let member):
      "gets no mock: `\(member.bare)` has a parameter pack or a value parameter"
    case .notCopyableParameter(let member):
      "gets no mock: `\(member.bare)` takes or gives what is not copyable"
    case .notEscapableParameter(let member):
      "gets no mock: `\(member.bare)` takes what ends with the call, of a type that no handler knows"
    case .isolatedArgument(let member, let type, let argument):
      "gets no mock: `\(member.bare)` names `\(type.bare)`, and `\(argument.bare)` conforms on the "
        + "main actor alone"
    case .noOutput(0): "is to be mocked, and no file for mocks is named"
    case .noOutput(let others):
      "and \(others) more are to be mocked, and no file for mocks is named"
    case .noSpy(let member, let obstacle):
      "gets no spy: `\(member.bare)` \(obstacle.rawValue)"
    case .notSpied(let member, let obstacle):
      "gets a spy that does not hand on `\(member.bare)`, which \(obstacle.rawValue)"
    case .noEraser(let member, let obstacle):
      "gets no type eraser: `\(member.bare)` \(obstacle.rawValue)"
    case .eraserNameTaken(let name): "gets no type eraser: the sources have a type `\(name)`"
    case .noSpyInitializer:
      "gets no spy: it asks for an initialiser that takes the place of the mock's own"
    case .noGen(let reason): "gets a mock and no gen: \(reason.text)"
    case .fixed(let member, let reason):
      "gets no drawn values for `\(member.bare)`: what it answers or throws is \(reason.text)"
    case .throwing(let member, let reason):
      "throws at each call of `\(member.bare)`: what it answers is \(reason.text)"
    case .deprecated(let member, let name):
      "gets no drawn values for `\(member.bare)`: it names `\(name.bare)`, which is deprecated"
    case .uncalled(let member, let handler):
      "never calls the `\(handler.bare)` of `\(member.bare)` when it is drawn: only what neither waits "
        + "nor throws, is given plain values, and runs here or on the main actor is called"
    }
  }

  private var hint: String {
    switch self {
    case .unknownOption(let word):
      NearestName.of(word, among: MockDirective.options).map { "did you mean `\($0)`?" }
        ?? "the options are \(MockDirective.options.map { "`\($0)`" }.joined(separator: ", "))"
    case .unreadableOption(_, let option):
      "write `@mockable(\(MockDirective.example(of: option)))`, on one line"
    case .noModifier: "write `weak` or `dynamic`"
    case .noOverloads: "write `labels` or `mockolo`"
    case .noSubject:
      "write `PassthroughSubject`, `CurrentValueSubject`, or `@Published` and a property's name"
    case .rxSubject(let member, let subject):
      "leave it out, and set the mock's `\(member)` to a `\(subject)` of the test's own"
    case .misdirected(let misdirection): misdirection.hint
    case .sameName: "call one of them otherwise: `@mockable(override: name = …)`"
    case .nameOfModule: "name it otherwise: `@mockable(override: name = …)`"
    case .notVisible(let level): level < .internal ? "make it internal" : "make it public"
    case .notOpen(isPublicClass: true):
      "declare it as `open`, or leave `access: public` out of the settings of its mocks"
    case .notOpen: "make a protocol of what its users need"
    case .noComposition: "put the comment above what it stands for"
    case .sameComposition: "leave out `@mockable`"
    case .noInitializer: "make one internal"
    case .noEraserOfClass: "leave out `eraser`"
    case .notOverridden: "override it in the class"
    case .noneOverridden: "override in the class what the mock is to override"
    case .unknownParent(let name) where StandardProtocols.isElsewhere(name):
      "write its mock by hand"
    case .unknownParent: "include the file that declares it, or write its mock by hand"
    case .noGen(.initializer), .noGen(.member), .fixed, .throwing, .deprecated, .uncalled:
      "set the mock's handlers and properties in the property"
    case .noGen(.superclass): "make it in the property, on the main actor, and set its handlers"
    case .selfReferring: "give its associated types: `@mockable(typealias: Element = String)`"
    case .unfit(let name, _, let bound):
      "name a type that conforms to `\(bound)`: `@mockable(typealias: \(name) = …)`"
    case .noOutput: "add `mocks.output: Tests/Mocks.swift` to the settings"
    case .isolatedArgument(_, _, let argument), .noGen(.isolatedArgument(_, let argument)):
      "declare `\(argument.bare)` as `nonisolated`"
    case .unavailable: "use what took its place"
    case .superclass, .ofPlainValues, .distributed, .pack, .notCopyableParameter,
      .notEscapableParameter, .conditionalType:
      "write its mock by hand"
    case .noSpy, .noSpyInitializer: "set the mock's handlers to what the real instance answers"
    case .notSpied: "set its handler to what the real instance answers"
    case .noEraser: "write it by hand"
    case .eraserNameTaken: "leave out `eraser`, or call that type otherwise"
    }
  }
}

extension MockNote.NoGen {
  fileprivate var text: String {
    switch self {
    case .initializer: "it asks for an initialiser that takes the place of the mock's own"
    case .isolatedArgument(let type, let argument):
      "it names `\(type.bare)`, and `\(argument.bare)` conforms on the main actor alone"
    case .member(let name): "it has `\(name)` of its own, as gens ask for"
    case .superclass(let name): "it is a `\(name.bare)`, which is made on the main actor alone"
    }
  }
}
