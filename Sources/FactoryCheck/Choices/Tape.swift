/// Replays a choice sequence to a gen and records what the gen really drew.
///
/// Replay is total: whatever the sequence holds, every draw gets an answer. Spans keep the two
/// aligned: a gen that opens a span reads what is inside the next recorded span, and when it closes
/// it, whatever is left over there is skipped; so a deletion never shifts what a later span reads
/// (the sample trees of falsify, de Vries 2023, on a flat sequence). Where the recorded choices run
/// out, the tail answers.
///
/// While a gen draws just what the sequence says, which it mostly does, the tape follows and
/// records nothing; it begins to record where the gen departs.
@usableFromInline
final class Tape {
  /// Who answers where the replayed sequence has no more to say.
  enum Tail: Sendable {
    /// Each choice takes its origin.
    case simplest
    /// Each choice is drawn from the random state, as if nothing were recorded.
    case random
  }

  /// A span that the gen has opened and not yet closed.
  private struct Frame {
    /// The `level` of the enclosing recorded span, or nil where no recorded span answers the gen's.
    let resume: Int?
  }

  // A tape belongs to one draw at a time, and its fields are touched with every choice: checking at
  // run time that no two accesses overlap would cost a tenth of shrinking.

  @exclusivity(unchecked) private(set) var input: [ChoiceSequence.Token] = []
  private let tail: Tail
  /// How many tokens are recorded at most; nil for some more than are replayed.
  private let wantedCapacity: Int?
  /// Whether draws that a filter rejected stay among what was drawn.
  private let keepsRejected: Bool
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var cursor = 0
  /// How many recorded spans answer the gen's open ones.
  @exclusivity(unchecked) private var answered = 0
  /// How many recorded spans the cursor is in beyond the innermost of those.
  @exclusivity(unchecked) private var level = 0
  @exclusivity(unchecked) private var frames: [Frame] = []
  /// Answers that come before all others.
  @exclusivity(unchecked) private var dictated: ArraySlice<Choice> = []
  /// Whether the gen has drawn all that the tape has passed just as it is.
  @exclusivity(unchecked) private var isFollowing = true
  /// What the gen drew, from where it departed on.
  @exclusivity(unchecked) private var drawn = ChoiceSequence()

  /// Whether the gen drew more choices than the tape holds. What it got from then on is simplest,
  /// so that it ends soon, but now and then random: a gen that waits for an answer that is not
  /// simplest would wait for ever.
  @exclusivity(unchecked) private(set) var isOverrun = false
  /// How many answers the gen got from then on.
  @exclusivity(unchecked) private var lateAnswers = 0

  /// Whether the values that the output makes are wanted; asked once, when all of them are drawn.
  @exclusivity(unchecked) var isWanted: ((ChoiceSequence) -> Bool)?

  /// What a gen could not find.
  enum Rejection: Sendable {
    /// A value that the filter at a place accepts.
    case filter(fileID: StaticString, line: Int)
    /// So many different elements for a collection.
    case elements(Int)
  }

  /// What the innermost gen could not find; nil where none is known.
  @exclusivity(unchecked) private(set) var rejection: Rejection?

  /// What reports show of mocks that were drawn.
  @exclusivity(unchecked) var mocks = ShownMocks()

  /// Whether the values are drawn for a report, which shows what made them.
  @exclusivity(unchecked) var isShown = false
  /// What made the values that their members do not tell how to make.
  @exclusivity(unchecked) var makings: [Making] = []

  /// The answers whose choices are taken while the property runs, and where each of them opens.
  @exclusivity(unchecked) var late: [(position: Int, answer: LateAnswer)] = []

  /// Who hears for which types the answers are asked; nil where nobody waits.
  @exclusivity(unchecked) var tell: (@Sendable (CaseStory.Event) -> Void)?

  /// What keeps the calls of mocks and functions; nil where no report shows them.
  @exclusivity(unchecked) var calls: CallLog?
  /// Whether functions were drawn.
  @exclusivity(unchecked) var hasFunctions = false
  /// What reports call the functions that are being drawn; nil where they have no name.
  @exclusivity(unchecked) var functionName: String?

  /// - Parameters:
  ///   - sequence: What is replayed; empty for a fresh recording.
  ///   - tail: Who answers when the sequence has no more to say.
  ///   - capacity: How many tokens are recorded at most; without it some more than are replayed. A
  ///     gen that draws without end on simplest answers would record without end.
  ///   - keepsRejected: Whether draws that a filter rejected stay among what was drawn.
  init(
    replaying sequence: ChoiceSequence = ChoiceSequence(), tail: Tail, capacity: Int? = nil,
    keepsRejected: Bool = false
  ) {
    self.tail = tail
    wantedCapacity = capacity
    self.keepsRejected = keepsRejected
    frames.reserveCapacity(16)
    rewind(to: sequence)
  }
}

extension Tape {
  /// A tape that replays the same sequence from its start.
  var rewound: Tape {
    Tape(
      replaying: ChoiceSequence(input), tail: tail, capacity: wantedCapacity,
      keepsRejected: keepsRejected)
  }

  /// Makes the tape what a new one is that replays a sequence, at less cost.
  func rewind(to sequence: ChoiceSequence) {
    input = sequence.tokens
    // Simplest values may be large, and are drawn once.
    capacity = wantedCapacity ?? (input.isEmpty ? 1 << 20 : max(1 << 18, 2 * input.count))
    (cursor, answered, level) = (0, 0, 0)
    if !drawn.tokens.isEmpty { drawn.tokens.removeAll(keepingCapacity: true) }
    if !frames.isEmpty { frames.removeAll(keepingCapacity: true) }
    isFollowing = input.count <= capacity
    dictated = []
    if !mocks.isEmpty { mocks = ShownMocks() }
    if !late.isEmpty { late = [] }
    if !makings.isEmpty { makings = [] }
    (isOverrun, isWanted, rejection, isShown, calls) = (false, nil, nil, false, nil)
    if tell != nil { tell = nil }
    hasFunctions = false
    lateAnswers = 0
  }
}

// MARK: - What was drawn

extension Tape {
  /// What the gen has drawn.
  var output: ChoiceSequence {
    if !isFollowing { return drawn }
    return ChoiceSequence(cursor == input.count ? input : Array(input[..<cursor]))
  }

  /// What the gen has drawn, and what was taken since by those who asked: all of a case that has
  /// ended.
  var settled: ChoiceSequence { late.isEmpty ? output : output.settled(by: late) }

  /// The choices that the gen has drawn from a position on.
  func choices(from position: Int) -> [Choice] {
    isFollowing
      ? input[position..<cursor].compactMap(\.choice) : drawn.choices(from: position)
  }

  /// Where the next token is recorded.
  var position: Int { isFollowing ? cursor : drawn.tokens.count }

  /// How many spans are open.
  var depth: Int { isFollowing ? answered : frames.count }

  /// Passes the next token, where it says just what the gen draws.
  private func follows(_ isDrawn: (ChoiceSequence.Token) -> Bool) -> Bool {
    guard isFollowing else { return false }
    if cursor < input.count, isDrawn(input[cursor]) {
      cursor += 1
      return true
    }
    depart()
    return false
  }

  /// From here on the gen draws something else than the sequence says.
  private func depart() {
    guard isFollowing else { return }
    isFollowing = false
    drawn.tokens.append(contentsOf: input[..<cursor])
    frames.append(contentsOf: repeatElement(Frame(resume: 0), count: answered))
  }

  private func record(_ token: ChoiceSequence.Token) {
    if drawn.tokens.count < capacity {
      drawn.tokens.append(token)
    } else {
      isOverrun = true
    }
  }
}

// MARK: - Choices

extension Tape {
  /// Answers one choice from the recorded sequence or the tail, and records the answer.
  func choose(
    _ kind: Choice.Kind, in range: ClosedRange<Int128>, origin: Int128, random: () -> Int128
  ) -> Int128 {
    if let value = followed(kind, in: range, origin: origin) { return value }
    let value = answer(kind, in: range, origin: origin, random: random)
    record(
      .choice(
        Choice(
          kind: kind, value: value, lower: range.lowerBound, upper: range.upperBound,
          origin: origin)))
    return value
  }

  /// The value of the next choice, where it answers just this question.
  private func followed(
    _ kind: Choice.Kind, in range: ClosedRange<Int128>, origin: Int128
  ) -> Int128? {
    var value = origin
    let isFollowed = follows { token in
      guard case .choice(let choice) = token, choice.kind == kind, choice.origin == origin,
        choice.lower == range.lowerBound, choice.upper == range.upperBound
      else { return false }
      value = choice.value
      return range.contains(value)
    }
    return isFollowed ? value : nil
  }

  /// Replaces the value of the choice recorded at a position, for a gen that used another than it
  /// was given.
  func amend(at position: Int, _ value: Int128) {
    depart()
    guard let choice = drawn.choice(at: position) else { return }
    drawn.tokens[position] = .choice(choice.with(value))
  }

  /// The gens have drawn all values of the case. Those that the tape did not hold in full cannot be
  /// made again, so that they are not wanted.
  func finish() throws(Discard) {
    if isOverrun { throw Discard() }
    guard let isWanted else { return }
    if !isWanted(output) { throw Discard() }
  }

  /// Notes what a gen could not find; an enclosing one is not to blame. What this library filters
  /// itself has no place that would help.
  func note(_ rejection: Rejection) {
    guard self.rejection == nil else { return }
    if case .filter(let fileID, _) = rejection,
      fileID.withUTF8Buffer({ $0.starts(with: "FactoryCheck/".utf8) })
    {
      return
    }
    self.rejection = rejection
  }

  /// Answers the next choices with these, whatever the recorded sequence says; none ends it.
  func dictate(_ choices: [Choice]) {
    if !choices.isEmpty { depart() }
    dictated = choices[...]
  }

  private func answer(
    _ kind: Choice.Kind, in range: ClosedRange<Int128>, origin: Int128, random: () -> Int128
  ) -> Int128 {
    if isOverrun {
      lateAnswers &+= 1
      return lateAnswers & 0x3ff == 0 ? random() : origin
    }
    if let dictated = dictated.popFirst() {
      return min(max(dictated.value, range.lowerBound), range.upperBound)
    }
    guard let recorded = nextRecorded() else { return tail == .random ? random() : origin }
    guard recorded.kind == kind else { return origin }
    return min(max(recorded.value, range.lowerBound), range.upperBound)
  }

  private func nextRecorded() -> Choice? {
    while hasToken {
      defer { skip() }
      if case .choice(let choice) = input[cursor] { return choice }
    }
    return nil
  }

  /// Whether there is another token inside the current span.
  private var hasToken: Bool {
    guard cursor < input.count else { return false }
    if level > 0 || answered == 0 { return true }
    if case .close = input[cursor] { return false }
    return true
  }
}

// MARK: - Choices that are taken later

extension Tape {
  /// Whether the recorded sequence has a span next in the one that answers the innermost.
  var hasSpan: Bool {
    guard isFollowing ? answered > 0 : frames.last?.resume != nil, hasToken else { return false }
    if case .open = input[cursor] { return true }
    return false
  }

  /// Passes the rest of the recorded span that answers the innermost, as it is.
  func passRest() -> ChoiceSequence {
    let start = position
    guard isFollowing || frames.last?.resume != nil else { return ChoiceSequence() }
    var depth = 0
    while hasToken {
      depth += input[cursor].nesting
      if !isFollowing { record(input[cursor]) }
      skip()
    }
    // A sequence that was cut off closes nothing.
    if depth > 0 { depart() }
    for _ in 0..<depth { record(.close) }
    return ChoiceSequence(Array(isFollowing ? input[start..<cursor] : drawn.tokens[start...]))
  }
}

// MARK: - Spans

extension Tape {
  /// The gen opens a span.
  @usableFromInline func begin(_ label: Span.Label) {
    if follows({ $0 == .open(label) }) {
      answered += 1
    } else {
      frames.append(enter(label))
      record(.open(label))
    }
  }

  /// Enters the next recorded span, unless a choice comes before it: of those that follow each
  /// other the first with the gen's label, so that a list takes over the values of a dictionary
  /// without the keys.
  private func enter(_ label: Span.Label) -> Frame {
    while cursor < input.count {
      switch input[cursor] {
      case .close where level > 0 || answered == 0: skip()
      case .open(let recorded):
        if recorded != label { cursor = nextSpan(label) ?? cursor }
        defer { (cursor, answered, level) = (cursor + 1, answered + 1, 0) }
        return Frame(resume: level)
      case .close, .choice: return Frame(resume: nil)
      }
    }
    return Frame(resume: nil)
  }

  /// How many spans are passed at most to find one with the gen's label.
  private static let passedSpans = 4

  /// Where a span with a label opens among those that follow the cursor directly.
  private func nextSpan(_ label: Span.Label) -> Int? {
    var position = cursor
    for _ in 0..<Tape.passedSpans {
      guard position < input.count, case .open(let recorded) = input[position] else { return nil }
      if recorded == label { return position }
      position = behindSpan(at: position)
    }
    return nil
  }

  private func behindSpan(at start: Int) -> Int {
    var depth = 0
    for position in start..<input.count {
      depth += input[position].nesting
      if depth == 0 { return position + 1 }
    }
    return input.count
  }

  /// The gen closes the span it opened last.
  @usableFromInline func end() {
    if answered > 0, follows({ $0 == .close }) {
      answered -= 1
    } else {
      depart()
      leave()
      record(.close)
    }
  }

  /// The gen takes back all it drew since a position, which it asked for before; the spans it
  /// opened since are closed.
  func retract(to position: Int, depth: Int) {
    if keepsRejected {
      while self.depth > depth { end() }
      return
    }
    depart()
    while frames.count > depth { leave() }
    late.removeAll { $0.position >= position }
    drawn.tokens.removeSubrange(min(position, drawn.tokens.count)...)
  }

  /// Whether the recorded sequence has more to say inside the current span.
  var hasMore: Bool { !isOverrun && hasToken }

  /// Whether the recorded sequence need not say all.
  var leavesToChance: Bool { tail == .random }

  /// Whether draws that failed can be tried again with another answer.
  var canRetry: Bool { tail == .random && !isOverrun }

  /// Goes on behind the recorded span that answers the innermost one.
  private func leave() {
    guard let resume = frames.popLast()?.resume else { return }
    while hasToken { skip() }
    level = resume
    answered -= 1
    cursor = min(cursor + 1, input.count)
  }

  private func skip() {
    switch input[cursor] {
    case .open: level += 1
    case .close: level = max(0, level - 1)
    case .choice: break
    }
    cursor += 1
  }
}
