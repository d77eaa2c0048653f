extension Choices {
  /// A function that may run anywhere: the same one as `@Sendable`, or on a global actor.
  ///
  /// ```swift
  /// struct Job<Output> { let run: @Sendable (Int) -> Output }
  ///
  /// extension Job: Providable where Output: Providable {
  ///   static func provide() -> Job {
  ///     Job(run: Choices.free({ _ in Output.provide() } as (Int) -> Output))
  ///   }
  /// }
  /// ```
  ///
  /// In a generic type the compiler warns of a closure that names an open type and may run
  /// elsewhere, since a conformance of that type may be on an actor. This leaves it to the caller
  /// that none is.
  ///
  /// - Parameter function: It captures nothing that tasks may race for.
  /// - Returns: The same function, whose type may differ by `@Sendable`, `@MainActor` and other
  ///   global actors alone: with `@isolated(any)`, `nonisolated(nonsending)` or `@convention`,
  ///   functions are called in other ways, and the program crashes.
  public static func free<Function, Free>(_ function: Function) -> Free {
    unsafeBitCast(function, to: Free.self)
  }
}
