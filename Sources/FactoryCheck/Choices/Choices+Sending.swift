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
}
