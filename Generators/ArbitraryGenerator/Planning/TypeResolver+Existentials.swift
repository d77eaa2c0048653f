/// What stands for protocols, `any P` and `some P`, and for classes that others inherit from.
extension TypeResolver {
  /// `any P`, `any P & Q`: the mock of a `P` that is a service, else values of types of the sources
  /// that conform to it or, where there are none, the mock.
  func existential(_ constraint: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    if case .metatype(let type, isProtocol: false) = constraint {
      let resolved = try metatype(of: type, depth: depth)
      guard case .metatype(let named) = resolved else { return resolved }
      // What stands behind `any` is a protocol, which these sources do not declare.
      guard !makesValues else { throw .unmadeProtocol("any \(constraint)", "\(named)") }
      return .existential(.init(text: "any \(named).Type"))
    }
    if let known = try existential(ofLibrary: constraint, depth: depth) { return known }
    guard case .composition(let types) = constraint.unparenthesized else {
      let resolved = try resolve(constraint, depth: depth)
      if resolved.isExistential { return resolved }
      guard !makesValues else { throw .unmadeProtocol("any \(constraint)", "\(resolved)") }
      return .existential(.init(text: "any \(resolved)"))
    }
    if makesValues { try refuseObjects(in: types, depth: depth) }
    return try composition(types, depth: depth)
  }

  /// Fails for a composition with a class of the library's whose values stand for something of the
  /// running program: `any KeyPath<User, Int> & Sendable`.
  private func refuseObjects(in types: [TypeSyntax], depth: Int) throws(Unsupported) {
    for type in types where !type.arguments.isEmpty {
      guard let name = type.qualifiedName, index.isLibrarys(name, in: scope.file) else { continue }
      do throws(Unsupported) {
        _ = try resolve(type, depth: depth)
      } catch {
        if case .ofTheProgram = error { throw error }
      }
    }
  }

  /// `T.Type`. That of a protocol holds the types that conform to it, unless `any` inside the
  /// parentheses makes it the type of the existential itself.
  func metatype(of type: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    let resolved = try resolve(type, depth: depth)
    guard case .existential(var existential) = resolved,
      type == type.unparenthesized || type.composed.count > 1
    else { return .metatype(resolved) }
    existential.text = existential.metatypeText
    existential.isCommon = false
    existential.conformers = existential.conformers.map(ResolvedType.metatype)
      .prefix(ResolvedType.Existential.mostInPlace).map(\.self)
    existential.leaves = existential.conformers.count
    return .existential(existential)
  }

  /// `some P`: values of the first type that conforms to it.
  func opaque(_ constraint: TypeSyntax, depth: Int) throws(Unsupported) -> ResolvedType {
    if let (_, type) = try standIn(for: constraint, depth: depth) { return type }
    guard case .existential(let existential) = try existential(constraint, depth: depth),
      let first = existential.conformers.first
    else { throw .opaque("some \(constraint)") }
    return first
  }

  /// `any Sequence<Int>`, or another of the library's, which may be `Sendable` as well; nil for
  /// anything else.
  private func existential(
    ofLibrary constraint: TypeSyntax, depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    var (plain, end) = (constraint.unparenthesized, "")
    if case .composition(let types) = plain, types.count == 2, types[1] == .named("Sendable") {
      (plain, end) = (types[0], " & Sendable")
    }
    guard let (text, type) = try standIn(for: plain, depth: depth),
      end.isEmpty || index.isSendable(type, in: scope)
    else { return nil }
    return .existential(.init(text: "any \(text)\(end)", conformers: [type]))
  }

  /// What stands for the library's protocol of sequences, an array or for an asynchronous one whose
  /// elements are named a stream, and for that of clocks, with the protocol's name.
  private func standIn(
    for constraint: TypeSyntax, depth: Int
  ) throws(Unsupported) -> (text: String, ResolvedType)? {
    guard let name = constraint.qualifiedName.map(KnownType.plainName),
      let first = constraint.arguments.first ?? (constraint.isSequence ? .elementOfAny : nil),
      index.isLibrarys(name, in: scope.file)
    else { return nil }
    switch (name, constraint.arguments.count) {
    case (_, 0): return (name, .array(try resolve(first, depth: depth)))
    case (_, 1) where KnownType.sequences.contains(name):
      let element = try resolve(first, depth: depth)
      return ("\(name)<\(element)>", .array(element))
    case ("AsyncSequence", 2):
      let isInfallible = constraint.arguments[1].isNever
      guard !makesValues || isInfallible || constraint.arguments[1].isAnyError else {
        throw .typedStream("any \(constraint)", error: "\(constraint.arguments[1])")
      }
      let stream = try resolve(
        isInfallible
          ? .named("AsyncStream", arguments: [first])
          : .named("AsyncThrowingStream", arguments: constraint.arguments), depth: depth)
      let arguments = stream.parts.map { "\($0)" } + (isInfallible ? ["Never"] : [])
      return ("\(name)<\(arguments.joined(separator: ", "))>", stream)
    case ("Clock", 1) where first == .named("Duration"):
      return ("Clock<Duration>", try resolve(.named("ContinuousClock"), depth: depth))
    default: return nil
    }
  }

  /// An existential of protocols of the sources, each with its primary associated types where those
  /// are given, and of known ones.
  func existential(
    of uses: [MockUse], known: [String] = [], text: String
  ) throws(Unsupported) -> ResolvedType {
    var existential = ResolvedType.Existential(text: text, protocols: uses.map(\.id))
    guard makesValues else { return .existential(existential) }
    let use = use(ofAll: uses, known)
    if let use, index.isService(use.id), let mock = try? mock(of: use, text) { return mock }
    let constraint = DeclarationIndex.Constraint(
      protocols: Set(existential.protocols), known: Set(known))
    let all = index.conformers(to: constraint)
      .filter { type in canStandHere(type.id) && uses.allSatisfy { conforms(type.id, to: $0) } }
    let current = all.filter { !index.isDeprecated(index.types[$0.id]) }
    if take(current, for: &existential) { return .existential(existential) }
    do throws(Unsupported) {
      guard let use else { throw .existential(text) }
      return try mock(of: use, text)
    } catch {
      // The compiler warns of what is deprecated, which is better than nothing.
      guard take(all, for: &existential) else { throw error }
      return .existential(existential)
    }
  }

  /// Takes what stands for protocols: what is on the main actor, as its conformance may be too,
  /// where there is nothing else. Answers whether values have an end.
  private func take(
    _ all: [DeclarationIndex.Conformer], for existential: inout ResolvedType.Existential
  ) -> Bool {
    let free = all.filter { !index.types[$0.id].isOnMainActor }
    existential.isCommon = isCommon(existential, all)
    if existential.take(free, as: conformer) { return true }
    guard existential.take(all, as: conformer) else { return false }
    existential.isOnMainActor = true
    return true
  }

  /// Whether the same types stand for protocols or a class of the sources wherever it is named.
  private func isCommon(
    _ existential: ResolvedType.Existential, _ conformers: [DeclarationIndex.Conformer]
  ) -> Bool {
    guard isCommon, !existential.protocols.isEmpty, !existential.text.contains("<"),
      conformers.allSatisfy({ index.types[$0.id].header.conditions.isEmpty })
    else { return false }
    index.drawsExistentials = true
    return true
  }

  /// Whether values of a type can be made wherever the scope is compiled.
  private func canStandHere(_ id: Int) -> Bool {
    let type = index.types[id]
    return !blocked.contains(id) && index.note(on: type) == nil
      && type.header.conditions.allSatisfy(scope.header.conditions.contains)
  }

  /// A class that others inherit from, as its values and theirs; nil where it stands for itself
  /// alone.
  func ofHeirs(_ type: IndexedType, path: [ResolvedType.Component]) -> ResolvedType? {
    guard makesValues, index.gen(of: type) == nil else { return nil }
    let heirs = index.heirs(of: type.id).filter { heir in
      canStandHere(heir.id) && !index.isDeprecated(index.types[heir.id])
        && (type.parameters.isEmpty || inherits(heir.id, from: type, as: path))
    }
    guard !heirs.isEmpty else { return nil }
    var existential = ResolvedType.Existential(
      text: "\(ResolvedType.open(type.id, path: path))", protocols: [type.id])
    existential.isCommon = isCommon(existential, heirs)
    let isMade = !index.isAbstract(type) && canStandHere(type.id)
    if isMade { existential.add([.open(type.id, path: path)]) }
    return existential.take(heirs, as: conformer) ? .existential(existential) : nil
  }

  /// Whether a class inherits from a generic one, or from one inside of that, with the arguments of
  /// a path.
  private func inherits(
    _ id: Int, from type: IndexedType, as path: [ResolvedType.Component]
  ) -> Bool {
    let heir = index.types[id]
    guard case .declared(type.id) = index.superclass(of: heir) else { return false }
    let naming = TypeResolver(
      index: index, scope: heir, makesValues: false, isInherited: true)
    guard case .open(_, let own)? = try? naming.resolve(heir.inheritance[0].unattributed) else {
      return false
    }
    return own.arguments == path.arguments
  }

  /// The one whose mock stands for several; nil where there is none.
  private func use(ofAll uses: [MockUse], _ known: [String]) -> MockUse? {
    if uses.count == 1, known.isEmpty { return uses[0] }
    let constraint = DeclarationIndex.Constraint(
      protocols: Set(uses.map(\.id)), known: Set(known))
    guard !uses.isEmpty, let id = index.protocolOfAll(constraint) else { return nil }
    if let use = uses.first(where: { $0.id == id }) { return use }
    return uses.allSatisfy(\.given.isEmpty) ? MockUse(of: id) : nil
  }

  /// The mock that stands for a protocol of the sources.
  private func mock(of use: MockUse, _ text: String) throws(Unsupported) -> ResolvedType {
    guard let mock = index.mock(for: use, in: scope, isFixed: isFixed) else {
      guard index.isMocked(index.types[use.id]) else {
        let mayBeMocked = index.mocks.selection != .none && index.mayBeMocked(use.id)
        throw mayBeMocked ? .unmocked(text) : .existential(text)
      }
      if index.isEndless(use, in: scope) { throw .endlessMock(text) }
      let open = index.typesLeftOpen(by: use)
      throw open.isEmpty ? .existential(text) : .unsettled(text, open)
    }
    return .existential(.init(text: text, protocols: [use.id], conformers: [mock]))
  }

  /// A protocol of the standard library: `Int` conforms to most, a type of the sources to the rest.
  /// With associated types, as in `Identifiable<Int>`, nothing is known to stand for it.
  func existential(
    known name: String, _ given: [TypeSyntax], depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    guard KnownType.protocols.contains(name) else {
      return name == "Cancellable" ? try ofCalled("AnyCancellable", as: name, depth) : nil
    }
    let module = KnownType.module(of: name) ?? .swift
    let plain = isTaken(name) ? "\(module.rawValue).\(name)" : name
    let text = name.hasPrefix("Any") && name != "AnyObject" ? plain : "any \(plain)"
    guard given.isEmpty else {
      let arguments = try given.map { type throws(Unsupported) in
        try named(type, depth: depth).description
      }
      let text = "\(text)<\(arguments.joined(separator: ", "))>"
      guard !makesValues else { throw .existential(text) }
      return .existential(.init(text: text))
    }
    guard makesValues else { return .existential(.init(text: text)) }
    if let conformers = KnownType.conformers[name] { return .existential(text, of: conformers) }
    if let found = try? existential(of: [], known: [name], text: text) { return found }
    if name == "AnyObject", let object = try ofCalled("NSObject", as: plain, depth) {
      return object
    }
    guard name == "Error" else { throw .existential(text) }
    return .existential(text, of: [.cancellation])
  }

  /// A protocol that a type stands for of which a call makes values: Combine's of what can be
  /// cancelled, and that of all classes.
  private func ofCalled(
    _ type: String, as name: String, _ depth: Int
  ) throws(Unsupported) -> ResolvedType? {
    guard makesValues, let type = try resolveCalled(type, [], depth: depth) else { return nil }
    return .existential(ResolvedType.Existential(text: "any \(name)", conformers: [type]))
  }

  private func composition(
    _ types: [TypeSyntax], depth: Int
  ) throws(Unsupported) -> ResolvedType {
    var naming = self
    naming.makesValues = false
    var uses: [MockUse] = []
    var known: [String] = []
    var texts: [String] = []
    var base: Int?
    for type in types.flatMap({ index.expanded($0, from: scope) }) {
      let resolved = try naming.resolve(type, depth: depth)
      if let id = resolved.declaredID, index.types[id].kind == .class,
        index.types[id].parameters.isEmpty
      {
        base = id
        texts.append("\(resolved)")
        continue
      }
      guard case .existential(let part) = resolved else {
        throw .unmadeProtocol("any \(TypeSyntax.composition(types))", "\(resolved)")
      }
      let text = part.text
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
    if let base { return try existential(of: uses, known: known, from: base, text: text) }
    if uses.isEmpty, makesValues, known.allSatisfy({ KnownType.conformers[$0]?[0].name == "Int" }) {
      return .existential(text, of: [.int])
    }
    do throws(Unsupported) { return try existential(of: uses, known: known, text: text) } catch {
      guard uses.isEmpty, makesValues, Set(known) == ["Error", "Sendable"] else { throw error }
      return .existential(text, of: [.cancellation])
    }
  }

  /// `any Base & P`: values of the class and of those that inherit from it, as far as they conform.
  private func existential(
    of uses: [MockUse], known: [String], from base: Int, text: String
  ) throws(Unsupported) -> ResolvedType {
    var existential = ResolvedType.Existential(text: text, protocols: uses.map(\.id))
    guard makesValues else { return .existential(existential) }
    let constraint = DeclarationIndex.Constraint(
      protocols: Set(existential.protocols), known: Set(known))
    let all = index.conformers(to: constraint).filter { type in
      let family = [type.id] + index.ancestors(of: type.id).ids
      return family.contains(base) && canStandHere(type.id)
        && !index.isAbstract(index.types[type.id])
        && !index.isDeprecated(index.types[type.id])
        && uses.allSatisfy { conforms(type.id, to: $0) }
    }
    guard existential.take(all, as: conformer) else { throw .existential(text) }
    return .existential(existential)
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

extension Unsupported {
  /// Of a protocol's type, by the name of a protocol that no source declares.
  static func unmadeProtocol(_ text: String, _ name: String) -> Unsupported {
    let plain = KnownType.plainName(String(name.prefix { $0 != "<" }))
    return NameClashes.isOfLibrary(plain) ? .existential(text) : .foreignProtocol(text)
  }
}

extension [ResolvedType.Component] {
  /// All generic arguments as they are written, outermost first.
  fileprivate var arguments: [String] { flatMap(\.arguments).map(\.description) }
}

extension ResolvedType {
  fileprivate var isExistential: Bool {
    if case .existential = self { true } else { false }
  }

  /// A protocol of the library, with what stands for it.
  fileprivate static func existential(_ text: String, of types: [KnownType]) -> ResolvedType {
    let conformers = types.map { ResolvedType.known($0, qualified: false, arguments: []) }
    return .existential(Existential(text: text, conformers: conformers))
  }
}

extension ResolvedType.Existential {
  /// The type of what stands for it: `any (P & Q).Type`.
  fileprivate var metatypeText: String {
    guard text.hasPrefix("any "), text.contains(" & ") else { return "\(text).Type" }
    return "any (\(text.dropFirst(4))).Type"
  }

  /// How many types stand for a protocol where what draws them is written for each member of the
  /// protocol's type.
  fileprivate static let mostInPlace = 3

  /// Adds types that need hold no other value of it.
  fileprivate mutating func add(_ types: [ResolvedType]) {
    conformers += types
    leaves = conformers.count
  }

  /// Takes the first of the types that can stand for it, and one that holds others of it where
  /// there is one.
  ///
  /// - Returns: Whether its values have an end.
  fileprivate mutating func take(
    _ all: [DeclarationIndex.Conformer], as conformer: (Int) -> ResolvedType
  ) -> Bool {
    let ending = all.filter { $0.end != .never }
    let first = isCommon ? ending[...] : ending.prefix(Self.mostInPlace)
    add(first.map { conformer($0.id) })
    guard leaves > 0 else { return false }
    guard !isCommon else {
      conformers += all.lazy.filter { $0.end == .never }.map { conformer($0.id) }
      return true
    }
    let rest = ending.dropFirst(first.count).first { $0.end == .possible }
    if let rest, !first.contains(where: { $0.end == .possible }) {
      add([conformer(rest.id)])
    } else if let endless = all.first(where: { $0.end == .never }) {
      conformers.append(conformer(endless.id))
    }
    return true
  }
}
