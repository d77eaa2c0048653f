/// What extensions say of the types that they extend.
extension DeclarationIndex {
  /// Takes what an extension conforms its types to, and what values are made by.
  func attach(_ declaration: ExtensionDeclaration, module: String?) {
    keepClientGroups(of: declaration.header, declaration.members, module: module)
    let conformances = handwritten(
      declaration.inheritance, in: module, file: declaration.header.location.file)
    guard
      !declaration.inheritance.isEmpty || !declaration.members.initializers.isEmpty
        || !declaration.members.properties.isEmpty || !declaration.members.makers.isEmpty
        || declaration.members.element != nil
    else { return }
    let (ids, alias) = extended(declaration, module: module)
    let isConstrained = declaration.isConstrained || alias?.isOfSome ?? false
    if declaration.header.attributes.contains(where: \.isUnavailableEverywhere) {
      return suppress(declaration.inheritance, of: ids)
    }
    if ids.isEmpty { noteForeign(declaration, conformances) }
    for id in ids { attach(declaration, to: id, conformances, isConstrained: isConstrained) }
  }

  /// Notes what an extension adds to a type that no source declares.
  private func noteForeign(
    _ declaration: ExtensionDeclaration, _ conformances: IndexedType.Conformances
  ) {
    if !declaration.inheritance.isEmpty {
      foreign[KnownType.plainName(declaration.qualifiedName), default: []].formUnion(conformances)
    }
    for property in declaration.members.properties {
      let access = property.header.access
      foreignMembers[property.name] = min(access, foreignMembers[property.name] ?? access)
    }
  }

  /// - Parameter isConstrained: Whether the extension is one of some instances of a generic type.
  private func attach(
    _ declaration: ExtensionDeclaration, to id: Int, _ conformances: IndexedType.Conformances,
    isConstrained: Bool
  ) {
    let inheritance = declaration.inheritance
    let conditions = declaration.header.conditions.filter {
      !types[id].header.conditions.contains($0)
    }
    types[id].attach(conformances, under: conditions)
    if isConstrained {
      if !inheritance.isEmpty { types[id].conformsForSome = true }
      if inheritance.contains(where: \.namesSendable) { types[id].isSendableForSome = true }
    } else if !declaration.header.isDeprecated {
      // Who relies on a conformance that is deprecated is warned.
      types[id].conformances += inheritance
      if !conditions.isEmpty { noteConditions(conditions, on: inheritance, of: id) }
    }
    if inheritance.contains(where: \.namesCopyable) { types[id].isCopyableForSome = true }
    types[id].add { $0.take(declaration.members.properties, reach: steering.reach) }
    if !isConstrained { attachCalls(of: declaration, to: id) }
  }

  private func noteConditions(_ conditions: [String], on inheritance: [TypeSyntax], of id: Int) {
    types[id].add { added in
      for name in inheritance.compactMap(\.unattributed.lastName) {
        added.conditionalNames[name, default: []].append(conditions)
      }
    }
  }

  /// Notes what an unavailable extension says: that a type does not conform.
  private func suppress(_ inheritance: [TypeSyntax], of ids: TypeNumbers) {
    for id in ids { types[id].conformances += inheritance.map { .suppressed($0.unattributed) } }
  }

  private func attachCalls(of declaration: ExtensionDeclaration, to id: Int) {
    let around = declaration.header.conditions.filter { !types[id].header.conditions.contains($0) }
    types[id].add { added in
      for var initializer in declaration.members.initializers {
        initializer.header.conditions = around + initializer.header.conditions
        added.initializers.append(initializer)
      }
      if around.isEmpty { added.makers += declaration.members.makers }
    }
    types[id].element = types[id].element ?? declaration.members.element
  }

  /// The types that an extension extends, in its own module or else in another one, and the
  /// typealias that it names them by.
  private func extended(
    _ declaration: ExtensionDeclaration, module: String?
  ) -> (TypeNumbers, TypealiasDeclaration?) {
    let name = declaration.qualifiedName
    for candidate in [module] + testables.map(Optional.some) {
      let plainName = plain(name, module: candidate)
      let found = types(named: plainName, module: candidate)
      if !found.isEmpty { return (found, nil) }
      if let alias = aliases(named: plainName, module: candidate).first,
        let target = alias.type.qualifiedName
      {
        let found = types(named: target, module: candidate)
        if !found.isEmpty { return (found, alias) }
      }
    }
    return (TypeNumbers(), nil)
  }
}

extension IndexedType.Additions {
  /// Takes the properties of an extension.
  fileprivate mutating func take(_ properties: [PropertyDeclaration], reach: AccessLevel) {
    names.formUnion(properties.map(\.name))
    hiddenNames.formUnion(properties.filter { $0.header.access < reach }.map(\.name))
    statics += properties.filter(\.isStatic)
    for property in properties where !property.isStatic { types[property.name] = property.type }
  }
}

extension TypealiasDeclaration {
  /// Whether it stands for some types of a generic one only: it gives arguments to that which are
  /// not its own parameters, in their order.
  fileprivate var isOfSome: Bool {
    guard generics.parameters.isEmpty else {
      return type.arguments != generics.parameters.map { .named($0.name) }
    }
    return type.description != type.qualifiedName
  }
}
