extension TypeResolver {
  /// A path of names that ends in an associated type, `Item.ID` or in `Item` just `ID`, which the
  /// compiler infers. Where nothing tells what it is, and for any other name inside of a type of
  /// the sources, it is named from the module on; nil for all else.
  func resolveAssociated(
    _ path: [Name], depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    guard let last = path.last, last.arguments.isEmpty else { return nil }
    let depth = depth + TypeResolver.associatedSteps
    guard depth < TypeResolver.longestChain else { return nil }
    guard path.count > 1 else {
      guard let owner = index.owner(of: last.name, around: scope) else {
        // In a generic class it may be what a parameter of the superclass stands for.
        guard scope.kind == .class, index.mayBeAssociated(last.name) else { return nil }
        return try? resolveInherited(path, by: scope.qualifiedName, depth: depth)
      }
      return associatedType(last.name, of: owner, depth: depth)
    }
    let base = TypeResolver(index: index, scope: scope, makesValues: false)
    switch try? base.resolve(Array(path.dropLast()), depth: depth) {
    case .declared(let id, let found), .open(let id, let found):
      if let argument = index.types[id].argument(last.name, in: found) {
        guard !makesValues || !argument.isBare else { throw .bareArgument("\(argument)") }
        return argument
      }
      return associatedType(last.name, of: index.types[id], depth: depth)
        ?? unknown("\(ResolvedType.declared(id, path: found)).\(last.name)")
    default: return nil
    }
  }

  /// What a generic type's arguments have of which its values are made, where some of that conforms
  /// to nothing: `Never` for `P.Failure`. Empty where all conforms; fails where the type asks
  /// something of what conforms to nothing.
  func lent(
    by given: [ResolvedType], for parameters: [GenericParameter], in type: IndexedType, depth: Int
  ) throws(Unsupported) -> [ResolvedType.Lent] {
    var lent: [ResolvedType.Lent] = []
    for (parameter, argument) in zip(parameters, given) where argument.mayLendUnmade {
      for name in index.associatedNames(of: parameter.name, in: type) {
        let found = associated(name, of: argument, depth: depth)
        if let found { lent.append(.init(name: "\(parameter.name).\(name)", type: found)) }
        let part = HandedPart(of: parameter.name, member: name)
        guard hasNoValues(name, of: argument, found) else { continue }
        guard let found, found.namesNever, index.handsOn(part, in: type, asNever: true) else {
          let owner = argument.declaredID.map { index.types[$0].name } ?? "\(argument)"
          throw .bareArgument("\(owner).\(name)")
        }
      }
    }
    return lent.contains(where: \.type.conformsToNoGen) ? lent : []
  }

  /// What an associated type of an argument is, of a type of the sources; nil where nothing tells.
  private func associated(_ name: String, of argument: ResolvedType, depth: Int) -> ResolvedType? {
    guard case .declared(let id, _) = argument else { return nil }
    return index.associated(
      name, of: index.types[id], depth: depth + TypeResolver.associatedSteps)
  }

  /// Whether no values can be made of an associated type of an argument. What is made of the state
  /// of a loop is skipped for all arguments.
  private func hasNoValues(
    _ name: String, of argument: ResolvedType, _ found: ResolvedType?
  ) -> Bool {
    switch argument {
    case .known where Self.iterators.contains(name): false
    // The element of a dictionary is a pair.
    case .dictionary: name == "Element" || KnownType.isUnmade(name, in: "Dictionary")
    case .known(let known, _, _): KnownType.isUnmade(name, in: known.name)
    default: found.map { $0.conformsToNoGen || $0.isWithoutValues } ?? false
    }
  }

  /// What an associated type of a type is, named from its module on where nothing tells; nil where
  /// it has none of the name.
  func associatedType(_ name: String, of type: IndexedType, depth: Int) -> ResolvedType? {
    guard index.isAssociated(name, of: type) else { return nil }
    return index.associated(name, of: type, depth: depth)
      ?? unknown("\(ResolvedType.declared(type.id, path: type.path)).\(name)")
  }

  /// The same of a type by its name in the module.
  func associatedType(_ name: String, of outer: String, depth: Int) -> ResolvedType? {
    index.types(named: outer, module: scope.module).first.flatMap {
      associatedType(
        name, of: index.types[$0], depth: depth + TypeResolver.associatedSteps)
    }
  }

  /// Whether a type conforms to a protocol with the associated types that a use gives to it. A
  /// doubt is a no: what is made of a type with others would not compile.
  func conforms(_ id: Int, to use: MockUse) -> Bool {
    let names = index.givenTypes(of: use.id, count: use.given.count)
    return names.count == use.given.count
      && zip(names, use.given).allSatisfy { name, given in
        index.associatedType(name, of: id, in: use.id, depth: 0)?.description == given.description
      }
  }
}

extension DeclarationIndex {
  /// The associated types in the brackets behind a name, where it is that of a protocol of the
  /// sources and so many are given.
  func givenTypes(of type: TypeSyntax, from scope: IndexedType, count: Int) -> [String] {
    guard let name = type.qualifiedName, type.arguments.isEmpty,
      let id = protocolID(named: name, in: scope)
    else { return [] }
    return givenTypes(of: id, count: count)
  }

  /// The associated types of a protocol that are told to say which of its types is meant, where so
  /// many are: the primary ones or, where a where clause says them, all, also those that the
  /// protocol inherits. None where it has another number of both.
  func givenTypes(of id: Int, count: Int) -> [String] {
    guard count > 0 else { return [] }
    let type = types[id]
    if type.primaryAssociatedTypes.count == count { return type.primaryAssociatedTypes }
    var names: [String] = []
    for owner in [type] + inherited(by: id).protocols.sorted().map({ types[$0] }) {
      names += owner.members.associatedTypes.map(\.name).filter { !names.contains($0) }
    }
    return names.count == count ? names : []
  }

  /// What a generic type's values are made of that a parameter has, in the type or in others that it
  /// hands the parameter on to, each of which is looked at once: `Env` for a member `X.Env`.
  fileprivate func associatedNames(of parameter: String, in type: IndexedType) -> [String] {
    var names: [String] = []
    var (open, seen) = ([(parameter, type)], Set([AssociatedName(id: type.id, name: parameter)]))
    while let (parameter, type) = open.popLast() {
      let aliases = self.aliases.hasInner ? aliases(in: type) : []
      let own = type.associatedNames(of: parameter, aliases)
      names += own.filter { !names.contains($0) }
      type.forEachNameOfMade { made in
        guard case .named(let name, let arguments) = made,
          let place = arguments.firstIndex(of: .named(parameter)),
          case .type(let id)? = lookUp(name, from: type),
          place < types[id].generics.parameters.count
        else { return }
        let next = types[id].generics.parameters[place].name
        guard seen.insert(AssociatedName(id: id, name: next)).inserted else { return }
        open.append((next, types[id]))
      }
    }
    return names
  }

  /// Whether a plain name may mean another type in each type where it is written.
  func mayBeAssociated(_ name: String) -> Bool {
    associatedNames.contains(name) || KnownType.isAssociated(name)
  }

  /// The type at a place, or around it, that has an associated type.
  fileprivate func owner(of name: String, around scope: IndexedType) -> IndexedType? {
    var type: IndexedType? = scope
    while let current = type {
      if isAssociated(name, of: current) { return current }
      type = current.enclosing.map { types[$0] }
    }
    return nil
  }

  /// Whether a type has an associated type of one of its protocols.
  fileprivate func isAssociated(_ name: String, of type: IndexedType) -> Bool {
    guard type.kind != .protocol, type.parameters.isEmpty, mayBeAssociated(name) else {
      return false
    }
    let inherited = inherited(by: type.id)
    return KnownType.isAssociated(name, in: inherited.names)
      || KnownType.associatedType(name, of: type, conformingTo: inherited.names) != nil
      || inherited.protocols.contains {
        types[$0].members.associatedTypes.contains { $0.name == name }
      } || name == "ID" && isToldByAddress(type)
  }

  /// What an associated type of any of a type's protocols is; nil where nothing tells, and while
  /// that is looked for, so that what tells itself ends.
  fileprivate func associated(
    _ name: String, of type: IndexedType, depth: Int
  ) -> ResolvedType? {
    guard type.kind != .protocol, type.parameters.isEmpty else { return nil }
    let key = AssociatedName(id: type.id, name: name)
    if let known = foundAssociated[key] { return known }
    foundAssociated[key] = .some(nil)
    let found = findAssociated(name, of: type, depth: depth)
    foundAssociated[key] = .some(found)
    return found
  }

  private func findAssociated(
    _ name: String, of type: IndexedType, depth: Int
  ) -> ResolvedType? {
    let inherited = inherited(by: type.id)
    if let found = KnownType.associatedType(name, of: type, conformingTo: inherited.names) {
      return resolved(found, in: type, depth: depth)
    }
    for id in inherited.protocols.sorted()
    where types[id].members.associatedTypes.contains(where: { $0.name == name }) {
      if let found = associatedType(name, of: type.id, in: id, depth: depth) { return found }
    }
    guard name == "ID", isToldByAddress(type) else { return nil }
    return resolved(.named("ObjectIdentifier"), in: type, depth: depth)
  }

  /// Whether a class leaves it to the library what it is told from others by.
  private func isToldByAddress(_ type: IndexedType) -> Bool {
    guard type.isReference, type.conformances.contains(.named("Identifiable")) else { return false }
    let family = [type] + ancestors(of: type.qualifiedName, module: type.module)
    return family.allSatisfy { relative in
      !relative.extensionNames.contains("id")
        && !relative.members.properties.contains { $0.name == "id" }
    }
  }

  /// What an associated type of a protocol is in a type that conforms to it: by a typealias or a
  /// type inside, by what a protocol or the type says where it inherits, or by a property that
  /// meets a requirement, and else by default; nil where none of these tells.
  fileprivate func associatedType(
    _ name: String, of id: Int, in protocolID: Int, depth: Int
  ) -> ResolvedType? {
    let type = types[id]
    let inside = type.qualifiedName + ".\(name)"
    if let alias = aliases(in: type).first(where: { $0.name == name }) {
      return resolved(alias.type, in: type, depth: depth)
    }
    if !types(named: inside, module: type.module).isEmpty {
      return resolved(.named(name), in: type, depth: depth)
    }
    for ancestor in [id] + inherited(by: id).protocols.sorted() {
      if let said = said(of: name, by: types[ancestor]) {
        return resolved(said, of: types[ancestor], in: type, depth: depth)
      }
    }
    let owners =
      [types[protocolID]] + inherited(by: protocolID).protocols.sorted().map { types[$0] }
    for owner in owners {
      if let met = owner.members.meaning(of: name, in: type) {
        return resolved(met, in: type, depth: depth)
      }
    }
    for owner in owners {
      guard let declaration = owner.members.associatedTypes.first(where: { $0.name == name }),
        let standard = declaration.defaultType
      else { continue }
      return resolved(standard, of: owner, in: type, depth: depth)
    }
    return nil
  }

  /// What a protocol says, in a type that conforms to it: what is made of `Self` or of associated
  /// types is that of the type.
  private func resolved(
    _ said: TypeSyntax, of ancestor: IndexedType, in type: IndexedType, depth: Int
  ) -> ResolvedType? {
    let protocols = [ancestor] + inherited(by: ancestor.id).protocols.map { types[$0] }
    let own = Set(protocols.flatMap(\.members.associatedTypes).map(\.name) + ["Self"])
    return resolved(said, in: said.mentions(own) ? type : ancestor, depth: depth)
  }

  private func resolved(
    _ type: TypeSyntax, in scope: IndexedType, depth: Int
  ) -> ResolvedType? {
    try? TypeResolver(index: self, scope: scope, makesValues: false).resolve(type, depth: depth)
  }

  /// What a type says of an associated type where it inherits: `P<Int>`, `where Element == Int`.
  fileprivate func said(of name: String, by type: IndexedType) -> TypeSyntax? {
    for parent in type.conformances.map(\.unattributed) where !parent.arguments.isEmpty {
      guard let id = parent.qualifiedName.flatMap({ inheritedID(named: $0, by: type) }),
        types[id].kind == .protocol
      else { continue }
      let given = zip(types[id].primaryAssociatedTypes, parent.arguments).first { $0.0 == name }
      if let given { return given.1 }
    }
    return type.generics.requirements
      .first { $0.relation == .equals && $0.left.associatedName == name }?.right
  }
}

extension Members {
  /// What a name in a property's type means where the property of a type meets it.
  fileprivate func meaning(of name: String, in type: IndexedType) -> TypeSyntax? {
    for requirement in properties {
      let property = type.members.properties.first {
        $0.name == requirement.name && !$0.isTypeInferred
      }
      guard let asked = requirement.type,
        let met = property?.type ?? type.extensionTypes[requirement.name]
      else { continue }
      let meaning = asked.meaning(of: name, in: met)
      if let meaning, meaning.associatedName != name { return meaning }
    }
    return nil
  }
}

extension TypeSyntax {
  /// What a name in the type means where another type stands for it: `Int` for `[Element]` and
  /// `[Int]`.
  func meaning(of name: String, in other: TypeSyntax) -> TypeSyntax? {
    switch (self, other) {
    case (.named(name, []), _): return other
    case (.array(let mine), .array(let yours)), (.optional(let mine), .optional(let yours)):
      return mine.meaning(of: name, in: yours)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return key.meaning(of: name, in: otherKey) ?? value.meaning(of: name, in: otherValue)
    case (.tuple(let mine), .tuple(let yours)) where mine.count == yours.count:
      return zip(mine, yours).lazy.compactMap { $0.type.meaning(of: name, in: $1.type) }.first
    case (.named(let mine, let own), .named(let yours, let others)) where mine == yours:
      return zip(own, others).lazy.compactMap { $0.meaning(of: name, in: $1) }.first
    default: return nil
    }
  }
}

extension KnownType {
  /// The associated types of the library's protocols that a property of the type has.
  // Nobody adds to it.
  nonisolated(unsafe) private static let associated:
    NameTable<String, (protocols: Set<String>, property: String)> = [
      "ID": (["Identifiable"], "id"),
      "RawValue": (["RawRepresentable", "OptionSet"], "rawValue"),
      "Index": (sequences.subtracting(["Sequence"]).union(["MutableCollection"]), "startIndex"),
    ]

  /// Whether it is the name of an associated type that is told here.
  fileprivate static func isAssociated(_ name: String) -> Bool {
    associated[name] != nil || name == "AllCases" || name == "Element"
  }

  /// Whether some of the library's protocols have such an associated type.
  fileprivate static func isAssociated(_ name: String, in protocols: Set<String>) -> Bool {
    switch name {
    case "AllCases": protocols.contains("CaseIterable")
    case "Element": protocols.contains("OptionSet")
    default: associated[name].map { !$0.protocols.isDisjoint(with: protocols) } ?? false
    }
  }

  /// What an associated type of the library's protocols is in a type that conforms to some.
  fileprivate static func associatedType(
    _ name: String, of type: IndexedType, conformingTo protocols: Set<String>
  ) -> TypeSyntax? {
    switch name {
    case "AllCases": return protocols.contains("CaseIterable") ? .array(.named("Self")) : nil
    case "Element": return protocols.contains("OptionSet") ? .named("Self") : nil
    default:
      if name == "RawValue", type.kind == .enum, let raw = type.rawType { return raw }

      guard let (known, property) = associated[name], !protocols.isDisjoint(with: known) else {
        return nil
      }
      return type.type(ofProperty: property)
    }
  }
}

extension ResolvedType {
  /// Whether an associated type of it may be one that no values are made of.
  fileprivate var mayLendUnmade: Bool {
    switch self {
    case .known(let known, _, _): KnownType.lendsUnmade(known.name)
    case .dictionary, .declared: true
    default: false
    }
  }

  /// Whether it is a type of the library that no values are made of.
  var isWithoutValues: Bool {
    guard case .known(let known, _, _) = self else { return false }
    return known.name == "Never" || KnownType.withoutValues.contains(known.name)
  }
}

extension IndexedType {
  /// What a parameter of a generic type stands for in a path to it: an associated type of that
  /// name.
  fileprivate func argument(
    _ name: String, in path: [ResolvedType.Component]
  ) -> ResolvedType? {
    guard let place = generics.parameters.firstIndex(where: { $0.name == name }),
      let arguments = path.last?.arguments, arguments.indices.contains(place)
    else { return nil }
    return arguments[place]
  }

  /// What an enum with raw values inherits first; nil for one without.
  fileprivate var rawType: TypeSyntax? {
    guard let first = inheritance.first?.unattributed, let name = first.qualifiedName,
      KnownType.rawTypes.contains(name)
    else { return nil }
    return first
  }
}
