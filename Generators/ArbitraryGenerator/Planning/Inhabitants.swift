/// What there are values of where `Never` stands for generic parameters: `Loadable<User, Never>` is
/// made by all cases but the one that fails, and its `[Never]` is empty.
struct Inhabitants {
  private let index: DeclarationIndex

  init(in index: DeclarationIndex) { self.index = index }

  /// Whether there are values of all types of the sources that a type's values are made of.
  func existThroughout(_ type: ResolvedType) -> Bool {
    if case .metatype = type { return true }
    let isMade = type.declaredID == nil || exist(of: type)
    return isMade && !type.hasPart { !existThroughout($0) }
  }

  /// Whether there are values of a type.
  ///
  /// - Parameter outer: The types that the value is a part of, of which it may hold no other.
  func exist(of type: ResolvedType, inside outer: Set<String> = []) -> Bool {
    var search = Search(index: index, seen: outer)
    while true {
      let made = search.made
      if search.exist(of: type) { return true }
      if search.made == made { return false }
      // What was found on the way may be what was missing before.
      search.seen = outer
    }
  }

  /// Whether a call makes a value.
  func areMade(by call: Construction, inside outer: Set<String> = []) -> Bool {
    call.arguments.allSatisfy { exist(of: $0.type, inside: outer) }
  }

  /// The type with what is always empty as what one call makes.
  func emptied(_ type: ResolvedType) -> ResolvedType {
    guard type.namesNever else { return type }
    switch type {
    case .declared, .open, .metatype: return type
    case .function(var function):
      function.result = emptied(function.result)
      return .function(function)
    default: break
    }
    guard let name = type.emptyName, type.hasPart(where: { !exist(of: $0) }) else {
      return type.mapParts(emptied)
    }
    return .known(
      KnownType(name: name, isCalled: true), qualified: index.takenNames.contains(name),
      arguments: type.parts)
  }
}

extension Inhabitants {
  /// One way through the types that a value is made of, each of which is looked at once: types that
  /// hold each other would be gone through in all their orders.
  private struct Search {
    let index: DeclarationIndex
    /// Those that were looked at, or may not be held.
    var seen: Set<String>
    /// Those that there are values of.
    var made: Set<String> = []

    mutating func exist(of type: ResolvedType) -> Bool {
      guard type.namesNever else { return true }
      switch type {
      case .optional, .array, .dictionary, .metatype: return true
      case .known(let type, _, let ends) where type.isOfEnds:
        return ends.contains { exist(of: $0) }
      case .known(let known, _, _):
        return !type.isNever && (known.whenEmpty != nil || arePartsMade(of: type))
      case .function(let function) where function.takesNever: return true
      case .declared(let id, let path), .open(let id, let path):
        return isMade(type.description, of: id, path)
      default: return arePartsMade(of: type)
      }
    }

    private mutating func arePartsMade(of type: ResolvedType) -> Bool {
      !type.hasPart { !exist(of: $0) }
    }

    private mutating func isMade(
      _ name: String, of id: Int, _ path: [ResolvedType.Component]
    ) -> Bool {
      if made.contains(name) { return true }
      guard seen.insert(name).inserted else { return false }
      let given = index.types[id].given(path)
      let isMade = (index.drafts[id]?.constructions ?? []).contains { call in
        call.arguments.allSatisfy { exist(of: $0.type.replacing(given)) }
      }
      if isMade { made.insert(name) }
      return isMade
    }
  }
}

extension ResolvedType {
  /// Whether its values would be made of `Never`: not where that says that something never fails.
  var namesNever: Bool {
    switch self {
    case .known(.publisher, _, let arguments): arguments[0].namesNever
    default: isNever || hasPart(where: \.namesNever)
    }
  }

  /// The whole name of what can be empty.
  fileprivate var emptyName: String? {
    switch self {
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .known(let type, _, _) where type.whenEmpty != nil: type.name
    default: nil
    }
  }
}

extension ResolvedType.Function {
  /// Whether nobody can call it.
  var takesNever: Bool { parameters.contains { $0.type.isNever && !$0.isVariadic } }
}

extension KnownType {
  /// What is written behind the name of a collection, or an optional, for the one that is empty.
  var whenEmpty: CallPiece? {
    switch name {
    case "Optional": ".none"
    case "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set": "()"
    default: nil
    }
  }
}
