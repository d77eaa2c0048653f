extension Choices {
  /// How often a draw is tried again before its case is discarded.
  @inlinable static var attempts: Int { 100 }

  /// How many draws of a case may fail that often. Where filters are nested, each would try a
  /// hundred times what the inner one could not find, those of a recursive gen for ever.
  @inlinable static var failedDraws: Int { 20 }

  /// After how many attempts that failed a draw favours nothing: what the case favours may hold no
  /// value that will do.
  @inlinable static var patience: Int { 8 }

  /// How many words attempts may draw before those that follow nest less.
  @inlinable static var wordsInVain: UInt64 { 1 << 11 }

  /// Draws until a draw succeeds, at most a hundred times; what the failed draws chose is
  /// forgotten.
  ///
  /// ```swift
  /// let email = try choices.attempt { choices throws(Discard) in
  ///   Email(validating: try String.draw(&choices))       // a failable initialiser
  /// }
  /// ```
  ///
  /// Where draws that failed were large, most others nest recursive values less deep: those inside
  /// are tried again as well.
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
    let start = state
    let before = (depth, nesting, edges, cut)
    do throws(Discard) {
      if let value = try draw(&self) { return value }
    } catch {
      (depth, nesting, edges, cut) = before
    }
    return try attemptAgain(since: start, clues, draw)
  }

  /// Draws until a draw succeeds, after the first one, which mostly does, has failed.
  ///
  /// - Parameter start: The random state that the first one began with.
  @inlinable @inline(never)
  mutating func attemptAgain<T>(
    since start: UInt64, _ clues: () -> Clues?, _ draw: (inout Choices) throws(Discard) -> T?
  ) throws(Discard) -> T {
    var quest: Quest?
    let outer = (depth, steepness)
    defer {
      (depth, steepness) = outer
      withExtendedLifetime(quest) {}
    }
    for attempt in 1..<Choices.attempts where failures < Choices.failedDraws {
      flatten(attempt, since: start, outer)
      turn(to: attempt, clues, &quest)
      let before = (nesting, edges, cut)
      do throws(Discard) {
        if let value = try draw(&self) { return value }
      } catch {
        (nesting, edges, cut) = before
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
    let (start, outer) = (state, (depth, steepness))
    var quest: Quest?
    defer {
      (edges, cut, self.quest) = favours
      (depth, steepness) = outer
      withExtendedLifetime(quest) {}
    }
    for attempt in 0..<Choices.attempts {
      flatten(attempt, since: start, outer)
      turn(to: attempt, clues, &quest)
      let before = (nesting, edges, cut)
      let (position, open) = (tape.position, tape.depth)
      tape.begin(.attempt)
      do throws(Discard) {
        if try succeeds(&self) { return tape.end() }
      } catch {
        (nesting, edges, cut) = before
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

  /// Decides how deep values are nested in an attempt, once those before it have drawn much in vain.
  /// What is nested in a recursive value may be refused as well, and tried again each time that the
  /// outer one is, so that the cost of levels would multiply. Most attempts of a recursive value then
  /// hold no others where they can do without, some such as hold none themselves, and few all sorts,
  /// until much more is lost. Around recursive values nothing but those is flat.
  ///
  /// - Parameters:
  ///   - start: The random state that the first attempt began with.
  ///   - outer: How deep values are nested around the attempts.
  @inlinable
  mutating func flatten(
    _ attempt: Int, since start: UInt64, _ outer: (depth: Int, steepness: Int)
  ) {
    (depth, steepness) = outer
    let words = (state &- start) &* Choices.inverseStep
    guard words > Choices.wordsInVain, attempt & 7 != 0 || words > Choices.wordsInVain << 4
    else { return }
    if depth == 0 || attempt % 3 == 2 {
      steepness = Choices.endingDepth
    } else {
      depth &+= Choices.endingDepth
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
