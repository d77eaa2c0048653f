extension CheckResult {
  /// How many of the cases that passed had a label, from ``label(_:)`` and its like.
  public struct Label: Equatable, Sendable {
    /// What the cases had; for ``collect(_:_:)`` the value as Swift source.
    public let name: String
    /// What ``collect(_:_:)`` counted the value under; nil for all others.
    public let title: String?
    /// How many cases had it.
    public let cases: Int
    /// The share of the cases that had it: 0 to 1.
    public let share: Double
    /// The share that ``cover(atLeast:_:_:)`` demands; nil where it demands none.
    public let required: Double?
  }
}
