/// Something in how a property is checked that costs time or leaves little to be checked, though no
/// case failed.
enum HealthWarning: Equatable, Sendable {
  /// So many of the cases were discarded that the others may be few of a kind.
  case discards(Int, of: Int, causes: DiscardCauses)
  /// Drawing the values of a case takes most of its time.
  case slowGen(Duration, of: Duration, choices: Int)
  /// The values are so large that a failure is found late and shrunk slowly.
  case largeValues(choices: Int, perCase: Duration)
  /// Another property runs inside of this one.
  case inner(place: String)
}

/// Who discarded the cases of a property, in a sample that was drawn again.
struct DiscardCauses: Equatable, Sendable {
  let sample: Int
  /// Of how many cases a gen made no values.
  let filtered: Int
  /// The type of the values within which that happened, where it is one.
  let type: String?
  /// Where the filter stands that accepted none, where it is one.
  var place: String?
  /// How many different elements a collection needed and did not find, where that was it.
  var elements: Int?
}

// MARK: - Words

extension HealthWarning: CustomStringConvertible {
  var description: String {
    switch self {
    case .discards(let discarded, let count, let causes):
      "\(discarded) of \(count) cases were discarded. \(causes)"
    case .slowGen(let time, let whole, let choices):
      """
      Drawing values takes \(HealthWarning.part(time, of: whole)) that a case takes, and they have \
      \(HealthWarning.cure(time, choices: choices))
      """
    case .largeValues(let choices, let time):
      """
      Values have \(choices) choices in the mean and a case takes \
      \(HealthWarning.milliseconds(time)). Smaller ones find the same bugs sooner: let \
      collections be smaller, as with .array(count: 0...20).
      """
    case .inner(let place):
      """
      The forAll at \(place) runs inside of this one, all of its cases for each of these. Draw its \
      values here too, as forAll(gen, other) { x, y in … } does: then they are shrunk together.
      """
    }
  }

  /// How much of a case's time drawing takes. It is measured in some cases that are drawn again,
  /// which may take longer than they did in the mean of all.
  private static func part(_ time: Duration, of whole: Duration) -> String {
    "\(time < whole ? milliseconds(time) : "nearly all") of the \(milliseconds(whole))"
  }

  /// How many choices values have, and what makes drawing them cheaper: fewer of them, if they are
  /// so many that they take the time.
  private static func cure(_ time: Duration, choices: Int) -> String {
    guard time > costOfChoice * choices else {
      return """
        \(counted(choices, "choice")) in the mean. Do costly work outside of the gen's closures, and \
        let collections be smaller, as with .array(count: 0...20).
        """
    }
    return """
      only \(counted(choices, "choice")) in the mean. Do costly work outside of the gen's closures \
      and of initialisers, and let filters and initialisers reject less of what is drawn.
      """
  }

  /// What one choice may cost in a debug build, with the part of a value that is made of it.
  private static let costOfChoice = Duration.microseconds(100)

  private static func milliseconds(_ time: Duration) -> String {
    "\((time / .milliseconds(1) * 100).rounded() / 100) ms"
  }
}

extension DiscardCauses: CustomStringConvertible {
  var description: String {
    let owner = type.map { " within \($0)" } ?? ""
    let filter = place.map { "the filter at \($0)" } ?? "its filter"
    let missing = elements.map { "\($0) different elements for a collection" }
    let gen = "a gen\(owner) found no \(missing ?? "values that \(filter) accepts")"
    if filtered == 0 {
      return """
        In all of \(sample) cases drawn again it was the property that discarded the values. Let the \
        gen make only values that the property wants, instead of assume(_:).
        """
    }
    if filtered == sample, elements != nil {
      return """
        In all of \(sample) cases drawn again \(gen). Let it have fewer, or draw them from more values.
        """
    }
    if filtered == sample, place == nil, let type {
      return """
        In all of \(sample) cases drawn again nothing that was drawn for \(type) was accepted, by its \
        initialiser or by a filter. Say what is: with // arbitrary: and a gen at one of its members, \
        or in the test, as Factory<\(type)>.arbitrary(…) with gens for what it is made of.
        """
    }
    if filtered == sample {
      return """
        In all of \(sample) cases drawn again \(gen). Build the values so that they need no filter, \
        as .int(in: 0...50).map { $0 * 2 } does for even numbers, or loosen the filter.
        """
    }
    return """
      In \(filtered) of \(sample) cases drawn again \(gen); the others were left to the property. \
      Build the values so that they need neither filter nor assume(_:), as \
      .int(in: 0...50).map { $0 * 2 } does for even numbers.
      """
  }
}
