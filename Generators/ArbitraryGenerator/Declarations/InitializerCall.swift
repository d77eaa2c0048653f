/// The call of an initialiser in the body of another one.
struct InitializerCall: Sendable, Equatable {
  struct Argument: Sendable, Equatable {
    var label: String?
    /// The parameter that is handed on, or of which a member is; nil for any other expression.
    var parameter: String?
    /// The member of it that is handed on.
    var member: String?
    /// What else is handed on: what is written in literals, or computed of parameters.
    var value: Precondition?
    /// The type of that, where it is known.
    var type: TypeSyntax?
  }

  /// The type that is made, as written, or `self` or `super`; `.init` where it is that of a member,
  /// and `@` where setting one makes its wrapper.
  var type: String
  /// The member, or behind an underscore its wrapper, that is made.
  var member: String?
  var arguments: [Argument]

  /// Whether it makes the value itself, or the part of it that a superclass has.
  var isDelegation: Bool { type == "self" || type == "super" }
}
