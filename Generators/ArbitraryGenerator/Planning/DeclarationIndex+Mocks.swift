extension DeclarationIndex {
  /// Whether a mock of a type is asked for: by a comment above it or, where the settings ask for
  /// those of all protocols, by itself, if the mocks' own module sees it.
  func isMocked(_ type: IndexedType) -> Bool {
    switch mocks.selection {
    case .none: false
    case .annotated: type.composition != nil || type.header.isMocked
    case .all: type.kind == .protocol && isSeen(type) || type.header.isMocked
    }
  }

  /// Whether generated code sees it, or nobody would expect that.
  private func isSeen(_ type: IndexedType) -> Bool {
    type.access < .internal || type.access >= steering.reach
  }

  /// Whether a comment above a type would give it a mock.
  func mayBeMocked(_ id: Int) -> Bool {
    if let found = foundMockable[id] { return found }
    let answer = MockPlanner(index: self, blocked: []).mayMock(types[id])
    foundMockable[id] = answer
    return answer
  }

  /// Has the mocks of several modules' types that would have one name begin with those of the modules.
  func tellMocksApart() {
    guard mocks.output != nil, testables.count > 1 else { return }
    let seen = types.filter { isMocked($0) && $0.access >= steering.reach }
    for namesakes in Dictionary(grouping: seen, by: \.qualifiedMockName).values
    where Set(namesakes.map(\.module)).count > 1 {
      for type in namesakes where type.givenMockName == nil { type.namesModuleOfMock = true }
    }
  }

  /// The mock that stands for a protocol inside a type; nil where it has none there that gens make,
  /// and where it would have no end.
  ///
  /// - Parameter isFixed: Whether only a fixed value is made, whose answers are made when it is
  ///   called.
  func mock(for use: MockUse, in scope: IndexedType, isFixed: Bool = false) -> ResolvedType? {
    let branches = branches(of: use, in: scope)
    guard branches.allSatisfy({ !isEndless($0, in: scope) || isFixed && !holdsItself($0) }),
      let mock = branches.first.flatMap(drawnMock),
      branches.dropFirst().allSatisfy({ drawnMock(for: $0)?.name == mock.name }),
      zip(mock.arguments, mock.bounds).allSatisfy({ fits($0, $1, in: scope) })
    else { return nil }
    return .mock(use.id, name: mock.name, arguments: mock.arguments)
  }

  /// A protocol where it is there in all of a type; of those that `#if` has in each of its branches
  /// all, of which one is there. None for others.
  private func branches(of use: MockUse, in scope: IndexedType) -> [MockUse] {
    let (type, known) = (types[use.id], scope.header.conditions)
    guard !type.header.conditions.allSatisfy(known.contains) else { return [use] }
    let all = types(named: type.qualifiedName, module: type.module).map { types[$0] }
    let conditions = all.map { $0.header.conditions.filter { !known.contains($0) } }
    guard all.allSatisfy({ $0.kind == .protocol }), Condition.isAlways(oneOf: conditions) else {
      return []
    }
    return all.map { MockUse(of: $0.id, given: use.given) }
  }

  /// Whether a generic parameter of a type says to conform to some protocols; what is no parameter
  /// is the compiler's to check.
  private func fits(
    _ argument: ResolvedType, _ bounds: [TypeSyntax], in scope: IndexedType
  ) -> Bool {
    guard case .parameter(let name) = argument else {
      return !argument.holdsParameter || !bounds.contains(.named("Sendable"))
    }
    let own = scope.parameters.last { $0.name == name }?.constraint?.composed ?? []
    let more = scope.generics.requirements.filter {
      $0.left == .named(name) && $0.relation == .conforms
    }
    return bounds.allSatisfy((own + more.flatMap(\.right.composed)).contains)
  }

  /// Whether what the mock of a protocol answers holds another one, whatever is left out of it, and
  /// so might one inside of a type. A type that no answer leads to can hold the mock: it leaves out
  /// the answers that would have no end.
  func isEndless(_ use: MockUse, in scope: IndexedType) -> Bool {
    guard use.given.isEmpty else {
      return leads(use, to: use.id) && (scope.kind == .protocol || leads(use, to: scope.id))
    }
    return scope.kind == .protocol
      ? endlessCircles.contains(.mock(use.id))
      : endlessCircles.contain(.mock(use.id), with: .declared(scope.id))
  }

  /// Whether the mock of a protocol that is set behind the initialisers of a type would lead back to
  /// that, whatever is left out.
  func isEndless(settingMockOf id: Int, in type: IndexedType) -> Bool {
    endlessCirclesOfSet.contain(.mock(id), with: .declared(type.id))
  }

  /// Whether what gens draw for the answers of a type's mock may be, or hold, another one. It is
  /// asked when it is settled how the values of all types are made.
  func mayHoldItself(_ mock: MockPlan, of type: IndexedType) -> Bool {
    var mayHoldMock = false
    mock.forEachDrawnType { drawn in
      mayHoldMock = mayHoldMock || drawn.contains { $0.isOfProtocol || mayHoldProtocol($0) }
    }
    return mayHoldMock && circles.contains(.mock(type.id))
  }

  private func mayHoldProtocol(_ type: ResolvedType) -> Bool {
    type.declaredID.map(protocolHolders.contains) ?? false
  }

  /// The types whose values, as gens draw them, may hold something of a protocol's type at any
  /// depth. In most sources these are few, and nobody has to ask what all types hold.
  func findProtocolHolders() -> Set<Int> {
    var found = Set(drafts.only { $1.contains(where: \.isOfProtocol) }.ids)
    guard !found.isEmpty else { return found }
    var holders: [Int: [Int]] = [:]
    for (id, draft) in drafts {
      _ = draft.contains { part in
        if let held = part.declaredID { holders[held, default: []].append(id) }
        return false
      }
    }
    var open = [Int](found)
    while let id = open.popLast() {
      open += (holders[id] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether the properties of the mock of a protocol may hold another one.
  private func holdsItself(_ use: MockUse) -> Bool {
    let holders = holderGraph.holders(of: [.declared(use.id)], by: .always)
    return holds(use.id, anyOf: holders, by: .always)
  }

  /// Whether the mock of a protocol that associated types are given to may hold a value of a type: by
  /// whatever it answers, as it does not count how deep it stands.
  private func leads(_ use: MockUse, to id: Int) -> Bool {
    var ids = [use.id]
    for type in use.given { type.forEachDeclared { ids.append($0) } }
    let holders = holderGraph.holders(of: [.declared(id)], by: .any)
    return ids.contains { holds($0, anyOf: holders, by: .any) }
  }

  /// The associated types that only who makes a protocol's mock can tell; none where others than
  /// those keep gens from making it.
  func typesLeftOpen(by use: MockUse) -> [String] {
    guard use.given.isEmpty, types[use.id].composition == nil else { return [] }
    if let found = foundOpenTypes[use.id] { return found }
    // What its members need may lead back to it.
    foundOpenTypes[use.id] = []
    let open = MockPlanner(index: self, blocked: []).openTypes(of: use)
    foundOpenTypes[use.id] = open
    return open
  }

  /// The mock that gens make for a use of its protocol.
  private func drawnMock(for use: MockUse) -> DrawnMock? {
    if let found = foundMocks[use] { return found }
    // What its members need is looked up before it is known itself.
    foundMocks[use] = .some(nil)
    guard mocks.output != nil, isMocked(types[use.id]) else { return nil }
    let planner = MockPlanner(index: self, blocked: [])
    let mock =
      use.isOpen
      ? planner.openMock(for: use)
      : planner.drawnMock(for: use).map {
        DrawnMock(name: $0.drawnName, conditions: $0.conditions)
      }
    foundMocks[use] = .some(mock)
    return mock
  }
}

extension DeclarationIndex {
  /// A protocol as the inheritance clause of its mock names it, and as its type is written
  /// anywhere.
  func names(of type: IndexedType) -> (inClause: [String], full: String) {
    guard let composition = type.composition else { return ([rootName(of: type)], type.path.names) }
    let own = composition.protocols.map { types[$0].path.names }
    // All mocks are objects, and those on actors are sent anyway.
    let isSent = type.isolation != nil || inherited(by: type.id).names.contains("Actor")
    let said = composition.known.filter { $0 != "AnyObject" && ($0 != "Sendable" || !isSent) }
    return (own + said, (own + composition.known).joined(separator: " & "))
  }
}

extension DeclarationHeader {
  /// Whether the comment above it asks for a mock.
  var isMocked: Bool { directives.contains(where: MockDirective.isOne) }
}

extension IndexedType {
  /// Whether no one asks for its mock by name, so that nobody misses it.
  var isImplied: Bool { composition != nil && !header.isMocked }

  /// The name of its mock, by the comment above it or by its own name.
  var mockName: String {
    givenMockName ?? "\(namesModuleOfMock ? module ?? "" : "")\(name.nameStem)Mock"
  }

  /// The name that the comment above it says; nil where it says none.
  fileprivate var givenMockName: String? { (try? MockDirective(header.directives))?.name }

  /// The same through the type around it.
  var qualifiedMockName: String { enclosingName.map { "\($0).\(mockName)" } ?? mockName }
}

extension TypeSyntax {
  /// The protocols of a composition; any other type alone.
  var composed: [TypeSyntax] {
    if case .composition(let types) = unparenthesized { types.flatMap(\.composed) } else { [self] }
  }
}

extension Draft {
  /// Whether something that a value is made of is like that.
  fileprivate func contains(where predicate: (ResolvedType) -> Bool) -> Bool {
    constructions.contains { construction in
      let repeated = construction.repetition?.argument.type.contains(where: predicate) ?? false
      return repeated || construction.arguments.contains { $0.type.contains(where: predicate) }
    }
  }
}

extension ResolvedType {
  /// Whether mocks may stand for it, or others that conform to a protocol of the sources.
  fileprivate var isOfProtocol: Bool {
    switch self {
    case .mock: true
    case .existential(let existential): !existential.protocols.isEmpty
    default: false
    }
  }
}
