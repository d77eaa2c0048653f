/// The few types that all mocks are made of, which are printed once.
struct MockSupport {
  /// `private ` where all mocks stand in the same file.
  private let access: String
  private let source: String

  /// The types that mocks need; `access` is `private ` where they stand in the same file.
  init(of mocks: [PrintedMock], access: String) {
    self.access = access
    source =
      mocks.contains(where: \.looksUpMembers) ? "\(Self.types)\n\n\(Self.statics)" : Self.types
  }

  func emit(to text: inout SourceText) {
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      text.line("\(line.replacing("<access>", with: access))")
    }
  }

  private static let types = """
    /// What one method of a mock was called with, call by call.
    <access>nonisolated final class MockCalls<Arguments>: @unchecked Sendable {
      private let lock = NSLock()
      private var recorded: [Arguments] = []

      var arguments: [Arguments] { lock.withLock { recorded } }
      var count: Int { lock.withLock { recorded.count } }

      func record(_ arguments: Arguments) {
        lock.withLock { recorded.append(arguments) }
      }
    }

    /// What a mock keeps, and how often it was set after the mock was made.
    <access>nonisolated final class MockValue<Value>: @unchecked Sendable {
      private let lock = NSLock()
      private var state: (value: Value, setCount: Int)
      private var real: (get: () -> Value, set: (Value) -> Void)?

      init(_ value: Value) { state = (value, 0) }

      var setCount: Int { lock.withLock { state.setCount } }
      var value: Value {
        get { real?.get() ?? lock.withLock { state.value } }
        set {
          lock.withLock { state = (newValue, state.setCount + 1) }
          real?.set(newValue)
        }
      }

      /// Has a real instance keep the value from now on.
      func forward(get: @escaping () -> Value, set: @escaping (Value) -> Void = { _ in }) {
        real = (get, set)
      }
    }

    /// What handlers answer for generic methods, of which they know no types.
    <access>nonisolated enum MockAnswer {
      static func cast<Answer>(_ value: Any) -> Answer {
        guard let answer = value as? Answer else {
          fatalError("a handler answered \\(type(of: value)), and the call needs \\(Answer.self)")
        }
        return answer
      }
    }
    """
  private static let statics = """
    /// What the static members of generic mocks keep, for the types that those are made for.
    <access>nonisolated enum MockStatics {
      private static let lock = NSLock()
      private nonisolated(unsafe) static var kept: [ObjectIdentifier: [String: AnyObject]] = [:]

      /// What a member keeps, as it was to begin with where nothing asked for it before.
      static func of<State: AnyObject>(
        _ mock: Any.Type, _ start: @autoclosure () -> State, member: String = #function
      ) -> State {
        let mock = ObjectIdentifier(mock)
        if let state = lock.withLock({ kept[mock]?[member] }) as? State { return state }
        let start = start()
        return lock.withLock {
          if let state = kept[mock]?[member] as? State { return state }
          kept[mock, default: [:]][member] = start
          return start
        }
      }
    }
    """
}
