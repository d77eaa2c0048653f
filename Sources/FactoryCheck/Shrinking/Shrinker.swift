/// Makes the choices of a failing case simpler while the case keeps failing in the same way.
///
/// The shrinker knows choices and whether a sequence of them fails, nothing of values or tests. It
/// runs its passes in turn until none of them finds anything; the result depends on the sequence it
/// starts from and on nothing else, unless its time runs out.
final class Shrinker {
  /// The passes, in tiers: one tier runs only where those before it find nothing, because its passes
  /// make parts of a sequence less simple so that the whole becomes simpler, or cost much.
  static let tiers: [[any ShrinkPass]] = [
    [
      SimplifyValues(), MergeCollections(), DeleteElements(), HoistDescendants(), SimplifySpans(),
      LowerAlternatives(), LowerNumbers(), LowerTogether(), ReorderSiblings(),
    ],
    [LowerNumbers(gaps: .small)],
    [ExchangeSpans(), Redistribute(), MergeNumbers()],
    [TradeNumbers(), LowerNumbers(gaps: .large), HoistDescendants(isThorough: true)],
  ]

  /// The simplest sequence known to fail.
  private(set) var target: ChoiceSequence {
    didSet { (knownSpans, knownCollections, knownSiblings) = (nil, nil, nil) }
  }
  /// How often a sequence was run.
  private(set) var runs = 0
  /// How often the target became simpler.
  private(set) var improvements = 0
  /// Whether a bound was reached before the passes were done.
  private(set) var isExhausted = false

  private let maximumRuns: Int
  private let deadline: ContinuousClock.Instant
  private let realise: (ChoiceSequence) -> ChoiceSequence?
  private let fails: (ChoiceSequence) async -> Bool
  private var tried: Set<UInt64> = []
  private var knownSpans: [Span]?
  private var knownCollections: [CollectionSpan]?
  private var knownSiblings: [[Range<Int>]]?

  /// - Parameters:
  ///   - target: A sequence that fails.
  ///   - runs: How often sequences may be run.
  ///   - seconds: How long shrinking may take.
  ///   - realise: What a gen really draws when it replays a sequence; nil where it discards.
  ///   - fails: Whether what was really drawn fails in the same way.
  init(
    target: ChoiceSequence, runs: Int, seconds: Double,
    realise: @escaping (ChoiceSequence) -> ChoiceSequence?,
    fails: @escaping (ChoiceSequence) async -> Bool
  ) {
    self.target = target
    self.realise = realise
    self.fails = fails
    maximumRuns = runs
    deadline = .now + .seconds(seconds)
    tried = [target.fingerprint]
    // The simplest case of all has been run before any other.
    if let simplest = realise(ChoiceSequence()) { tried.insert(simplest.fingerprint) }
  }

  /// Runs all passes until none of them improves the target or a bound is reached.
  func shrink() async {
    var tier = 0
    var minimum: ChoiceSequence?
    while tier < Shrinker.tiers.count, hasBudget {
      let before = improvements
      for pass in Shrinker.tiers[tier] { await pass.run(on: self) }
      if tier == 0, improvements == before {
        if let minimum { await RepeatStride(earlier: minimum).run(on: self) }
        minimum = target
      }
      tier = improvements > before ? 0 : tier + 1
    }
  }

  /// The target's spans, found out once for each target.
  var spans: [Span] {
    if let knownSpans { return knownSpans }
    let spans = target.spans
    knownSpans = spans
    return spans
  }

  /// The target's collection at an index, or nil where there are fewer; found out once for each target.
  func collection(_ index: Int) -> CollectionSpan? {
    let collections = knownCollections ?? target.collections
    knownCollections = collections
    return collections.indices.contains(index) ? collections[index] : nil
  }

  /// The target's group of siblings at an index, or nil where there are fewer; found out once for each
  /// target.
  func siblings(_ index: Int) -> [Range<Int>]? {
    let siblings = knownSiblings ?? target.siblings
    knownSiblings = siblings
    return siblings.indices.contains(index) ? siblings[index] : nil
  }

  /// Makes a candidate the target if it is simpler and fails too.
  ///
  /// Candidates that were tried before, that discard or that are no simpler cost no run; those that were
  /// proposed before cost no replay either, since the target has only become simpler since then.
  ///
  /// - Returns: Whether the target is now what the candidate became when it was replayed.
  func consider(_ candidate: ChoiceSequence) async -> Bool {
    guard hasBudget else { return false }
    let proposed = candidate.fingerprint
    guard tried.insert(proposed).inserted, let realised = realise(candidate) else { return false }
    let drawn = realised.fingerprint
    guard drawn == proposed || tried.insert(drawn).inserted, realised.isSimpler(than: target) else {
      return false
    }
    runs += 1
    guard await fails(realised) else { return false }
    target = realised
    improvements += 1
    return true
  }

  /// Whether neither the runs nor the time are used up: passes look before each step.
  var hasBudget: Bool {
    isExhausted = isExhausted || runs >= maximumRuns || ContinuousClock.now >= deadline
    return !isExhausted
  }
}

/// One way to make a sequence simpler. A pass goes over the target once, proposes candidates to the
/// shrinker, and leaves it to the shrinker to run it again.
protocol ShrinkPass: Sendable {
  /// Proposes this pass's candidates. The target changes under the pass with each one that fails.
  func run(on shrinker: Shrinker) async
}

extension ChoiceSequence {
  /// A hash of the choices and the shape, the same in every process.
  fileprivate var fingerprint: UInt64 {
    tokens.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, token in
      switch token {
      case .open: scramble(hash ^ 1)
      case .close: scramble(hash ^ 2)
      case .choice(let choice):
        scramble(
          scramble(hash ^ UInt64(truncatingIfNeeded: choice.value))
            ^ UInt64(truncatingIfNeeded: choice.value >> 64) ^ UInt64(choice.kind.rawValue) << 56)
      }
    }
  }
}
