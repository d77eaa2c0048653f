/// The few types that mocks are made of, which are printed once.
struct MockSupport {
  /// What only some mocks need.
  struct Parts: OptionSet {
    var rawValue: UInt8

    static let casting = Parts(rawValue: 1)
    static let statics = Parts(rawValue: 2)
    /// The library's types by their modules' names.
    static let modules = Parts(rawValue: 4)
    static let deprecation = Parts(rawValue: 8)
    static let answers = Parts(rawValue: 16)
  }

  /// What the types are called.
  static let names: Set = [
    "MockAnswer", "MockCalls", "MockDeprecation", "MockStatics", "MockValue",
  ]

  /// The types of the library that they are made of.
  static let libraryNames: Set = ["Int", "NSLock", "ObjectIdentifier", "StaticString", "String"]

  private let parts: Parts
  private let access: String

  /// What mocks need; `access` is `private ` where they stand in the same file.
  init(of mocks: [PrintedMock], access: String) {
    parts = mocks.reduce(into: []) { $0.formUnion($1.support) }
    self.access = access
  }

  func emit(to text: inout SourceText) {
    text.lines(types)
    if parts.contains(.answers) { text.lines("\n\(answers)") }
    if parts.contains(.casting) { text.lines("\n\(casting)") }
    if parts.contains(.statics) { text.lines("\n\(statics)") }
    if parts.contains(.deprecation) { text.lines("\n\(deprecation)") }
  }

  /// What stands before the standard library's types, and what before Foundation's.
  private var swift: StaticString { parts.contains(.modules) ? "Swift." : "" }
  private var foundation: StaticString { parts.contains(.modules) ? "Foundation." : "" }

  private var types: SourceLine {
    """
    /// What one method of a mock was called with, call by call.
    \(access)nonisolated final class MockCalls<Arguments>: @unchecked Sendable {
      private let lock = \(foundation)NSLock()
      private var recorded: [Arguments] = []

      var arguments: [Arguments] {
        lock.lock()
        defer { lock.unlock() }
        return recorded
      }

      var count: \(swift)Int { arguments.count }

      func record(_ arguments: Arguments) {
        lock.lock()
        defer { lock.unlock() }
        recorded.append(arguments)
      }
    }

    /// What a mock keeps, and how often it was set after the mock was made.
    \(access)nonisolated final class MockValue<Value>: @unchecked Sendable {
      private let lock = \(foundation)NSLock()
      private var state: (value: Value, setCount: \(swift)Int)
      private var real: (get: () -> Value, set: (Value) -> Void)?

      init(_ value: Value) { state = (value, 0) }

      private var locked: (value: Value, setCount: \(swift)Int) {
        lock.lock()
        defer { lock.unlock() }
        return state
      }

      var setCount: \(swift)Int { locked.setCount }
      var value: Value {
        get { real?.get() ?? locked.value }
        set {
          // What the old value may end with can ask for the new one.
          lock.lock()
          let old = state.value
          state = (newValue, state.setCount + 1)
          lock.unlock()
          withExtendedLifetime(old) {}
          real?.set(newValue)
        }
      }

      /// Has a real instance keep the value from now on.
      func forward(get: @escaping () -> Value, set: @escaping (Value) -> Void = { _ in }) {
        real = (get, set)
      }
    }
    """
  }

  private var answers: SourceLine {
    """
    /// What handlers answer for generic methods, of which they know no types. One that answers with
    /// a function of a type, `(Any.Type) throws -> Any`, is told which is asked for.
    \(access)nonisolated enum MockAnswer {
      static func cast<Answer>(_ value: Any, for member: \(swift)StaticString = #function) -> Answer {
        do { return try answer(value, for: member) } catch { fatalError("\\(member): \\(error)") }
      }

      static func answer<Answer>(
        _ value: Any, for member: \(swift)StaticString = #function
      ) throws -> Answer {
        let reply = value as? (Any.Type) throws -> Any ?? value as? @Sendable (Any.Type) throws -> Any
        let value = try reply?(Answer.self) ?? value
        guard let answer = value as? Answer else {
          fatalError(
            "the handler of \\(member) made a \\(type(of: value)) where a \\(Answer.self) is asked for")
        }
        return answer
      }
    }
    """
  }

  private var casting: SourceLine {
    """
    /// Functions that handlers may call in place of those of generic methods: what they are given,
    /// and what they answer, is cast.
    \(access)nonisolated extension MockAnswer {
      static func casting<First, Result, KnownFirst, KnownResult>(
        _ function: @escaping @Sendable (First) -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst) -> KnownResult {
        { cast(function(cast($0, for: member)), for: member) }
      }

      static func casting<First, Result, KnownFirst, KnownResult>(
        _ function: @escaping @Sendable (First) throws -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst) throws -> KnownResult {
        { try cast(function(cast($0, for: member)), for: member) }
      }

      static func casting<First, Result, KnownFirst, KnownResult>(
        _ function: @escaping @Sendable (First) async -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst) async -> KnownResult {
        { await cast(function(cast($0, for: member)), for: member) }
      }

      static func casting<First, Result, KnownFirst, KnownResult>(
        _ function: @escaping @Sendable (First) async throws -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst) async throws -> KnownResult {
        { try await cast(function(cast($0, for: member)), for: member) }
      }

      static func casting<First, Second, Result, KnownFirst, KnownSecond, KnownResult>(
        _ function: @escaping @Sendable (First, Second) -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst, KnownSecond) -> KnownResult {
        { cast(function(cast($0, for: member), cast($1, for: member)), for: member) }
      }

      static func casting<First, Second, Result, KnownFirst, KnownSecond, KnownResult>(
        _ function: @escaping @Sendable (First, Second) throws -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst, KnownSecond) throws -> KnownResult {
        { try cast(function(cast($0, for: member), cast($1, for: member)), for: member) }
      }

      static func casting<First, Second, Result, KnownFirst, KnownSecond, KnownResult>(
        _ function: @escaping @Sendable (First, Second) async -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst, KnownSecond) async -> KnownResult {
        { await cast(function(cast($0, for: member), cast($1, for: member)), for: member) }
      }

      static func casting<First, Second, Result, KnownFirst, KnownSecond, KnownResult>(
        _ function: @escaping @Sendable (First, Second) async throws -> Result,
        for member: \(swift)StaticString = #function
      ) -> @Sendable (KnownFirst, KnownSecond) async throws -> KnownResult {
        { try await cast(function(cast($0, for: member), cast($1, for: member)), for: member) }
      }
    }
    """
  }

  private var statics: SourceLine {
    """
    /// What the static members of generic mocks keep, for the types that those are made for.
    \(access)nonisolated final class MockStatics: @unchecked Sendable {
      private static let all = MockStatics()
      private let lock = \(foundation)NSLock()
      private var kept: [\(swift)ObjectIdentifier: [\(swift)String: AnyObject]] = [:]

      /// What a member keeps, as it was to begin with where nothing asked for it before.
      static func of<State: AnyObject>(
        _ mock: Any.Type, _ start: @autoclosure () -> State, member: \(swift)String = #function
      ) -> State {
        all.state(of: member, in: \(swift)ObjectIdentifier(mock), start)
      }

      private func state<State: AnyObject>(
        of member: \(swift)String, in mock: \(swift)ObjectIdentifier, _ start: () -> State
      ) -> State {
        lock.lock()
        let known = kept[mock]?[member]
        lock.unlock()
        if let state = known as? State { return state }
        let start = start()
        lock.lock()
        defer { lock.unlock() }
        if let state = kept[mock]?[member] as? State { return state }
        kept[mock, default: [:]][member] = start
        return start
      }
    }
    """
  }
}

extension MockSupport {
  private var deprecation: SourceLine {
    """
    /// What hands on to a deprecated member, in a function that is deprecated itself.
    \(access)nonisolated protocol MockDeprecation<Function> {
      associatedtype Function
      func function() -> Function
    }

    nonisolated extension MockDeprecation {
      /// The function, of which the compiler does not warn: what a protocol asks for is not deprecated.
      \(access.isEmpty ? "" : "fileprivate ")var forwarded: Function { function() }
    }
    """
  }
}

extension MockSupport.Parts {
  init(of mock: MockPlan) {
    self = []
    if mock.castsAnswers { insert(.answers) }
    if mock.castsFunctions { insert(.casting) }
    if mock.looksUpMembers { insert(.statics) }
    if mock.namesModules { insert(.modules) }
    if mock.handsOnDeprecated { insert(.deprecation) }
  }
}
