/// The generic parameters and the where clause of a declaration; both are empty on most.
struct Generics: Sendable, Equatable {
  var parameters: [GenericParameter] = []
  var requirements: [GenericRequirement] = []

  var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

/// One generic parameter: `T`, `T: Hashable`, `each T` or `let count: Int`.
struct GenericParameter: Sendable, Equatable, CustomStringConvertible {
  enum Kind: Sendable { case type, pack, value }

  var kind = Kind.type
  var name: String
  /// What it conforms to, or a value's type.
  var constraint: TypeSyntax?

  var description: String {
    let word =
      switch kind {
      case .type: ""
      case .pack: "each "
      case .value: "let "
      }
    return word + name + (constraint.map { ": \($0)" } ?? "")
  }
}

/// One requirement of a where clause: `T: Hashable` or `T.Element == Int`.
struct GenericRequirement: Sendable, Equatable, CustomStringConvertible {
  enum Relation: String, Sendable { case conforms = ":", equals = "==" }

  var left: TypeSyntax
  var relation: Relation
  var right: TypeSyntax

  var description: String {
    relation == .conforms ? "\(left): \(right)" : "\(left) == \(right)"
  }
}
