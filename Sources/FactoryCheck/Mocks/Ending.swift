/// How a call ends that takes two functions, one for success and one for failure, and calls one of
/// them, with what is kept here.
///
/// Generated gens of protocols draw scripts of endings; for a mock made by hand:
///
/// ```swift
/// let clients = Gen<any Client> { choices throws(Discard) in
///   let mock = ClientMock()
///   let logIn = try choices.script(
///     of: .ending(User.arbitrary(), .constant(URLError(.timedOut))), for: mock, "logIn")
///   mock.logInHandler = { success, failure in
///     switch logIn.next() {
///     case .success(let user): success(user)
///     case .failure(let error): failure(error)
///     }
///   }
///   return mock
/// }
/// ```
///
/// Reports show what was called behind the call: `ClientMock.logIn() → failure(URLError(…))`. What a
/// failure is called with need be no error, as that of a `Result` has to be.
public enum Ending<Success, Failure> {
  /// What the function for success is called with; a tuple where it takes several arguments.
  case success(Success)
  /// What the function for failure is called with.
  case failure(Failure)
}

extension Ending: Sendable where Success: Sendable, Failure: Sendable {}

extension Ending: ScriptedAnswer {
  func words(_ describe: (Any) -> String) -> String {
    switch self {
    case .success(let arguments): words("success", arguments, describe)
    case .failure(let arguments): words("failure", arguments, describe)
    }
  }
}

// MARK: - Gens

extension Ending: Arbitrary where Success: Arbitrary, Failure: Arbitrary {
  /// A success, the simpler, or a failure, each as likely.
  public static func arbitrary() -> Gen<Ending> {
    .ending(Success.arbitrary(), Failure.arbitrary())
  }
}

extension Gen {
  /// A gen of successes, the simpler, and failures, each as likely.
  ///
  /// ```swift
  /// let endings = Gen<Ending<Int, String>>.ending(.int(in: 0...9), .constant("offline"))
  /// ```
  ///
  /// - Parameters:
  ///   - successes: What the function for success is called with.
  ///   - failures: What the function for failure is called with.
  public static func ending<Success, Failure>(
    _ successes: Gen<Success>, _ failures: Gen<Failure>
  ) -> Gen where Value == Ending<Success, Failure> {
    .oneOf(successes.map(Ending.success), failures.map(Ending.failure))
  }
}
