/// The values for which a property fails, made as small as shrinking could.
public struct Counterexample: Sendable {
  /// The values, one a gen, as Swift source.
  public let values: [String]
  /// The values that failed first, before shrinking.
  public let firstValues: [String]
  /// The index of the case that failed first; nil for one of the fixed examples
  /// and for one that was kept from an earlier run.
  public let caseIndex: Int?
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

  var failure: Failure
  let sequence: ChoiceSequence
  /// Which of the fixed examples the values are, or nil for a random case.
  var exampleIndex: Int?
  /// Whether the values were kept from an earlier run.
  var isStored = false
}
