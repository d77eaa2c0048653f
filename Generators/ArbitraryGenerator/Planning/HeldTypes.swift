/// Of which types each value of a type holds one.
///
/// Generic types do not hold all of their arguments: no page with a `[T]` has to hold a `T`, so that
/// what holds a page of itself has an end.
struct HeldTypes {
  /// The generic parameters that are held, by the type's number: `T`, and `Base.Element`. A type that
  /// is not there may hold all.
  private var names: [Int: Set<String>] = [:]
  /// The names of the types' own parameters.
  private var parameters: [Int: [String]] = [:]
  private let walk: Walk
  /// Whether a type of which nothing is known holds all of its arguments, or none.
  private let holdsAll: Bool

  /// How a value is made, which tells what it holds.
  enum Walk {
    /// By drawing it, where optionals and collections end as well.
    case drawn
    /// As a fixed value, whose optionals hold something unless they are marked as an end.
    case provided
  }

  /// Where nothing is known of generic types, which may hold all of their arguments, or surely hold
  /// none.
  init(_ walk: Walk, holdsAll: Bool = true) {
    self.walk = walk
    self.holdsAll = holdsAll
  }

  /// - Parameters:
  ///   - types: The calls that make values, by the type's number.
  ///   - leaves: Those of them that a value can always be made by, for a type with several.
  init(
    _ walk: Walk, of types: ByType<[Construction]>, in index: DeclarationIndex,
    leaves: (_ id: Int, _ held: HeldTypes) -> [Construction]
  ) {
    self.walk = walk
    holdsAll = true
    let generic = types.ids.filter { !index.types[$0].parameters.isEmpty }
    // Who draws a type by hand sees to its end.
    let byHand = index.types.filter { $0.isDrawnByHand }.map(\.id)
    for id in generic + byHand {
      names[id] = []
      parameters[id] = index.types[id].parameters.map(\.name)
    }
    while generic.reduce(false, { take(leaves($1, self), by: $1) || $0 }) {}
  }

  /// Whether calls bring new names. There are finitely many.
  private mutating func take(_ constructions: [Construction], by id: Int) -> Bool {
    let held = Set(constructions.flatMap(names))
    guard names[id] != held else { return false }
    names[id]?.formUnion(held)
    return true
  }

  /// The generic parameters that each value of a call holds one of.
  func names(of construction: Construction) -> Set<String> {
    var names: Set<String> = []
    for argument in construction.arguments {
      forEachHeld(by: argument.type) { if case .parameter(let name) = $0 { names.insert(name) } }
    }
    return names
  }

  /// Whether each value of a type holds one of some.
  func holds(_ type: ResolvedType, _ ids: Set<Int>) -> Bool {
    guard !ids.isEmpty else { return false }
    var result = false
    forEachDeclared(by: type) { result = result || ids.contains($0) }
    return result
  }

  /// The numbers of those that are of the sources.
  func forEachDeclared(by type: ResolvedType, _ body: (Int) -> Void) {
    forEachHeld(by: type) { if let id = $0.declaredID { body(id) } }
  }

  /// A type, and all others of which each value of it holds one.
  func forEachHeld(by type: ResolvedType, _ body: (ResolvedType) -> Void) {
    guard !isEnd(type) else { return }
    body(type)
    switch type {
    case .declared(let id, let path), .open(let id, let path):
      for (position, argument) in path.flatMap(\.arguments).enumerated() {
        forEachHeld(as: position, of: id, argument, body)
      }
    case .existential(let existential):
      let count = walk == .provided ? 1 : existential.leaves
      for leaf in existential.conformers.prefix(count) { forEachHeld(by: leaf, body) }
    default: type.forEachPart { forEachHeld(by: $0, body) }
    }
  }

  private func forEachHeld(
    as position: Int, of id: Int, _ argument: ResolvedType, _ body: (ResolvedType) -> Void
  ) {
    guard let names = names[id], let parameters = parameters[id],
      parameters.indices.contains(position)
    else { return holdsAll ? forEachHeld(by: argument, body) : () }
    let name = parameters[position]
    // What belongs to the argument may be anything that it is made of.
    if names.contains(where: { $0.hasPrefix("\(name).") }) { return argument.forEachInside(body) }
    if names.contains(name) { forEachHeld(by: argument, body) }
  }

  /// Whether a value of it can always be one that holds nothing.
  private func isEnd(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(_, let isEnd): walk == .drawn || isEnd
    case .array, .dictionary, .metatype: true
    case .known(let type, _, _): type.literal != nil || type.isCollection
    default: false
    }
  }
}

extension ResolvedType {
  /// The type and all that it is made of.
  fileprivate func forEachInside(_ body: (ResolvedType) -> Void) {
    body(self)
    forEachPart { $0.forEachInside(body) }
  }
}
