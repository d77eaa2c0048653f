extension Choices {
  /// A value that was just drawn, as one that can be sent: to an actor's initialiser, or to any
  /// `sending` parameter. Nobody else refers to what was drawn, which the compiler cannot know.
  ///
  /// ```swift
  /// actor Journal { init(store: Store) { … } }          // `Store` is not `Sendable`
  ///
  /// let journals = Gen { choices throws(Discard) in
  ///   Journal(store: Choices.Sent(try Store.draw(&choices)).value)
  /// }
  /// ```
  ///
  /// A gen that answers one object again and again, such as `.constant(store)`, breaks that promise:
  /// tasks may then race for the object.
  public struct Sent<Value>: @unchecked Sendable {
    // Both words are needed: existentials count as the caller's own in a struct that only says
    // `Sendable`.
    /// The value.
    @safe public nonisolated(unsafe) let value: Value

    /// Promises that nobody else refers to the value.
    @inlinable
    public init(_ value: Value) { self.value = value }
  }
  /// A function as one of the same type that is `@Sendable` or on an actor.
  ///
  /// ```swift
  /// struct Job<Output> { let run: @Sendable (Int) -> Output }
  ///
  /// extension Job: Providable where Output: Providable {
  ///   static func provide() -> Job {
  ///     Job(run: Choices.shared({ _ in Output.provide() } as (Int) -> Output))
  ///   }
  /// }
  /// ```
  ///
  /// In a generic type the compiler warns of a closure that names an open type and may run
  /// elsewhere, since a conformance of that type may be on an actor. Those to `Providable` and
  /// `Arbitrary` are not.
  ///
  /// - Parameter function: It captures nothing that tasks may race for.
  /// - Returns: The same function.
  public static func shared<Function, Shared>(_ function: Function) -> Shared {
    precondition(
      MemoryLayout<Function>.size == MemoryLayout<Shared>.size,
      "\(Function.self) and \(Shared.self) are not the same functions")
    return unsafeBitCast(function, to: Shared.self)
  }
}
