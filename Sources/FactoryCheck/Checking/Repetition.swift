/// Some runs of one case or of some, to see what comes of them: as many as fit into a time.
struct Repetition {
  /// How many runs of one case there are at most.
  static let most = 10

  /// How many runs there were.
  private(set) var runs = 0
  private let most: Int
  private let deadline: ContinuousClock.Instant

  /// - Parameters:
  ///   - most: How many runs there are at most.
  ///   - time: How long they may take together.
  init(upTo most: Int = Repetition.most, within time: Duration = .seconds(1)) {
    self.most = most
    deadline = .now + time
  }

  /// Counts another run; false where there are enough.
  mutating func next() -> Bool {
    guard runs == 0 || runs < most && ContinuousClock.now < deadline else {
      return false
    }
    runs += 1
    return true
  }
}
