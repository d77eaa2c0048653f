import Testing

@testable import ArbitraryGenerator

/// What states and actions of the Composable Architecture hold, besides its collections.
struct ReducerTypeTests {
  private static let child = """
    import ComposableArchitecture
    struct Child {
      struct State: Equatable, Identifiable { let id: Int; var n = 0 }
      enum Action: Equatable { case go(Int) }
    }
    """

  @Test(
    "They are made of what they hold, and end where that is not needed",
    arguments: [
      (
        "PresentationAction<Child.Action>", ".dismiss",
        ["{ _ in T.dismiss }", "T.presented(choices.draw(M.Child.Action.self))", "endingIn: 1)"]
      ),
      (
        "StackAction<Child.State, Child.Action>", ".popFrom(id: 0)",
        [
          "T.popFrom(id: .init(integerLiteral: FactoryCheck.Gen<Int>.int(in: 0...9)",
          "action: choices.draw(M.Child.Action.self))", "state: choices.draw(M.Child.State.self))",
        ]
      ),
      ("StackState<Child.State>", "T([])", ["T(choices.draw([M.Child.State].self))"]),
      (
        "IdentifiedAction<Int, Child.Action>", "T.element(id: 0, action: ",
        ["T.element(id: choices.draw(Int.self), action: choices.draw(M.Child.Action.self))"]
      ),
      (
        "AlertState<Child.Action>", "T(title: { [title = \"\"] in TextState(title) })",
        ["T(title: { [title = choices.draw(String.self)] in TextState(title) })"]
      ),
    ])
  func made(type: String, fixed: String, drawn: [String]) throws {
    let generated = Generated("\(Self.child)\nstruct A { let it: \(type) }")
    #expect(generated.notes == [])
    let name = type.replacing("Child.", with: "M.Child.")
    let provided = try #require(generated.provided("M.A"))
    #expect(provided.hasPrefix("M.A(it: \(fixed.replacing("T", with: name, maxReplacements: 1))"))
    for piece in drawn {
      #expect(
        generated.text.contains(
          piece.replacing("T.", with: "\(name).")
            .replacing(/^T\(/, with: "\(name)(")))
    }
  }

  @Test("Actions of a reducer are those of its state and action")
  func ofReducers() {
    let generated = Generated(
      """
      \(Self.child)
      enum Act { case rows(IdentifiedActionOf<Child>), path(StackActionOf<Child>) }
      """)
    #expect(generated.notes == [])
    #expect(!generated.lines(with: "Gen<StackAction<M.Child.State, M.Child.Action>>").isEmpty)
    #expect(!generated.lines(with: "IdentifiedAction<Int, M.Child.Action>.element(").isEmpty)
  }

  @Test("What cannot be made is told with its arguments, so that one instance can be conformed")
  func told() throws {
    let generated = Generated(
      "\(Self.child)\nenum Act { case set(BindingAction<Child.State>), ok }")
    let note = try #require(generated.notes.first)
    #expect(note.hasSuffix("`extension BindingAction<M.Child.State>: @retroactive Arbitrary`"))
    let byHand = Generated(
      """
      \(Self.child)
      import FactoryCheck
      extension BindingAction<Child.State>: @retroactive Arbitrary {}
      enum Act { case set(BindingAction<Child.State>), ok }
      """)
    #expect(byHand.lines(with: "choices.draw(BindingAction<M.Child.State>.self)").count == 1)
  }

  @Test(
    "Those of what macros declare are left out, as nobody conforms that",
    arguments: [
      ("IdentifiedActionOf<Path>", "IdentifiedAction<Path.State.ID, Path.Action>"),
      ("StackActionOf<Path>", "StackAction<Path.State, Path.Action>"),
      ("StackState<Path.State>?", "StackState<Path.State>"),
      ("AlertState<Path.Alert>", nil),
    ])
  func ofMacros(type: String, named: String?) {
    let generated = Generated(
      """
      import ComposableArchitecture
      @Reducer struct Path {}
      enum Act { case path(\(type)), ok }
      """)
    #expect(generated.notes.count == (named == nil ? 0 : 1))
    let note = generated.notes.first?.replacing("M.Path", with: "Path")
    #expect(note?.contains("of type `\(named ?? "")`, which there is no gen for") ?? true)
  }

  @Test("They are left to the compiler where another module has the name")
  func others() {
    let unknown = Generated("import Other\nstruct A { let it: StackState<Int> }")
    #expect(unknown.text.contains("choices.draw(StackState<Int>.self)"))
  }

  /// As much of the package as is used.
  private static let standIn = """
    public struct TextState: Equatable, Sendable { public init<S: StringProtocol>(_ text: S) {} }
    public struct AlertState<Action> {
      public init(
        title: () -> TextState, actions: () -> [Action] = { [] }, message: (() -> TextState)? = nil
      ) {}
    }
    extension AlertState: Equatable where Action: Equatable {}
    public enum PresentationAction<Action> { case dismiss; indirect case presented(Action) }
    extension PresentationAction: Equatable where Action: Equatable {}
    public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral {
      public init(integerLiteral value: Int) {}
    }
    public enum StackAction<State, Action> {
      indirect case element(id: StackElementID, action: Action)
      case popFrom(id: StackElementID)
      case push(id: StackElementID, state: State)
    }
    extension StackAction: Equatable where State: Equatable, Action: Equatable {}
    public struct StackState<Element>: RandomAccessCollection, RangeReplaceableCollection {
      var all: [Element] = []
      public var startIndex: Int { all.startIndex }
      public var endIndex: Int { all.endIndex }
      public subscript(position: Int) -> Element { all[position] }
      public init() {}
      public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
        all.replaceSubrange(range, with: new)
      }
    }
    extension StackState: Equatable where Element: Equatable {}
    public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
      case element(id: ID, action: Action)
    }
    extension IdentifiedAction: Equatable where Action: Equatable {}
    public protocol Reducer<State, Action> { associatedtype State; associatedtype Action }
    public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
      where R.State: Identifiable, R.State.ID: Sendable
    public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
    """

  @Test("They compile in states and actions, also in those that hold each other")
  func compiles() async throws {
    let source = """
      import ComposableArchitecture
      struct Row: Reducer {
        struct State: Equatable, Identifiable { let id: Int; var n = 0 }
        enum Action: Equatable { case tapped, named(String) }
      }
      struct Feature {
        struct State: Equatable {
          var path: StackState<Row.State>
          var later: StackState<Row.State>?
          var alert: AlertState<Row.Action>?
        }
        indirect enum Action: Equatable {
          case alert(PresentationAction<Row.Action>)
          case child(PresentationAction<Action>?)
          case next([PresentationAction<Action>])
          case rows(IdentifiedActionOf<Row>)
          case path(StackActionOf<Row>)
          case stack(StackAction<Row.State, Row.Action>)
        }
      }
      struct Page<T> { var action: PresentationAction<T>; var other: StackAction<Int, T> }
      struct Pages { var all: Page<Int>; var alone: IdentifiedAction<Int, Row.Action> }
      struct Calls { var f: (PresentationAction<Int>) -> PresentationAction<Row.Action> }
      protocol Service {
        func next() -> PresentationAction<Row.Action>
        func row() -> IdentifiedAction<Int, Row.Action>
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let files = try MockCompilation([
      "ComposableArchitecture.swift": Self.standIn, "M.swift": source, "Mocks.swift": mocks.text,
      "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["ComposableArchitecture.swift"], module: "ComposableArchitecture")
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests")
  }

  /// A feature with places to go to, and what the macro declares in those.
  private static let routes = """
    import ComposableArchitecture
    struct Add { struct State: Equatable { var n = 0 }; enum Action { case add(Int) } }
    struct Edit<T> { struct State { var t: T }; enum Action { case set(T) } }
    enum Alert { case ok, no }
    struct Feature {
      @Reducer(state: .equatable) enum Destination {
        case add(Add), edit(on: Edit<Int>)
        case alert(AlertState<Alert>)
        @ReducerCaseEphemeral case asked(Add)
        @ReducerCaseIgnored case seen(Add)
        case note(String, n: Int), pair((Int, Int)), plain
      }
      @ComposableArchitecture.Reducer enum Path { case add(Add = Add()); typealias State = Int }
      @Reducer enum Last { case done }
      struct State { var destination: Destination.State?; var path: StackState<Path.State> }
      enum Action {
        case destination(PresentationAction<Destination.Action>)
        case path(StackAction<Path.State, Path.Action>)
      }
    }
    extension Feature.Last.State: Equatable {}
    """

  private static let declared = """
    import ComposableArchitecture
    extension Feature.Destination {
      enum State {
        case add(Add.State), edit(on: Edit<Int>.State), alert(AlertState<Alert>), asked(Add)
        case seen(Add), note(String, n: Int), pair((Int, Int)), plain
      }
      enum Action {
        case add(Add.Action), edit(on: Edit<Int>.Action), alert(Alert), asked(Add.Action)
        case seen(Never), note(Never), pair(Never), plain(Never)
      }
    }
    extension Feature.Path { enum Action { case add(Add.Action) } }
    extension Feature.Last { enum State { case done }; enum Action { case done(Never) } }
    """

  @Test("An enum of reducers has the states and actions of all, which its macro declares")
  func ofEnums() async throws {
    let generated = GeneratedMocks(Self.routes, testables: ["M"])
    #expect(generated.notes == [])
    for type in ["Destination.State", "Destination.Action", "Path.Action", "Last.State"] {
      #expect(generated.conformances.contains("extension M.Feature.\(type): FactoryCheck."))
    }
    #expect(!generated.conformances.contains("extension M.Feature.Path.State"))
    #expect(!generated.conformances.contains("Last.Action"))
    let plain = Self.routes.replacing(#/@[\w.]*Reducer\w*(\(.*?\))? /#, with: "")
    let files = try MockCompilation([
      "ComposableArchitecture.swift": Self.standIn, "M.swift": plain,
      "Declared.swift": Self.declared, "Gens.swift": generated.conformances,
    ])
    try await files.compile(["ComposableArchitecture.swift"], module: "ComposableArchitecture")
    try await files.compile(["M.swift", "Declared.swift"], module: "M")
    try await files.compile(["Gens.swift"], module: "Tests")
  }
}
