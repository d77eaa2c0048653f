/// The branches of a type, before it is settled what all types need.
struct Draft {
  /// A type in one branch of the conditions inside it, with the calls that make its values.
  struct Branch {
    var conditions: [String] = []
    var variant: Variant
    var constructions: [Construction]
  }

  var branches: [Branch]

  var constructions: [Construction] { branches.flatMap(\.constructions) }
}

extension Draft.Branch {
  /// Whether a value is one of several cases or constants.
  var isChoice: Bool { constructions.first?.isOneOfSeveral ?? false }

  /// Whether the same is generated for both.
  func isSame(as other: Self) -> Bool {
    variant.properties.map(\.name) == other.variant.properties.map(\.name)
      && constructions.count == other.constructions.count
      && zip(constructions, other.constructions).allSatisfy { $0.isSameCall(as: $1) }
  }
}

extension Construction {
  fileprivate func isSameCall(as other: Construction) -> Bool {
    callee == other.callee && isCall == other.isCall && failure == other.failure
      && arguments.map(\.label) == other.arguments.map(\.label)
      && arguments.map(\.name) == other.arguments.map(\.name)
      && arguments.map(\.type) == other.arguments.map(\.type)
      && arguments.map(\.override) == other.arguments.map(\.override)
  }

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
