/// What a call of `forAll` or a trait asks for; nil is what it leaves to others
/// (`Settings.resolve`).
@usableFromInline
struct Request: Equatable, Sendable {
  /// How many cases have to pass.
  var cases: Int?
  /// The root of the random choices.
  var seed: Seed?
  /// How long all cases together may take.
  var budget: Duration?
  /// How long one case may take.
  var timeout: Duration?
  /// The one case to run, as `ChoiceSequence.text`.
  var replay: String?
  /// Whether what fails is made smaller.
  var isShrinking: Bool?
  /// Whether cases run on all cores.
  var isParallel: Bool?
  /// Whether a property that passes is told of, too.
  var isVerbose: Bool?

  @usableFromInline
  init(
    cases: Int? = nil, seed: Seed? = nil, budget: Duration? = nil, timeout: Duration? = nil,
    replay: String? = nil, isShrinking: Bool? = nil, isParallel: Bool? = nil,
    isVerbose: Bool? = nil
  ) {
    self.cases = cases
    self.seed = seed
    self.budget = budget
    self.timeout = timeout
    self.replay = replay
    self.isShrinking = isShrinking
    self.isParallel = isParallel
    self.isVerbose = isVerbose
  }

  /// The same request, with another's in the place of what that one asks for.
  func overridden(by other: Request) -> Request {
    var request = other
    request.cases = other.cases ?? cases
    request.seed = other.seed ?? seed
    request.budget = other.budget ?? budget
    request.timeout = other.timeout ?? timeout
    request.replay = other.replay ?? replay
    request.isShrinking = other.isShrinking ?? isShrinking
    request.isParallel = other.isParallel ?? isParallel
    request.isVerbose = other.isVerbose ?? isVerbose
    return request
  }
}

// MARK: - Validity

extension Request {
  /// Where something is asked for, as a message names it.
  enum Place: Equatable, Sendable {
    case argument
    case trait

    /// What was asked for, as it is written there.
    func written(_ name: String, _ value: String) -> String {
      switch self {
      case .argument: "forAll(\(name): \(value))"
      case .trait: ".\(name)(\(value))"
      }
    }
  }

  /// Throws the misuse of a value that is out of range.
  func validate(in place: Place) throws(Settings.Misuse) {
    if let cases, cases <= 0 { throw .cases(cases, in: place) }
    if let budget, budget <= .zero { throw .time("budget", budget, in: place) }
    if let timeout, timeout <= .zero { throw .time("timeout", timeout, in: place) }
  }
}
