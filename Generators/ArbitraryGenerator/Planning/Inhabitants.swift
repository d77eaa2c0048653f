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

  func exist(of type: ResolvedType) -> Bool { exist(of: type, inside: []) }

  /// Whether a call makes a value.
  ///
  /// - Parameter outer: The types that the value is a part of, of which it may hold no other.
  func areMade(by call: Construction, inside outer: Set<String> = []) -> Bool {
    call.arguments.allSatisfy { exist(of: $0.type, inside: outer) }
  }

  private func exist(of type: ResolvedType, inside outer: Set<String>) -> Bool {
    guard type.namesNever else { return true }
    switch type {
    case .optional, .array, .dictionary, .metatype: return true
    case .known(.result, _, let ends): return ends.contains { exist(of: $0, inside: outer) }
    case .known(let known, _, _):
      return !type.isNever && (known.whenEmpty != nil || arePartsMade(of: type, inside: outer))
    case .function(let function) where function.takesNever: return true
    case .declared(let id, let path), .open(let id, let path):
      return areMade(of: id, path, named: type.description, inside: outer)
    default: return arePartsMade(of: type, inside: outer)
    }
  }

  private func arePartsMade(of type: ResolvedType, inside outer: Set<String>) -> Bool {
    !type.hasPart { !exist(of: $0, inside: outer) }
  }

  private func areMade(
    of id: Int, _ path: [ResolvedType.Component], named name: String, inside outer: Set<String>
  ) -> Bool {
    guard !outer.contains(name) else { return false }
    let given = index.types[id].given(path)
    return (index.drafts[id]?.constructions ?? []).contains { call in
      call.arguments.allSatisfy {
        exist(of: $0.type.replacing(given), inside: outer.union([name]))
      }
    }
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
