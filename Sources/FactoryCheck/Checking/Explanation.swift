/// What matters in a counterexample, found out by running the property on variations of it.
///
/// ```swift
/// let result = forAll(Factory<User>.arbitrary()) { $0.age < 20 }
/// result.counterexample?.explanation.sentences
/// // ["age: 20 and beyond fail, 19 passes", "id and name do not matter"]
/// ```
///
/// It rests on a few variations of each part, at most two hundred in all, and on none where the
/// property is slow: it is a hint where to look, and no proof.
public struct Explanation: Equatable, Sendable {
  /// How far a number of a counterexample can go.
  public struct Boundary: Equatable, Sendable {
    /// What the number is called: `age`, `$1[2]`; empty where it is the only value.
    public let part: String
    /// The number as Swift source; two where all between them fail, too.
    public let failing: [String]
    /// Whether what lies behind the number, to the end of the gen's range, fails as well.
    public let isOpen: Bool
    /// The nearest numbers, one or two, for which the property holds; of fractions, those of as few
    /// binary places.
    public let passing: [String]
  }

  /// The parts of which any value fails. A member is called as it is reached from the value, a
  /// value by its place among several: `address.city`, `$0`, `$1[2]`. A single empty name is all
  /// there is.
  public var irrelevantParts: [String] = []
  /// Whether those parts do not matter when all of them change at once.
  public var isIrrelevantTogether = true
  /// How far the numbers that matter can go, for the first four.
  public var boundaries: [Boundary] = []
  /// The parts behind those that matter as well.
  public var furtherParts: [String] = []

  /// The explanation in words, a sentence each.
  public var sentences: [String] {
    boundaries.map(\.sentence) + [furtherRelevance, irrelevance].compactMap(\.self)
  }
}

// MARK: - Words

extension Explanation {
  /// How many parts are named at most.
  private static let nameLimit = 6

  private var furtherRelevance: String? {
    guard let first = furtherParts.first else { return nil }
    if furtherParts.count == 1 { return "\(first) matters as well" }
    let (others, last) = enumeration(of: furtherParts)
    return "\(others) and \(last) matter as well"
  }

  private var irrelevance: String? {
    guard let first = irrelevantParts.first else { return nil }
    if first.isEmpty {
      return boundaries.isEmpty ? "Nothing else that was tried passes." : nil
    }
    if irrelevantParts.count == 1 { return "\(first) does not matter" }
    let (others, last) = enumeration(of: irrelevantParts)
    return isIrrelevantTogether
      ? "\(others) and \(last) do not matter"
      : "\(others) or \(last) does not matter, while the others stay as they are"
  }

  /// The names of some parts, and the last of them, or how many more there are.
  private func enumeration(of parts: [String]) -> (others: String, last: String) {
    let missing = parts.count - Explanation.nameLimit
    var names = parts.prefix(missing > 1 ? Explanation.nameLimit : .max)
    let last = missing > 1 ? "\(missing) more parts" : names.removeLast()
    return (names.joined(separator: ", "), last)
  }
}

extension Explanation.Boundary {
  fileprivate var sentence: String {
    let name = part.isEmpty ? "" : "\(part): "
    let fails = failing.joined(separator: " to ")
    let verb = isOpen ? "and \(others) fail" : failing.count == 1 ? "fails" : "fail"
    let passes = passing.joined(separator: " and ")
    return "\(name)\(fails) \(verb), \(passes) \(passing.count == 1 ? "passes" : "pass")"
  }

  /// What fails besides: nothing lies beyond a text or a name, but others stand behind it in the
  /// list that it was drawn from.
  private var others: String {
    let isQuantity = failing.allSatisfy { $0.first != "\"" && $0.contains(where: \.isNumber) }
    return isQuantity ? "beyond" : "those behind it"
  }
}
