/// What a case of a `switch` takes, as far as it can be asked.
struct SwitchPattern {
  /// What tells two cases apart.
  enum Values {
    /// The names of cases, with any payload.
    case cases(Set<String>)
    case numbers([ClosedRange<Int>])
    case texts(Set<String>)
    case others
  }

  /// That a value is one of them.
  var fact: Precondition
  var values: Values
  /// The name that the payload has in the statements.
  var payload: PreconditionScanner.Payload?

  /// Whether there may be a value of both.
  func overlaps(_ other: SwitchPattern) -> Bool {
    switch (values, other.values) {
    case (.cases(let own), .cases(let others)), (.texts(let own), .texts(let others)):
      !own.isDisjoint(with: others)
    case (.numbers(let own), .numbers(let others)):
      own.contains { range in others.contains(where: range.overlaps) }
    default: true
    }
  }
}
