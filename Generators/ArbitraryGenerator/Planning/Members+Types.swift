extension Members {
  /// What a protocol requires, with all types in it replaced.
  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> Members {
    var copy = self
    copy.properties = properties.map { $0.with(type: $0.type.map(transform)) }
    copy.functions = functions.map { $0.mapTypes(transform) }
    copy.subscripts = subscripts.map { $0.mapTypes(transform) }
    copy.initializers = initializers.map { $0.mapTypes(transform) }
    copy.associatedTypes = associatedTypes.map { $0.mapTypes(transform) }
    return copy
  }
}

extension Members {
  /// The members with other names for their generic parameters that are called like types around.
  func unshadowing(_ names: Set<String>) -> Members {
    guard !names.isEmpty else { return self }
    var copy = self
    copy.functions = functions.map { $0.unshadowing(names) }
    copy.subscripts = subscripts.map { $0.unshadowing(names) }
    copy.initializers = initializers.map { $0.unshadowing(names) }
    return copy
  }

  /// What a protocol requires where some conditions hold.
  func under(_ conditions: [String]) -> Members {
    guard !conditions.isEmpty else { return self }
    var copy = mapHeaders { $0.under(conditions) }
    for position in associatedTypes.indices {
      copy.associatedTypes[position].header = associatedTypes[position].header.under(conditions)
    }
    return copy
  }

  /// What a protocol that is on an actor or, where that is nil, on none requires, for a class that
  /// is on another one.
  func isolated(on actor: String?, in index: DeclarationIndex) -> Members {
    mapHeaders { $0.isolated(on: actor, in: index) }
  }

  private func mapHeaders(_ transform: (DeclarationHeader) -> DeclarationHeader) -> Members {
    var copy = self
    copy.properties = properties.map { $0.with(header: transform($0.header)) }
    copy.functions = functions.map { $0.with(header: transform($0.header)) }
    for position in subscripts.indices {
      copy.subscripts[position].header = transform(subscripts[position].header)
    }
    for position in initializers.indices {
      copy.initializers[position].header = transform(initializers[position].header)
    }
    return copy
  }

  /// Looks at all types of what a protocol requires. Inlined, since members are large to be copied.
  @inline(__always)
  func forEachType(_ body: (TypeSyntax) -> Void) {
    for property in properties { property.type.map(body) }
    for function in functions { function.forEachType(body) }
    for declaration in subscripts { declaration.forEachType(body) }
    for initializer in initializers { initializer.forEachType(body) }
  }
}

extension DeclarationHeader {
  fileprivate func under(_ outer: [String]) -> DeclarationHeader {
    var copy = self
    copy.conditions = outer + conditions
    return copy
  }

  fileprivate func isolated(on actor: String?, in index: DeclarationIndex) -> DeclarationHeader {
    guard !attributes.contains(where: index.isGlobalActor), !modifiers.contains(.nonisolated)
    else { return self }
    var copy = self
    if let actor {
      copy.attributes.append(Attribute(name: .named(String(actor.dropFirst()))))
    } else {
      copy.modifiers.insert(.nonisolated)
    }
    return copy
  }
}

extension FunctionDeclaration {
  func forEachTypeOfCall(_ body: (TypeSyntax) -> Void) {
    parameters.forEachType(body)
    effects.thrownType.map(body)
    result.map(body)
  }

  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      header: header, name: name, generics: generics.mapTypes(transform),
      parameters: parameters.mapTypes(transform), effects: effects.mapError(transform),
      result: result.map(transform))
  }
}

extension SubscriptDeclaration {
  func forEachTypeOfCall(_ body: (TypeSyntax) -> Void) {
    parameters.forEachType(body)
    body(result)
  }

  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> SubscriptDeclaration {
    var copy = self
    copy.generics = generics.mapTypes(transform)
    copy.parameters = parameters.mapTypes(transform)
    copy.result = transform(result)
    return copy
  }
}

extension InitializerDeclaration {
  func forEachTypeOfCall(_ body: (TypeSyntax) -> Void) {
    parameters.forEachType(body)
    effects.thrownType.map(body)
  }

  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> InitializerDeclaration {
    var copy = self
    copy.generics = generics.mapTypes(transform)
    copy.parameters = parameters.mapTypes(transform)
    copy.effects = effects.mapError(transform)
    return copy
  }
}

extension AssociatedTypeDeclaration {
  /// With another default and other bounds.
  fileprivate func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> AssociatedTypeDeclaration {
    var copy = self
    copy.inheritance = inheritance.map(transform)
    copy.defaultType = defaultType.map(transform)
    for position in requirements.indices {
      copy.requirements[position].right = transform(requirements[position].right)
    }
    return copy
  }
}

extension Generics {
  func forEachType(_ body: (TypeSyntax) -> Void) {
    for parameter in parameters { parameter.constraint.map(body) }
    for requirement in requirements {
      body(requirement.left)
      body(requirement.right)
    }
  }

  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> Generics {
    var copy = self
    for position in parameters.indices {
      copy.parameters[position].constraint = parameters[position].constraint.map(transform)
    }
    copy.requirements = requirements.map { requirement in
      GenericRequirement(
        left: transform(requirement.left), relation: requirement.relation,
        right: transform(requirement.right))
    }
    return copy
  }
}

/// A member that may have generic parameters of its own.
protocol GenericMember {
  var generics: Generics { get }

  /// Looks at the types of what it takes, throws and answers.
  func forEachTypeOfCall(_ body: (TypeSyntax) -> Void)
  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> Self
  func replacing(_ generics: Generics) -> Self
}

extension FunctionDeclaration: GenericMember {
  func replacing(_ generics: Generics) -> FunctionDeclaration { with(generics: generics) }
}

extension SubscriptDeclaration: GenericMember {
  func replacing(_ generics: Generics) -> SubscriptDeclaration {
    var copy = self
    copy.generics = generics
    return copy
  }
}

extension InitializerDeclaration: GenericMember {
  func replacing(_ generics: Generics) -> InitializerDeclaration {
    var copy = self
    copy.generics = generics
    return copy
  }
}

extension GenericMember {
  func forEachType(_ body: (TypeSyntax) -> Void) {
    generics.forEachType(body)
    forEachTypeOfCall(body)
  }

  /// The member with other names for generic parameters that are called like types around it.
  func unshadowing(_ names: Set<String>) -> Self {
    guard let others = generics.otherNames(for: names) else { return self }
    let renamed = mapTypes { $0.renaming(others) }
    return renamed.replacing(renamed.generics.renaming(others))
  }
}

extension Generics {
  /// Other names for the parameters that have some names; nil where none has.
  fileprivate func otherNames(for names: Set<String>) -> [String: String]? {
    guard !parameters.isEmpty, !names.isEmpty else { return nil }
    let shadowing = self.names.intersection(names)
    guard !shadowing.isEmpty else { return nil }
    return Dictionary(uniqueKeysWithValues: shadowing.map { ($0, "Other\($0)") })
  }

  /// The parameters by other names.
  fileprivate func renaming(_ others: [String: String]) -> Generics {
    var copy = self
    for position in parameters.indices {
      let name = parameters[position].name
      copy.parameters[position].name = others[name] ?? name
    }
    return copy
  }
}

extension TypeSyntax {
  fileprivate func renaming(_ others: [String: String]) -> TypeSyntax {
    replacing(others.mapValues { .named($0) })
  }
}

extension [Parameter] {
  func forEachType(_ body: (TypeSyntax) -> Void) {
    // By position, since a parameter is large to be copied for its type alone.
    for position in indices { body(self[position].type) }
  }

  func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> [Parameter] {
    map { parameter in
      var copy = parameter
      copy.type = transform(parameter.type)
      return copy
    }
  }
}
