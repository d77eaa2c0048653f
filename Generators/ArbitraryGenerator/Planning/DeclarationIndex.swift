/// All types, extensions and typealiases of the sources, found by name across files.
///
/// It takes the declarations of one file after the other, so that nothing else of those is kept,
/// and is asked when it is complete; an object, because all of planning asks it.
final class DeclarationIndex {
  /// What `any` stands before: protocols of the sources, by their numbers, and known ones.
  struct Constraint: Hashable {
    var protocols: Set<Int>
    var known: Set<String>
  }

  /// An associated type of a type, by the type's number.
  struct AssociatedName: Hashable {
    var id: Int
    var name: String
  }

  // Checks of exclusive access would cost all of planning more than what is looked up.
  @exclusivity(unchecked) private(set) var types: [IndexedType] = []
  @exclusivity(unchecked) private(set) var imports: [String: [ImportDeclaration]] = [:]
  var diagnostics: [Diagnostic] = []
  /// The last names of the types and typealiases that stand inside of others.
  @exclusivity(unchecked) private(set) var innerNames = NameSet()
  /// The names of the protocols' associated types.
  @exclusivity(unchecked) private(set) var associatedNames = NameSet()
  /// The last names of what is marked with `@globalActor`.
  @exclusivity(unchecked) private(set) var globalActors: Set<String> = []
  /// The numbers of all types by their last names.
  let idsByLastName = NameTable<String, TypeNumbers>()
  /// The last names of what conforms to, or inherits from, a last name.
  let conformingNames = NameTable<String, [String]>()
  /// What holds what, found when that is first asked for.
  private(set) lazy var holderGraph = findHolders()
  /// The types whose drawn values may hold a mock, asked for when all of those are planned.
  private(set) lazy var protocolHolders = findProtocolHolders()
  /// What holds others of its type, by whatever counts, each found when it is first asked for.
  private(set) lazy var circles = holderGraph.circles(by: .any)
  private(set) lazy var circlesOfMade = holderGraph.circles(by: .made)
  private(set) lazy var endlessCircles = holderGraph.circles(by: .endless)
  private(set) lazy var endlessCirclesOfSet = holderGraph.circles(by: .endless.union(.whenSet))
  /// What mocks write for types of the sources, by module, and the names of those that may be taken
  /// for others, found when that is first asked for.
  private(set) lazy var writtenTypes = findWrittenTypes()
  private(set) lazy var clashingNames = findClashingNames()
  private(set) lazy var aliasFiles = findAliasFiles()
  private(set) lazy var madeParameters = findMadeParameters()
  /// What mocks write for these, by their own module and those that they see.
  @exclusivity(unchecked) var foundClashes: [[String?]: NameClashes.WrittenTypes] = [:]
  /// What modules hand on to whoever imports them, and to all of their own files.
  private(set) var exports: [String?: Set<String>] = [:]
  /// Whether some file imports a module of which nothing is known.
  private(set) var importsUnknownSomewhere = false
  /// The modules that files are of.
  private(set) var homes: [String: String] = [:]
  /// What any file imports.
  private(set) lazy var importedModules = Set(imports.values.joined().map(\.module))
  /// Whether one of the files imports for others than itself: `public import`, `package import`.
  private(set) lazy var saysAccessOfImports = imports.values.joined().contains {
    $0.header.access > .internal
  }
  /// The modules of the sources that files import, as they were first looked up.
  @exclusivity(unchecked) var foundImports: [String: [String]] = [:]
  /// The modules that files see, where sources hand on some.
  @exclusivity(unchecked) var foundModules: [String: [String]] = [:]
  /// The answers of `conformers(to:)`, each of which needs a look at many types.
  @exclusivity(unchecked) var foundConformers: [Constraint: [Conformer]] = [:]
  /// What types conform to that conform to much.
  @exclusivity(unchecked) var foundInherited: [Int: Inherited] = [:]
  /// Whether all types are known, and what they conform to.
  private(set) var isComplete = false
  /// The classes that stand for their superclass, as they were asked for.
  @exclusivity(unchecked) var foundHeirs: [Int: [Conformer]] = [:]
  /// Whether a generic type is of what conforms to nothing somewhere.
  @exclusivity(unchecked) var drawsInstances = false
  /// Whether generic types hand on what stands for their parameters.
  @exclusivity(unchecked) var foundHandsOn: [HandedPartOfType: Bool] = [:]
  /// How the values of types are made, as far as it is known.
  @exclusivity(unchecked) var drafts = ByType<Draft>()
  /// Whether all of it is, but for what an instance without values takes along.
  @exclusivity(unchecked) var isDrafted = false
  /// Whether one is drawn of protocols, or of classes that others inherit from.
  @exclusivity(unchecked) var drawsExistentials = false
  /// How many typealiases were followed for the one that is being resolved.
  @exclusivity(unchecked) var followedAliases = 0
  /// What associated types are in types that have them; nil for those that nothing tells.
  @exclusivity(unchecked) var foundAssociated: [AssociatedName: ResolvedType?] = [:]
  /// Whether it is known of all that a type's values may be made of what that is.
  @exclusivity(unchecked) var foundClear: [Int: Bool] = [:]
  /// The mocks that stand for protocols; nil for those that have none.
  @exclusivity(unchecked) var foundMocks: [MockUse: DrawnMock?] = [:]
  /// Whether types may have mocks, as it was asked of those that have none.
  @exclusivity(unchecked) var foundMockable: [Int: Bool] = [:]
  /// The associated types that the mocks of others leave open.
  @exclusivity(unchecked) var foundOpenTypes: [Int: [String]] = [:]
  /// Whether the mocks of protocols stand for them in any case.
  @exclusivity(unchecked) var foundServices: [Int: Bool] = [:]
  /// The protocols that stand for compositions, each without what is said by others of it.
  @exclusivity(unchecked) var compositions: [Constraint: Int] = [:]
  @exclusivity(unchecked) private var modules: [String?: IndexedModule] = [:]
  /// The one that was asked for last, as it mostly is again.
  @exclusivity(unchecked) private var lastModule: IndexedModule?
  /// The modules of names that the sources declare nowhere, as they were first looked up.
  @exclusivity(unchecked) var libraryModules: [String: KnownType.Module] = [:]
  @exclusivity(unchecked) private(set) var aliases = AliasTable()
  /// The last names of all types and typealiases, and those of members, as in `case Int(Int)`:
  /// they hide the types of the standard library.
  @exclusivity(unchecked) private(set) var takenNames = NameSet()
  /// What is extended and not declared in the sources, and what it is conformed to.
  @exclusivity(unchecked) var foreign: [String: IndexedType.Conformances] = [:]
  /// The properties that extensions add to such types, with the least access of those of a name.
  @exclusivity(unchecked) var foreignMembers: [String: AccessLevel] = [:]
  /// Whether some of it is drawn and not provided.
  private(set) lazy var drawsForeignTypesOnly = foreign.values.contains(.arbitrary)
  /// The last names of enumerations without cases, or without any that stands under no condition.
  private(set) lazy var emptyEnumNames = NameSet(
    types.lazy.filter { type in
      type.kind == .enum && !type.members.cases.contains { $0.header.conditions.isEmpty }
    }.map(\.name))
  /// Whether the compiler warns of some of the types.
  private(set) lazy var hasDeprecatedTypes = types.contains(where: \.isDeprecated)
  /// The last names of those, and of typealiases that it warns of.
  private(set) lazy var deprecatedNames = findDeprecatedNames()
  /// The last names of types whose values end with the call that is handed them.
  @exclusivity(unchecked) private(set) var nonescapableNames: Set<String> = []
  /// Whether there are any: few sources have some.
  var hasNonescapables: Bool { !nonescapableNames.isEmpty }
  /// Whether there are types that say that their values cannot be copied: few sources have some.
  @exclusivity(unchecked) private(set) var hasUncopyables = false
  private(set) lazy var outermostNames = findOutermostNames()
  private(set) lazy var foreignProtocols = findForeignProtocols()
  private(set) lazy var protocolNames = findProtocolNames()
  /// The groups of clients that a module has declarations for.
  @exclusivity(unchecked) private(set) var clientGroups: [String?: Set<String>] = [:]
  @exclusivity(unchecked) private var unclearFiles = UnclearFiles()
  let testables: [String]
  let steering: Steering
  let mocks: MockSettings

  /// What may be asked of values of the sources by calls, and who sees that at least.
  private(set) var queries: [String: AccessLevel] = [:]
  /// Functions that may end the program, and what extensions add to the library's types, by names.
  private(set) var trappingMembers: [String: [TrappingMember]] = [:]

  /// What changes files or runs programs.
  @exclusivity(unchecked) private(set) var effects = SourceEffects()
  private(set) lazy var effectfulNames = findEffectfulNames()
  @exclusivity(unchecked) var foundEffects: [EffectKey: SideEffect?] = [:]

  /// The extensions, each with its module, until all types are known.
  private var extensions: [(ExtensionDeclaration, module: String?)] = []

  /// The types with a property that does not show its type, until all types are known.
  private var untypedTypes: [IndexedType] = []

  /// The types and typealiases whose names begin with that of their module, until it is known
  /// whether a type of the module is meant.
  @exclusivity(unchecked) var prefixedTypes: [IndexedType] = []
  @exclusivity(unchecked) var prefixedAliases: [(TypealiasDeclaration, module: String?)] = []

  /// The modules with a type of their own name, which it means everywhere in them.
  @exclusivity(unchecked) var modulesNamedAsTypes: Set<String> = []

  /// The types with members that may be of compositions.
  private(set) var composingTypes: [IndexedType] = []

  /// An index of nothing yet.
  init(
    testables: [String], steering: Steering = Steering(), mocks: MockSettings = MockSettings()
  ) {
    self.testables = testables
    self.steering = steering
    self.mocks = mocks
  }

  /// Takes what a file declares.
  func add(_ file: FileDeclarations) {
    guard let module = module(of: file) else { return }
    imports[file.file] = file.imports
    if let home = module.name { homes[file.file] = home }
    importsUnknownSomewhere =
      importsUnknownSomewhere || file.imports.contains { isUnknown($0.module) }
    for item in file.imports where item.header.attribute("_exported") != nil {
      exports[module.name, default: []].insert(item.module)
    }
    effects.add(file, module: module.name)
    for name in file.globalNames where testables.contains(name) { takenNames.insert(name) }
    for member in file.trappingMembers { trappingMembers[member.name, default: []].append(member) }
    if !file.queries.isEmpty { queries.merge(file.queries, uniquingKeysWith: min) }
    // SwiftUI has a protocol that many a module is called like.
    if testables.contains("App"), file.imports.contains(where: { $0.module == "SwiftUI" }) {
      takenNames.insert("App")
    }
    // By position, since a declaration is large to be copied.
    for position in file.declarations.indices {
      add(file.declarations[position], module: module.name, file.hasCompositions)
      guard case .enum(let type) = file.declarations[position] else { continue }
      for declared in type.declaredByReducer(besides: file.names(inside: type)) {
        add(.enum(declared), module: module.name, file.hasCompositions)
      }
    }
  }

  /// Finds what belongs together in all files that were added.
  func complete() {
    diagnostics += ModuleFinder.notes(on: imports.keys, testables: testables)
    diagnostics += unclearFiles.errors(beside: imports.keys, testables: testables)
    for (file, lent) in lentImports() { imports[file, default: []] += lent }
    notePrefixed()
    for type in types {
      type.handwritten = handwritten(type.inheritance, in: type.module, file: type.file)
    }
    nameByTargets()
    for (declaration, module) in extensions { attach(declaration, module: module) }
    extensions = []
    for type in types {
      type.joinHandwrittenBranches()
      settle(type)
      expandInheritance(of: type)
      for parent in type.conformances {
        guard let name = parent.unattributed.lastName else { continue }
        conformingNames[name, default: []].append(type.name)
      }
    }
    for type in types {
      type.path = path(of: type)
      type.isolation = isolation(of: type)
      if type.isNonescapable { nonescapableNames.insert(type.name) }
      if type.inheritance.contains(where: \.suppressesCopies) { hasUncopyables = true }
    }
    untypedTypes.forEach(inferTypes)
    untypedTypes = []
    settleForeign()
    isComplete = true
    addCompositions()
    tellMocksApart()
  }

  /// Adds a protocol that no source declares, and no name leads to.
  func append(
    _ declaration: ProtocolDeclaration, for composition: Composition, in home: IndexedModule
  ) {
    let type = IndexedType(
      declaration, kind: .protocol, id: types.count,
      qualifiedName: plain(declaration.qualifiedName, module: home.name), in: home)
    type.composition = composition
    type.mayHaveNamesakes = true
    types.append(type)
    settle(type)
    type.path = path(of: type)
    type.isolation = composition.protocols.lazy.compactMap { self.types[$0].isolation }.first
  }

  /// The types that a name means in a module: several where `#if` has several.
  func types(named name: String, module: String?) -> TypeNumbers {
    known(module)?.typesByName[name] ?? TypeNumbers()
  }

  /// Those that a file sees: what is private to another one is not meant by its name.
  func types(named name: String, module: String?, seenFrom file: String) -> TypeNumbers {
    let all = types(named: name, module: module)
    guard all.contains(where: { types[$0].isHidden(from: file) }) else { return all }
    return all.reduce(into: TypeNumbers()) {
      if !types[$1].isHidden(from: file) { $0.append($1) }
    }
  }

  /// Whether no other type has the name of this one, under another condition or by mistake.
  func isDeclaredOnce(_ id: Int) -> Bool { !types[id].mayHaveNamesakes }

  /// Whether a type, a member or a global anywhere has the module's name, which hides the module.
  func isHidden(_ module: String) -> Bool { takenNames.contains(module) }

  // MARK: - Filling

  private func module(of file: FileDeclarations) -> (name: String?, Void)? {
    let module = ModuleFinder.module(
      of: file.file, importing: file.imports, among: testables,
      in: steering.moduleFolders.mapValues { $0.map(\.path) },
      tests: steering.testFolder)
    switch module {
    case .none: return (nil, ())
    case .one(let name): return (name, ())
    case .unclear:
      if !file.declarations.isEmpty { unclearFiles.add(file.file) }
      return nil
    }
  }

  /// - Parameter mayCompose: Whether types in it may be compositions.
  private func add(_ declaration: Declaration, module: String?, _ mayCompose: Bool) {
    switch declaration {
    case .struct(let it): add(it, kind: .struct, module: module, mayCompose)
    case .enum(let it): add(it, kind: .enum, module: module, mayCompose)
    case .class(let it): add(it, kind: .class, module: module, mayCompose)
    case .actor(let it): add(it, kind: .actor, module: module, mayCompose)
    case .protocol(let it): add(it, kind: .protocol, module: module, mayCompose)
    case .extension(let it): extensions.append((it, module))
    case .typealias(let it):
      if it.header.isWithoutFoundation { return }
      takenNames.insert(it.name)
      aliases.note(it.name)
      if it.enclosing != nil { innerNames.insert(it.name) }
      keepClientGroups(of: it.header, module: module)
      guard !isPrefixed(it.qualifiedName, module: module) else {
        return prefixedAliases.append((it, module))
      }
      note(it, module: module)
    }
  }

  /// Has a typealias found by its name.
  func note(_ alias: TypealiasDeclaration, module: String?) {
    aliases.add(
      alias, named: plain(alias.qualifiedName, module: module),
      inside: alias.enclosing.map { plain($0, module: module) }, module: module)
  }

  private func add(
    _ declaration: some NominalDeclaration, kind: IndexedType.Kind, module: String?,
    _ mayCompose: Bool
  ) {
    if kind != .protocol, declaration.header.isWithoutFoundation { return }
    let type = IndexedType(
      declaration, kind: kind, id: types.count, qualifiedName: declaration.qualifiedName,
      in: indexed(module))
    takenNames.insert(declaration.name)
    if declaration.enclosing != nil { innerNames.insert(declaration.name) }
    if declaration.header.attribute("globalActor") != nil { globalActors.insert(type.name) }
    for it in declaration.members.associatedTypes { associatedNames.insert(it.name) }
    var isUntyped = false
    for property in declaration.members.properties {
      takenNames.insert(property.name)
      isUntyped = isUntyped || property.isUntyped
      if property.mayBeWrapped { type.mayHaveWrappers = true }
    }
    if isUntyped { untypedTypes.append(type) }
    // A property may be of another file's composition where it does not show its type.
    if mayCompose || isUntyped { composingTypes.append(type) }
    for position in declaration.members.cases.indices {
      takenNames.insert(declaration.members.cases[position].name)
    }
    types.append(type)
    if isPrefixed(type.qualifiedName, module: module) {
      prefixedTypes.append(type)
    } else {
      note(type, as: type.qualifiedName)
      addBackticked(type)
    }
    idsByLastName[type.name, default: TypeNumbers()].append(type.id)
    keepClientGroups(of: declaration.header, declaration.members, module: module)
  }

  /// Has a type found by a name that it may share.
  func note(_ type: IndexedType, as name: String) {
    type.home.typesByName[name, default: TypeNumbers()].append(type.id)
    let all = type.home.typesByName[name] ?? TypeNumbers()
    if all.count > 1 { for id in all { types[id].mayHaveNamesakes = true } }
  }

  /// Has a type found as `` Model.`Type` ``, since behind a dot its plain name means a metatype, and
  /// as `Type` where no dot stands before it.
  func addBackticked(_ type: IndexedType) {
    let plain = type.name.withoutBackticks
    guard plain == "Type" || plain == "Protocol" else { return }
    let name = type.name == plain ? "`\(plain)`" : plain
    takenNames.insert(name)
    if type.enclosingName != nil { innerNames.insert(name) }
    let path = String(type.qualifiedName.dropLast(type.name.count)) + name
    note(type, as: path)
  }

  func indexed(_ module: String?) -> IndexedModule {
    if let known = known(module) { return known }
    let new = IndexedModule(
      name: module, isOnMainActor: steering.mainActorModules.contains(module))
    modules[module] = new
    return new
  }

  /// A module that has types; nil for any other.
  private func known(_ module: String?) -> IndexedModule? {
    if let lastModule, lastModule.name == module { return lastModule }
    guard let found = modules[module] else { return nil }
    lastModule = found
    return found
  }

  func keepClientGroups(
    of header: DeclarationHeader, _ members: Members = Members(), module: String?
  ) {
    let keep = { (header: DeclarationHeader) in
      for group in header.clientGroups { self.clientGroups[module, default: []].insert(group) }
    }
    keep(header)
    members.forEachExtendedHeader(keep)
  }

  /// Finds the type around a type, and what follows from it.
  private func settle(_ type: IndexedType) {
    // Most types stand in no other.
    guard type.enclosingName != nil else { return type.parameters = type.generics.parameters }
    type.enclosing = enclosing(of: type.id)
    var parameters: [[GenericParameter]] = []
    var outer: IndexedType? = type
    while let current = outer, parameters.count < DeclarationParser.deepestNesting {
      parameters.append(current.generics.parameters)
      type.access = min(type.access, current.access)
      outer = enclosing(of: current.id).map { types[$0] }
      if let extended = outer, let surrounding = current.header.surrounding {
        let names = extended.generics.parameters.map(\.name)
        let settled = surrounding.settled(names)
        if !settled.isEmpty {
          type.add { $0.settledParameters.merge(settled) { inner, _ in inner } }
        }
      }
    }
    type.parameters = parameters.reversed().flatMap(\.self)
  }
}
