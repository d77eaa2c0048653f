extension Result: Providable where Success: Providable {
  /// The success type's fixed value.
  @inlinable
  public static func provide() -> Result { .success(Success.provide()) }
}

extension Result: Arbitrary where Success: Arbitrary, Failure: Arbitrary {
  /// A success, the simpler, or a failure, each as likely.
  @inlinable
  public static func arbitrary() -> Gen<Result> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws a success or a failure.
  @inlinable
  public static func draw(_ choices: inout Choices) throws(Discard) -> Result {
    choices.begin(.alternatives(2))
    let result: Result =
      choices.alternative(of: 2) == 0
      ? .success(try Success.draw(&choices)) : .failure(try Failure.draw(&choices))
    choices.end()
    return result
  }
}

extension Gen {
  /// A gen of successes, the simpler, and failures, each as likely.
  ///
  /// ```swift
  /// let replies = Gen<Result<Int, any Error>>.result(.int(), .constant(CancellationError()))
  /// ```
  public static func result<Success, Failure>(
    _ successes: Gen<Success>, _ failures: Gen<Failure>
  ) -> Gen where Value == Result<Success, Failure> {
    .oneOf(successes.map(Result.success), failures.map(Result.failure))
  }

  /// A gen of successes alone, of what never fails.
  ///
  /// ```swift
  /// let ages = Gen<Result<Int, Never>>.result(.int(in: 0...150))
  /// ```
  public static func result<Success>(
    _ successes: Gen<Success>
  ) -> Gen where Value == Result<Success, Never> {
    successes.map(Result.success)
  }

  /// A gen of failures alone, of what never succeeds.
  public static func result<Failure>(
    failures: Gen<Failure>
  ) -> Gen where Value == Result<Never, Failure> {
    failures.map(Result.failure)
  }
}
