/// Makes the choices of a failing case simpler while the case keeps failing in the same way.
///
/// The shrinker knows choices and whether a sequence of them fails, nothing of values or tests. It
/// runs its passes in turn until none of them finds anything; the result depends on the sequence it
/// starts from and on nothing else, unless its time runs out.
final class Shrinker {
  /// The passes, in tiers: one tier runs only where those before it find nothing, because its
  /// passes make parts of a sequence less simple so that the whole becomes simpler, or cost much.
  static let tiers: [[any ShrinkPass]] = [
    [
      SimplifyValues(), MergeCollections(), DeleteElements(), HoistDescendants(), SimplifySpans(),
      LowerAlternatives(), LowerNumbers(), LowerTogether(), ReorderSiblings(),
    ],
    [CrossGaps(), DeleteNeighbours(), DeleteAlike(), DeleteRounds()],
    [
      ExchangeSpans(), RotateSpans(), MoveForks(), Redistribute(), MergeNumbers(), MergeParts(),
      ReplaceTwins(), LowerForksTogether(), MoveElements(), LowerMultiples(), MirrorNumbers(),
      ExchangeValues(), ShortenTexts(), LowerNumerals(), ChangeAlternatives(), TradeElements(),
      TradeForks(),
    ],
    [
      TradeNumbers(), CopyNumbers(), CrossGaps(isFar: true), CountUp(),
      HoistDescendants(isThorough: true), StretchNumbers(), DeleteCounted(), FillAnew(),
    ],
  ]

  // One thread shrinks, and these are touched with every candidate: checking at run time that no
  // two accesses overlap would cost a twentieth of shrinking.

  /// What is known of the simplest sequence that fails.
  @exclusivity(unchecked) private var known: Known

  /// The simplest sequence known to fail.
  private(set) var target: ChoiceSequence {
    get { known.target }
    set { known = Known(target: newValue) }
  }

  /// Replays a sequence and runs what a gen really drew, if that is wanted: what was drawn where it
  /// fails in the same way, else nil. It asks once at most, and not where the gen discards.
  typealias Replay = (
    ChoiceSequence, _ isWanted: @escaping (ChoiceSequence) -> Bool
  ) -> ChoiceSequence?

  /// How often a sequence was run.
  @exclusivity(unchecked) private(set) var runs = 0
  /// How often the target became simpler.
  private(set) var improvements = 0
  /// Whether a bound was reached before the passes were done.
  @exclusivity(unchecked) private(set) var isExhausted = false

  /// The passes in the order in which they run next.
  private var tiers = Shrinker.tiers
  private let maximumRuns: Int
  private let deadline: ContinuousClock.Instant
  /// How often somebody may still ask for budget before the clock is looked at.
  @exclusivity(unchecked) private var patience = 0
  private let failing: Replay
  @exclusivity(unchecked) private var tried: Set<UInt64> = []
  /// Those of the tried that failed.
  private var failed: Set<UInt64> = []
  /// What is being considered.
  @exclusivity(unchecked) private var proposal = Proposal()
  private lazy var isWanted = { [unowned self] drawn in isWorthARun(drawn) }

  private struct Proposal {
    var sequence = ChoiceSequence()
    var fingerprint: UInt64 = 0
    /// Whether it is worth a run only where it draws fewer choices than the target.
    var isShorter = false
  }

  /// A sequence, and what was found out about it when somebody asked.
  private struct Known {
    let target: ChoiceSequence
    lazy var spans = target.spans
    lazy var collections = target.collections(among: spans)
    lazy var siblings = target.siblings(among: spans)
    lazy var items = target.items
    lazy var numbers = target.numbers
    lazy var wholes = target.wholes

    init(target: ChoiceSequence) { self.target = target }
  }

  /// - Parameters:
  ///   - target: A sequence that fails.
  ///   - simplest: The simplest of all, which has been run before any other and did not fail.
  ///   - runs: How often sequences may be run.
  ///   - seconds: How long shrinking may take.
  ///   - failing: Replays and runs a candidate.
  init(
    target: ChoiceSequence, simplest: ChoiceSequence?, runs: Int, seconds: Double,
    failing: @escaping Replay
  ) {
    known = Known(target: target)
    self.failing = failing
    maximumRuns = runs
    deadline = .now + .seconds(seconds)
    failed.insert(target.fingerprint)
    for known in [target, simplest] { _ = known.map { tried.insert($0.fingerprint) } }
  }

  /// Runs all passes until none of them improves the target or a bound is reached.
  func shrink() {
    var tier = 0
    var minimum: ChoiceSequence?
    while tier < tiers.count, hasBudget {
      let before = improvements
      runPasses(of: tier)
      if tier == 0, improvements == before {
        if let minimum { RepeatStride(earlier: minimum).run(on: self) }
        minimum = target
      }
      tier = improvements > before ? 0 : tier + 1
    }
  }

  /// Runs a tier's passes once. Those that paid off come first the next time, in their order.
  private func runPasses(of tier: Int) {
    var paying = 0
    for index in tiers[tier].indices {
      let before = improvements
      tiers[tier][index].run(on: self)
      guard improvements > before else { continue }
      if paying < index { tiers[tier].insert(tiers[tier].remove(at: index), at: paying) }
      paying += 1
    }
  }

  /// Makes a candidate the target if it is simpler and fails too.
  ///
  /// Candidates that were tried before, that discard or that are no simpler cost no run; those that
  /// were proposed before cost no replay either, since the target has only become simpler since
  /// then.
  ///
  /// - Parameter isShorter: Whether the candidate is worth a run only where it draws fewer choices.
  /// - Returns: Whether the target is now what the candidate became when it was replayed.
  func consider(_ candidate: ChoiceSequence, isShorter: Bool = false) -> Bool {
    isExhausted = isExhausted || runs >= maximumRuns
    guard hasBudget else { return false }
    let fingerprint = candidate.fingerprint
    guard tried.insert(fingerprint).inserted else { return false }
    proposal = Proposal(sequence: candidate, fingerprint: fingerprint, isShorter: isShorter)
    // What is drawn while it runs is known behind that alone.
    guard let drawn = failing(candidate, isWanted), drawn.isSimpler(than: target) else {
      return false
    }
    failed.insert(drawn.fingerprint)
    target = drawn
    improvements += 1
    return true
  }

  /// Whether a sequence fails that is no candidate, being less simple than the target.
  func fails(_ sequence: ChoiceSequence) -> Bool {
    isExhausted = isExhausted || runs >= maximumRuns
    guard hasBudget else { return false }
    let fingerprint = sequence.fingerprint
    guard tried.insert(fingerprint).inserted else { return failed.contains(fingerprint) }
    var isFailing = false
    let drawn = failing(sequence) { [unowned self] drawn in
      let drawnFingerprint = drawn.fingerprint
      isFailing = failed.contains(drawnFingerprint)
      guard drawnFingerprint == fingerprint || tried.insert(drawnFingerprint).inserted else {
        return false
      }
      runs += 1
      return true
    }
    guard drawn != nil || isFailing else { return false }
    for failing in [sequence, drawn ?? sequence] { failed.insert(failing.fingerprint) }
    return true
  }

  private func isWorthARun(_ drawn: ChoiceSequence) -> Bool {
    guard drawn.isSimpler(than: target) else { return false }
    if proposal.isShorter, drawn.choiceCount >= target.choiceCount { return false }
    guard drawn == proposal.sequence || isNew(drawn.fingerprint) else { return false }
    runs += 1
    patience = 0
    return true
  }

  private func isNew(_ fingerprint: UInt64) -> Bool {
    fingerprint == proposal.fingerprint || tried.insert(fingerprint).inserted
  }

  /// Whether no candidate was refused for lack of runs and there is time: passes look before each
  /// step, since on a long sequence those that propose nothing take time too.
  ///
  /// The clock is looked at after each run, whose time nobody knows, and else now and then.
  var hasBudget: Bool {
    if patience > 0 {
      patience -= 1
    } else {
      patience = 16
      isExhausted = isExhausted || ContinuousClock.now >= deadline
    }
    return !isExhausted
  }
}

// MARK: - What passes ask of the target, found out once for each

extension Shrinker {
  /// The target's spans.
  var spans: [Span] { known.spans }

  /// The target's collections that hold elements.
  var collections: [CollectionSpan] { known.collections }

  /// The target's collection at an index, or nil where there are fewer.
  func collection(_ index: Int) -> CollectionSpan? { collections[existing: index] }

  /// The target's group of siblings at an index, or nil where there are fewer.
  func siblings(_ index: Int) -> [Range<Int>]? { known.siblings[existing: index] }

  /// The target's group of items at an index, or nil where there are fewer.
  func items(_ index: Int) -> [Range<Int>]? { known.items[existing: index] }

  /// The positions of the target's numbers that are not simplest.
  var numbers: [Int] { known.numbers }

  /// The positions of the target's numbers that are whole.
  var wholes: [Int] { known.wholes }
}

extension Array {
  /// The element at an index, or nil where there are fewer.
  fileprivate subscript(existing index: Int) -> Element? { index < count ? self[index] : nil }
}

/// One way to make a sequence simpler. A pass goes over the target once, proposes candidates to the
/// shrinker, and leaves it to the shrinker to run it again.
protocol ShrinkPass: Sendable {
  /// Proposes this pass's candidates. The target changes under the pass with each one that fails.
  func run(on shrinker: Shrinker)
}
