/// The generic parameters and the where clause of a declaration; both are empty on most.
struct Generics: Sendable, Equatable {
  var parameters: [GenericParameter] = []
  var requirements: [GenericRequirement] = []

  var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

  /// `<T: Hashable, U>`, empty without parameters.
  var clause: String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.description).joined(separator: ", "))>"
  }

  /// ` where T == U.Element`, empty without requirements.
  var whereClause: String { Generics.whereClause(requirements.map(\.description)) }

  /// The same of requirements as they are written.
  static func whereClause(_ requirements: [String]) -> String {
    requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
  }

  /// What a where clause asks of a type by its name.
  func asked(of name: String) -> [TypeSyntax] {
    requirements.filter { $0.relation == .conforms && $0.left == .named(name) }.map(\.right)
  }

  /// What the parameters stand for, in order, where arguments are given to them.
  func given(_ arguments: [TypeSyntax]) -> [String: TypeSyntax] {
    Dictionary(zip(parameters.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
  }

  /// With types in the place of others, which parameters may be named by.
  func replacing(_ types: [String: TypeSyntax]) -> Generics {
    guard !types.isEmpty else { return self }
    return Generics(
      parameters: parameters.map { parameter in
        GenericParameter(
          kind: parameter.kind, name: types[parameter.name]?.qualifiedName ?? parameter.name,
          constraint: parameter.constraint?.replacing(types))
      },
      requirements: requirements.map {
        GenericRequirement(
          left: $0.left.replacing(types), relation: $0.relation, right: $0.right.replacing(types))
      })
  }
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
