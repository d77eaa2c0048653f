extension Choices {
  /// How often a draw is tried again before its case is discarded.
  @usableFromInline static let attempts = 100

  /// After how many attempts that failed a draw favours nothing: what the case favours may hold no
  /// value that will do.
  @inlinable static var patience: Int { 8 }

  /// Draws until a draw succeeds, at most a hundred times; what the failed draws chose is forgotten.
  ///
  /// ```swift
  /// let email = try choices.attempt { choices throws(Discard) in
  ///   Email(validating: try String.draw(&choices))       // a failable initialiser
  /// }
  /// ```
  ///
  /// - Parameter draw: Makes a value; nil and `Discard` reject what was drawn.
  /// - Returns: The first value.
  /// - Throws: `Discard` where no draw succeeds.
  @inlinable
  public mutating func attempt<T>(
    _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    if isTaped, let tape { return try recordedAttempt(tape, draw) }
    let favours = (edges, cut)
    defer { (edges, cut) = favours }
    for attempt in 0..<Choices.attempts {
      if attempt == Choices.patience { favourNothing() }
      let before = (depth, nesting, edges, cut)
      do throws(Discard) {
        if let value = try draw(&self) { return value }
      } catch {
        (depth, nesting, edges, cut) = before
      }
    }
    throw Discard()
  }

  @usableFromInline
  mutating func recordedAttempt<T>(
    _ tape: Tape, _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    let favours = (edges, cut)
    defer { (edges, cut) = favours }
    for attempt in 0..<Choices.attempts {
      if attempt == Choices.patience { favourNothing() }
      let before = (depth, nesting, edges, cut)
      let (position, open) = (tape.position, tape.depth)
      tape.begin(.attempt)
      do throws(Discard) {
        if let value = try draw(&self) {
          tape.end()
          return value
        }
      } catch {
        (depth, nesting, edges, cut) = before
      }
      tape.retract(to: position, depth: open)
      if !tape.canRetry { break }
    }
    throw Discard()
  }
}
