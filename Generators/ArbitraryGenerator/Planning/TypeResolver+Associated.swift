extension TypeResolver {
  /// Whether a type conforms to a protocol with the associated types that a use gives to it. A
  /// doubt is a no: what is made of a type with others would not compile.
  func conforms(_ id: Int, to use: MockUse) -> Bool {
    zip(index.types[use.id].primaryAssociatedTypes, use.given).allSatisfy { name, given in
      associatedType(name, of: id, in: use.id)?.description == given.description
    }
  }

  /// What an associated type of a protocol is in a type that conforms to it: by a typealias or a
  /// type inside, by what a protocol or the type says where it inherits, or by a property that
  /// meets a requirement, and else by default; nil where none of these tells.
  private func associatedType(_ name: String, of id: Int, in protocolID: Int) -> ResolvedType? {
    let type = index.types[id]
    let inside = type.qualifiedName + ".\(name)"
    if let alias = index.aliases(in: type).first(where: { $0.name == name }) {
      return resolved(alias.type, in: type)
    }
    if !index.types(named: inside, module: type.module).isEmpty {
      return resolved(.named(name), in: type)
    }
    for ancestor in [id] + index.inherited(by: id).protocols.sorted() {
      let ancestor = index.types[ancestor]
      if let said = index.said(of: name, by: ancestor) { return resolved(said, in: ancestor) }
    }
    let requirements = index.types[protocolID].members
    if let met = requirements.meaning(of: name, in: type.members) { return resolved(met, in: type) }
    return requirements.associatedTypes.first { $0.name == name }?.defaultType
      .flatMap { resolved($0, in: index.types[protocolID]) }
  }

  private func resolved(_ type: TypeSyntax, in scope: IndexedType) -> ResolvedType? {
    try? TypeResolver(index: index, scope: scope, makesValues: false).resolve(type)
  }
}

extension DeclarationIndex {
  /// What a type says of an associated type where it inherits: `P<Int>`, `where Element == Int`.
  fileprivate func said(of name: String, by type: IndexedType) -> TypeSyntax? {
    for parent in type.conformances.map(\.unattributed) where !parent.arguments.isEmpty {
      guard let id = parent.qualifiedName.flatMap({ protocolID(named: $0, in: type) }) else {
        continue
      }
      let given = zip(types[id].primaryAssociatedTypes, parent.arguments).first { $0.0 == name }
      if let given { return given.1 }
    }
    return type.generics.requirements
      .first { $0.relation == .equals && $0.left.associatedName == name }?.right
  }
}

extension Members {
  /// What a name in a property's type means where the property of a type meets it.
  fileprivate func meaning(of name: String, in members: Members) -> TypeSyntax? {
    for requirement in properties {
      let property = members.properties.first { $0.name == requirement.name && !$0.isTypeInferred }
      guard let asked = requirement.type, let type = property?.type else { continue }
      if let meaning = asked.meaning(of: name, in: type) { return meaning }
    }
    return nil
  }
}

extension TypeSyntax {
  /// What a name in the type means where another type stands for it: `Int` for `[Element]` and
  /// `[Int]`.
  fileprivate func meaning(of name: String, in other: TypeSyntax) -> TypeSyntax? {
    switch (self, other) {
    case (.named(name, []), _): return other
    case (.array(let mine), .array(let yours)), (.optional(let mine), .optional(let yours)):
      return mine.meaning(of: name, in: yours)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return key.meaning(of: name, in: otherKey) ?? value.meaning(of: name, in: otherValue)
    case (.named(let mine, let own), .named(let yours, let others)) where mine == yours:
      return zip(own, others).lazy.compactMap { $0.meaning(of: name, in: $1) }.first
    default: return nil
    }
  }
}
