extension Corpus {
  /// A case, taken apart. What is found in it is found when it is first asked for, and once.
  final class Parts {
    let sequence: ChoiceSequence
    private(set) lazy var spans = sequence.spans
    private(set) lazy var collections = sequence.collections(among: spans)
    /// The spans of one label that stand directly in one other, where there are several.
    private(set) lazy var siblings = sequence.siblings(among: spans)
      .filter { sequence.tokens[$0[0].lowerBound].choice == nil }
    /// The numbers that ascend.
    private lazy var ascending = sequence.numbers { _ in true }
      .filter { sequence.isAscending($0.positions) }.map(\.role)

    init(of sequence: ChoiceSequence) { self.sequence = sequence }
  }

  /// What a choice is for: which of the choices it is that stand directly in a span of a label,
  /// inside of one of the values of the case.
  fileprivate struct Role: Equatable {
    /// From this place on all choices play one role.
    static let mostPlaces = 16

    let value: Int
    let label: Span.Label?
    let place: Int
  }
}

extension Corpus.Parts {
  /// The positions of choices with few answers that stand directly in a span.
  func forks(of span: Span) -> [Int] {
    var depth = 0
    return span.inside.filter { position in
      switch sequence.tokens[position] {
      case .open: depth += 1
      case .close: depth -= 1
      case .choice(let choice): return depth == 0 && choice.hasFewAnswers
      }
      return false
    }
  }

  /// A sequence that was made of this one, with those numbers in order that are in order in this:
  /// keys of a search tree, times of events. What is out of order is numbered anew, with a gap
  /// behind each number. O(n).
  func ordered(_ other: ChoiceSequence) -> ChoiceSequence {
    if ascending.isEmpty { return other }
    var ordered = other
    for (_, positions) in other.numbers(where: ascending.contains)
    where !other.isAscending(positions) {
      guard let choice = other.choice(at: positions[0]) else { continue }
      let first = choice.first(of: positions.count)
      for (index, position) in positions.enumerated() {
        ordered.set(first &+ 2 &* Int128(index), at: position)
      }
    }
    return ordered
  }
}

extension Choice {
  /// The first of so many numbers, each the next but one, that lie around the origin as far as the
  /// range reaches.
  fileprivate func first(of count: Int) -> Int128 {
    let width = 2 * Int128(count - 1)
    let (last, isBeyond) = upper.subtractingReportingOverflow(width)
    let (middle, isBelow) = origin.subtractingReportingOverflow(width / 2)
    return max(lower, min(isBelow ? lower : middle, isBeyond ? lower : last))
  }

  /// Whether the range is so small that any of its values is as good as another.
  var hasFewAnswers: Bool {
    let (width, isBeyond) = upper.subtractingReportingOverflow(lower)
    return !isBeyond && width < 256
  }

  /// Whether it is a number of which one value is not as good as another.
  var isNumber: Bool { kind == .integer && !hasFewAnswers }
}

extension ChoiceSequence {
  /// Where the tokens of each value of the case are. O(n).
  var values: [Range<Int>] {
    var values: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open: depth += 1
      case .close: depth -= 1
      case .choice: break
      }
      guard depth == 0 else { continue }
      values.append(start..<position + 1)
      start = position + 1
    }
    return values
  }

  /// The positions of numbers by the role that they play, of those roles that are wanted. O(n) for
  /// few roles.
  fileprivate func numbers(
    where isWanted: (Corpus.Role) -> Bool
  ) -> [(role: Corpus.Role, positions: [Int])] {
    var numbers: [(role: Corpus.Role, positions: [Int])] = []
    var open: [(label: Span.Label?, count: Int)] = [(nil, 0)]
    var value = 0
    for (position, token) in tokens.enumerated() {
      switch token {
      case .open(let label): open.append((label, 0))
      case .close: if open.count > 1 { open.removeLast() }
      case .choice(let choice):
        let (label, count) = open[open.count - 1]
        open[open.count - 1].count += 1
        guard choice.isNumber else { break }
        let role = Corpus.Role(
          value: value, label: label, place: min(count, Corpus.Role.mostPlaces))
        if let index = numbers.lastIndex(where: { $0.role == role }) {
          numbers[index].positions.append(position)
        } else if isWanted(role) {
          numbers.append((role, [position]))
        }
      }
      if open.count == 1 { value += 1 }
    }
    return numbers
  }

  fileprivate func isAscending(_ positions: [Int]) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy { left, right in
      guard let left = choice(at: left), let right = choice(at: right) else { return true }
      return left.value < right.value
    }
  }
}
