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
    /// It as it is written, where that is known and it is no parameter.
    var written: String?
  }

  /// What is made.
  enum Made: Sendable, Equatable {
    /// The value itself, by `self.init`, and the part of it that a superclass has.
    case itself, part
    /// A value of a type, as that is written.
    case type(String)
    /// What a member is set to, as in `inner = .init(…)`, or behind an underscore its wrapper.
    case member(String)
    /// The wrapper of a member that is set to the only argument.
    case wrapper(of: String)
    /// What a function answers, or another member: of a type, which values are the first argument
    /// of, or of none.
    case answer(of: String, for: TypeSyntax?)
  }

  var made: Made
  var arguments: [Argument]
  /// What holds wherever it is called.
  var facts: [Precondition] = []

  var isDelegation: Bool { made == .itself || made == .part }

  /// The same where some facts hold as well.
  func given(_ facts: [Precondition]) -> InitializerCall {
    var copy = self
    copy.facts = facts + copy.facts
    return copy
  }

  /// The name of the type that is made; nil where it is not written.
  var type: String? { if case .type(let name) = made { name } else { nil } }
}
