/// Some of the sequences that shrinking went through, spread evenly over all.
struct ShrinkPath {
  /// How many characters of a step are shown.
  static let textLimit = 300
  /// How many steps are kept.
  private static let limit = 40

  private(set) var steps: [ChoiceSequence] = []
  private var stride = 1
  private var count = 0

  /// Adds the next sequence. Where there are too many, every other one is dropped.
  mutating func add(_ sequence: ChoiceSequence) {
    defer { count += 1 }
    guard count.isMultiple(of: stride) else { return }
    if steps.count == ShrinkPath.limit {
      steps = steps.indices.filter { $0.isMultiple(of: 2) }.map { steps[$0] }
      stride *= 2
      guard count.isMultiple(of: stride) else { return }
    }
    steps.append(sequence)
  }
}
