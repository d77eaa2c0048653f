/// Where the types come from that stand in the signatures of a mock's members.
///
/// What a public protocol requires is of public types, so that its mock can be public as well,
/// which costs the compiler less than internal members that tests see. For that it has to be known
/// which modules the mock's file imports publicly: types of the protocol's own module, of the
/// standard library and of Foundation are known, and one of any other leaves the mock internal.
struct MockModules {
  private(set) var needsFoundation = false
  /// The modules of the sources that types come from, the protocol's own among them.
  private var modules: Set<String> = []
  /// Whether all types are public ones of the protocol's module, the standard library or
  /// Foundation.
  private(set) var isComplete = true
  /// The names that were looked up: typealiases may lead back to themselves. There is room for
  /// those of most protocols.
  private var seen = Set<String>(minimumCapacity: 24)
  private let index: DeclarationIndex
  private let scope: IndexedType

  init(of requirements: MockRequirements, from scope: IndexedType, in index: DeclarationIndex) {
    self.index = index
    self.scope = scope
    modules = Set([scope.module].compactMap(\.self))
    isComplete = requirements.types.allSatisfy { $0.module == scope.module }
    let actors = requirements.types.compactMap(\.isolation)
    let others = requirements.attributes.filter(index.isGlobalActor).map(\.description)
    if requirements.isForClientGroups { isComplete = false }
    // Where it is not compiled, what it needs would be imported publicly for nothing.
    if !scope.header.conditions.isEmpty { isComplete = false }
    if !(actors + others).allSatisfy({ $0 == "@MainActor" }) { isComplete = false }
    visit(requirements)
  }

  /// Whether a mock that is shown to others needs what is imported for them; `item` is public, or
  /// for the package, where the sources say so, which has to do for modules of which nothing is
  /// known.
  func isShown(_ item: ImportPlan, at access: AccessLevel) -> Bool {
    if modules.contains(item.module) { return true }
    if item.isOfFoundation, needsFoundation, scope.module != nil { return true }
    return item.access >= access && (!isComplete || item.isOfFoundation && needsFoundation)
  }

  /// Visits the types of all members, but for names that are of no type in particular.
  private mutating func visit(_ requirements: MockRequirements) {
    let open = ["Self"] + requirements.associatedTypes.map(\.name)
    for property in requirements.properties { property.type.map { visit($0, open: open) } }
    for type in requirements.bounds { visit(type, open: open) }
    for function in requirements.functions {
      let open = names(open, and: function.generics)
      function.forEachType { visit($0, open: open) }
    }
    for declaration in requirements.subscripts {
      let open = names(open, and: declaration.generics)
      declaration.forEachType { visit($0, open: open) }
    }
    for initializer in requirements.initializers {
      let open = names(open, and: initializer.generics)
      initializer.forEachType { visit($0, open: open) }
    }
  }

  private func names(_ open: [String], and generics: Generics) -> [String] {
    generics.parameters.isEmpty ? open : open + generics.parameters.map(\.name)
  }

  /// Visits a type. The names that are of none in particular are few, and looked through one by
  /// one.
  private mutating func visit(_ type: TypeSyntax, open: [String]) {
    if case .named(let name, let arguments) = type {
      if !open.contains(name) { visit(named: name) }
      for argument in arguments { visit(argument, open: open) }
    } else if let name = type.qualifiedName, let first = type.firstName {
      if !open.contains(first) { visit(named: name) }
      for argument in type.allArguments { visit(argument, open: open) }
    } else {
      _ = type.hasPart { part in
        visit(part, open: open)
        return false
      }
    }
  }

  private mutating func visit(named name: String) {
    if let known = index.libraryModules[name] { return visit(known) }
    guard seen.insert(name).inserted else { return }
    switch index.lookUp(name, from: scope) {
    case .type(let id):
      let type = index.types[id]
      if type.module != scope.module || type.access < .public { isComplete = false }
      if let module = type.module { modules.insert(module) }
    case .alias(let target):
      if index.testables.count > 1 { return isComplete = false }
      // The mock names the typealias, and not what that is made of.
      let isNeeded = needsFoundation
      visit(target.type, open: [])
      needsFoundation = isNeeded
    case nil:
      guard let known = KnownType.module(of: name) else { return isComplete = false }
      if !index.takenNames.contains(name), !name.isPath { index.libraryModules[name] = known }
      visit(known)
    }
  }

  /// Adds what the mock's initialiser says that it has for properties that are not given.
  mutating func addFixedValues(of mock: MockPlan) {
    let said = mock.properties.lazy.compactMap(\.initial).filter { !$0.mayBeHidden }
    if said.contains(where: \.needsFoundation) { needsFoundation = true }
  }

  private mutating func visit(_ module: KnownType.Module) {
    if case .foundation = module { needsFoundation = true }
  }
}

extension MockPlanner {
  /// Makes the mock of a public protocol public, where the settings leave that open and the mock's
  /// file can import publicly what its members are made of; and has the file import nothing else
  /// so. For a mock that the package sees, it imports as gens do.
  func publish(
    _ mock: MockPlan, of type: IndexedType, _ requirements: MockRequirements, isPlain: Bool
  ) {
    let isForPackage = index.importAccess(for: mock.access) == .package
    guard type.access >= .public || isForPackage,
      type.module != nil || mock.imports.contains(where: { $0.access > .internal })
    else { return mock.imports.indices.forEach { mock.imports[$0].access = .internal } }
    var modules = MockModules(of: requirements, from: type, in: index)
    modules.addFixedValues(of: mock)
    let hasFoundation = mock.imports.contains(where: \.isOfFoundation)
    if index.steering.access == nil, isPlain, !mock.overrides, modules.isComplete,
      hasFoundation || !modules.needsFoundation
    {
      mock.access = .public
    }
    let access = min(index.importAccess(for: mock.access), .public)
    for position in mock.imports.indices {
      let isShown = access > .internal && modules.isShown(mock.imports[position], at: access)
      mock.imports[position].access = isShown ? access : .internal
    }
  }
}

extension MockRequirements {
  /// The types that are said of associated types.
  fileprivate var bounds: [TypeSyntax] {
    associatedTypes.flatMap { $0.inheritance + [$0.defaultType].compactMap(\.self) }
      + constraints.flatMap { [$0.left, $0.right] }
  }
}

extension TypeSyntax {
  /// The first of the names between the dots; nil where it is no name.
  fileprivate var firstName: String? {
    switch self {
    case .named(let name, _): name
    case .member(let base, _, _): base.firstName
    default: nil
    }
  }

  /// The generic arguments of a name, and of those before its dots.
  fileprivate var allArguments: [TypeSyntax] {
    switch self {
    case .named(_, let arguments): arguments
    case .member(let base, _, let arguments): base.allArguments + arguments
    default: []
    }
  }
}

extension ImportPlan {
  /// Whether it is all of Foundation, wherever the file is compiled.
  var isOfFoundation: Bool { module == "Foundation" && conditions.isEmpty }
}
