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
    return (variant.initializers + variant.extensionInitializers).contains { initializer in
      initializer.parameters.count == properties.count
        && zip(initializer.parameters, properties).allSatisfy {
          $0.label == $1.name && $0.type == $1.type && $1.header.attributes.isEmpty
        }
    }
  }

  private var isWithoutSuperclass: Bool {
    if case .none = index.superclass(of: type) { true } else { false }
  }
}

extension Construction {
  /// The call with the way that reports write its values. Functions cannot be written, and what was
  /// sent to another isolation is gone.
  func spelled(byMembers: Bool) -> Construction {
    let isKept = arguments.allSatisfy { !$0.type.holdsFunction && !$0.isSent }
    spelling = byMembers ? .members : isKept ? .call : .none
    return self
  }
}
