/// What a gen decided while it made one value: its choices in order, grouped by spans.
///
/// The sequence is flat: a span is an `open` token, what was drawn inside it, and a `close` token.
/// Edits move, drop and change tokens; `Tape` replays whatever results, so any sequence is valid
/// input to any gen.
struct ChoiceSequence: Equatable, Sendable {
  enum Token: Equatable, Sendable {
    case open(Span.Label)
    case close
    case choice(Choice)

    /// The choice, or nil for what opens or closes a span.
    var choice: Choice? { if case .choice(let choice) = self { choice } else { nil } }

    /// How many spans more are open behind it.
    var nesting: Int {
      switch self {
      case .open: 1
      case .close: -1
      case .choice: 0
      }
    }
  }

  var tokens: [Token]

  init(_ tokens: [Token] = []) { self.tokens = tokens }

  /// The positions of the choices among the tokens. O(n).
  var choicePositions: [Int] { positions { _ in true } }

  /// The positions of the choices that satisfy a condition. O(n).
  func positions(where isIncluded: (Choice) -> Bool) -> [Int] {
    tokens.indices.filter { choice(at: $0).map(isIncluded) ?? false }
  }

  /// The choices without the spans. O(n).
  var choices: [Choice] {
    tokens.compactMap(\.choice)
  }

  /// How many choices there are. O(n).
  var choiceCount: Int { tokens[...].choiceCount }

  /// The choices from a position on, without the spans.
  func choices(from position: Int) -> [Choice] {
    tokens.dropFirst(position).compactMap(\.choice)
  }

  /// The choice at a position, or nil where the position is out of bounds or holds no choice.
  func choice(at position: Int) -> Choice? {
    tokens.indices.contains(position) ? tokens[position].choice : nil
  }

  /// The same sequence with another value at a position that holds a choice. O(n): several are set
  /// by `set(_:at:)`.
  consuming func setting(_ value: Int128, at position: Int) -> ChoiceSequence {
    set(value, at: position)
    return self
  }

  /// Replaces the value at a position that holds a choice. O(1).
  mutating func set(_ value: Int128, at position: Int) {
    if let choice = choice(at: position) { tokens[position] = .choice(choice.with(value)) }
  }

  /// The same sequence without the tokens in some ranges, which are in order and do not overlap.
  /// O(n).
  func removing(_ ranges: [Range<Int>]) -> ChoiceSequence {
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var end = 0
    for range in ranges {
      kept += tokens[end..<range.lowerBound]
      end = range.upperBound
    }
    kept += tokens[end...]
    return ChoiceSequence(kept)
  }
}

extension ChoiceSequence {
  /// Where the tokens of each value of the case are. O(n).
  var values: [Range<Int>] {
    var values: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (position, token) in tokens.enumerated() {
      depth += token.nesting
      guard depth == 0 else { continue }
      values.append(start..<position + 1)
      start = position + 1
    }
    return values
  }
}

extension ChoiceSequence {
  /// Whether this sequence is simpler: fewer choices, or as many and the first that differs has a
  /// lower rank (shortlex). O(n).
  func isSimpler(than other: ChoiceSequence) -> Bool {
    tokens[...].isSimpler(than: other.tokens[...])
  }
}

extension ArraySlice<ChoiceSequence.Token> {
  /// Whether these make a simpler sequence than others.
  func isSimpler(than other: Self) -> Bool {
    let (count, otherCount) = (choiceCount, other.choiceCount)
    if count != otherCount { return count < otherCount }
    var (position, otherPosition) = (startIndex, other.startIndex)
    while let mine = nextChoice(&position), let theirs = other.nextChoice(&otherPosition) {
      if mine.value == theirs.value, mine.origin == theirs.origin { continue }
      if mine.rank != theirs.rank { return mine.rank < theirs.rank }
    }
    return false
  }

  fileprivate var choiceCount: Int {
    var count = 0
    for token in self { if case .choice = token { count += 1 } }
    return count
  }

  /// The first choice from a position on, which is moved behind it.
  private func nextChoice(_ position: inout Int) -> Choice? {
    while position < endIndex {
      position += 1
      if case .choice(let choice) = self[position - 1] { return choice }
    }
    return nil
  }
}
