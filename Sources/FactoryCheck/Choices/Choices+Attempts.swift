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
  /// Every other draw or more follow clues, those given or else, from the ninth draw on, what checks
  /// mostly ask for.
  ///
  /// - Parameters:
  ///   - clues: What is known of the values that are accepted; asked for once a draw has failed.
  ///   - draw: Makes a value; nil and `Discard` reject what was drawn.
  /// - Returns: The first value.
  /// - Throws: `Discard` where no draw succeeds.
  @inlinable
  public mutating func attempt<T>(
    knowing clues: @autoclosure () -> Clues? = nil,
    _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    if isTaped, let tape { return try recordedAttempt(tape, clues, draw) }
    let favours = (edges, cut, quest)
    defer { (edges, cut, quest) = favours }
    quest = nil
    let before = (depth, nesting, edges, cut)
    do throws(Discard) {
      if let value = try draw(&self) { return value }
    } catch {
      (depth, nesting, edges, cut) = before
    }
    return try attemptAgain(clues, draw)
  }

  /// Draws until a draw succeeds, after the first one, which mostly does, has failed.
  @inlinable @inline(never)
  mutating func attemptAgain<T>(
    _ clues: () -> Clues?, _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    var quest: Quest?
    defer { withExtendedLifetime(quest) {} }
    for attempt in 1..<Choices.attempts where failures < Choices.failedDraws {
      turn(to: attempt, clues, &quest)
      let before = (depth, nesting, edges, cut)
      do throws(Discard) {
        if let value = try draw(&self) { return value }
      } catch {
        (depth, nesting, edges, cut) = before
      }
    }
    failures &+= 1
    throw Discard()
  }

  /// An optional of a type that only the caller knows costs more to handle than most draws, so that
  /// what is compiled into the caller keeps the value.
  @inlinable @inline(never)
  mutating func recordedAttempt<T>(
    _ tape: Tape, _ clues: () -> Clues?, _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    var value: T?
    try recordedAttempt(tape, clues) { choices throws(Discard) in
      value = try draw(&choices)
      return value != nil
    }
    guard let value else { throw Discard() }
    return value
  }

  /// - Parameter succeeds: Draws, and says whether what it drew will do.
  @usableFromInline
  mutating func recordedAttempt(
    _ tape: Tape, _ clues: () -> Clues?, _ succeeds: (inout Choices) throws(Discard) -> Bool
  ) throws(Discard) {
    let favours = (edges, cut, quest)
    var quest: Quest?
    defer {
      (edges, cut, self.quest) = favours
      withExtendedLifetime(quest) {}
    }
    for attempt in 0..<Choices.attempts {
      turn(to: attempt, clues, &quest)
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

  /// Decides how an attempt draws: the first one as everything else does, also inside of an attempt
  /// that follows clues, which are for other values; then every other one by clues, and where those
  /// fail for long three of four; those between favour nothing then.
  ///
  /// - Parameter quest: That of the attempts, which is made here; it has to live as long as they
  ///   do.
  @inlinable
  mutating func turn(to attempt: Int, _ clues: () -> Clues?, _ quest: inout Quest?) {
    self.quest = nil
    guard attempt > 0 else { return }
    if let quest { edges = attempt > Choices.patience ? 0 : quest.edges }
    if attempt == Choices.patience { favourNothing() }
    if attempt & 1 == 1 || attempt & 3 == 2 && attempt > Choices.patience << 1 {
      seek(clues, isPatient: attempt < Choices.patience, &quest)
    }
  }

  /// Follows clues; as long as there is patience, and inside of recursive values, which are many,
  /// only those that are given.
  @usableFromInline
  mutating func seek(_ clues: () -> Clues?, isPatient: Bool, _ quest: inout Quest?) {
    if quest == nil {
      let known = clues()
      if known == nil, isPatient || depth > 0 { return }
      quest = Quest(known ?? Clues(), edges: edges)
    }
    guard let quest else { return }
    self.quest = .passUnretained(quest)
    if quest.begin(nextWord()) { edges = 0xff }
  }

  /// Notes which filter found no value.
  @usableFromInline
  func noteRejection(_ fileID: StaticString, _ line: Int) {
    tape?.note(.filter(fileID: fileID, line: line))
  }
}
