/// Finds which of the types that may hold others of some kind need not: those with an initialiser
/// or case whose optionals and collections can be empty, and that holds none otherwise. What is of
/// a protocol's type can end as one of the types that conform to it.
struct HolderEnds {
  private let index: DeclarationIndex
  private let holders: HolderGraph.Nodes
  /// The types that were found to need hold none, and those that hold one in any case.
  private var (ended, endless): (Set<Int>, Set<Int>) = ([], [])
  /// The types that were looked at in this round: what leads back to itself has no end by that.
  private var seen: Set<Int> = []

  /// - Parameter nodes: The kind, which `holders` may hold.
  init(
    index: DeclarationIndex, holders: HolderGraph.Nodes, of nodes: Set<HolderGraph.Node>
  ) {
    self.index = index
    self.holders = holders
    for case .declared(let id) in nodes { endless.insert(id) }
  }

  /// Whether a value of a type can be one that holds none. In a circle, a type may be asked for
  /// before what ends the circle is found: rounds follow until one finds nothing, so that it does
  /// not matter which type is the first.
  mutating func canEnd(_ id: Int) -> Bool {
    var known: Int
    repeat {
      known = ended.count
      seen = []
      if hasEnd(id) { return true }
    } while ended.count > known
    endless.formUnion(seen)
    return false
  }

  private mutating func hasEnd(_ id: Int) -> Bool {
    guard holders.contains(.declared(id)), !ended.contains(id) else { return true }
    guard !endless.contains(id), seen.insert(id).inserted else { return false }
    let type = index.types[id]
    let maker = index.maker(of: type)
    let answer =
      type.kind == .protocol
      ? index.conforming(to: .init(protocols: [id], known: [])).contains { hasEnd($0) }
      : maker.waysOfMaking.contains { hasEnd($0, in: maker) }
    if answer { ended.insert(id) }
    return answer
  }

  private mutating func hasEnd(_ types: [TypeSyntax], in scope: IndexedType) -> Bool {
    types.allSatisfy { hasEnd($0, in: scope) }
  }

  private mutating func hasEnd(_ type: TypeSyntax, in scope: IndexedType) -> Bool {
    switch type {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .metatype, .named("Set", _): true
    case .function(_, _, let result): hasEnd(result, in: scope)
    case .attributed(_, let type): hasEnd(type, in: scope)
    case .tuple(let elements): hasEnd(elements.map(\.type), in: scope)
    case .named(let name, let arguments):
      hasEnd(.named(name), in: scope, arguments)
    case .member(let outer, let name, let arguments):
      hasEnd(.member(of: outer, name), in: scope, arguments)
    default: index.nodes(of: type, in: scope).allSatisfy { hasEnd($0) }
    }
  }

  private mutating func hasEnd(
    _ name: TypeSyntax, in scope: IndexedType, _ arguments: [TypeSyntax]
  ) -> Bool {
    index.nodes(of: name, in: scope).allSatisfy { hasEnd($0) } && hasEnd(arguments, in: scope)
  }

  private mutating func hasEnd(_ node: HolderGraph.Node) -> Bool {
    switch node {
    case .declared(let id): hasEnd(id)
    case .mock, .named: !holders.contains(node)
    }
  }
}

extension DeclarationIndex {
  /// The type itself or, for a class without initialisers, the superclass that has those.
  fileprivate func maker(of type: IndexedType) -> IndexedType {
    guard type.kind == .class, type.members.initializers.isEmpty else { return type }
    let classes = ancestors(of: type.id).ids.map { types[$0] }.filter { $0.kind == .class }
    return classes.first { !$0.members.initializers.isEmpty } ?? classes.last ?? type
  }
}

extension IndexedType {
  /// What each call takes that may make a value.
  fileprivate var waysOfMaking: [[TypeSyntax]] {
    if kind == .enum { return members.cases.map { $0.payload.map(\.type) } }
    let initializers = allInitializers.map { initializer in
      var types: [TypeSyntax] = []
      initializer.forEachType { types.append($0) }
      return types
    }
    guard members.initializers.isEmpty, kind != .protocol else { return initializers }
    let stored = members.properties.filter(\.isStoredInInstances).compactMap(\.type)
    return initializers + [kind == .struct ? stored : []]
  }
}
