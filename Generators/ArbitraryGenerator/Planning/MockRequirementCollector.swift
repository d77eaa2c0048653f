/// Goes through a protocol and what it inherits, or a class and its superclasses, for what mocks have
/// to have.
struct MockRequirementCollector {
  private(set) var requirements: MockRequirements
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

  init(index: DeclarationIndex, clashes: NameClashes) {
    requirements = MockRequirements(in: index)
    self.index = index
    self.clashes = clashes
  }

  // MARK: - Protocols

  /// Adds a protocol, and what it inherits.
  mutating func add(_ type: IndexedType) throws(MockNote) {
    guard !requirements.types.contains(where: { $0.id == type.id }) else { return }
    requirements.types.append(type)
    for parent in type.inheritance { try inherit(parent, in: type) }
    for requirement in type.generics.requirements {
      if requirement.relation == .conforms, requirement.left == .named("Self") {
        try inherit(requirement.right, in: type)
      } else {
        var requirement = requirement
        requirement.right = clashes.resolved(requirement.right, of: type)
        requirements.constraints.append(requirement)
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
      requirements.constraints.append(
        GenericRequirement(left: .named(name), relation: .equals, right: argument))
    }
  }

  private mutating func inherit(
    _ type: IndexedType, of arguments: [TypeSyntax]
  ) throws(MockNote) {
    guard type.kind == .protocol else { return try ask(for: index.mockSuperclass(type), type.name) }
    constrain(type.primaryAssociatedTypes, to: arguments)
    requirements.names.insert(type.name)
    guard opened.insert(type.id).inserted else { return }
    try addBranches(of: type)
    opened.remove(type.id)
  }

  /// Inherits from the class that is asked for: of two, from the one that inherits from the other.
  ///
  /// - Parameter asked: Nil where no mock can inherit from the class of the name.
  private mutating func ask(for asked: MockSuperclass?, _ name: String) throws(MockNote) {
    guard let asked else { throw .superclass(name) }
    if let other = requirements.superclass {
      if other.ancestry.contains(asked.name) { return }
      guard asked.ancestry.contains(other.name) else { throw .superclass(name) }
    }
    requirements.superclass = asked
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
    let resolved = clashes.resolved(members, of: type, for: requirements.types.first ?? type)
    return ExistentialSpelling.written(resolved, of: type, in: index)
  }

  /// The conditions under which something is added.
  private var known: [String] { (requirements.types.first?.header.conditions ?? []) + conditions }

  private mutating func inheritStandard(_ name: String) throws(MockNote) {
    guard requirements.names.insert(name).inserted else { return }
    guard name != "BitwiseCopyable" else { throw .ofPlainValues }
    if let superclass = MockSuperclass.named(name == "NSObjectProtocol" ? "NSObject" : name) {
      return try ask(for: superclass, name)
    }
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

  // MARK: - Classes

  /// Adds what can be overridden in a class, and then in those that it inherits from, up to one
  /// that is not in the sources; `given` is what stands for the class' parameters.
  mutating func override(
    _ type: IndexedType, given: [String: TypeSyntax] = [:]
  ) throws(MockNote) {
    guard !requirements.types.contains(where: { $0.id == type.id }) else { return }
    requirements.types.append(type)
    requirements.names.formUnion(type.conformances.compactMap(\.unattributed.qualifiedName))
    var members = resolved(type.members, of: type)
    if !given.isEmpty {
      requirements.settledParameters.formUnion(given.keys)
      let bound = members.removeBound(by: Set(given.keys), from: index.steering.reach)
      requirements.notOverridden += bound.map { .notOverridden($0, of: type.name) }
      let names = Set(requirements.types[0].generics.names)
      members = members.unshadowing(names).mapTypes { $0.replacing(given) }
    }
    let overridden = members.overridable(from: index.steering.reach).without(closed)
    requirements.overriddenAccess = min(requirements.overriddenAccess, overridden.leastAccess)
    try add(overridden)
    closed = closed.adding(members.closed)
    guard let (superclass, arguments) = superclass(of: type) else { return }
    let parameters = superclass.parameters
    guard parameters.count == arguments.count, superclass.generics.parameters == parameters else {
      return requirements.notOverridden.append(.noneOverridden(of: superclass.name))
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

  /// Adds what a protocol requires. One on an actor may inherit one that is on none, whose members
  /// anyone may call.
  private mutating func add(_ members: Members, on actor: String?) throws(MockNote) {
    try add(requirements.isolate(members, on: actor))
  }

  /// Adds what a protocol requires, or a class has.
  private mutating func add(_ members: Members) throws(MockNote) {
    let members = members.under(conditions)
    requirements.properties.reserveCapacity(
      requirements.properties.count + members.properties.count)
    for property in members.properties { add(property) }
    let meanings = MockSignature.Meanings(index: index, scope: requirements.types.first)
    requirements.functions.addNew(members.functions, meanings)
    requirements.subscripts.addNew(members.subscripts, meanings)
    requirements.initializers.addNew(members.initializers, meanings)
    for declaration in members.associatedTypes { try add(declaration) }
  }

  /// A property that two protocols require can be set where one of them says so, and has the
  /// effects that both of them allow.
  private mutating func add(_ property: PropertyDeclaration) {
    let same = requirements.properties.firstIndex {
      $0.name == property.name && $0.isStatic == property.isStatic
        && ($0.type == property.type || $0.header.conditions == property.header.conditions)
    }
    guard let same else { return requirements.properties.append(property) }
    let known = requirements.properties[same]
    requirements.properties[same] = known.with(
      header: known.header.joined(with: property.header),
      storage: .computed(known.accessors.joined(with: property.accessors)))
    settleType(of: same, as: property.type)
  }

  /// What a property is by the one protocol and what it is by the other are the same type.
  private mutating func settleType(of same: Int, as type: TypeSyntax?) {
    guard let old = requirements.properties[same].type, let type, old != type,
      let name = old.associatedName,
      requirements.associatedTypes.contains(where: { $0.name == name })
    else { return }
    requirements.properties[same] = requirements.properties[same].with(type: type)
    requirements.constraints.append(GenericRequirement(left: old, relation: .equals, right: type))
  }

  private mutating func add(_ declaration: AssociatedTypeDeclaration) throws(MockNote) {
    guard declaration.header.conditions.isEmpty else { throw .conditionalType(declaration.name) }
    requirements.constraints += declaration.requirements
    guard let same = requirements.associatedTypes.firstIndex(where: { $0.name == declaration.name })
    else {
      return requirements.associatedTypes.append(declaration)
    }
    let new = declaration.inheritance.filter {
      !requirements.associatedTypes[same].inheritance.contains($0)
    }
    requirements.associatedTypes[same].inheritance += new
    requirements.associatedTypes[same].defaultType =
      declaration.defaultType ?? requirements.associatedTypes[same].defaultType
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
}
