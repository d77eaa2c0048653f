/// All values of a small finite domain, simplest first: what a gen draws when its choices count
/// through everything they can be, the last choice fastest.
///
/// A domain of which every value is run once is a proof, and costs less than random cases that
/// repeat each other (LeanCheck, Braquehais 2017).
struct Enumeration {
  /// The sequences of all values.
  let sequences: [ChoiceSequence]

  /// Counts a domain, up to a limit.
  ///
  /// Nil is returned for a domain that is larger, and for one of which a gen's filter leaves out a
  /// part. Most domains that are too large show that in their first sequences, and cost no more
  /// than those.
  ///
  /// - Parameter realise: What the gens really draw when they replay a sequence; nil where they
  ///   discard.
  init?(upTo limit: Int, realise: (ChoiceSequence) -> ChoiceSequence?) {
    var sequences: [ChoiceSequence] = []
    var next: ChoiceSequence? = ChoiceSequence()
    while let candidate = next {
      guard sequences.count < limit, let drawn = realise(candidate), drawn.isOne(ofAbout: limit)
      else { return nil }
      sequences.append(drawn)
      next = drawn.successor
    }
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
    return candidates.map { origin + $0 }.first { (lower...upper).contains($0) }
  }
}
