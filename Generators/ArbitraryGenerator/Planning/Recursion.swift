/// Which types can contain themselves, and how their values end.
struct Recursion {
  /// For each recursive type, the types that it reaches and that reach it, itself among them.
  private(set) var circles: [Int: Set<Int>] = [:]
  /// The same for what fixed values are made from: a collection's is empty.
  private(set) var providedCircles: [Int: Set<Int>] = [:]
  /// For each recursive type, how far its nearest end is.
  private(set) var levels: [Int: Int] = [:]
  /// Recursive types whose fixed values would hold others without end.
  private(set) var unprovided: Set<Int> = []
  private var drawn = HeldTypes(.drawn)

  init() {}

  init(of types: ByType<[Construction]>, in index: DeclarationIndex) {
    circles = Recursion.circles(in: types) { $0.forEachDeclared($1) }
    guard !circles.isEmpty else { return }
    drawn = HeldTypes(.drawn, of: types, in: index) { id, held in
      let constructions = types[id] ?? []
      guard let circle = circles[id] else {
        return constructions.leaves(held).map { constructions[$0] }
      }
      let ends = constructions.filter { !$0.mentions(circle) }
      return constructions.areChoice && !ends.isEmpty ? ends : constructions
    }
    let provided = HeldTypes(.provided, of: types, in: index) { id, _ in
      let constructions = types[id] ?? []
      guard constructions.areChoice else { return constructions }
      // The fixed value is made by the first case that ends, which is none that holds another one.
      let end = constructions.firstIndex { $0.ends(at: circles[id] ?? []) }
      return constructions[...(end ?? 0)].filter { $0.ending(at: [id]).ends(at: [id]) }
    }
    let recursive = types.only { id, _ in circles[id] != nil }
    providedCircles = Recursion.circles(in: recursive, references: provided.forEachDeclared)
    findLevels(types)
    findUnprovided(recursive, provided)
  }

  /// Recursive types all of whose values hold another one, without end.
  var endless: [Int] { circles.keys.filter { levels[$0] == nil }.sorted() }

  /// How far the end of a call's value is; nil where it has none.
  func level(of construction: Construction, in circle: Set<Int>) -> Int? {
    guard !circle.isEmpty else { return 0 }
    var level: Int? = 0
    for argument in construction.arguments {
      drawn.forEachDeclared(by: argument.type) { id in
        guard circle.contains(id), let known = level else { return }
        level = levels[id].map { max(known, $0 + 1) }
      }
    }
    return level
  }

  /// Those of some calls that end a recursion: they hold none of the types in the circle or, if each
  /// holds one, have the nearest end. Outside of circles, what a generic type is of may lead back.
  func leaves(of constructions: [Construction], in circle: Set<Int>) -> [Int] {
    guard !circle.isEmpty else { return constructions.leaves(drawn) }
    let free = constructions.indices.filter { !constructions[$0].mentions(circle) }
    guard free.isEmpty else { return free }
    let levels = constructions.map { level(of: $0, in: circle) ?? .max }
    return constructions.indices.filter { levels[$0] == levels.min() }
  }

  private static func circles(
    in types: ByType<[Construction]>, references: (ResolvedType, (Int) -> Void) -> Void
  ) -> [Int: Set<Int>] {
    let edges = types.mapValues { constructions in
      var ids: [Int] = []
      for construction in constructions {
        for argument in construction.arguments {
          references(argument.type) { if !ids.contains($0) { ids.append($0) } }
        }
      }
      return ids.count > 1 ? ids.sorted() : ids
    }
    var circles: [Int: Set<Int>] = [:]
    for circle in Components.find(in: edges) {
      for id in circle { circles[id] = circle }
    }
    return circles
  }

  private mutating func findLevels(_ types: ByType<[Construction]>) {
    var open = circles.keys.sorted()
    while true {
      var found: [(Int, Int)] = []
      for id in open {
        guard let circle = circles[id] else { continue }
        let levels = (types[id] ?? []).map { level(of: $0, in: circle) }
        let known = levels.compactMap(\.self)
        let isChoice = types[id]?.areChoice == true
        guard isChoice || known.count == levels.count else { continue }
        if let level = isChoice ? known.min() : known.max() ?? 0 { found.append((id, level)) }
      }
      guard !found.isEmpty else { return }
      for (id, level) in found { levels[id] = level }
      open.removeAll { levels[$0] != nil }
    }
  }
}

extension Recursion {
  /// Finds the types that stay in circles where optionals are nil and cases end: each holds itself
  /// in a generic type whose fixed value holds one of its argument.
  private mutating func findUnprovided(_ types: ByType<[Construction]>, _ provided: HeldTypes) {
    var calls = ByType<[Construction]>()
    for (id, constructions) in types {
      guard let circle = providedCircles[id] else { continue }
      let ending = constructions.map { $0.ending(at: circle) }
      let hasEnd = ending.areChoice && ending.contains { $0.ends(at: circle) }
      if !hasEnd { calls[id] = ending }
    }
    unprovided = Set(Recursion.circles(in: calls, references: provided.forEachDeclared).keys)
  }
}

extension [Construction] {
  /// Whether a value is made by one of them.
  var areChoice: Bool { first?.isOneOfSeveral ?? false }

  /// Those which a value of a generic type can always be made by: where there are several, the ones
  /// that are made of no parameter or, if all are, of none that they cannot do without.
  fileprivate func leaves(_ held: HeldTypes) -> [Int] {
    guard areChoice else { return [Int](indices) }
    let free = indices.filter { !self[$0].arguments.contains { $0.type.hasParameter } }
    guard free.isEmpty else { return free }
    let ending = indices.filter { held.names(of: self[$0]).isEmpty }
    return ending.isEmpty ? [Int](indices) : ending
  }
}

extension ResolvedType {
  /// Whether a value may be made of a generic parameter.
  fileprivate var hasParameter: Bool {
    if case .parameter = self { true } else { hasPart(where: \.hasParameter) }
  }
}
