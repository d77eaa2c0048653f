/// The few types that all mocks are made of, which are printed once.
enum MockSupport {
  /// Prints them; `access` is `private ` where all mocks stand in the same file.
  static func emit(access: String, to text: inout SourceText) {
    for line in lines { text.line("\(line.replacing("<access>", with: access))") }
  }

  private static let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)

  private static let source = """
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
}
