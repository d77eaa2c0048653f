import Testing

@testable import ArbitraryGenerator

/// Which functions are for success and failure of one thing, so that gens draw which is called.
struct MockCompletionPairTests {
  private static let pairs: [String] = [
    "success: () -> Void, failure: () -> Void",
    "_ name: String, onFailure: (Int) -> Void, onSuccess: () -> Void",
    "_ success: (Int) -> Void, _ failure: (String) -> Void",
    "success done: (Int) -> Void, failure sent: (String) -> Void",
    "onSuccess handler: (Int) -> Void, onError errorHandler: (Int) -> Void",
    "successHandler: ((Int) -> Void)?, errorHandler: ((Int) -> Void)?",
    "successBlock: (Int) -> Void, failureBlock: (Int) -> Void",
    "success_callback: (Int) -> Void, error_callback: (Int) -> Void",
    "didSucceed: (Int) -> Void, didFail: (Int) -> Void",
    "onLoginSuccess: (Int) -> Void, onLoginFailure: (Int) -> Void",
    "`success`: (Int) -> Void, `error`: (Int) -> Void",
    "success: Done, failure: Done?",
    "completion: (Int) -> Void, failure: (Int) -> Void",
    "completionHandler: (Int, String) -> Void, errorHandler: (Int) -> Void",
    "success: (Int) -> Void, failure: (Int) -> Void, progress: (Double) -> Void",
    "success: (Int) -> Void, error: (Int) -> Void, cancel: () -> Void",
    "success: (Result<Int, E>) -> Void, failure: (E?) -> Void",
  ]

  @Test(
    "Two functions are told to be for success and for failure by what they are called",
    arguments: pairs)
  func told(parameters: String) {
    let mocks = GeneratedMocks(source(parameters), testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("switch fScript"))
  }

  @Test("What calls one of them compiles")
  func compiling() async throws {
    let functions = Self.pairs.enumerated().map { "func f\($0)(\($1))" }.joined(separator: "\n")
    let source = "protocol P {\n\(functions)\n}\n" + Self.types
    try await GeneratedMocks(source, testables: ["M"]).compile(beside: source)
  }

  @Test(
    "Two of which not surely one is called are left alone, unless one is a completion handler",
    arguments: [
      ("success: () -> Void", 0),
      ("failure: () -> Void, other: () -> Void", 0),
      ("success: () -> Void, onSuccess: () -> Void", 0),
      ("success: () -> Void, failure: () -> Void, error: () -> Void", 0),
      ("success: () -> Void, failure: () -> Void, finally: () -> Void", 0),
      ("success: () -> Void, failure: () -> Void, onCompleted: () -> Void", 0),
      ("success: () -> Void, failure: () -> Void, completion: () -> Void", 1),
      ("loadSuccess: () -> Void, saveFailure: () -> Void", 0),
      ("success: () -> Void, errorLogger: (Int) -> Void", 0),
      ("success: () -> Void, successOrFailure: (Int) -> Void", 0),
      ("success failure: () -> Void, failure success: (Int) -> Void", 0),
      ("success: (Int) -> Void, mirror: (Int) -> Void, mail: (Int) -> Void", 0),
      ("success: () -> Int, failure: () -> Int", 0),
      ("success: (Int) throws -> Void, failure: () -> Void", 0),
      ("success: () async -> Void, failure: () -> Void", 0),
      ("success: (inout Int) -> Void, failure: () -> Void", 0),
      ("success: Int, failure: () -> Void", 0),
      ("success: (() -> Void)..., failure: () -> Void", 0),
      ("success: @MainActor () -> Void, failure: () -> Void", 0),
      ("successCallback: () -> Int, failureCallback: () -> Void", 0),
      ("completion: () -> Void, failure: (Int) -> Void", 1),
      ("completion: (Int?) -> Void, failure: (Int) -> Void", 1),
      ("completion: (Int, Bool) -> Void, failure: (Int) -> Void", 1),
      ("completion: (Result<Int, E>) -> Void, failure: (Int) -> Void", 1),
      ("completion: (Int, any Error) -> Void, failure: (Int) -> Void", 1),
      ("completion: (Perhaps) -> Void, failure: (Int) -> Void", 1),
      ("completion: (Int) -> Void, callback: (Int) -> Void", 0),
    ])
  func others(parameters: String, scripts: Int) {
    let mocks = GeneratedMocks(source(parameters), testables: ["M"])
    #expect(mocks.notes == [])
    #expect(!mocks.conformances.contains("Ending"))
    #expect(mocks.conformances.components(separatedBy: "choices.script(").count == scripts + 1)
  }

  private func source(_ parameters: String) -> String {
    "protocol P { func f(\(parameters)) }\n" + Self.types
  }

  private static let types = """
    typealias Done = (Int) -> Void
    typealias Perhaps = Int?
    enum E: Error { case lost }
    """

  @Test("Where one of both cannot be drawn, a note says so, and neither is called")
  func notes() {
    let mocks = GeneratedMocks(
      """
      protocol P { func f(success: (any P) -> Void, failure: () -> Void) }
      protocol Q { func f(success: () -> Void, failure: (Locked) -> Void) }
      struct Locked { private init() {} }
      """)
    #expect(
      mocks.notes.filter { $0.contains("gets no drawn values") }
        == [
          """
          Sources/M/A.swift:1:10: note: `P` gets no drawn values for `f(success:failure:)`: what it \
          answers or throws is of protocol type, `any P`, whose mock has no end: what it answers may \
          hold another one
          """,
          """
          Sources/M/A.swift:2:10: note: `Q` gets no drawn values for `f(success:failure:)`: what it \
          answers or throws is of type `Locked`, which is skipped as well
          """,
        ].map { "\($0)\n  fix: set the mock's handlers and properties in the property" })
    #expect(!mocks.conformances.contains("Script"))
  }

  @Test(
    "What one of both is called with may lead back, so that the type stands for it",
    arguments: ["(Session) -> Void", "Done", "Of<Session>"])
  func leadingBack(handler: String) async throws {
    let source = """
      typealias Done = (Session) -> Void
      typealias Of<T> = (T?) -> Void
      struct Session { let service: any P; let n: Int }
      protocol P { func login(success: @escaping \(handler), failure: @escaping () -> Void) }
      final class Real: P {
        func login(success: @escaping \(handler), failure: @escaping () -> Void) {}
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("service: choices.draw(M.Real.self)"))
    #expect(mocks.conformances.contains("case .failure: failure()"))
    try await mocks.compile(beside: source)
  }

  @Test("They are called wherever they have to be, in each language", arguments: [5, 6])
  func actors(version: Int) async throws {
    let functions = "onSuccess: @escaping @MainActor (Int) -> Void, onFailure: @escaping Sent"
    let source = """
      public typealias Sent = @Sendable (any Error) -> Void
      @MainActor public protocol P {
        func f(value: Int, sent: Int, \(functions)) -> Int
        nonisolated func g(\(functions)) async throws -> Int?
        func h(success: @escaping (Int) -> Void, failure: ((String, Int) -> Void)?)
      }
      public protocol Q: Sendable {
        func f(\(functions)) throws
        func g<T>(success: @escaping (T) -> Void, failure: @escaping (String) -> Void) -> Int
        func h(success: @escaping (Int) -> Void, failure: ((String, Int) -> Void)?)
      }
      public protocol R: Actor {
        func f(\(functions))
        func g(success: @escaping @Sendable () -> Void, failure: @escaping @Sendable () -> Void)
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.components(separatedBy: "FactoryCheck.Ending<").count > 8)
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", version: version)
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests", version: version)
  }

  private static let eitherHandlers: [String] = [
    "completion: @escaping (Int?, (any Error)?) -> Void",
    "completion: ((String?, E?) -> Void)?",
    "reply: @escaping Ended",
    "callback: @escaping @Sendable (_ user: [Int]?, _ error: Error?) -> Void",
    "completion: @escaping @MainActor (Int?, E?) -> Void",
  ]

  private static let endings =
    types + "\npublic typealias Ended = (Int?, (any Error)?) -> Void\nextension E: Sendable {}"

  @Test("Of a value and an error that may be nil one is given", arguments: eitherHandlers)
  func one(parameter: String) {
    let mocks = GeneratedMocks("protocol P { func f(\(parameter)) }\n" + Self.endings)
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("FactoryCheck.Ending<"))
    #expect(mocks.conformances.contains("(value, nil)"))
    #expect(mocks.conformances.contains("(nil, value)"))
  }

  @Test("What gives one of them compiles", arguments: [5, 6])
  func eitherCompiles(version: Int) async throws {
    let functions = Self.eitherHandlers.enumerated().map {
      "func f\($0)(\($1))\nfunc g\($0)(\($1)) throws -> Int"
    }
    let source =
      "public protocol P {\n\(functions.joined(separator: "\n"))\n}\n"
      + "@MainActor public protocol Q {\n\(functions.joined(separator: "\n"))\n}\n"
      + Self.endings.replacing("\nenum E", with: "\npublic enum E")
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M", version: version)
    try await files.compile(["Mocks.swift", "Gens.swift"], module: "Tests", version: version)
  }

  @Test(
    "Other arguments are drawn apart",
    arguments: [
      "(Int?, Int?) -> Void", "(E?, (any Error)?) -> Void", "(Int, (any Error)?) -> Void",
      "(Int?, any Error) -> Void", "(Int?, Int?, (any Error)?) -> Void", "((any Error)?) -> Void",
      "(Void?, (any Error)?) -> Void",
    ])
  func apart(handler: String) {
    let mocks = GeneratedMocks(source("completion: \(handler)"), testables: ["M"])
    #expect(!mocks.conformances.contains("Ending"))
    #expect(mocks.conformances.components(separatedBy: "choices.script(").count == 2)
  }

  @Test(
    "A completion handler that gens do not call is named",
    arguments: [
      "completion: @escaping (Int) async -> Void", "completion: ((Int) throws -> Void)?",
      "completion: (Int, @escaping () -> Void) -> Void", "completion: (inout Int) -> Void",
      "callback completion: @escaping @Other (Int) -> Void", "completion: Later",
    ])
  func uncalled(parameter: String) {
    let types = """
      typealias Later = (Int) async -> Void
      @globalActor actor Other { static let shared = Other() }
      """
    let mocks = GeneratedMocks("protocol P { func f(\(parameter)) }\n" + types)
    let label = parameter.hasPrefix("callback") ? "callback" : "completion"
    #expect(
      mocks.notes.filter { $0.contains("`P`") } == [
        """
        Sources/M/A.swift:1:10: note: `P` never calls the `completion` of `f(\(label):)` when it is \
        drawn: only what neither waits nor throws, is given plain values, and runs here or on the \
        main actor is called
          fix: set the mock's handlers and properties in the property
        """
      ])
    #expect(!mocks.conformances.contains("Script"))
  }

  @Test(
    "What may not be one is not",
    arguments: ["completion: Int", "completion: (Int) -> Bool", "completions: [() -> Void]"])
  func unnamed(parameter: String) {
    #expect(GeneratedMocks(source(parameter)).notes == [])
  }
}
