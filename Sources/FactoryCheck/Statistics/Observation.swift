/// What a property's body says about the case that is running.
enum Observation: Equatable, Sendable {
  /// Whether the case has a label, and which share of the cases should.
  case label(String, holds: Bool, required: Double?)
  /// A value as Swift source, to be counted under a title.
  case value(String, of: String)
  /// How close the case comes to failing.
  case score(Double, of: String)

  /// Notes it for the property that is running; where none is, nobody hears it.
  func note() { TestHost.enclosingLog?.note(self) }
}
