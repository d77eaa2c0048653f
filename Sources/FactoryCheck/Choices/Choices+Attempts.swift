extension Choices {
  /// How often a draw is tried again before its case is discarded.
  @inlinable static var attempts: Int { 100 }

  /// How many draws of a case may fail that often. Where filters are nested, each would try a
  /// hundred times what the inner one could not find, those of a recursive gen for ever.
  @inlinable static var failedDraws: Int { 20 }

  /// After how many attempts that failed a draw favours nothing: what the case favours may hold no
  /// value that will do.
  @inlinable static var patience: Int { 8 }

  /// Draws until a draw succeeds, at most a hundred times; what the failed draws chose is
  /// forgotten.
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
      if failures >= Choices.failedDraws { break }
    }
    failures &+= 1
    throw Discard()
  }

  /// An optional of a type that only the caller knows costs more to handle than most draws, so that
  /// what is compiled into the caller keeps the value.
  @inlinable @inline(never)
  mutating func recordedAttempt<T>(
    _ tape: Tape, _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    var value: T?
    try recordedAttempt(tape) { choices throws(Discard) in
      value = try draw(&choices)
      return value != nil
    }
    guard let value else { throw Discard() }
    return value
  }

  /// - Parameter succeeds: Draws, and says whether what it drew will do.
  @usableFromInline
  mutating func recordedAttempt(
    _ tape: Tape, _ succeeds: (inout Choices) throws(Discard) -> Bool
  ) throws(Discard) {
    let favours = (edges, cut)
    defer { (edges, cut) = favours }
    for attempt in 0..<Choices.attempts {
      if attempt == Choices.patience { favourNothing() }
      let before = (depth, nesting, edges, cut)
      let (position, open) = (tape.position, tape.depth)
      tape.begin(.attempt)
      do throws(Discard) {
        if try succeeds(&self) { return tape.end() }
      } catch {
        (depth, nesting, edges, cut) = before
      }
      tape.retract(to: position, depth: open)
      if !tape.canRetry || failures >= Choices.failedDraws { break }
    }
    failures &+= 1
    throw Discard()
  }

  /// Notes which filter found no value.
  @usableFromInline
  func noteRejection(_ fileID: StaticString, _ line: Int) {
    tape?.note(.filter(fileID: fileID, line: line))
  }
}
