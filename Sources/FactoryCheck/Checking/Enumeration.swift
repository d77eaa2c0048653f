/// All values of a small finite domain, simplest first: what a gen draws when its choices count
/// through everything they can be, the last choice fastest.
///
/// A domain of which every value is run once is a proof, and costs less than random cases that
/// repeat each other (LeanCheck, Braquehais 2017).
struct Enumeration {
  /// The sequences of all values.
  let sequences: [ChoiceSequence]

  /// How many sequences are looked at for each value, where gens' filters leave out the others.
  private static let sequencesPerValue = 4

  /// Counts a domain, up to a limit.
  ///
  /// Nil is returned for a domain that is larger, for one that is empty, and for one of which a
  /// gen's filter leaves out most. Most domains that are too large show that in their first
  /// sequences, and cost no more than those.
  ///
  /// - Parameters:
  ///   - realise: What the gens really draw when they replay a sequence; nil where they discard.
  ///   - reject: All that they draw until they discard; nil where they do not.
  init?(
    upTo limit: Int, realise: (ChoiceSequence) -> ChoiceSequence?,
    reject: (ChoiceSequence) -> ChoiceSequence?
  ) {
    var sequences: [ChoiceSequence] = []
    var left = limit.multipliedOrMost(by: Enumeration.sequencesPerValue)
    var next: ChoiceSequence? = ChoiceSequence()
    while let candidate = next {
      let value = realise(candidate)
      guard left > 0, sequences.count < limit,
        let drawn = value ?? reject(candidate).flatMap({ $0.begins(like: candidate) ? $0 : nil }),
        drawn.isOne(ofAbout: limit)
      else { return nil }
      if value != nil { sequences.append(drawn) }
      left -= 1
      next = drawn.successor
    }
    guard !sequences.isEmpty else { return nil }
    self.sequences = sequences
  }
}

extension ChoiceSequence {
  /// Whether no more than some four times a limit of sequences are like this one, by what its
  /// choices multiply to. That overestimates where the range of a choice depends on another.
  fileprivate func isOne(ofAbout limit: Int) -> Bool {
    var product: Int128 = 1
    for case .choice(let choice) in tokens {
      let (width, isOver) = choice.upper.subtractingReportingOverflow(choice.lower)
      guard !isOver, width < Int128(limit) else { return false }
      product *= width + 1
      if product > 4 * Int128(limit) { return false }
    }
    return true
  }

  /// Whether the first choices have the values of another sequence: what is drawn after a rejection
  /// may not, and then a step would miss values.
  fileprivate func begins(like other: ChoiceSequence) -> Bool {
    choices.lazy.map(\.value).starts(with: other.choices.lazy.map(\.value))
  }

  /// The sequence up to the last choice that is not at its last value, moved to its next: what is
  /// drawn behind it is left to the replay. Nil where all are at their last.
  fileprivate var successor: ChoiceSequence? {
    for position in choicePositions.reversed() {
      guard let choice = choice(at: position), let value = choice.next else { continue }
      return ChoiceSequence(Array(tokens[...position])).setting(value, at: position)
    }
    return nil
  }
}

extension Choice {
  /// The next value in the order of simplicity; nil behind the last. O(1) but for the ends of
  /// ranges.
  fileprivate var next: Int128? {
    let distance = value - origin
    let candidates = distance > 0 ? [-distance, distance + 1] : [1 - distance, distance - 1]
    return candidates.lazy.map { origin.addingReportingOverflow($0) }
      .first { !$0.overflow && (lower...upper).contains($0.partialValue) }?.partialValue
  }
}
