/// What a mock stands for where a type is written: `any Store<Int>`.
struct MockUse: Hashable {
  /// The protocol's number.
  var id: Int
  /// Its primary associated types, empty where none are given.
  var given: [ResolvedType]

  init(of id: Int, given: [ResolvedType] = []) {
    self.id = id
    self.given = given
  }

  /// Whether a generic parameter stands for one of them.
  var isOpen: Bool { given.contains(where: \.holdsParameter) }

  /// The given types as text.
  fileprivate var givenText: String { given.map(\.description).joined(separator: ", ") }
}

/// What is kept of the mock that gens make for a use.
struct DrawnMock {
  /// The name, with the types that stand for associated ones in a use of certain types.
  var name: String
  var conditions: [String]
  /// What stands for the associated types of one that is drawn for all.
  var arguments: [ResolvedType] = []
  /// What each of them has to conform to.
  var bounds: [[TypeSyntax]] = []
}

extension MockPlanner {
  /// The mocks of single types that stand for `any Store<Int>` and its like somewhere: only what
  /// draws them is printed, since the mock itself is generic.
  func drawnUses() -> [MockPlan] {
    let mocks = index.drawnUses.compactMap { use in
      let mock = drawnMock(for: use)
      mock?.isRecursive = mock.map { index.mayHoldItself($0, of: index.types[use.id]) } ?? false
      return mock
    }
    return mocks.sorted { $0.drawnName < $1.drawnName }
  }

  /// The mock for a use of its protocol, where gens make it: all associated types that the mock
  /// leaves open have to be given, and its members be called the same whatever they are.
  func drawnMock(for use: MockUse) -> MockPlan? {
    let type = index.types[use.id]
    guard let plain = plan(of: type, [:]) else { return nil }
    guard !use.given.isEmpty else { return plain.isDrawn && !plain.isGeneric ? plain : nil }
    let names = index.givenTypes(of: use.id, count: use.given.count)
    let types = use.given.compactMap { DeclarationParser.parseType($0.description) }
    guard types.count == names.count, Set(names) == Set(plain.openTypes),
      !use.given.contains(where: \.isOpenOrUnknown)
    else { return nil }
    let settled = Dictionary(zip(names, types), uniquingKeysWith: { first, _ in first })
    guard let mock = plan(of: type, settled), mock.isDrawn, mock.hasMembers(of: plain) else {
      return nil
    }
    mock.fullProtocolName += "<\(types.map(\.description).joined(separator: ", "))>"
    mock.arguments = plain.openTypes.compactMap { settled[$0]?.description }
    mock.primaryTypes = names == type.primaryAssociatedTypes ? types : nil
    return mock
  }

  /// The mock for a use inside of a generic type, whose parameters stand for associated types.
  func openMock(for use: MockUse) -> DrawnMock? {
    let type = index.types[use.id]
    let names = index.givenTypes(of: use.id, count: use.given.count)
    guard let mock = plan(of: type, [:]), mock.isDrawn, mock.generics.requirements.isEmpty,
      mock.needsNoInnerGens, use.given.count == names.count, Set(names) == Set(mock.openTypes),
      use.given.allSatisfy(\.hasGenOfItsOwn)
    else { return nil }
    let given = Dictionary(zip(names, use.given), uniquingKeysWith: { first, _ in first })
    let shared: [TypeSyntax] = mock.runsElsewhere ? [.named("Sendable")] : []
    return DrawnMock(
      name: mock.qualifiedName, conditions: mock.conditions,
      arguments: mock.openTypes.compactMap { given[$0] },
      bounds: mock.generics.parameters.map { ($0.constraint?.composed ?? []) + shared })
  }

  /// The associated types that the mock which gens make for a protocol leaves open.
  func openTypes(of use: MockUse) -> [String] {
    guard let mock = plan(of: index.types[use.id], [:]), mock.isDrawn else { return [] }
    return mock.openTypes
  }

  private func plan(of type: IndexedType, _ settled: [String: TypeSyntax]) -> MockPlan? {
    guard var directive = try? MockDirective(type.header.directives) ?? MockDirective() else {
      return nil
    }
    directive.typealiases.merge(settled) { $1 }
    return try? mock(of: type, directive)
  }
}

extension DeclarationIndex {
  /// The uses of protocols with types given to them that a mock stands for, in the order of the
  /// protocols.
  var drawnUses: [MockUse] {
    foundMocks.compactMap { use, mock in
      use.given.isEmpty || use.isOpen || mock == nil ? nil : use
    }
    .sorted { ($0.id, $0.givenText) < ($1.id, $1.givenText) }
  }
}

extension MockPlan {
  /// The name with the types that stand for associated ones.
  var drawnName: String {
    let arguments = isGeneric ? openTypes : arguments
    return arguments.isEmpty
      ? qualifiedName : "\(qualifiedName)<\(arguments.joined(separator: ", "))>"
  }

  /// Whether calls and values have the names that they have in another plan.
  fileprivate func hasMembers(of other: MockPlan) -> Bool {
    calls.map(\.name) == other.calls.map(\.name)
      && properties.map(\.storage) == other.properties.map(\.storage)
  }
}

extension ResolvedType {
  /// Whether it is made of a generic parameter.
  var holdsParameter: Bool { contains { if case .parameter = $0 { true } else { false } } }

  /// Whether it is a generic parameter, or a type that surely conforms where that is asked for.
  fileprivate var hasGenOfItsOwn: Bool {
    switch self {
    case .parameter(let name): !name.isPath
    case .array(let element): element.hasGenOfItsOwn
    case .optional(let wrapped, _): wrapped.hasGenOfItsOwn
    case .dictionary(let key, let value): key.hasGenOfItsOwn && value.hasGenOfItsOwn
    case .unknown, .tag, .value: false
    case .known(let type, _, _) where type.name == "Never": false
    default: !isBare && !isOpenOrUnknown
    }
  }

  /// Whether it is a generic parameter, or not found, or made of such.
  fileprivate var isOpenOrUnknown: Bool {
    contains { part in
      switch part {
      case .parameter, .value, .unknown: true
      case .tag(let type): type.isOpenOrUnknown
      default: false
      }
    }
  }
}
