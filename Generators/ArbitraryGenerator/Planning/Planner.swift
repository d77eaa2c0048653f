/// Makes the plan of the generated file from all declarations.
///
/// Types depend on each other: one that cannot be made takes those along that need it. So the
/// planner tries all, drops what fails, and tries again what depended on that, until all holds.
struct Planner {
  /// A type in one branch of the conditions inside it, with the calls that make its values.
  private struct Branch {
    var conditions: [String] = []
    var variant: Variant
    var constructions: [Construction]

    /// Whether a value is one of several cases or constants.
    var isChoice: Bool { constructions.first?.isOneOfSeveral ?? false }

    /// Whether the same is generated for both.
    func isSame(as other: Branch) -> Bool {
      variant.properties.map(\.name) == other.variant.properties.map(\.name)
        && constructions.count == other.constructions.count
        && zip(constructions, other.constructions).allSatisfy { $0.isSameCall(as: $1) }
    }
  }

  /// All branches of a type.
  private struct Draft {
    var branches: [Branch]

    var constructions: [Construction] { branches.flatMap(\.constructions) }
  }

  private let index: DeclarationIndex
  private var drafts: [Int: Draft] = [:]
  /// Types that no values can be made of.
  private var blocked: Set<Int> = []
  /// Types that have no fixed value.
  private var unprovided: Set<Int> = []
  private var diagnostics: [Diagnostic]
  private var recursion = Recursion(of: [:], isEnum: { _ in false })

  /// The plan for the declarations of all files.
  static func plan(
    _ files: [FileDeclarations], literals: Literals = Literals(), testables: [String],
    steering: Steering = Steering(), mocks: MockSettings = MockSettings(), isSplit: Bool = false
  ) -> Plan {
    var planner = Planner(
      DeclarationIndex(files, testables: testables, steering: steering, mocks: mocks))
    let plan = LiteralPlan(literals)
    return planner.plan(isSplit ? plan.shared(by: testables) : plan, isSplit: isSplit)
  }

  private init(_ index: DeclarationIndex) {
    self.index = index
    diagnostics = index.diagnostics
  }

  private mutating func plan(_ literals: LiteralPlan, isSplit: Bool) -> Plan {
    draftAll()
    findUnprovided()
    noteOmissions()
    noteOverrides()
    var types = drafts.keys.map { id in (id, sortName: index.types[id].qualifiedName) }
      .sorted { ($0.sortName, $0.0) < ($1.sortName, $1.0) }
      .flatMap { id, _ in typePlans(id) }
    let mocks = MockPlanner(index: index, types: types, blocked: blocked).plans()
    if !literals.isEmpty {
      for position in types.indices { types[position].literals = literals.name }
    }
    let files = FilePlanner(index: index)
    return Plan(
      types: types, mocks: mocks.mocks,
      files: isSplit
        ? files.files(types, mocks.mocks, literals) : [files.file(types, mocks.mocks, literals)],
      diagnostics: (diagnostics + mocks.diagnostics).sorted())
  }
}

// MARK: - Which types can be made

extension Planner {
  private mutating func draftAll() {
    var open = index.types.indices.filter { isCandidate($0) }
    while !open.isEmpty {
      let before = blocked
      for id in open { draft(id) }
      open = dependents(on: blocked.subtracting(before))
      if open.isEmpty { open = blockEndless() }
    }
  }

  /// Whether the type is one to generate for; if not, a note says why where that is a surprise.
  private mutating func isCandidate(_ id: Int) -> Bool {
    let type = index.types[id]
    guard type.kind != .protocol else { return false }
    if type.handwritten == [.providable, .arbitrary] { return false }
    if type.header.isSkipped || type.access < index.steering.reach && type.access >= .internal {
      blocked.insert(id)
      return false
    }
    if type.kind == .enum, type.members.cases.isEmpty {
      blocked.insert(id)
      return false
    }
    if type.isOpen, !type.parameters.isEmpty {
      block(id, .genericClass)
      return false
    }
    guard let note = index.note(on: type) else { return true }
    if type.access < .internal, type.isCodingKeys || type.isReference {
      blocked.insert(id)
    } else {
      block(id, note)
    }
    return false
  }

  private mutating func draft(_ id: Int) {
    let type = index.types[id]
    let whole = Variant(type)
    guard !whole.isTooConditional else { return block(id, .tooManyConditions) }
    do throws(PlanningNote) {
      let branches = try whole.branches(
        { variant throws(PlanningNote) in try branch(type, variant) },
        areSame: { $0.isSame(as: $1) })
      drafts[id] = Draft(
        branches: branches.map { conditions, branch in
          Branch(
            conditions: conditions, variant: branch.variant, constructions: branch.constructions)
        })
    } catch {
      block(id, error)
    }
  }

  private func branch(
    _ type: IndexedType, _ variant: Variant
  ) throws(PlanningNote) -> Branch {
    let planner = ConstructionPlanner(index: index, blocked: blocked, type: type, variant: variant)
    do {
      return Branch(variant: variant, constructions: try planner.constructions())
    } catch {
      guard index.gen(of: type) != nil else { throw error }
      return Branch(variant: variant, constructions: [])
    }
  }

  /// A type that conforms by hand has values, whatever its members are.
  private mutating func block(_ id: Int, _ note: PlanningNote) {
    drafts[id] = nil
    guard !index.types[id].handwritten.contains(.arbitrary) else { return }
    if blocked.insert(id).inserted { diagnostics.append(note.diagnostic(for: index.types[id])) }
  }

  /// Drops the types without a finite value; answers what depended on them.
  private mutating func blockEndless() -> [Int] {
    let constructions = drafts.mapValues(\.constructions)
    recursion = Recursion(of: constructions) { id in
      constructions[id]?.first?.isOneOfSeveral ?? false
    }
    let endless = recursion.endless
    for id in endless { block(id, .endless) }
    return dependents(on: Set(endless))
  }

  private func dependents(on ids: Set<Int>) -> [Int] {
    guard !ids.isEmpty else { return [] }
    return drafts.keys.filter { id in
      drafts[id]?.constructions.contains { $0.mentions(ids) } ?? false
    }.sorted()
  }
}

// MARK: - What is left at its default

extension Planner {
  private mutating func noteOmissions() {
    for (id, draft) in drafts {
      let omissions = Set(draft.constructions.flatMap(\.omissions))
        .filter { $0.reason != .skippedByHand }
      diagnostics += omissions.map {
        PlanningNote.keepsDefault($0).diagnostic(for: index.types[id])
      }
      noteCases(id, draft)
    }
  }
}

extension Planner {
  private mutating func noteCases(_ id: Int, _ draft: Draft) {
    guard index.types[id].kind == .enum else { return }
    let incomplete = draft.branches.filter { $0.constructions.count < $0.variant.cases.count }
    let notes = incomplete.flatMap { branch in
      ConstructionPlanner(
        index: index, blocked: blocked, type: index.types[id], variant: branch.variant
      ).caseNotes()
    }
    diagnostics += Set(notes).map { $0.diagnostic(for: index.types[id]) }
  }
}

// MARK: - Overrides

extension Planner {
  private mutating func noteOverrides() {
    for override in index.steering.overrides where !index.names(override.path) {
      diagnostics.append(
        Diagnostic(
          .warning, at: override.written.location, "`\(override.path)` is no type, member or case",
          hint: "correct the path, `Type.member`, or delete it"))
    }
  }
}

// MARK: - Which types have a fixed value

extension Planner {
  private mutating func findUnprovided() {
    for type in index.types where type.handwritten == .arbitrary && drafts[type.id] == nil {
      unprovided.insert(type.id)
    }
    for (id, draft) in drafts where draft.constructions.isEmpty { unprovided.insert(id) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for id in drafts.keys.sorted() where !unprovided.contains(id) && !isHandProvided(id) {
        guard let note = unprovidedNote(id) else { continue }
        unprovided.insert(id)
        diagnostics.append(note.diagnostic(for: index.types[id]))
        isSettled = false
      }
    }
  }

  private func isHandProvided(_ id: Int) -> Bool {
    index.types[id].handwritten.contains(.providable)
  }

  private func unprovidedNote(_ id: Int) -> PlanningNote? {
    guard let draft = drafts[id] else { return nil }
    for branch in draft.branches {
      let notes = branch.constructions.map(unprovidedNote)
      let isMade = branch.isChoice ? notes.contains(nil) : notes.first == .some(nil)
      if !isMade, let note = notes.first { return note }
    }
    return nil
  }

  private func unprovidedNote(_ construction: Construction) -> PlanningNote? {
    if construction.failure != .never { return .onlyArbitrary }
    guard !unprovided.isEmpty else { return nil }
    var missing: Int?
    for argument in construction.arguments {
      argument.type.forEachProvided { if unprovided.contains($0) { missing = missing ?? $0 } }
    }
    return missing.map { .onlyArbitraryThrough(index.types[$0].name) }
  }
}

// MARK: - The plan of one type

extension Planner {
  private func typePlans(_ id: Int) -> [TypePlan] {
    (drafts[id]?.branches ?? []).compactMap { branch in
      let isMade = !branch.constructions.isEmpty || index.gen(of: index.types[id]) != nil
      return isMade ? typePlan(id, branch) : nil
    }
  }

  private func typePlan(_ id: Int, _ branch: Branch) -> TypePlan {
    let type = index.types[id]
    let circle = recursion.circles[id] ?? []
    let ending = branch.constructions.map { $0.ending(at: recursion.providedCircles[id] ?? []) }
    let path = index.path(of: id)
    var plan = TypePlan(
      id: id, type: type.isOpen ? .open(id, path: path) : .declared(id, path: path),
      extendedName: path.map(\.name).joined(separator: "."),
      parameters: type.parameters, conditions: type.header.conditions + branch.conditions,
      attributes: index.availability(of: type), access: index.witnessAccess(of: type),
      body: body(id, ending), isRecursive: !circle.isEmpty, depth: index.depth(of: type),
      isProvidable: !unprovided.contains(id) && !isHandProvided(id),
      isArbitrary: !type.handwritten.contains(.arbitrary), gen: index.gen(of: type),
      location: type.header.location)
    if type.kind != .enum, let construction = branch.constructions.first {
      plan.factoryAccess = factoryAccess(type, construction)
    }
    guard index.steering.hasLenses else { return plan }
    if type.kind == .struct, let construction = branch.constructions.first {
      plan.lenses = lenses(type, branch.variant, construction)
    }
    if type.kind == .enum { plan.prisms = prisms(type, branch.constructions) }
    return plan
  }

  private func lenses(
    _ type: IndexedType, _ variant: Variant, _ construction: Construction
  ) -> [LensPlan] {
    var lenses = LensPlanner(
      index: index, blocked: blocked, type: type, variant: variant, construction: construction
    ).lenses()
    let most = index.mostAccess(of: type)
    for position in lenses.indices {
      lenses[position].access = min(lenses[position].access, most)
    }
    return lenses
  }

  private func prisms(_ type: IndexedType, _ cases: [Construction]) -> [PrismPlan] {
    var prisms = PrismPlanner(
      index: index, type: type, cases: cases, isOnlyCase: type.members.cases.count == 1
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

  private func body(_ id: Int, _ constructions: [Construction]) -> TypePlan.Body {
    guard constructions.first?.isOneOfSeveral == true else {
      return .construction(constructions.first ?? Construction(callee: index.types[id].name))
    }
    return .cases(caseList(id, constructions, circle: recursion.circles[id] ?? []))
  }

  /// The cases that end a recursion first: those that hold none of the types in the circle or, if
  /// each holds one, those with the nearest end.
  private func caseList(
    _ id: Int, _ constructions: [Construction], circle: Set<Int>
  ) -> CaseList {
    let levels = constructions.map { recursion.level(of: $0, in: circle) ?? .max }
    let isFree = constructions.map { !$0.mentions(circle) }
    let isLeaf = isFree.contains(true) ? isFree : levels.map { $0 == levels.min() }
    let leaves = constructions.indices.filter { isLeaf[$0] }
    let order = leaves + constructions.indices.filter { !isLeaf[$0] }
    let provided = providedCase(id, constructions, levels: levels)
    return CaseList(
      cases: order.map { constructions[$0] }, leaves: leaves.count,
      provided: order.firstIndex(of: provided) ?? 0)
  }

  /// The first case whose fixed value ends or, if none does by itself, the one nearest to an end.
  private func providedCase(_ id: Int, _ constructions: [Construction], levels: [Int]) -> Int {
    let circle = recursion.providedCircles[id] ?? []
    let possible = constructions.indices.filter { unprovidedNote(constructions[$0]) == nil }
    let ending = possible.first { position in
      !constructions[position].arguments.contains { $0.type.provides(circle) }
    }
    return ending ?? possible.min { levels[$0] < levels[$1] } ?? 0
  }
}

extension Construction {
  fileprivate func isSameCall(as other: Construction) -> Bool {
    callee == other.callee && isCall == other.isCall && failure == other.failure
      && arguments.map(\.label) == other.arguments.map(\.label)
      && arguments.map(\.name) == other.arguments.map(\.name)
      && arguments.map(\.type) == other.arguments.map(\.type)
      && arguments.map(\.override) == other.arguments.map(\.override)
  }

  fileprivate func ending(at circle: Set<Int>) -> Construction {
    guard !circle.isEmpty else { return self }
    var copy = self
    copy.arguments = arguments.map { argument in
      var argument = argument
      argument.type = argument.type.ending(at: circle)
      return argument
    }
    return copy
  }

  fileprivate func mentions(_ ids: Set<Int>) -> Bool {
    guard !ids.isEmpty else { return false }
    var result = false
    for argument in arguments {
      argument.type.forEachDeclared { result = result || ids.contains($0) }
    }
    return result
  }
}

extension [Diagnostic] {
  /// By file, line and column; those about no file first.
  fileprivate func sorted() -> [Diagnostic] {
    sorted { left, right in
      guard let first = left.location, let second = right.location else {
        return left.location == nil && right.location != nil
      }
      return (first.file, first.line, first.column, left.message)
        < (second.file, second.line, second.column, right.message)
    }
  }
}
