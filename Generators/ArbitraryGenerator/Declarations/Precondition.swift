/// A condition that an initialiser ends the program without.
struct Precondition: Sendable, Equatable {
  /// The condition, in one line.
  var text: String
  /// The parameters that it names, without backticks.
  var parameters: Set<String>
  /// The members of any values that it names.
  var members: Set<String> = []
  /// Whether it adds, subtracts or multiplies.
  var computes = false
}
