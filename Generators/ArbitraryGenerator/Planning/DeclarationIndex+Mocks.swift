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
