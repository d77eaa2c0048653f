/// A case or static member of a type as an expression: `State.idle`, `Duration.seconds(5)`.
struct MemberAccess: Equatable {
  var base: TypeSyntax
  var name: String
  /// Whether it is called.
  var isCall: Bool
}
