extension TypeResolver {
  /// How many types stand for a protocol: each member of the protocol's type draws from all of
  /// them.
  private static let mostConformers = 3

  /// `any P`, `any P & Q`: values of types of the sources that conform to it or, where there are
  /// none, the mock of `P`.
  func existential(_ constraint: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    if case .metatype(let type, isProtocol: false) = constraint {
      return try metatype(of: type, depth: depth)
    }
    if let sequence = try existential(ofSequence: constraint, depth: depth) { return sequence }
    guard case .composition(let types) = constraint.unparenthesized else {
      let resolved = try resolve(constraint, depth: depth)
      if resolved.isExistential { return resolved }
      guard !makesValues else { throw .existential("any \(constraint)") }
      return .existential("any \(resolved)", conformers: [])
    }
    return try composition(types, depth: depth)
  }

  /// `T.Type`. That of a protocol holds the types that conform to it, unless `any` inside the
  /// parentheses makes it the type of the existential itself.
  func metatype(of type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    let resolved = try resolve(type, depth: depth)
    guard case .existential(let text, let protocols, let conformers, let isOnMainActor) = resolved,
      type == type.unparenthesized
    else {
      return .metatype(resolved)
    }
    return .existential(
      "\(text).Type", protocols: protocols, conformers: conformers.map(ResolvedType.metatype),
      isOnMainActor: isOnMainActor)
  }

  /// `some P`: values of the first type that conforms to it.
  func opaque(_ constraint: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    if let (_, sequence) = try sequence(constraint, depth: depth) { return sequence }
    guard case .existential(_, _, let conformers, _) = try existential(constraint, depth: depth),
      let first = conformers.first
    else { throw .opaque("some \(constraint)") }
    return first
  }

  /// `any Sequence<Int>`, which may be `Sendable` as well; nil for anything else.
  private func existential(
    ofSequence constraint: TypeSyntax, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    var (plain, end) = (constraint.unparenthesized, "")
    if case .composition(let types) = plain, types.count == 2, types[1] == .named("Sendable") {
      (plain, end) = (types[0], " & Sendable")
    }
    guard let (name, sequence) = try sequence(plain, depth: depth),
      end.isEmpty || index.isSendable(sequence, in: scope)
    else { return nil }
    let isInfallible = sequence.streamed?.count == 1
    let arguments = sequence.parts.map { "\($0)" } + (isInfallible ? ["Never"] : [])
    return .existential(
      "any \(name)<\(arguments.joined(separator: ", "))>\(end)", conformers: [sequence])
  }

  /// What stands for the library's protocol of sequences whose elements are named, with the
  /// protocol's name: an array, or for an asynchronous one a stream.
  private func sequence(
    _ constraint: TypeSyntax, depth: Int
  ) throws(Unsupported) -> (protocol: String, ResolvedType)? {
    guard let name = constraint.qualifiedName.map(KnownType.plainName),
      let element = constraint.arguments.first, index.isLibrarys(name, in: scope.file)
    else { return nil }
    if KnownType.sequences.contains(name), constraint.arguments.count == 1 {
      return (name, .array(try resolve(element, depth: depth)))
    }
    guard name == "AsyncSequence", constraint.arguments.count == 2 else { return nil }
    let stream: TypeSyntax =
      constraint.arguments[1] == .named("Never")
      ? .named("AsyncStream", arguments: [element])
      : .named("AsyncThrowingStream", arguments: constraint.arguments)
    return (name, try resolve(stream, depth: depth))
  }

  /// An existential of protocols of the sources, each with its primary associated types where those
  /// are given, and of known ones.
  func existential(
    of uses: [MockUse], known: [String] = [], text: String
  ) throws(Unsupported) -> ResolvedType {
    guard makesValues else { return .existential(text, conformers: []) }
    let protocols = uses.map(\.id)
    let constraint = DeclarationIndex.Constraint(protocols: Set(protocols), known: Set(known))
    let all = index.conformers(to: constraint).lazy
      .filter { !blocked.contains($0) && index.note(on: index.types[$0]) == nil }
      .filter { index.types[$0].header.conditions.allSatisfy(scope.header.conditions.contains) }
      .filter { id in uses.allSatisfy { conforms(id, to: $0) } }
    let made = { (ids: [Int]) in
      ResolvedType.existential(
        text, protocols: protocols, conformers: ids.map(conformer),
        isOnMainActor: ids.contains { index.types[$0].isOnMainActor })
    }
    let current = all.filter { !index.types[$0].isDeprecated }.prefix(TypeResolver.mostConformers)
    if !current.isEmpty { return made(Array(current)) }
    do throws(Unsupported) { return try mock(of: uses, known, text) } catch {
      // The compiler warns of what is deprecated, which is better than nothing.
      let deprecated = all.prefix(TypeResolver.mostConformers)
      if deprecated.isEmpty { throw error }
      return made(Array(deprecated))
    }
  }

  /// The mock that stands for a protocol of the sources to which no type conforms.
  private func mock(
    of uses: [MockUse], _ known: [String], _ text: String
  ) throws(Unsupported) -> ResolvedType {
    guard known.isEmpty, uses.count == 1, let use = uses.first else { throw .existential(text) }
    guard let name = index.mock(for: use, in: scope) else {
      guard index.isMocked(index.types[use.id]) else { throw .unmocked(text) }
      throw index.isEndless(use, in: scope) ? .endlessMock(text) : .existential(text)
    }
    return .existential(text, protocols: [use.id], conformers: [.mock(use.id, name: name)])
  }

  /// A protocol of the standard library: `Int` conforms to most, a type of the sources to the rest.
  func existential(known name: String) throws(Unsupported) -> ResolvedType? {
    guard KnownType.protocols.contains(name) else { return nil }
    let module = KnownType.module(of: name) ?? .swift
    let plain = index.takenNames.contains(name) ? "\(module.rawValue).\(name)" : name
    let text = name.hasPrefix("Any") && name != "AnyObject" ? plain : "any \(plain)"
    guard makesValues else { return .existential(text, conformers: []) }
    if let conformer = KnownType.conformers[name] {
      return .existential(text, conformers: [.known(conformer, qualified: false, arguments: [])])
    }
    if let found = try? existential(of: [], known: [name], text: text) { return found }
    guard name == "Error" else { throw .existential(text) }
    return .existential(
      text, conformers: [.known(.cancellation, qualified: false, arguments: [])])
  }

  private func composition(
    _ types: [TypeSyntax], depth: Int
  ) throws(Unsupported) -> ResolvedType {
    var naming = self
    naming.makesValues = false
    var uses: [MockUse] = []
    var known: [String] = []
    var texts: [String] = []
    for type in types {
      guard case .existential(let text, _, _, _) = try naming.resolve(type, depth: depth) else {
        throw .existential("\(TypeSyntax.composition(types))")
      }
      texts.append(text.hasPrefix("any ") ? String(text.dropFirst(4)) : text)
      if let id = naming.protocolID(type) {
        let given = try type.arguments.map { type throws(Unsupported) in
          try naming.resolve(type, depth: depth)
        }
        uses.append(MockUse(of: id, given: given))
      } else {
        known.append("\(type)")
      }
    }
    let text = "any \(texts.joined(separator: " & "))"
    if uses.isEmpty, makesValues, known.allSatisfy({ KnownType.conformers[$0]?.name == "Int" }) {
      return .existential(
        text, conformers: [.known(.int, qualified: false, arguments: [])])
    }
    return try existential(of: uses, known: known, text: text)
  }

  private func conformer(_ id: Int) -> ResolvedType {
    let type = index.types[id]
    return type.isOpen ? .open(id, path: type.path) : .declared(id, path: type.path)
  }

  /// The number of the protocol that a name means here.
  private func protocolID(_ type: TypeSyntax) -> Int? {
    type.qualifiedName.flatMap { index.protocolID(named: $0, in: scope) }
  }
}

extension IndexedType {
  /// Whether uses of it are warned of.
  fileprivate var isDeprecated: Bool { header.attributes.contains(where: \.isDeprecation) }
}

extension ResolvedType {
  fileprivate var isExistential: Bool {
    if case .existential = self { true } else { false }
  }
}
