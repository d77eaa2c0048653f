/// The values for which a property fails, made as small as shrinking could.
public struct Counterexample: Sendable {
  /// The values, one a gen, as Swift source.
  public var values: [String] { trees.map(\.text) }
  /// The values that failed first, before shrinking.
  public var firstValues: [String] { firstTrees.map(\.text) }
  /// How often the values became simpler.
  public let shrinks: Int
  /// How often the property ran while they did.
  public let shrinkRuns: Int
  /// How long shrinking took.
  public let shrinkTime: Duration
  /// Whether shrinking ended because its bound was reached, so that smaller values may exist.
  public let isShrinkingCutShort: Bool
  /// Whether the values failed again when they were made a second time. Where they did not, the
  /// property depends on something besides its values.
  public let isReproducible: Bool

  /// Which parts of the values matter, and where the boundary lies. It is empty for fixed examples,
  /// for what is not reproducible, and for very large values.
  public var explanation = Explanation()

  /// The calls that mocks and drawn functions among the values answered, in order, each with its
  /// arguments and its answer. Where functions are called more than a thousand times, those behind
  /// are left out.
  public internal(set) var calls: [String] = []
  /// How many calls are left out.
  var unlistedCalls = 0
  /// The scripts of the mocks that answered; nil where that is not known.
  var played: Set<Int>?

  /// What was found out where the values did not fail again.
  var flakiness: Flakiness?

  /// Where a counterexample comes from.
  enum Origin: Equatable, Sendable {
    /// The case with an index, of the random ones or of all there are.
    case drawn(Int)
    /// A case that was made to raise a score, behind so many others.
    case raised(Int)
    /// A case that was made of a valid one, behind so many others.
    case varied(Int)
    /// The fixed example with an index.
    case example(Int)
    /// The text that `forAll(replay:)` was given.
    case pinned
    /// An earlier run, which kept it.
    case kept
    /// The shrinking of another one, which met it.
    case shrinking
  }

  /// The values on the way to the last, cut; none unless a report of the run is asked for.
  var steps: [String] = []
  var trees: [SourceTree]
  var firstTrees: [SourceTree]
  let origin: Origin
  var failure: Failure
  let sequence: ChoiceSequence

  /// The index of the case that failed first; nil for one of the fixed examples, for one that was
  /// kept from an earlier run, and for one that was met while another was shrunk.
  public var caseIndex: Int? {
    switch origin {
    case .drawn(let index), .raised(let index), .varied(let index): index
    case .example, .kept, .pinned, .shrinking: nil
    }
  }

  /// What `forAll(replay:)` takes to run these very values again: a line of text, such as
  /// `(i5)(b1)`.
  ///
  /// It holds the decisions of the gens, so that it serves values of which there is no source, and
  /// until the gens draw otherwise; then the property fails and says so. It is empty for a fixed
  /// example. The files in `.factorycheck` have it as `choices`.
  public var replay: String { sequence.text }

  /// Whether it is one of the fixed examples.
  var isExample: Bool { if case .example = origin { true } else { false } }

  /// Whether a later run can replay it and would fail: a fixed example is there without that.
  var canBeKept: Bool {
    switch origin {
    case .example, .pinned: false
    case .drawn, .raised, .varied, .kept, .shrinking: isReproducible
    }
  }
}
