/// Makes the plans of all mocks from the index of declarations.
struct MockPlanner {
  let index: DeclarationIndex
  /// What mocks begin with and answer where nothing else is set.
  let fixedValues: FixedValues
  let clashes: NameClashes
  /// Types that no values can be made of.
  let blocked: Set<Int>
  let modules = Modules()

  /// - Parameters:
  ///   - blocked: Types that no values can be made of.
  ///   - call: What makes the fixed value of a type, which is written out in the mocks.
  init(
    index: DeclarationIndex, blocked: Set<Int>,
    call: @escaping (Int) -> Construction? = { _ in nil }
  ) {
    self.index = index
    self.blocked = blocked
    fixedValues = FixedValues(index: index, call: call)
    clashes = NameClashes(index: index)
  }

  /// The mocks in the order of their names, each printed before the next is planned, then what
  /// draws the generic ones for single types, and why there are no others.
  func mocks() -> (mocks: [PrintedMock], uses: [PrintedMock], diagnostics: [Diagnostic]) {
    var printer = MockPrinter()
    var mocks: [PrintedMock] = []
    var notes: [(note: MockNote, type: IndexedType)] = []
    var diagnostics: [Diagnostic] = []
    var homeless: [IndexedType] = []
    let types = mockedTypes
    mocks.reserveCapacity(types.count)
    diagnostics += clashes(of: types)
    for (type, _) in types {
      if let note = index.duplicateNote(on: type) {
        diagnostics.append(note.diagnostic(for: type))
        continue
      }
      do throws(MockNote) {
        let directive = try MockDirective(type.header.directives)
        guard index.mocks.output != nil else {
          homeless.append(type)
          continue
        }
        let mock = try mock(of: type, directive)
        if type.namesModuleOfMock { notes.append((.nameOfModule(type.mockName), type)) }
        mock.isDrawn = mock.isDrawn && index.steering.hasGens
        mock.isRecursive = mock.isDrawn && index.mayHoldItself(mock, of: type)
        if mock.isDrawn, mock.hasFactory { mock.values = values(insteadOf: mock, of: type) }
        mocks.append(printer.print(mock))
        if !type.isImplied { notes += mock.notes.map { ($0, type) } }
      } catch {
        if !type.isImplied { diagnostics.append(error.diagnostic(for: type)) }
      }
    }
    if let first = homeless.min(by: { $0.id < $1.id }) {
      diagnostics.append(MockNote.noOutput(others: homeless.count - 1).diagnostic(for: first))
    }
    diagnostics += notes.map { $0.diagnostic(for: $1) }
    let uses = index.steering.hasGens ? drawnUses().map { printer.printGen(of: $0) } : []
    printer.finish()
    return (mocks, uses, diagnostics)
  }

  /// The types that mocks are asked for, by the names of those.
  private var mockedTypes: [(type: IndexedType, name: String)] {
    index.types.filter(index.isMocked)
      .map { (type: $0, name: $0.qualifiedMockName) }
      .sorted { left, right in
        guard left.name == right.name else { return left.name < right.name }
        return (left.type.header.conditions.count, left.type.id)
          < (right.type.header.conditions.count, right.type.id)
      }
  }

  /// The types whose mocks have the name of the one before them; those under conditions may
  /// exclude each other, and private ones have none.
  private func clashes(of types: [(type: IndexedType, name: String)]) -> [Diagnostic] {
    guard index.mocks.output != nil else { return [] }
    let types = types.filter { $0.type.access >= index.steering.reach }
    // Those under conditions come after the others of their name.
    return types.indices.dropFirst().compactMap { position in
      let (type, name) = types[position]
      guard types[position - 1].name == name, type.header.conditions.isEmpty,
        index.duplicateNote(on: type) == nil
      else { return nil }
      let other = types[position - 1].type
      return MockNote.sameName(name, other: other.qualifiedName, at: other.header.location)
        .diagnostic(for: type)
    }
  }

  // MARK: - One mock

  func mock(
    of type: IndexedType, _ directive: MockDirective?
  ) throws(MockNote) -> MockPlan {
    try checkCanBeMocked(type)
    var requirements = try MockRequirements(of: type, in: index, clashes: clashes)
    let mock = emptyMock(of: type, requirements, in: directive?.module)
    mock.asksClass = mock.overrides && directive?.makesSpy == true
    let settled = settledTypes(requirements, directive)
    try checkBounds(of: requirements, directive, type)
    requirements.settle(settled)
    try setAssociatedTypes(of: mock, for: type, requirements, settled)
    try addMembers(to: mock, type, requirements, directive, settled)
    mock.imports = imports(requirements, mock)
    publish(mock, of: type, requirements, isPlain: directive?.typealiases.isEmpty != false)
    mock.beginWithNil()
    mock.associatedTypes = requirements.associatedTypes.map(\.name)
    if mock.overrides {
      inherit(type, requirements, directive, by: mock)
    } else {
      if directive?.makesSpy == true { setSpy(of: mock) }
      if directive?.makesEraser == true { setEraser(of: mock, for: type) }
      setGen(of: mock)
      mock.forEachDrawnType { _ = index.add(filesNamedBy: $0, to: &mock.filesOfDrawn) }
    }
    return mock
  }

  /// Whether a type may have a mock, as far as its members do not keep it from that.
  func mayMock(_ type: IndexedType) -> Bool {
    do {
      try checkCanBeMocked(type)
      _ = try MockRequirements(of: type, in: index, clashes: clashes)
      return true
    } catch {
      return false
    }
  }

  private func checkCanBeMocked(_ type: IndexedType) throws(MockNote) {
    guard type.access >= index.steering.reach else { throw .notVisible(type.access) }
    if type.header.modifiers.contains(.distributed) { throw .distributed }
    if index.attributes(around: type).contains(where: \.isUnavailableEverywhere) {
      throw .unavailable
    }
    guard type.kind == .protocol || type.canBeOverridden(from: index.steering.reach) else {
      throw .notOpen(isPublicClass: type.kind == .class && !type.header.modifiers.contains(.final))
    }
    if type.lacksInitializers { throw .noInitializer }
  }

  /// The mock without members; `module` is the one that the type's name is to be written with.
  private func emptyMock(
    of type: IndexedType, _ requirements: MockRequirements, in module: String?
  ) -> MockPlan {
    let names = index.names(of: type)
    let mock = MockPlan(
      name: type.mockName, protocolNames: names.inClause, fullProtocolName: names.full,
      enclosing: clashes.writtenEnclosing(of: type), location: type.header.location)
    if let module {
      mock.fullProtocolName = "\(module).\(type.qualifiedName)"
      if mock.enclosing == nil { mock.protocolNames = [mock.fullProtocolName] }
    }
    mock.namesModules = MockSupport.libraryNames.contains(where: index.takenNames.contains)
    mock.isActor = requirements.isActor
    mock.isSendable = requirements.isSendable
    mock.conditions = type.header.conditions
    mock.isOfComposition = type.composition != nil
    let protocols = type.composition?.protocols ?? [type.id]
    if index.testables.count > 1 {
      mock.modules = Set(protocols.compactMap { index.types[$0].module })
    }
    mock.factoryAccess = min(
      type.access, requirements.overriddenAccess, index.mostAccess(of: type), .public)
    mock.access = mock.factoryAccess
    // An actor is on no other, also where what is between it and `Actor` is by default.
    mock.isolation =
      mock.isActor ? nil : requirements.types.first(where: \.isOnActor)?.isolation
    mock.inheritsIsolation = requirements.types.contains(where: index.inheritsIsolation)
    mock.isNonisolated = mock.isolation == nil && hasKnownIsolation(type, requirements)
    mock.attributes = availability(of: type, requirements)
    mock.overrides = type.kind == .class
    mock.superclass = requirements.superclass
    // Objects are compared and hashed by identity as they are.
    guard mock.superclass?.ancestry.contains("NSObject") != true else { return mock }
    if requirements.names.contains("Equatable") { mock.identities.insert(.equatable) }
    if requirements.names.contains("Hashable") { mock.identities.insert(.hashable) }
    return mock
  }

  /// Whether nothing that is not in the sources can put a mock on an actor: a class is where its
  /// superclass is.
  private func hasKnownIsolation(_ type: IndexedType, _ requirements: MockRequirements) -> Bool {
    guard type.kind == .class, !type.header.modifiers.contains(.nonisolated) else { return true }
    guard let root = requirements.types.last, case .none = index.superclass(of: root) else {
      return false
    }
    return true
  }

  /// The availability of a protocol and of all that it requires: what is stored cannot be less
  /// available than its class.
  private func availability(of type: IndexedType, _ requirements: MockRequirements) -> [String] {
    let availability = requirements.attributes.filter(\.isIntroduction).map(\.availabilityText)
    let all = index.availability(of: type) + availability
    guard all.count > 1 else { return all }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Decides whether gens can make the mock, and with which answers.
  private func setGen(of mock: MockPlan) {
    let reason: MockNote.NoGen? =
      if let (type, argument) = mock.boundArgument {
        .isolatedArgument(type, argument)
      } else if let superclass = mock.superclass, !superclass.isMadeFreely {
        .superclass(superclass.name)
      } else if !mock.hasOwnInitializer || mock.hasAskedInitializer {
        .initializer
      } else if let name = mock.memberOfGens {
        .member(name)
      } else { nil }
    guard let reason else { return }
    mock.isDrawn = false
    guard index.steering.hasGens else { return }
    mock.notes.removeAll(where: \.isOfCall)
    mock.notes.append(.noGen(reason))
  }

  /// What stands for a protocol in place of its mocks, wherever it is named.
  private func values(insteadOf mock: MockPlan, of type: IndexedType) -> ResolvedType? {
    guard !index.isService(type.id), !mock.overrides else { return nil }
    let resolver = TypeResolver(index: index, scope: type, blocked: blocked)
    let resolved = try? resolver.existential(of: [MockUse(of: type.id)], text: mock.protocolType)
    guard case .existential(let existential) = resolved, existential.isCommon else { return nil }
    return resolved
  }

  private func setSpy(of mock: MockPlan) {
    if let (member, obstacle) = mock.spyingObstacle {
      mock.notes.append(.noSpy(member, obstacle))
    } else if !mock.hasOwnInitializer {
      mock.notes.append(.noSpyInitializer)
    } else {
      mock.hasSpy = true
      for call in mock.calls where !call.isInitializer {
        if let obstacle = call.spyObstacle(in: mock) {
          mock.notes.append(.notSpied(call.title, obstacle))
        } else {
          call.askFirst(call.obstacle(in: mock)?.isOfTypes == true)
        }
      }
    }
  }

  private func setEraser(of mock: MockPlan, for type: IndexedType) {
    let name = "Any\(type.name.nameStem.capitalizedFirst)"
    if let (member, obstacle) = mock.erasureObstacle {
      mock.notes.append(.noEraser(member, obstacle))
    } else if !index.types(named: name, module: type.module).isEmpty {
      mock.notes.append(.eraserNameTaken(name))
    } else {
      mock.eraserName = name
    }
  }

  /// What the mock's file has to import: all that the protocols' files do, their modules, and those
  /// of what stands for a protocol in fixed values.
  private func imports(_ requirements: MockRequirements, _ mock: MockPlan) -> [ImportPlan] {
    var plans: [ImportPlan] = []
    if index.testables.count > 1 {
      plans += mock.valueModules.map { index.testableImport(of: $0) }
    }
    // A module in Swift 5 mode, which its sources do not tell, means other functions by the words.
    let isPreconcurrency =
      requirements.types.contains { $0.module != nil }
      && requirements.nameIsolatedFunctions(in: index)
    let companions = mock.companions
    for type in requirements.types {
      if let module = type.module {
        plans.append(index.testableImport(of: module))
        plans[plans.endIndex - 1].isPreconcurrency = isPreconcurrency
      }
      for declaration in index.importsToRepeat(of: type.file) {
        plans.append(plan(of: declaration, companions))
      }
    }
    return plans
  }

  /// - Parameter companions: The types that the mock names together with others of their modules.
  private func plan(
    of declaration: ImportDeclaration, _ companions: Set<String>
  ) -> ImportPlan {
    guard !index.testables.contains(declaration.module) else {
      return index.testableImport(of: declaration.module)
    }
    let isOfCompanion =
      !companions.isEmpty
      && companions.contains(String(declaration.path.drop { $0 != "." }.dropFirst()))
    let path = declaration.kind.map { "\($0) \(declaration.path)" } ?? declaration.path
    var plan = ImportPlan(
      repeating: declaration, of: isOfCompanion ? declaration.module : path)
    plan.access = declaration.header.access == .public ? .public : .internal
    return plan
  }
}

extension MockPlan {
  /// A static member that would be declared twice if gens made the mock.
  fileprivate var memberOfGens: String? {
    let names: Set = ["arbitrary", "provide"]
    if let property = properties.first(where: { $0.shell.isStatic && names.contains($0.name) }) {
      return property.name
    }
    for call in calls where call.shell.isStatic && call.parameters.isEmpty {
      guard case .function(let member) = call.kind, names.contains(member) else { continue }
      if call.result == .named(name) { return member }
    }
    return nil
  }
}
