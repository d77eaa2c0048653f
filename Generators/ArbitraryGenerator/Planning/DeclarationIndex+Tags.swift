/// Generic parameters that only tell a type's values from others, and of which nothing is made: the
/// first of `Tagged<Tag, RawValue>`.
extension DeclarationIndex {
  /// Whether a generic parameter of a type is one. One that is handed on to another type's, or back
  /// to the same, still may be.
  func isTag(_ parameter: String, of type: IndexedType) -> Bool {
    var seen: Set<Tag> = []
    return isTag(parameter, of: type, besides: &seen)
  }

  /// A parameter that is taken for one until something is made of it.
  private struct Tag: Hashable {
    var type: Int
    var parameter: String
  }

  private func isTag(
    _ parameter: String, of type: IndexedType, besides seen: inout Set<Tag>
  ) -> Bool {
    guard type.kind == .struct || type.kind == .enum else { return false }
    guard seen.insert(Tag(type: type.id, parameter: parameter)).inserted else { return true }
    var made: [TypeSyntax] = []
    type.forEachTypeOfMade { made.append($0) }
    for maker in type.members.makers + type.extensionMakers {
      maker.parameters.forEachType { made.append($0) }
    }
    return !made.contains { mayBeMade($0, of: parameter, in: type, besides: &seen) }
  }

  private func mayBeMade(
    _ made: TypeSyntax, of parameter: String, in type: IndexedType, besides seen: inout Set<Tag>
  ) -> Bool {
    switch made {
    case .named(parameter, _): return true
    // A typealias, or a type inside, may be made of the parameter without naming it.
    case .named(let name, let arguments) where mayBeAlias(name) || innerNames.contains(name):
      return !arguments.isEmpty || !isOutermost(name, from: type)
    case .named(let name, let arguments):
      guard !arguments.isEmpty, case .type(let id)? = lookUp(name, from: type) else { break }
      let own = types[id].generics.parameters
      return zip(arguments, own).contains { argument, own in
        mayBeMade(argument, of: parameter, in: type, besides: &seen)
          && !isTag(own.name, of: types[id], besides: &seen)
      }
    case .member(_, let name, _) where mayBeAlias(name) || innerNames.contains(name):
      return true
    case .function(_, _, let result):
      return mayBeMade(result, of: parameter, in: type, besides: &seen)
    default: break
    }
    return made.hasPart { mayBeMade($0, of: parameter, in: type, besides: &seen) }
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
