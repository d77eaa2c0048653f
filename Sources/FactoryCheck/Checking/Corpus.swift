/// Valid cases, and others that are made of them: fuzzing inside of what a precondition leaves.
///
/// Where most cases are discarded, those that are not are small, for the larger a value is, the more
/// there is that may be wrong with it. A valid value with one part changed is often valid still, so
/// that step by step large ones are reached which random draws seldom meet. All sizes are changed
/// as often as each other (the corpus of fuzzers such as AFL, Zalewski 2013, with the size of a
/// case in place of the branches that it takes; parts that are moved to other cases as those of
/// grammar-based fuzzers: Holler et al., "Fuzzing with Code Fragments", 2012).
///
/// ```swift
/// let tape = Tape(replaying: corpus.next(), tail: .random)
/// if the case is valid { corpus.add(tape.output) }
/// ```
struct Corpus {
  /// How many cases of one size are kept, and how many tokens the largest may have: what is larger
  /// takes long.
  private static let room = 32
  private static let mostTokens = 1 << 9

  /// How many cases are known at most, so that none is run twice.
  private static let mostKnown = 1 << 16
  /// How many changes are looked for at most that make a case which is not known.
  private static let attempts = 4

  /// The fingerprints of valid cases.
  private var known: Set<UInt64> = []
  /// Cases by the number of their tokens, to the next power of two.
  private var casesBySize: [[Parts]] = Array(repeating: [], count: Corpus.size(of: mostTokens) + 1)
  /// The sizes of which there are cases.
  private var sizes: [Int] = []
  private var random: Choices

  /// - Parameter seed: What to draw the changes from.
  init(seed: UInt64) { random = Choices(state: seed, size: 100, tape: nil) }

  /// What to draw those choices from that the next case leaves open.
  mutating func nextState() -> UInt64 { random.nextWord() }

  /// Keeps a valid case, in the place of any of its size where there are many. O(n).
  ///
  /// - Returns: Whether it is another than those before.
  mutating func add(_ sequence: ChoiceSequence) -> Bool {
    if known.count == Corpus.mostKnown { known = [] }
    guard known.insert(sequence.fingerprint).inserted else { return false }
    keep(sequence)
    return true
  }

  private mutating func keep(_ sequence: ChoiceSequence) {
    let count = sequence.tokens.count
    guard count > 0, count <= Corpus.mostTokens else { return }
    let size = Corpus.size(of: count)
    if casesBySize[size].isEmpty { sizes.append(size) }
    if casesBySize[size].count < Corpus.room {
      casesBySize[size].append(Parts(of: sequence))
    } else {
      casesBySize[size][draw(below: Corpus.room)] = Parts(of: sequence)
    }
  }

  /// The size of a case with so many tokens.
  private static func size(of count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }

  /// A case with something changed that is not known; at times, and where there is none, nothing at
  /// all, so that all of it is drawn. O(n) for the tokens of some cases.
  mutating func next() -> ChoiceSequence {
    guard draw(below: 16) > 0 else { return ChoiceSequence() }
    for _ in 0..<Corpus.attempts {
      guard let candidate = candidate() else { break }
      if !known.contains(candidate.fingerprint) { return candidate }
    }
    return ChoiceSequence()
  }

  private mutating func candidate() -> ChoiceSequence? {
    guard let start = pick() else { return nil }
    var sequence = changed(start)
    while draw(below: 2) == 0 { sequence = changed(Parts(of: sequence)) }
    return linked(sequence)
  }

  private mutating func pick() -> Parts? {
    element(of: sizes).flatMap { element(of: casesBySize[$0]) }
  }

  private mutating func element<Element>(of array: [Element]) -> Element? {
    array.isEmpty ? nil : array[draw(below: array.count)]
  }

  private mutating func draw(below bound: Int) -> Int {
    Int(random.uniform(below: UInt64(bound)))
  }
}

// MARK: - Changes

extension Corpus {
  private mutating func changed(_ parts: Parts) -> ChoiceSequence {
    switch draw(below: 8) {
    case 0: redrawn(parts)
    case 1, 2: grafted(parts)
    case 3, 4: graftedOnAllSides(parts)
    case 5: lengthened(parts)
    default: moved(parts.sequence)
    }
  }

  /// One part is drawn anew.
  private mutating func redrawn(_ parts: Parts) -> ChoiceSequence {
    guard let span = element(of: parts.spans) else { return parts.sequence }
    return parts.sequence.removing([span.inside])
  }

  /// One part has another of the same label in its place, of this case or of another.
  private mutating func grafted(_ parts: Parts) -> ChoiceSequence {
    guard let site = element(of: parts.spans) else { return parts.sequence }
    return grafting([site.range], of: parts)
  }

  /// All parts of one label that stand in one part have the same other one in their place: what
  /// must be alike on all sides can only be changed at once.
  private mutating func graftedOnAllSides(_ parts: Parts) -> ChoiceSequence {
    guard let sites = element(of: parts.siblings) else { return grafted(parts) }
    return grafting(sites, of: parts)
  }

  /// A collection holds some elements that follow each other twice.
  private mutating func lengthened(_ parts: Parts) -> ChoiceSequence {
    guard let collection = element(of: parts.collections), let counter = collection.counters.first,
      let count = parts.sequence.choice(at: counter)
    else { return grafted(parts) }
    let first = draw(below: collection.elements.count)
    let elements = collection.elements[first...].prefix(
      1 + draw(below: collection.elements.count - first))
    let end = elements[elements.endIndex - 1].upperBound
    let part = parts.sequence.tokens[elements[first].lowerBound..<end]
    return parts.ordered(
      parts.sequence.replacing([end..<end], with: [part])
        .setting(count.value &+ Int128(elements.count), at: counter))
  }

  private mutating func grafting(_ sites: [Range<Int>], of parts: Parts) -> ChoiceSequence {
    guard let donor = pick(), case .open(let label) = parts.sequence.tokens[sites[0].lowerBound],
      let graft = element(of: donor.spans.filter { $0.label == label })
    else { return parts.sequence }
    let source = draw(below: 2) == 0 ? donor.sequence : turned(graft, of: donor)
    return parts.ordered(
      parts.sequence.replacing(
        sites,
        with: Array(repeating: source.tokens[graft.range], count: sites.count)))
  }

  /// One of the choices that stand directly in a span is answered in another way, where it has few
  /// answers: what a part may be depends on where it stands.
  private mutating func turned(_ span: Span, of parts: Parts) -> ChoiceSequence {
    guard let position = element(of: parts.forks(of: span)),
      let choice = parts.sequence.choice(at: position)
    else { return parts.sequence }
    return parts.sequence.setting(anyAnswer(to: choice), at: position)
  }

  /// One choice is answered in another way.
  private mutating func moved(_ sequence: ChoiceSequence) -> ChoiceSequence {
    let all = sequence.tokens.indices
    guard let position = position(in: all, where: { sequence.choice(at: $0) != nil }),
      let choice = sequence.choice(at: position)
    else { return sequence }
    if choice.hasFewAnswers { return sequence.setting(anyAnswer(to: choice), at: position) }
    guard let answer = knownAnswer(to: choice, in: sequence, at: all) else { return sequence }
    return sequence.setting(answer, at: position)
  }

  /// Half of the numbers of smaller values are answered as in the largest: what is looked for is
  /// mostly there, or next to what is.
  private mutating func linked(_ sequence: ChoiceSequence) -> ChoiceSequence {
    let values = sequence.values
    guard values.count > 1, let largest = values.max(by: { $0.count < $1.count }) else {
      return sequence
    }
    var linked = sequence
    for position in values.filter({ $0 != largest }).joined() where draw(below: 2) == 0 {
      guard let choice = sequence.choice(at: position), choice.kind == .integer,
        !choice.hasFewAnswers,
        let answer = knownAnswer(to: choice, in: sequence, at: largest)
      else { continue }
      linked.set(answer, at: position)
    }
    return linked
  }

  private mutating func anyAnswer(to choice: Choice) -> Int128 {
    choice.lower &+ Int128(draw(below: Int(choice.upper &- choice.lower) + 1))
  }

  /// The answer to another choice of the kind, or one next to it.
  private mutating func knownAnswer(
    to choice: Choice, in sequence: ChoiceSequence, at positions: Range<Int>
  ) -> Int128? {
    let known = position(in: positions) { position in
      sequence.choice(at: position).map { $0.kind == choice.kind && !$0.hasFewAnswers } ?? false
    }
    guard let answer = known.flatMap({ sequence.choice(at: $0)?.value }) else { return nil }
    return answer &+ [0, 0, 1, -1][draw(below: 4)]
  }

  /// Some position that satisfies a condition; nil where few do.
  private mutating func position(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
    for _ in 0..<16 {
      let position = range.lowerBound + draw(below: range.count)
      if isWanted(position) { return position }
    }
    return nil
  }
}
