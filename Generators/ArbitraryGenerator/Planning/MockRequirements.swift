/// All that a protocol requires, or that can be overridden in a class, its own and what it
/// inherits, found across files.
struct MockRequirements {
  private(set) var properties: [PropertyDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var subscripts: [SubscriptDeclaration] = []
  private(set) var initializers: [InitializerDeclaration] = []
  /// The associated types in order, those of one name as one.
  private(set) var associatedTypes: [AssociatedTypeDeclaration] = []
  /// What where clauses say.
  private(set) var constraints: [GenericRequirement] = []
  /// The names of all protocols that are inherited, those of the standard library included.
  private(set) var names: Set<String> = []
  /// The protocols, or classes, of the sources that something is required by.
  private(set) var types: [IndexedType] = []
  /// The least access of what a class lets mocks override, whose types may be visible to no more.
  private(set) var overriddenAccess = AccessLevel.open

  /// The parameters of the generic classes that a class inherits from, of which its mock knows
  /// nothing but what stands for them.
  private(set) var settledParameters: Set<String> = []
  /// What a class inherits that its mock does not override, though a subclass might.
  private(set) var notOverridden: [MockNote] = []

  /// Those of the branches that are being added.
  private var conditions: [String] = []
  /// The protocols that are being added, and the names of typealiases that lead to them: both may
  /// lead to themselves while somebody types.
  private var opened: Set<Int> = []
  private var followed: Set<String> = []
  /// What a class nearer than the one that is being added overrides for good.
  private var closed = Members()
  private let index: DeclarationIndex
  private let clashes: NameClashes

  /// Collects what a protocol requires, or what can be overridden in a class; fails where something
  /// that a protocol inherits is not known.
  init(
    of type: IndexedType, in index: DeclarationIndex, clashes: NameClashes
  ) throws(MockNote) {
    self.index = index
    self.clashes = clashes
    if type.kind == .class {
      try override(type)
    } else {
      try add(type)
      functions.leaveToFreerAnswers()
      leaveToExtensions()
      if isOfObjects { try leaveToObject() }
    }
    leaveIteration()
    settleElements()
    freeIdentity()
    openIdentity()
    turnConstraints()
  }

  /// Whether its calls may come from several tasks at a time.
  var isSendable: Bool {
    !names.isEmpty
      && !names.isDisjoint(with: ["Sendable", "Error", "LocalizedError", "CustomNSError"])
  }
  var isActor: Bool { names.contains("Actor") }
  /// Whether only what inherits from `NSObject` can meet it.
  var isOfObjects: Bool { names.contains("NSObjectProtocol") || names.contains("NSObject") }

  /// The attributes of all members.
  var attributes: [Attribute] {
    var attributes: [Attribute] = []
    let members = Members(properties: properties, functions: functions, subscripts: subscripts)
    members.forEachExtendedHeader { attributes += $0.attributes }
    return attributes
  }

  /// Whether some of it is for groups of clients alone.
  var isForClientGroups: Bool {
    var result = false
    members.forEachExtendedHeader { result = result || !$0.clientGroups.isEmpty }
    return result
  }

  var members: Members {
    Members(
      properties: properties, initializers: initializers, functions: functions,
      subscripts: subscripts)
  }

  /// Whether a type of a member is made of a type of the name.
  func mention(_ name: String) -> Bool {
    var result = false
    members.forEachType { result = result || $0.mentions([name]) }
    return result
  }

  /// Whether the compiler may take an associated type for several, since one of several members
  /// that are called alike is made of it, and has to be told which it is.
  func isOverloaded(_ name: String) -> Bool {
    functions.hasOverloads(of: name) || subscripts.hasOverloads(of: name)
      || initializers.hasOverloads(of: name)
  }

  /// What an associated type has to conform to.
  func bounds(of declaration: AssociatedTypeDeclaration) -> [TypeSyntax] {
    declaration.inheritance
      + constraints.filter {
        $0.relation == .conforms && $0.left.associatedName == declaration.name
      }.map(\.right)
  }

  // MARK: - Inheritance

  private mutating func add(_ type: IndexedType) throws(MockNote) {
    guard !types.contains(where: { $0.id == type.id }) else { return }
    types.append(type)
    for parent in type.inheritance { try inherit(parent, in: type) }
    for requirement in type.generics.requirements {
      if requirement.relation == .conforms, requirement.left == .named("Self") {
        try inherit(requirement.right, in: type)
      } else {
        var requirement = requirement
        requirement.right = clashes.resolved(requirement.right, of: type)
        constraints.append(requirement)
      }
    }
    try add(resolved(type.members, of: type), on: type.isolation)
  }

  private mutating func inherit(_ parent: TypeSyntax, in type: IndexedType) throws(MockNote) {
    let parent = parent.unattributed.unparenthesized
    if case .composition(let parts) = parent {
      for part in parts { try inherit(part, in: type) }
      return
    }
    // A class does what is not asked for, and is copyable.
    if case .suppressed = parent { return }
    guard let name = parent.qualifiedName else { throw .unknownParent("\(parent)") }
    if let found = index.lookUp(name, from: type) {
      switch found {
      case .alias(let target):
        guard followed.insert(name).inserted else { throw .unknownParent("\(parent)") }
        try inherit(target.type, in: type)
        followed.remove(name)
        return
      case .type(let id):
        let arguments = parent.arguments.map { clashes.resolved($0, of: type) }
        return try inherit(index.types[id], of: arguments)
      }
    }
    let plain = KnownType.plainName(name)
    constrain(StandardProtocols.primaryAssociatedTypes(of: plain), to: parent.arguments)
    try inheritStandard(plain)
  }

  private mutating func constrain(_ names: [String], to arguments: [TypeSyntax]) {
    for (name, argument) in zip(names, arguments) {
      constraints.append(GenericRequirement(left: .named(name), relation: .equals, right: argument))
    }
  }

  private mutating func inherit(
    _ type: IndexedType, of arguments: [TypeSyntax]
  ) throws(MockNote) {
    guard type.kind == .protocol else { throw .superclass(type.name) }
    constrain(type.primaryAssociatedTypes, to: arguments)
    names.insert(type.name)
    guard opened.insert(type.id).inserted else { return }
    try addBranches(of: type)
    opened.remove(type.id)
  }

  /// Adds an inherited protocol: where `#if` has another one in each branch, what all of them
  /// inherit and require, and then what is particular to each, under its condition.
  private mutating func addBranches(of type: IndexedType) throws(MockNote) {
    let branches = index.types(named: type.qualifiedName, module: type.module)
      .map { index.types[$0] }
      .map { ($0, conditions: $0.header.conditions.filter { !known.contains($0) }) }
    guard branches.count > 1, branches.allSatisfy({ !$0.conditions.isEmpty }) else {
      return try add(branches.first { $0.conditions.isEmpty }?.0 ?? type)
    }
    for parent in type.inheritance where branches.allSatisfy({ $0.0.inheritance.contains(parent) })
    {
      try inherit(parent, in: type)
    }
    let members = branches.map { resolved($0.0.members, of: $0.0) }
    try add(members.dropFirst().reduce(members[0]) { $0.shared(with: $1) }, on: type.isolation)
    let outer = conditions
    for (branch, inner) in branches {
      conditions = outer + inner
      try add(branch)
    }
    conditions = outer
  }

  /// Members of a protocol or class as they are written in the mock.
  private func resolved(_ members: Members, of type: IndexedType) -> Members {
    let resolved = clashes.resolved(members, of: type, for: types.first ?? type)
    return ExistentialSpelling.written(resolved, of: type, in: index)
  }

  /// The conditions under which something is added.
  private var known: [String] { (types.first?.header.conditions ?? []) + conditions }

  private mutating func inheritStandard(_ name: String) throws(MockNote) {
    guard names.insert(name).inserted else { return }
    guard name != "BitwiseCopyable" else { throw .ofPlainValues }
    if StandardProtocols.withoutRequirements.contains(name) { return }
    guard let declaration = StandardProtocols.named(name) else { throw .unknownParent(name) }
    for parent in declaration.inheritance { try inheritStandard("\(parent)") }
    try add(declaration.members.mapTypes(librarys), on: nil)
  }

  /// A type as the library's own protocols name it, where the sources may mean another one by that.
  private func librarys(_ type: TypeSyntax) -> TypeSyntax {
    guard case .any(.named(let name, [])) = type, index.takenNames.contains(name) else {
      return type
    }
    return .any(.member(of: .named("Swift"), name))
  }

  /// Drops methods that no type can declare beside a property of the same name: an extension has to
  /// have them.
  private mutating func leaveToExtensions() {
    functions.removeAll { function in
      function.parameters.isEmpty
        && properties.contains { property in
          property.name == function.name && property.isStatic == function.header.isStatic
            && property.header.conditions.isEmpty && function.header.conditions.isEmpty
        }
    }
  }

  /// Drops what each `NSObject` has; fails for an initialiser that cannot stand for its own.
  private mutating func leaveToObject() throws(MockNote) {
    properties.removeAll { ["debugDescription", "description", "hash"].contains($0.name) }
    functions.removeAll { $0.name == "isEqual" }
    let own = initializers.filter(\.parameters.isEmpty)
    guard own.allSatisfy({ $0.failability == .never && $0.effects == Effects() }) else {
      throw .superclass("NSObject")
    }
  }

  /// Drops what the library has for a sequence that is an iterator of its own, where nothing says
  /// which other one it has.
  private mutating func leaveIteration() {
    guard names.contains("Sequence"), names.contains("IteratorProtocol"),
      associatedTypes.first(where: { $0.name == "Iterator" })?.defaultType == nil,
      !constraints.contains(where: {
        $0.relation == .equals && [$0.left, $0.right].contains { $0.associatedName == "Iterator" }
      })
    else { return }
    associatedTypes.removeAll { $0.name == "Iterator" }
    functions.removeAll { $0.name == "makeIterator" && $0.parameters.isEmpty }
    constraints = constraints.map { constraint in
      var constraint = constraint
      constraint.left = constraint.left.replacing(["Iterator": .named("Self")])
      constraint.right = constraint.right.replacing(["Iterator": .named("Self")])
      return constraint
    }
  }

  /// What has to hold for the `Element` of a sequence, or the `Failure` of an asynchronous one,
  /// which its iterator has, is said of that.
  private mutating func settleElements() {
    guard !names.isEmpty else { return }
    let (iterator, held) =
      names.contains("Sequence")
      ? ("Iterator", ["Element"]) : ("AsyncIterator", ["Element", "Failure"])
    guard !names.isDisjoint(with: ["Sequence", "AsyncSequence"]) else { return }
    let open = held.filter { name in !associatedTypes.contains { $0.name == name } }
    let types = Dictionary(
      uniqueKeysWithValues: open.map { ($0, TypeSyntax.member(of: .named(iterator), $0)) })
    for position in constraints.indices {
      let left = constraints[position].left.replacingSelf(by: .named("Self"))
      constraints[position].left = left.replacing(types)
      constraints[position].right = constraints[position].right.replacing(types)
    }
  }

  /// Has an `id` that a protocol on an actor requires of its own be on none, as the one of
  /// `Identifiable` is that it is to meet.
  private mutating func freeIdentity() {
    guard names.contains("Identifiable"),
      let position = properties.firstIndex(where: { $0.name == "id" && !$0.isStatic })
    else { return }
    let own = Members(properties: [properties[position]])
    properties[position] = isolate(own, on: nil).properties[0]
  }

  /// Asks for an `ID` of its own where that has to be what the one that classes have by default is
  /// not.
  private mutating func openIdentity() {
    guard names.contains("Identifiable"), !associatedTypes.contains(where: { $0.name == "ID" }),
      !constraints.contains(where: { $0.relation == .equals && $0.left.associatedName == "ID" }),
      constraints.contains(where: { constraint in
        constraint.left.associatedName == "ID"
          && !StandardProtocols.ofObjectIdentifier.contains(constraint.right.qualifiedName ?? "")
      })
    else { return }
    let location =
      types.first?.header.location ?? SourceLocation(file: "", line: 0, column: 0)
    associatedTypes.append(
      AssociatedTypeDeclaration(
        header: DeclarationHeader(location: location), name: "ID",
        inheritance: [.named("Hashable")]))
    identify(by: .named("ID"))
  }

  /// Whether the `id` of a mock is the one that classes have by default.
  var leavesIdentity: Bool {
    names.contains("Identifiable") && !properties.contains { $0.name == "id" }
      && !associatedTypes.contains { $0.name == "ID" }
      && !constraints.contains { $0.left.associatedName == "ID" }
  }

  /// Has an associated type stand first where it is the same as another type: `Int == Value`.
  private mutating func turnConstraints() {
    let names = associatedTypes.map(\.name)
    let isOwn = { (type: TypeSyntax) in type.associatedName.map(names.contains) ?? false }
    for (position, constraint) in constraints.enumerated()
    where constraint.relation == .equals && isOwn(constraint.right)
      && !constraint.left.mentions(Set(names))
    {
      constraints[position] = GenericRequirement(
        left: constraint.right, relation: .equals, right: constraint.left)
    }
  }

  /// Adds what can be overridden in a class, and then in those that it inherits from, up to one
  /// that is not in the sources; `given` is what stands for the class' parameters.
  private mutating func override(
    _ type: IndexedType, given: [String: TypeSyntax] = [:]
  ) throws(MockNote) {
    guard !types.contains(where: { $0.id == type.id }) else { return }
    types.append(type)
    names.formUnion(type.conformances.compactMap(\.unattributed.qualifiedName))
    var members = resolved(type.members, of: type)
    if !given.isEmpty {
      settledParameters.formUnion(given.keys)
      notOverridden += members.removeBound(by: Set(given.keys), from: index.steering.reach)
        .map { .notOverridden($0, of: type.name) }
      members = members.unshadowing(Set(types[0].generics.names)).mapTypes { $0.replacing(given) }
    }
    let overridden = members.overridable(from: index.steering.reach).without(closed)
    overriddenAccess = min(overriddenAccess, overridden.leastAccess)
    try add(overridden)
    closed = closed.adding(members.closed)
    guard let (superclass, arguments) = superclass(of: type) else { return }
    let parameters = superclass.parameters
    guard parameters.count == arguments.count, superclass.generics.parameters == parameters else {
      return notOverridden.append(.noneOverridden(of: superclass.name))
    }
    let types = arguments.map { clashes.resolved($0, of: type).replacing(given) }
    guard !types.contains(where: \.isVast) else { return }
    try override(superclass, given: superclass.generics.given(types))
  }

  /// The class that another one inherits from, by its name or a typealias for it, and the types in
  /// the brackets behind that.
  private func superclass(of type: IndexedType) -> (IndexedType, arguments: [TypeSyntax])? {
    guard var parent = type.inheritance.first?.unattributed else { return nil }
    for _ in 0..<TypeResolver.longestChain {
      guard let name = parent.qualifiedName else { return nil }
      if let id = index.inheritedID(named: name, by: type) {
        return index.types[id].kind == .class ? (index.types[id], parent.arguments) : nil
      }
      guard case .alias(let alias)? = index.lookUp(name, from: type), !parent.isVast else {
        return nil
      }
      parent = alias.type.replacing(alias.generics.given(parent.arguments)).unattributed
    }
    return nil
  }

  // MARK: - Members

  /// Drops what is the same as another requirement where associated types are these.
  mutating func settle(_ types: [String: TypeSyntax]) {
    guard !types.isEmpty else { return }
    if names.contains("Identifiable"), let type = types["ID"] { identify(by: type) }
    functions.settle(types)
    subscripts.settle(types)
    initializers.settle(types)
  }

  /// Asks for the `id` that classes have by default, where it is settled to be of another type than
  /// theirs.
  private mutating func identify(by type: TypeSyntax) {
    guard !properties.contains(where: { $0.name == "id" }) else { return }
    guard let members = StandardProtocols.named("Identifiable")?.members else { return }
    for property in isolate(members, on: nil).properties {
      properties.append(property.with(type: type))
    }
  }

  /// Members of a protocol on one actor or on none, as one on another actor has them that inherits
  /// it.
  private func isolate(_ members: Members, on actor: String?) -> Members {
    guard !isActor, let own = types.first?.isolation, own != actor else { return members }
    return members.isolated(on: actor, in: index)
  }

  /// Adds what a protocol requires. One on an actor may inherit one that is on none, whose members
  /// anyone may call.
  private mutating func add(_ members: Members, on actor: String?) throws(MockNote) {
    try add(isolate(members, on: actor))
  }

  /// Adds what a protocol requires, or a class has.
  private mutating func add(_ members: Members) throws(MockNote) {
    let members = members.under(conditions)
    properties.reserveCapacity(properties.count + members.properties.count)
    for property in members.properties { add(property) }
    let meanings = MockSignature.Meanings(index: index, scope: types.first)
    functions.addNew(members.functions, meanings)
    subscripts.addNew(members.subscripts, meanings)
    initializers.addNew(members.initializers, meanings)
    for declaration in members.associatedTypes { try add(declaration) }
  }

  /// A property that two protocols require can be set where one of them says so, and has the
  /// effects that both of them allow.
  private mutating func add(_ property: PropertyDeclaration) {
    let same = properties.firstIndex {
      $0.name == property.name && $0.isStatic == property.isStatic
        && ($0.type == property.type || $0.header.conditions == property.header.conditions)
    }
    guard let same else { return properties.append(property) }
    let known = properties[same]
    properties[same] = known.with(
      header: known.header.joined(with: property.header),
      storage: .computed(known.accessors.joined(with: property.accessors)))
    settleType(of: same, as: property.type)
  }

  /// What a property is by the one protocol and what it is by the other are the same type.
  private mutating func settleType(of same: Int, as type: TypeSyntax?) {
    guard let old = properties[same].type, let type, old != type,
      let name = old.associatedName, associatedTypes.contains(where: { $0.name == name })
    else { return }
    properties[same] = properties[same].with(type: type)
    constraints.append(GenericRequirement(left: old, relation: .equals, right: type))
  }

  private mutating func add(_ declaration: AssociatedTypeDeclaration) throws(MockNote) {
    guard declaration.header.conditions.isEmpty else { throw .conditionalType(declaration.name) }
    constraints += declaration.requirements
    guard let same = associatedTypes.firstIndex(where: { $0.name == declaration.name }) else {
      return associatedTypes.append(declaration)
    }
    let new = declaration.inheritance.filter { !associatedTypes[same].inheritance.contains($0) }
    associatedTypes[same].inheritance += new
    associatedTypes[same].defaultType = declaration.defaultType ?? associatedTypes[same].defaultType
  }
}

extension Members {
  /// The requirements that others are as well; those of types are told apart by what they say.
  fileprivate func shared(with other: Members) -> Members {
    Members(
      properties: properties.filter { other.properties.contains(where: $0.isRequired(like:)) },
      initializers: initializers.filter(other.initializers.contains(like:)),
      functions: functions.filter(other.functions.contains(like:)),
      subscripts: subscripts.filter(other.subscripts.contains(like:)))
  }
}

extension PropertyDeclaration {
  fileprivate func isRequired(like other: PropertyDeclaration) -> Bool {
    name == other.name && type == other.type && storage == other.storage
      && isStatic == other.isStatic
  }

  /// What can be done with it, where it is a protocol's requirement.
  var accessors: Accessors {
    if case .computed(let accessors) = storage { accessors } else { Accessors() }
  }
}

extension DeclarationHeader {
  var isStatic: Bool { !modifiers.isDisjoint(with: .ofTypes) }
}
