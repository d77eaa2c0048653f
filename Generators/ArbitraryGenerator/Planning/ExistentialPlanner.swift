/// Plans what is generated for protocols' types, each once however often something holds it.
struct ExistentialPlanner {
  private let index: DeclarationIndex
  private let unprovided: Unprovided
  /// The protocols' types whose factories make mocks.
  private let mocked: Set<String>
  private var found: [String: ExistentialPlan] = [:]
  /// The classes of which nothing is made but their subclasses.
  private var families: Set<Int> = []

  init(index: DeclarationIndex, unprovided: Unprovided, mocks: [PrintedMock]) {
    self.index = index
    self.unprovided = unprovided
    mocked = Set(mocks.lazy.compactMap(\.factoryType))
  }

  /// By their text.
  var plans: [ExistentialPlan] { found.sorted { $0.key < $1.key }.map(\.value) }

  /// Adds those that values of a type are made of.
  ///
  /// - Parameter access: The level of what names their gens.
  mutating func add(_ type: ResolvedType, access: AccessLevel = .internal) {
    type.forEachPart { add($0, access: access) }
    guard case .existential(let existential) = type, existential.isCommon,
      let id = existential.protocols.first
    else { return }
    var plan = found[existential.text] ?? plan(existential, of: id)
    plan.access = max(plan.access, access)
    found[existential.text] = plan
  }

  /// Adds the classes that are there to be inherited from, as values of those that do; but for those
  /// that something holds which cannot hold the others.
  ///
  /// - Parameter blocked: Types that no values can be made of.
  mutating func addFamilies(
    among plans: [TypePlan], besides mocks: [PrintedMock], without blocked: Set<Int>
  ) {
    let families = plans.compactMap { plan -> (plan: TypePlan, type: ResolvedType)? in
      let type = index.types[plan.id]
      guard plan.isOpen, type.parameters.isEmpty, index.isAbstract(type) else { return nil }
      let resolver = TypeResolver(index: index, scope: type, blocked: blocked)
      return resolver.ofHeirs(type, path: type.path).map { (plan, $0) }
    }
    guard !families.isEmpty else { return }
    var held: Set<Int> = []
    for argument in plans.lazy.flatMap({ [$0] + $0.instances }).flatMap(\.constructions)
      .flatMap(\.arguments)
    {
      argument.type.forEachOpen { held.insert($0) }
    }
    for type in mocks.lazy.flatMap(\.factoryTypes) { type.forEachOpen { held.insert($0) } }
    for (plan, type) in families where !held.contains(plan.id) {
      self.families.insert(plan.id)
      add(type, access: plan.factoryAccess)
    }
  }

  private func plan(_ existential: ResolvedType.Existential, of id: Int) -> ExistentialPlan {
    let type = index.types[id]
    let isFamily = families.contains(id)
    let isProtocol = existential.text.hasPrefix("any ") && !existential.text.contains("&")
    return ExistentialPlan(
      existential: existential, id: id,
      conditions: existential.protocols.reduce(into: []) { conditions, id in
        conditions += index.types[id].header.conditions.filter { !conditions.contains($0) }
      },
      attributes: index.availability(of: type),
      // Compositions may be the same type under several names.
      hasFactory: isFamily || isProtocol && !mocked.contains(existential.text), isFamily: isFamily,
      isProvidable: unprovided.isProvided(.existential(existential)),
      location: type.header.location)
  }
}

extension ResolvedType {
  /// The classes that can be inherited from, and of which values are a part of it, and of no other
  /// class.
  fileprivate func forEachOpen(_ body: (Int) -> Void) {
    if case .open(let id, _) = self { body(id) }
    forEachPart { $0.forEachOpen(body) }
  }
}
