/// Generic parameters that only tell a type's values from others, and of which nothing is made: the
/// first of `Tagged<Tag, RawValue>`.
extension DeclarationIndex {
  /// Whether a generic parameter of a type, or of one around it, is one. One that is handed on to
  /// another type's, or back to the same, still may be, and one that stands for a certain type is.
  func isTag(_ parameter: String, of type: IndexedType) -> Bool {
    type.settledParameters[parameter] != nil
      || type.isOfValues && madeParameters[type.id]?.contains(parameter) != true
  }

  /// The parameters of all generic structs and enums of which something is made, by the types'
  /// numbers: those that a member names, and then those that are handed on to such ones, until
  /// there are no more.
  func findMadeParameters() -> [Int: Set<String>] {
    let generic = types.filter { $0.isOfValues && !$0.parameters.isEmpty }
    let members = generic.map(\.typesInCalls)
    var made: [Int: Set<String>] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (type, members) in zip(generic, members) {
        for name in type.parameters.map(\.name) where made[type.id]?.contains(name) != true {
          guard members.contains(where: { mayBeMade($0, of: name, in: type, made) }) else {
            continue
          }
          made[type.id, default: []].insert(name)
          isComplete = false
        }
      }
    }
    return made
  }

  private func mayBeMade(
    _ member: TypeSyntax, of parameter: String, in type: IndexedType, _ made: [Int: Set<String>]
  ) -> Bool {
    switch member {
    case .named(parameter, _): return true
    // A typealias, or a type inside, may be made of the parameter without naming it.
    case .named(let name, let arguments) where mayBeAlias(name) || innerNames.contains(name):
      return !arguments.isEmpty || !isOutermost(name, from: type)
    case .named(let name, let arguments):
      guard case .type(let id)? = lookUp(name, from: type), types[id].isOfValues else { break }
      // Inside of a generic type its name alone stands for the type of the same parameters.
      guard !arguments.isEmpty else { return made[id]?.contains(parameter) == true }
      return zip(arguments, types[id].generics.parameters).contains { argument, own in
        made[id]?.contains(own.name) == true && mayBeMade(argument, of: parameter, in: type, made)
      }
    case .member(_, let name, _) where mayBeAlias(name) || innerNames.contains(name):
      return true
    case .function(_, _, let result):
      return mayBeMade(result, of: parameter, in: type, made)
    default: break
    }
    return member.hasPart { mayBeMade($0, of: parameter, in: type, made) }
  }

  /// Whether what a name means inside of a type stands in no other.
  private func isOutermost(_ name: String, from type: IndexedType) -> Bool {
    switch lookUp(name, from: type) {
    case .type(let id): types[id].enclosingName == nil
    case .alias(let alias): alias.enclosing == nil
    case nil: false
    }
  }
}

extension IndexedType {
  /// Whether it tells itself what its values are made of, as a class without initialisers does not.
  fileprivate var isOfValues: Bool {
    switch kind {
    case .struct, .enum: true
    case .class, .actor: !members.initializers.isEmpty
    case .protocol: false
    }
  }

  /// What values are made of, by initialisers, cases and static functions.
  fileprivate var typesInCalls: [TypeSyntax] {
    var types: [TypeSyntax] = []
    forEachTypeOfMade { types.append($0) }
    for maker in kind == .enum ? [] : members.makers + extensionMakers {
      maker.parameters.forEachType { types.append($0) }
    }
    return types
  }
}
