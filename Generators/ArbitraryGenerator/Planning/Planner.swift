/// Makes the plan of the generated file from all declarations.
///
/// Types depend on each other: one that cannot be made takes those along that need it. So the
/// planner tries all, drops what fails, and tries again what depended on that, until all holds.
struct Planner {
  private let index: DeclarationIndex
  private var drafts = ByType<Draft>()
  /// Types that no values can be made of.
  private var blocked: Set<Int> = []
  private var causes = SkippedCauses()
  private var diagnostics: [Diagnostic]
  private var recursion = Recursion()

  /// The plan for all declarations of a complete index.
  static func plan(
    _ index: DeclarationIndex, literals: Literals = Literals(), isSplit: Bool = false
  ) -> Plan {
    var planner = Planner(index)
    let plan = LiteralPlan(literals)
    return planner.plan(isSplit ? plan.shared(by: index.testables) : plan, isSplit: isSplit)
  }

  private init(_ index: DeclarationIndex) {
    self.index = index
    diagnostics = index.diagnostics
  }

  private mutating func plan(_ literals: LiteralPlan, isSplit: Bool) -> Plan {
    draftAll()
    guard index.steering.hasGens else { return planOfMocks() }
    let planner = typePlanner(favouring: literals.isEmpty ? nil : literals.name)
    var types = plans(by: planner)
    noteOverrides()
    diagnostics += IdleOverrides(index, drafts).diagnostics
    var plans = ByType<TypePlan>()
    for plan in types where plans[plan.id] == nil { plans[plan.id] = plan }
    let mocks = MockPlanner(index: index, blocked: blocked) { plans[$0]?.providedAlways }.mocks()
    // There may be thousands, which are not copied for nothing.
    let drawn = mocks.uses.isEmpty ? mocks.mocks : mocks.mocks + mocks.uses
    addInstances(to: types, for: drawn, unprovided: planner.unprovided)
    let existentials = existentials(in: types, drawn, unprovided: planner.unprovided)
    let families = Set(existentials.lazy.filter(\.isFamily).map(\.id))
    if !families.isEmpty { types.removeAll { families.contains($0.id) } }
    return Plan(
      types: types, existentials: existentials, mocks: mocks.mocks,
      files: files(of: types, existentials, drawn, literals, isSplit: isSplit),
      diagnostics: (diagnostics + mocks.diagnostics).sorted(), drafts: drafts)
  }

  /// The plan where mocks are all that is wanted: other types are planned as mocks ask for their
  /// fixed values, and nobody has to know what gens make of them.
  private mutating func planOfMocks() -> Plan {
    diagnostics = index.diagnostics
    noteOverrides()
    let planner = typePlanner()
    var calls = ByType<Construction?>()
    let mocks = MockPlanner(index: index, blocked: blocked) { id in
      if let known = calls[id] { return known }
      let call = planner.plans(of: id).first?.providedAlways
      calls[id] = .some(call)
      return call
    }.mocks()
    return Plan(
      types: [], mocks: mocks.mocks, files: [],
      diagnostics: (diagnostics + mocks.diagnostics).sorted(), drafts: drafts)
  }

  private func files(
    of types: [TypePlan], _ existentials: [ExistentialPlan], _ mocks: [PrintedMock],
    _ literals: LiteralPlan, isSplit: Bool
  ) -> [FilePlan] {
    let files = FilePlanner(index: index)
    return isSplit
      ? files.files(types, existentials, mocks, literals)
      : [files.file(types, existentials, mocks, literals)]
  }
}

extension Planner {
  /// The plans of all types that can be made.
  private mutating func plans(by planner: TypePlanner) -> [TypePlan] {
    diagnostics += planner.unprovided.diagnostics
    noteCommentsOfUndrafted()
    var types: [TypePlan] = []
    types.reserveCapacity(drafts.count)
    var assumed = AssumedTypes(in: index)
    for id in idsByName {
      types += planner.plans(of: id)
      // Here, where all of it is at hand.
      guard let draft = drafts[id] else { continue }
      note(draft, of: index.types[id])
      assumed.add(draft)
    }
    if let note = assumed.note { diagnostics.append(note) }
    return types
  }

  private func addInstances(
    to types: [TypePlan], for mocks: [PrintedMock], unprovided: Unprovided
  ) {
    guard index.drawsInstances else { return }
    var planner = InstancePlanner(index: index, plans: types, unprovided: unprovided)
    for argument in types.lazy.flatMap(\.constructions).flatMap(\.arguments) {
      planner.add(argument.type)
    }
    for type in mocks.lazy.flatMap(\.factoryTypes) { planner.add(type) }
  }

  private func existentials(
    in types: [TypePlan], _ mocks: [PrintedMock], unprovided: Unprovided
  ) -> [ExistentialPlan] {
    var planner = ExistentialPlanner(index: index, unprovided: unprovided, mocks: mocks)
    planner.addFamilies(among: types, besides: mocks, without: blocked)
    guard index.drawsExistentials else { return [] }
    for plan in types.lazy.flatMap({ [$0] + $0.instances }) {
      for argument in plan.constructions.flatMap(\.arguments) {
        planner.add(argument.type, access: plan.factoryAccess)
      }
    }
    for type in mocks.lazy.flatMap(\.factoryTypes) { planner.add(type) }
    return planner.plans
  }

  /// - Parameter literals: The name of the constant with the sources' literals.
  private func typePlanner(favouring literals: String? = nil) -> TypePlanner {
    TypePlanner(
      index: index, drafts: drafts, blocked: blocked,
      unprovided: Unprovided(of: drafts, besides: recursion.unprovided, in: index),
      recursion: recursion,
      dependentParameters: DependentParameters(of: drafts, in: index), literals: literals)
  }

  /// The numbers of the types that can be made, in the order in which they are generated.
  private var idsByName: [Int] {
    drafts.ids.map { id in (id, name: index.types[id].qualifiedName) }
      .sorted { $0.name < $1.name }
      .map(\.0)
  }
}

// MARK: - Which types can be made

extension Planner {
  private mutating func draftAll() {
    var open = index.types.indices.filter { isCandidate($0) }
    blockTwins(of: blocked)
    while !open.isEmpty {
      let before = blocked
      for id in open { draft(id) }
      blockTwins(of: blocked.subtracting(before))
      open = dependents(on: blocked.subtracting(before))
      if open.isEmpty { open = blockEndless() }
      if open.isEmpty { open = holdersOfNothing() }
    }
  }

  /// The types that are made of instances of generic types which turn out to have no values.
  private func holdersOfNothing() -> [Int] {
    index.drafts = drafts
    index.isDrafted = true
    guard index.drawsInstances else { return [] }
    let inhabitants = Inhabitants(in: index)
    return drafts.only { _, draft in
      draft.constructions.contains { call in
        call.arguments.contains { !inhabitants.existThroughout($0.type) }
      }
    }.ids
  }

  /// Whether the type is one to generate for; if not, a note says why where that is a surprise.
  private mutating func isCandidate(_ id: Int) -> Bool {
    let type = index.types[id]
    guard type.kind != .protocol else { return false }
    if type.handwritten == .all { return false }
    if type.header.isSkipped || isSuite(type) || isPreview(type) {
      blocked.insert(id)
      if type.header.isSkipped { causes.note(nil, on: type) }
      return false
    }
    if type.kind == .enum, type.members.cases.isEmpty {
      blocked.insert(id)
      return false
    }
    guard let note = index.note(on: type) else { return true }
    let isHidden = type.access < index.steering.reach
    if isHidden && type.inheritance.haveCodingKey || type.access < .internal && type.isReference {
      blocked.insert(id)
      causes.note(note, on: type)
    } else {
      block(id, note)
    }
    return false
  }

  /// Whether a type of the tests' own holds tests, of which nobody wants values.
  private func isSuite(_ type: IndexedType) -> Bool {
    guard type.module == nil, !index.testables.isEmpty else { return false }
    return type.name.hasSuffix("Tests") || type.header.attribute("Suite") != nil
      || type.inheritance.contains { $0.lastName == "XCTestCase" }
  }

  /// Whether it shows views to who writes them, of which nobody wants values either.
  private func isPreview(_ type: IndexedType) -> Bool {
    type.inheritance.contains { $0.lastName == "PreviewProvider" }
      && index.lookUp("PreviewProvider", from: type) == nil
  }

  private mutating func draft(_ id: Int) {
    do throws(PlanningNote) { drafts[id] = try drafted(id) } catch { block(id, error) }
  }

  /// The branches of a type.
  ///
  /// - Parameter avoided: Types that none of its values may be made of, besides those that nothing
  ///   is made of.
  private func drafted(
    _ id: Int, avoiding avoided: Set<Int> = []
  ) throws(PlanningNote) -> Draft {
    let type = index.types[id]
    let whole = Variant(type)
    guard !whole.isTooConditional else { throw .tooManyConditions }
    let shared = type.members.cases.sharedConditions
    guard shared.isEmpty || index.gen(of: type) != nil else { throw .conditionalCases(shared) }
    let branches = try whole.branches(
      { variant throws(PlanningNote) in try branch(type, variant, avoiding: avoided) },
      areSame: { $0.isSame(as: $1, of: type) })
    return Draft(
      branches: branches.map { conditions, branch in
        Draft.Branch(
          conditions: conditions, facts: branch.facts, constructions: branch.constructions,
          constant: branch.constant, gen: branch.gen)
      })
  }

  private func branch(
    _ type: IndexedType, _ variant: Variant, avoiding avoided: Set<Int>
  ) throws(PlanningNote) -> Draft.Branch {
    let blocked = avoided.isEmpty ? blocked : blocked.union(avoided)
    let planner = ConstructionPlanner(
      index: index, blocked: blocked, isAvoiding: !avoided.isEmpty, type: type, variant: variant)
    let gen = index.gen(of: type)
    do {
      let constructions = try planner.constructions()
      let mayFail = constructions.first.map { $0.failure != .never } ?? false
      return Draft.Branch(
        facts: variant.facts, constructions: constructions,
        constant: mayFail && !type.isOpen ? planner.constant() : nil, gen: gen)
    } catch {
      guard let gen = gen ?? index.decodingGen(of: type) else {
        throw index.decodesOnActor(type) ? .isolatedDecoding : error
      }
      return Draft.Branch(facts: variant.facts, constructions: [], gen: gen)
    }
  }

  /// A type that conforms by hand has values, whatever its members are.
  private mutating func block(_ id: Int, _ note: PlanningNote) {
    drafts[id] = nil
    let type = index.types[id]
    guard !type.handwrittenSomewhere.contains(.arbitrary), blocked.insert(id).inserted else {
      return
    }
    causes.note(note, on: type)
    diagnostics.append(causes.diagnostic(note, for: type))
  }

  /// Has nothing be made of what is declared in one branch of `#if` where that of another branch
  /// cannot be made: whoever names it means either. Its own gen stays.
  private mutating func blockTwins(of ids: Set<Int>) {
    for id in ids {
      let type = index.types[id]
      for twin in index.types(named: type.qualifiedName, module: type.module)
      where index.types[twin].header.conditions != type.header.conditions {
        blocked.insert(twin)
      }
    }
  }

  /// Drops the types without a finite value; answers what depended on them.
  private mutating func blockEndless() -> [Int] {
    findRecursion()
    while endCircles() {}
    let endless = recursion.endless
    for id in endless { block(id, .endless) }
    return dependents(on: Set(endless))
  }

  private mutating func findRecursion() {
    recursion = Recursion(of: drafts.mapValues(\.constructions), in: index)
  }

  /// Has types without a finite value made by other initialisers, where those end: outer types
  /// before those inside of them, which are mostly made from the outer one. Answers whether there
  /// were any, after which others may be left that have an end now.
  private mutating func endCircles() -> Bool {
    let names = recursion.endless.map { (id: $0, name: index.types[$0].qualifiedName) }
    var endless = endlessTypes
    let count = endless.count
    for (id, _) in names.sorted(by: { $0.name < $1.name }) where endless.contains(id) {
      guard let other = try? drafted(id, avoiding: endless), !other.holds(endless) else { continue }
      drafts[id] = other
      findRecursion()
      endless = endlessTypes
    }
    return endless.count < count && !endless.isEmpty
  }

  /// The types of circles without an end, and those that hold one of them.
  private var endlessTypes: Set<Int> {
    var types = Set(recursion.endless)
    var holders = types
    while !holders.isEmpty {
      holders = Set(drafts.only { !types.contains($0) && $1.holds(types) }.ids)
      types.formUnion(holders)
    }
    return types
  }

  private func dependents(on ids: Set<Int>) -> [Int] {
    guard !ids.isEmpty else { return [] }
    return drafts.only { $1.constructions.contains { $0.mentions(ids) } }.ids
  }
}

// MARK: - What is left at its default

extension Planner {
  private mutating func note(_ draft: Draft, of type: IndexedType) {
    let constructions = draft.constructions
    noteOmissions(of: constructions, type)
    if let doubt = constructions.lazy.compactMap({ $0.unasked.first }).first {
      diagnostics.append(PlanningNote.mayEndProgram(doubt).diagnostic(for: type))
    }
    if let effect = constructions.lazy.compactMap(\.sideEffect).first(where: { !$0.isHarmful }) {
      diagnostics.append(PlanningNote.mayFindNothing(effect).diagnostic(for: type))
    }
    if type.kind == .enum { noteCases(of: draft, type) }
    if !type.isDrawnByHand {
      let note = index.note(onSingleValueOf: type, draft)
      diagnostics += [note?.diagnostic(for: type)].compactMap(\.self)
      diagnostics += IdleComments(of: type, draft).diagnostics
    }
  }

  /// Tells of comments at what is not drawn by its members.
  private mutating func noteCommentsOfUndrafted() {
    for type in index.types
    where type.kind == .protocol || type.isDrawnByHand {
      diagnostics += IdleComments.ofUndrafted(type)
    }
  }

  private mutating func noteOmissions(of constructions: [Construction], _ type: IndexedType) {
    var omissions: Set<Omission> = []
    for construction in constructions {
      for omission in construction.omissions where !omission.reason.isNoLoss {
        omissions.insert(omission)
      }
    }
    for omission in omissions {
      diagnostics.append(causes.diagnostic(.keepsDefault(omission), for: type))
    }
  }

  private mutating func noteCases(of draft: Draft, _ type: IndexedType) {
    var notes: Set<PlanningNote> = []
    for branch in draft.branches
    where branch.constructions.count < branch.cases(of: type).count {
      let planner = ConstructionPlanner(
        index: index, blocked: blocked, type: type, variant: branch.variant(of: type))
      notes.formUnion(planner.caseNotes())
    }
    for note in notes { diagnostics.append(causes.diagnostic(note, for: type)) }
  }
}

// MARK: - Overrides

extension Planner {
  private mutating func noteOverrides() {
    for override in index.steering.overrides
    where index.type(withPath: override.typedPath) == nil {
      let nearest = index.nearestPath(to: override.path).map { "did you mean `\($0)`?" }
      diagnostics.append(
        Diagnostic(
          .warning, at: override.written.location, "`\(override.path)` is no type, member or case",
          hint: nearest ?? "correct the path, `Type.member`, or delete it"))
    }
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
