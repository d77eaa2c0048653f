/// What generic types need of the types that their parameters have, by what their members need:
/// where a member is a `Chunk<Base>`, and that needs `Base.Element`, so does what holds it. Where it
/// is a `Chunk<[T]>`, what holds it needs `T`, and where it is a `Chunk<Page.Items>`, that needs
/// `Page.Items.Element`.
struct DependentParameters {
  /// By the type's number, names such as `Base.Element`.
  private(set) var names: [Int: [String]] = [:]

  init(of drafts: ByType<Draft>, in index: DeclarationIndex) {
    let generic = drafts.only { id, _ in !index.types[id].parameters.isEmpty }
    for (id, draft) in generic {
      let own = draft.constructions.drawnParameters.filter(\.isPath)
      if !own.isEmpty { names[id] = own }
    }
    guard !names.isEmpty else { return }
    let ids = generic.ids
    while ids.reduce(false, { take(generic[$1]?.constructions ?? [], by: $1, index) || $0 }) {}
  }

  /// Whether members bring new names. There are finitely many: a parameter, and a few names behind
  /// it.
  private mutating func take(
    _ constructions: [Construction], by id: Int, _ index: DeclarationIndex
  ) -> Bool {
    var all = names[id] ?? []
    let count = all.count
    for argument in constructions.lazy.flatMap(\.arguments) {
      all = all.adding(needs(of: argument.type, in: id, index))
    }
    guard all.count > count else { return false }
    names[id] = all
    return true
  }

  /// What a member's type and its parts need. What a type needs that holds itself by what belongs to
  /// its argument, it needs already.
  private func needs(
    of type: ResolvedType, in holder: Int, _ index: DeclarationIndex
  ) -> [String] {
    let own = type.parts.flatMap { needs(of: $0, in: holder, index) }
    switch type {
    case .declared(let id, let path), .open(let id, let path):
      let longest = id == holder ? 0 : Self.longest
      return own + renamed(names[id] ?? [], id, path, index, longest: longest)
    default: return own
    }
  }

  /// How many names are behind a parameter's own at most, where types hold each other.
  private static let longest = 3

  /// What a generic type needs, by the names of the parameters that are its arguments.
  private func renamed(
    _ needed: [String], _ id: Int, _ path: [ResolvedType.Component], _ index: DeclarationIndex,
    longest: Int
  ) -> [String] {
    let renamed = index.types[id].given(path)
    return needed.flatMap { name in
      let root = name.prefix { $0 != "." }
      guard let argument = renamed[String(root)] else { return [String]() }
      guard case .parameter(let new) = argument else { return argument.parameterNames }
      let path = new + name.dropFirst(root.count)
      return new.isPath && path.count(where: { $0 == "." }) > longest ? [] : [path]
    }
  }
}

extension ResolvedType {
  /// The generic parameters that it is made of.
  fileprivate var parameterNames: [String] {
    if let parameterName { [parameterName] } else { parts.flatMap(\.parameterNames) }
  }
}
