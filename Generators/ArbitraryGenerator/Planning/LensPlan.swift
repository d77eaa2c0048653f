/// A lens to one member.
struct LensPlan: Sendable {
  enum Way: Sendable, Equatable {
    case mutation
    /// By calling the initialiser with the other members' values.
    case construction
  }

  /// The member as written, with backticks where it needs them.
  var member: String
  var type: ResolvedType
  var way: Way
  var access = AccessLevel.internal
  /// Whether only the main actor reads and sets the member.
  var isOnMainActor = false
}
