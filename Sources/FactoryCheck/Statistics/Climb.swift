/// Raises the score of a case by changing its choices: hill climbing.
///
/// Each number is moved as far as the score rises, in steps that double and then halve; then parts
/// are drawn anew or replaced by copies of others. A round in which nothing helps ends the climb.
/// What is changed next depends on what it starts from and on nothing else (the idea is
/// Hypothesis's optimiser of targets; Löscher and Sagonas, "Targeted property-based testing",
/// 2017).
///
/// ```swift
/// while let candidate = climb.next() { climb.tell(what was drawn, score of it) }
/// ```
struct Climb {
  /// The choices with the highest score so far.
  private(set) var best: ChoiceSequence
  private(set) var score: Double

  /// How often a round changes parts instead of numbers.
  private static let parts = 12

  private var random: Choices
  /// The number that is moved at present.
  private var slope: Slope?
  /// The positions of the numbers that this round has still to move.
  private var positions: [Int] = []
  /// How many more parts this round changes.
  private var partsLeft = 0
  /// Whether anything helped in this round.
  private var isRising = true

  /// - Parameters:
  ///   - start: The choices of a case.
  ///   - score: The case's score.
  ///   - seed: What to draw the order of changes from.
  init(from start: ChoiceSequence, score: Double, seed: UInt64) {
    best = start
    self.score = score
    random = Choices(state: seed, size: 100, tape: nil)
  }

  /// The choices to try next; nil at the top. What they leave open is to be drawn.
  mutating func next() -> ChoiceSequence? {
    while score < .infinity {
      if let candidate = slope?.candidate(of: best) { return candidate }
      slope = nil
      if let position = positions.popLast() {
        slope = best.choice(at: position).map { Slope(at: position, of: $0, random: &random) }
      } else if partsLeft > 0 {
        partsLeft -= 1
        if let candidate = changedPart() { return candidate }
      } else {
        guard isRising else { return nil }
        startRound()
      }
    }
    return nil
  }

  /// Says what was drawn for what is tried, and its score; nil where it has none.
  mutating func tell(_ drawn: ChoiceSequence, score: Double?) {
    let isHigher = score.map { $0 > self.score } ?? false
    slope?.tell(isHigher)
    guard let score, isHigher else { return }
    // Another number of choices: the positions are those of other numbers.
    if drawn.tokens.count != best.tokens.count { positions = [] }
    (best, self.score, isRising) = (drawn, score, true)
  }

  private mutating func startRound() {
    isRising = false
    positions = best.choicePositions
    for index in positions.indices { positions.swapAt(index, draw(below: index + 1)) }
    partsLeft = Climb.parts
  }

  private mutating func draw(below bound: Int) -> Int {
    Int(random.uniform(below: UInt64(bound)))
  }
}

// MARK: - Parts

extension Climb {
  /// The best sequence with a span drawn anew, or with a copy of another of the same label in its
  /// place; nil where there is no span.
  private mutating func changedPart() -> ChoiceSequence? {
    let spans = best.spans
    guard !spans.isEmpty else { return nil }
    let span = spans[draw(below: spans.count)]
    let alike = spans.filter { $0.label == span.label && $0.range != span.range }
    guard !alike.isEmpty, draw(below: 2) == 0 else {
      return best.removing([span.inside])
    }
    let other = alike[draw(below: alike.count)]
    return best.replacing([span.range], with: [best.tokens[other.range]])
  }
}

// MARK: - Numbers

/// The way up from one number: to the end of its range, or in steps that double as long as they
/// help; first in one direction, then in the other. Then in steps that halve, in both directions,
/// since the last one may have led past the top.
private struct Slope {
  private enum Step {
    case end
    case growing(Int128)
    case halving(Int128)
    /// The same length in the other direction.
    case back(Int128)
  }

  /// How many elements a collection may get: the score may rise with their number, without an end.
  private static let mostElements: Int128 = 1_000

  private let position: Int
  private let range: ClosedRange<Int128>
  private var isUp: Bool
  private var hasTurned = false
  private var step = Step.end

  init(at position: Int, of choice: Choice, random: inout Choices) {
    self.position = position
    let isCount = choice.kind == .count
    let most = isCount ? min(choice.upper, max(choice.value, Slope.mostElements)) : choice.upper
    range = choice.lower...max(most, choice.lower)
    isUp = random.uniform(below: 2) == 0
  }

  /// The sequence with the number moved; nil at the end of the way. Moves that would lead out of
  /// the range are passed over.
  mutating func candidate(of sequence: ChoiceSequence) -> ChoiceSequence? {
    guard let value = sequence.choice(at: position)?.value else { return nil }
    while let step = length(from: value) {
      let target =
        isUp ? value.addingReportingOverflow(step) : value.subtractingReportingOverflow(step)
      if !target.overflow, step > 0, range.contains(target.partialValue) {
        return sequence.setting(target.partialValue, at: position)
      }
      tell(false)
    }
    return nil
  }

  /// How far to move next; nil where both directions are done.
  private func length(from value: Int128) -> Int128? {
    switch step {
    case .end: isUp ? range.upperBound &- value : value &- range.lowerBound
    case .growing(let length): length
    case .halving(let length), .back(let length): length > 0 ? length : nil
    }
  }

  /// Says whether the score rose.
  mutating func tell(_ isHigher: Bool) {
    switch step {
    case .end: step = isHigher ? .halving(0) : .growing(1)
    case .growing(let length) where isHigher: step = .growing(length &* 2)
    case .growing(let length) where length > 1: step = .halving(length / 2)
    case .growing where hasTurned: step = .halving(0)
    case .growing: (isUp, hasTurned, step) = (!isUp, true, .end)
    case .halving(let length) where !isHigher: (isUp, step) = (!isUp, .back(length))
    case .halving(let length), .back(let length): step = .halving(length / 2)
    }
  }
}
