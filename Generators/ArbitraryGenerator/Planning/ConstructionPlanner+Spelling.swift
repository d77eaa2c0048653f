/// How reports write what a call makes.
extension ConstructionPlanner {
  /// Whether a memberwise initialiser takes all that a value holds, as it is.
  func isPlain(_ memberwise: Construction) -> Bool {
    memberwise.omissions.isEmpty && openProperties.count == variant.properties.count
      && !variant.properties.contains { !$0.header.attributes.isEmpty || $0.isLazy }
  }

  /// Whether an explicit initialiser takes all that a value holds, by the same names and types.
  func takesMembers(_ construction: Construction) -> Bool {
    let properties = variant.properties
    guard construction.failure == .never, construction.arguments.count == properties.count,
      !type.isReference || isWithoutSuperclass
    else { return false }
    return variant.allInitializers.contains { initializer in
      initializer.failability == .never && initializer.effects == Effects()
        && initializer.parameters.count == properties.count
        && zip(initializer.parameters, properties).allSatisfy {
          $0.label == $1.name && $0.type == $1.type && $1.header.attributes.isEmpty
        }
    }
  }

  /// Whether a literal in the parentheses behind the type's name is not what a call is made with: it
  /// alone makes a value of a type that is made of literals.
  func takesLiteral(_ construction: Construction) -> Bool {
    guard construction.arguments.count == 1, construction.blanks.isEmpty,
      construction.arguments[0].label == nil, construction.arguments[0].type.isLiteral
    else { return false }
    return index.inherited(by: type.id).names.contains {
      $0.hasPrefix("ExpressibleBy") || Self.numeric.contains($0)
    }
  }

  /// What the standard library makes of literals by another name.
  private static let numeric: Set = [
    "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "Numeric",
    "SignedInteger", "SignedNumeric", "StringProtocol", "UnsignedInteger",
  ]

  private var isWithoutSuperclass: Bool {
    if case .none = index.superclass(of: type) { true } else { false }
  }
}

extension Construction {
  /// The call with the way that reports write its values. Functions cannot be written, and what was
  /// sent to another isolation is gone.
  func spelled(byMembers: Bool, namesInitializer: Bool = false) -> Construction {
    let isKept = arguments.allSatisfy { !$0.type.holdsFunction && !$0.isSent }
    let call = namesInitializer ? Spelling.initializer : .call
    spelling = byMembers ? .members : isKept ? call : .none
    return self
  }
}

extension ResolvedType {
  /// Whether reports write values of it as literals.
  fileprivate var isLiteral: Bool {
    switch self {
    case .known(let type, _, _): type.literal != nil
    case .array, .dictionary: true
    case .optional(let wrapped, _): wrapped.isLiteral
    default: false
    }
  }
}
