/// The branches of a type, before it is settled what all types need.
struct Draft {
  /// A type in one branch of the conditions inside it, with the calls that make its values.
  struct Branch {
    var conditions: [String] = []
    /// What holds in the branch, from which the type's members in it are told again: there are
    /// many.
    var facts: [Condition]
    /// None where the gen makes the values.
    var constructions: [Construction]
    /// What makes the fixed value where the call may fail: a constant of the type, or a call that
    /// takes nothing.
    var constant: Construction?
    var gen: WrittenGen?
  }

  var branches: [Branch]

  var constructions: [Construction] {
    branches.count == 1 ? branches[0].constructions : branches.flatMap(\.constructions)
  }

  /// Whether each value holds one of these types.
  func holds(_ ids: Set<Int>) -> Bool {
    branches.contains { branch in
      let calls = branch.constructions
      return branch.isChoice
        ? calls.allSatisfy { $0.holds(ids) } : calls.contains { $0.holds(ids) }
    }
  }
}

extension Draft.Branch {
  /// Whether a value is one of several cases or constants.
  var isChoice: Bool { constructions.first?.isOneOfSeveral ?? false }

  /// The type's cases in the branch.
  func cases(of type: IndexedType) -> [EnumCaseDeclaration] {
    facts.isEmpty ? type.members.cases : variant(of: type).cases
  }

  /// The type's members in the branch.
  func variant(of type: IndexedType) -> Variant { Variant(type, where: facts) }

  /// Whether the same is generated for both branches of a type.
  func isSame(as other: Self, of type: IndexedType) -> Bool {
    haveSameProperties(variant(of: type), other.variant(of: type))
      && constructions.count == other.constructions.count
      && zip(constructions, other.constructions).allSatisfy { $0.isSameCall(as: $1) }
  }

  /// Whether the properties of both are called the same and, where they are seen, of the same types.
  private func haveSameProperties(_ variant: Variant, _ other: Variant) -> Bool {
    variant.properties.count == other.properties.count
      && zip(variant.properties, other.properties).allSatisfy { left, right in
        left.name == right.name && (left.type == right.type || left.header.access < .internal)
      }
  }
}

extension Construction {
  fileprivate func isSameCall(as other: Construction) -> Bool {
    callee == other.callee && isCall == other.isCall && failure == other.failure
      && preconditions == other.preconditions
      && isOnMainActor == other.isOnMainActor && spelling == other.spelling
      && blanks == other.blanks && arguments.map(\.label) == other.arguments.map(\.label)
      && arguments.map(\.name) == other.arguments.map(\.name)
      && arguments.map(\.type) == other.arguments.map(\.type)
      && arguments.map(\.override) == other.arguments.map(\.override)
  }

  fileprivate func holds(_ ids: Set<Int>) -> Bool { arguments.contains { $0.type.holds(ids) } }

  /// Whether one of its arguments is made of one of these types.
  func mentions(_ ids: Set<Int>) -> Bool {
    guard !ids.isEmpty else { return false }
    var result = false
    for argument in arguments {
      argument.type.forEachDeclared { result = result || ids.contains($0) }
    }
    return result
  }
}
