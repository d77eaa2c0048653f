/// Plans what is generated for protocols' types, each once however often something holds it.
struct ExistentialPlanner {
  private let index: DeclarationIndex
  private let unprovided: Unprovided
  /// The protocols' types whose factories make mocks.
  private let mocked: Set<String>
  private var found: [String: ExistentialPlan] = [:]

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

  private func plan(_ existential: ResolvedType.Existential, of id: Int) -> ExistentialPlan {
    let type = index.types[id]
    return ExistentialPlan(
      existential: existential, id: id,
      conditions: existential.protocols.reduce(into: []) { conditions, id in
        conditions += index.types[id].header.conditions.filter { !conditions.contains($0) }
      },
      attributes: index.availability(of: type),
      // Compositions may be the same type under several names.
      hasFactory: existential.text.hasPrefix("any ") && !existential.text.contains("&")
        && !mocked.contains(existential.text),
      isProvidable: unprovided.isProvided(.existential(existential)),
      location: type.header.location)
  }
}
