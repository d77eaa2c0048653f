/// The members of a mock.
extension MockPlanner {
  /// Adds all that the requirements ask for.
  func addMembers(
    to mock: MockPlan, _ type: IndexedType, _ requirements: MockRequirements,
    _ directive: MockDirective?, _ settled: [String: TypeSyntax]
  ) throws(MockNote) {
    mock.options = memberOptions(directive, requirements.types)
    let planner = callPlanner(of: mock, type, requirements, settled)
    try checkIsolation(of: requirements, settled, in: type, for: mock)
    var publishing: [Publishing] = []
    mock.properties.reserveCapacity(requirements.properties.count)
    for property in requirements.properties {
      try add(property, to: mock, &publishing, planner)
    }
    try addCalls(of: requirements, to: mock, directive, planner)
    if !mock.overrides { noteCalls(of: mock) }
    name(mock, in: type.module)
    if !publishing.isEmpty { publish(publishing, by: mock, planner) }
    if let directive, directive.namesMembers {
      check(directive, of: mock, types: requirements.associatedTypes.map(\.name))
    }
    mock.answerNewMocks()
    mock.shareAnswers()
  }

  private func callPlanner(
    of mock: MockPlan, _ type: IndexedType, _ requirements: MockRequirements,
    _ settled: [String: TypeSyntax]
  ) -> MockCallPlanner {
    MockCallPlanner(
      mock: mock, scope: type, index: index, fixedValues: fixedValues, blocked: blocked,
      types: type.parameters.isEmpty ? modules[type.home] : nil, selfType: .named(mock.name),
      settled: whole(settled.merging(settledAliases(of: requirements, settled)) { own, _ in own }),
      openTypes: Set(requirements.associatedTypes.map(\.name)).subtracting(settled.keys)
        .union(type.parameters.map(\.name)),
      defaults: mock.overrides
        ? MockDefaults(hidden: index.hiddenNames.union(requirements.settledParameters)) : nil)
  }
}

// MARK: - Calls

extension MockPlanner {
  private func addCalls(
    of requirements: MockRequirements, to mock: MockPlan, _ directive: MockDirective?,
    _ planner: MockCallPlanner
  ) throws(MockNote) {
    let given = givenNames(requirements, directive)
    mock.calls.reserveCapacity(mock.calls.count + requirements.functions.count)
    for function in requirements.functions where !isIdentity(function, of: mock) {
      let call = try planner.call(
        function.unshadowing(planner.openTypes),
        keepsHistory: directive?.keepsHistory(of: function.name.withoutBackticks) ?? true)
      call.givenName = given?[function.header.location]
      mock.calls.append(call)
    }
    for declaration in requirements.subscripts {
      let call = try planner.call(declaration.unshadowing(planner.openTypes))
      call.givenName = given?[declaration.header.location]
      mock.calls.append(call)
    }
    for initializer in requirements.initializers {
      mock.calls.append(try planner.call(initializer.unshadowing(planner.openTypes)))
    }
  }

  /// Notes what calls do not answer, throw or call that gens could draw, and deprecated types.
  private func noteCalls(of mock: MockPlan) {
    for call in mock.calls {
      guard let reason = call.undrawn else { continue }
      let isFixed = call.drawn == nil
      mock.notes.append(isFixed ? .fixed(call.title, reason) : .throwing(call.title, reason))
    }
    for call in mock.calls {
      if let handler = call.uncalled { mock.notes.append(.uncalled(call.title, handler: handler)) }
    }
    guard !index.deprecatedNames.isEmpty else { return }
    mock.notes += mock.deprecatedNames.map { .deprecated($0, name: $1) }
  }

  /// Whether the mock's identity answers, and not a handler.
  private func isIdentity(_ function: FunctionDeclaration, of mock: MockPlan) -> Bool {
    guard !mock.identities.isEmpty else { return false }
    if function.name == "hash" { return true }
    return function.name == "=="
      && function.parameters.allSatisfy {
        $0.type.replacingSelf(by: .named(mock.name)) == .named(mock.name)
      }
  }
}

// MARK: - Properties

extension MockPlanner {
  private func add(
    _ property: PropertyDeclaration, to mock: MockPlan, _ publishing: inout [Publishing],
    _ planner: MockCallPlanner
  ) throws(MockNote) {
    let written = property.type ?? .named("Any")
    if !index.isCopyable(written, from: planner.scope) {
      throw .notCopyableParameter(property.name)
    }
    let type = written.replacingSelf(by: planner.selfType)
    if property.accessors.getter != Effects() {
      return mock.calls.append(try planner.getter(property, type: type))
    }
    let found = planner.found(written)
    let publisher = publisher(type, planner)
    let hasFixed = !mock.overrides && publisher == nil
    let fixed = hasFixed ? planner.fixedValue(of: written, found) : nil
    // Mocks are made anywhere.
    let value = fixed?.isOnMainActor == true ? nil : fixed
    let plan = plan(property, of: type, holding: value, in: mock, planner)
    weaken(plan, property, of: type, in: mock)
    if let publisher {
      publishing.append(Publishing(property: plan, type: publisher))
    } else if plan.connection == nil {
      plan.drawn = drawn(plan, written, found, of: mock, planner)
      plan.isSent =
        mock.isActor
        && plan.drawn.map { !index.isSurelySendable($0, in: planner.scope) } ?? false
    }
    mock.properties.append(plan)
  }

  /// A property as it is kept: as an optional where there is no fixed value.
  private func plan(
    _ property: PropertyDeclaration, of type: TypeSyntax, holding value: FixedValue?,
    in mock: MockPlan, _ planner: MockCallPlanner
  ) -> MockProperty {
    let plain = type.withoutImplicitUnwrapping
    let kept = value == nil ? TypeSyntax.optional(mock.overrides ? plain : type) : plain
    var shell = planner.shell(property.header, of: property.name, asksClass: mock.overrides)
    planner.deprecate(&shell) { $0(property.type ?? .named("Any")) }
    let plan = MockProperty(
      name: property.name, type: type.description, storedType: kept,
      hasSetter: property.accessors.hasSetter, shell: shell)
    plan.mayBeNil = value?.mayBeHidden == true && planner.mayBeNil(kept)
    plan.isFunction = index.isFunction(kept, from: planner.scope, where: planner.settled)
    plan.isOnGlobalActor = property.header.attributes.contains(where: index.isGlobalActor)
    plan.mayBeBuilt = property.header.attributes.contains { $0.customName(in: index) != nil }
    plan.isUninhabited = planner.conditions(ofValuesOf: type) == nil
    plan.initial = value
    return plan
  }

  /// Keeps a property as its class does, or as the comment at its protocol says.
  private func weaken(
    _ plan: MockProperty, _ property: PropertyDeclaration, of type: TypeSyntax, in mock: MockPlan
  ) {
    let plain = type.withoutImplicitUnwrapping
    let isWeak =
      mock.overrides
      ? property.header.modifiers.contains(.weak) : mock.hasOption(.modifier(.weak), of: plan.name)
    if isWeak, case .optional = plain { plan.weaken(plain) }
    if mock.overrides, property.header.modifiers.contains(.unowned) {
      plan.weaken(plain)
      plan.connect().isUnowned = true
    }
  }

  /// The type of a property in gens, which set those that mocks are made with.
  private func drawn(
    _ plan: MockProperty, _ type: TypeSyntax, _ found: MockTypes.Found?,
    of mock: MockPlan, _ planner: MockCallPlanner
  ) -> ResolvedType? {
    guard mock.initializes(plan), index.steering.hasGens else { return nil }
    do throws(Unsupported) {
      let drawn = try planner.drawn(type, found)
      return drawn == .tuple([]) ? nil : drawn
    } catch {
      mock.notes.append(.fixed(plan.name, error))
      return nil
    }
  }
}

extension MockCallPlanner {
  /// Whether a type is an optional, by whatever name.
  fileprivate func mayBeNil(_ type: TypeSyntax) -> Bool {
    if type.mayBeNil || index.namesOptional(type, from: scope, where: settled) { return true }
    let resolver = TypeResolver(index: index, scope: scope, makesValues: false)
    return (try? resolver.resolve(type.replacing(settled)))?.isOptional == true
  }
}

extension TypeSyntax {
  fileprivate var withoutImplicitUnwrapping: TypeSyntax {
    if case .implicitlyUnwrapped(let wrapped) = self { .optional(wrapped) } else { self }
  }
}
