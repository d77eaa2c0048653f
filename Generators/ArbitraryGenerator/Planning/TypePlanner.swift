/// Makes the plan of one type, once it is known which types can be made.
struct TypePlanner {
  let index: DeclarationIndex
  let drafts: ByType<Draft>
  /// Types that no values can be made of.
  let blocked: Set<Int>
  let unprovided: Unprovided
  let recursion: Recursion
  let dependentParameters: DependentParameters
  /// The constant that holds the sources' literals.
  let literals: String?

  /// A plan for each branch in which values can be made and nobody has written all of it.
  func plans(of id: Int) -> [TypePlan] {
    let unwrittenBranches = index.types[id].unwrittenBranches
    var plans: [TypePlan] = []
    for branch in drafts[id]?.branches ?? []
    where !branch.constructions.isEmpty || branch.gen != nil {
      for unwritten in unwrittenBranches {
        let plan = plan(id, branch, besides: unwritten)
        // Here, where all of it is at hand.
        if index.steering.hasGens { plan.setImports(by: index) }
        plans.append(plan)
      }
    }
    return plans
  }

  private func plan(
    _ id: Int, _ branch: Draft.Branch, besides handwritten: IndexedType.Conformances.Branch
  ) -> TypePlan {
    let type = index.types[id]
    let ends = recursion.providedCircles[id] ?? []
    var ending = branch.constructions
    if !ends.isEmpty || !unprovided.ids.isEmpty {
      ending = ending.map { construction in
        let isMissing = construction.mentions(unprovided.ids)
        return construction.ending(at: isMissing ? ends.union(unprovided.ids) : ends)
      }
    }
    let plan = TypePlan(
      id: id, type: type.isOpen ? .open(id, path: type.path) : .declared(id, path: type.path),
      body: body(id, ending), location: type.header.location)
    plan.constant = branch.constant
    plan.conditions = type.header.conditions + branch.conditions + handwritten.conditions
    plan.isProvidable =
      !unprovided.ids.contains(id) && !handwritten.conformances.contains(.providable)
    // Fixed values need no more.
    guard index.steering.hasGens else { return plan }
    plan.access = index.witnessAccess(of: type)
    plan.isRecursive = recursion.circles[id]?.isEmpty == false
    plan.isArbitrary = !handwritten.conformances.contains(.arbitrary)
    plan.literals = literals
    if type.kind != .enum, let construction = branch.constructions.first {
      plan.factoryAccess = factoryAccess(type, construction)
    }
    var particulars = particulars(of: type, branch)
    if index.steering.hasLenses, let construction = branch.constructions.first {
      if type.kind == .struct {
        (plan.lenses, particulars.converted) = lenses(
          type, branch.variant(of: type), construction)
      } else if type.kind == .enum {
        let isOnlyCase = branch.cases(of: type).count == 1
        plan.prisms = prisms(type, branch.constructions, isOnlyCase: isOnlyCase)
      }
    }
    let extendedName = type.path.names
    if extendedName != plan.name { particulars.extendedName = extendedName }
    plan.specify { $0 = particulars }
    return plan
  }

  private func particulars(
    of type: IndexedType, _ branch: Draft.Branch
  ) -> TypePlan.Particulars {
    var particulars = TypePlan.Particulars()
    if !type.parameters.isEmpty {
      particulars.parameters = type.parameters.map(\.name)
      particulars.dependentParameters = dependentParameters.names[type.id] ?? []
    }
    particulars.attributes = index.availability(of: type)
    particulars.depth = index.depth(of: type)
    particulars.gen = branch.gen
    return particulars
  }
}

// MARK: - Lenses and levels

extension TypePlanner {
  private func lenses(
    _ type: IndexedType, _ variant: Variant, _ construction: Construction
  ) -> (lenses: [LensPlan], converted: [String]) {
    var (lenses, converted) = LensPlanner(
      index: index, blocked: blocked, type: type, variant: variant, construction: construction
    ).lenses()
    let most = index.mostAccess(of: type)
    for position in lenses.indices {
      lenses[position].access = min(lenses[position].access, most)
    }
    return (lenses, converted)
  }

  private func prisms(
    _ type: IndexedType, _ cases: [Construction], isOnlyCase: Bool
  ) -> [PrismPlan] {
    var prisms = PrismPlanner(
      index: index, type: type, cases: cases, isOnlyCase: isOnlyCase
    ).prisms()
    let most = index.mostAccess(of: type)
    for position in prisms.indices {
      prisms[position].access = min(prisms[position].access, most)
    }
    return prisms
  }

  private func factoryAccess(_ type: IndexedType, _ construction: Construction) -> AccessLevel {
    let most = min(type.access, index.mostAccess(of: type))
    return construction.arguments.map { index.access(of: $0.type) }.reduce(most, min)
  }
}

// MARK: - How values are made

extension TypePlanner {
  private func body(_ id: Int, _ constructions: [Construction]) -> TypePlan.Body {
    guard constructions.first?.isOneOfSeveral == true else {
      return .construction(constructions.first ?? Construction(callee: index.types[id].name))
    }
    return .cases(caseList(id, constructions, circle: recursion.circles[id] ?? []))
  }

  /// The cases that end a recursion first.
  private func caseList(
    _ id: Int, _ constructions: [Construction], circle: Set<Int>
  ) -> CaseList {
    let provided = providedCase(id, constructions, circle: circle)
    let leaves = recursion.leaves(of: constructions, in: circle)
    // As mostly all of them do.
    guard leaves.count < constructions.count else {
      return CaseList(cases: constructions, leaves: leaves.count, provided: provided)
    }
    let order = leaves + constructions.indices.filter { !leaves.contains($0) }
    return CaseList(
      cases: order.map { constructions[$0] }, leaves: leaves.count,
      provided: order.firstIndex(of: provided) ?? 0)
  }

  /// The first case whose fixed value ends or, if none does by itself, the one nearest to an end.
  private func providedCase(
    _ id: Int, _ constructions: [Construction], circle: Set<Int>
  ) -> Int {
    let ends = recursion.providedCircles[id] ?? []
    let possible = constructions.indices.lazy.filter { position in
      unprovided.note(on: constructions[position]) == nil
    }
    if let ending = possible.first(where: { constructions[$0].ends(at: ends) }) { return ending }
    let levels = constructions.map { recursion.level(of: $0, in: circle) ?? .max }
    return possible.min { levels[$0] < levels[$1] } ?? 0
  }
}

extension Construction {
  func ending(at circle: Set<Int>) -> Construction {
    guard !circle.isEmpty else { return self }
    return with(arguments.map { $0.retyped($0.type.ending(at: circle)) })
  }

  /// Whether its fixed value needs none of these types.
  func ends(at circle: Set<Int>) -> Bool { !arguments.contains { $0.type.provides(circle) } }
}
