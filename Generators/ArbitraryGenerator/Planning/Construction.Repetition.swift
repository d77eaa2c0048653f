extension Construction {
  /// An argument that any number of could stand in a call, of which there are none. An object, because
  /// few calls have one.
  final class Repetition: Sendable {
    let argument: Argument
    /// How many arguments stand before those.
    let position: Int
    /// What has to hold for all of them together.
    let conditions: [Precondition]

    init(of argument: Argument, at position: Int, asked conditions: [Precondition]) {
      self.argument = argument
      self.position = position
      self.conditions = conditions
    }
  }
}
