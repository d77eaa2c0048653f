extension MockPlanner {
  /// Mocks are made anywhere, where nothing can be named that depends on a conformance on the main
  /// actor.
  func checkIsolation(
    of requirements: MockRequirements, in scope: IndexedType
  ) throws(MockNote) {
    guard index.steering.isOnMainActor else { return }
    var resolver = TypeResolver(index: index, scope: scope)
    resolver.makesValues = false
    for (member, type) in requirements.namedTypes {
      do { _ = try resolver.resolve(type) } catch {
        guard case .isolatedArgument(let type, let argument) = error else { continue }
        throw .isolatedArgument(member, type: type, argument: argument)
      }
    }
  }
}

extension MockRequirements {
  /// The types of all members, with the members' names.
  fileprivate var namedTypes: [(String, TypeSyntax)] {
    let properties = properties.map { ($0.name, [$0.type]) }
    let functions = functions.map { ($0.name, $0.parameters.map(\.type) + [$0.result]) }
    let subscripts = subscripts.map { ("subscript", $0.parameters.map(\.type) + [$0.result]) }
    let initializers = initializers.map { ("init", $0.parameters.map(\.type)) }
    let all: [(String, [TypeSyntax?])] = properties + functions + subscripts + initializers
    return all.flatMap { name, types in types.compactMap(\.self).map { (name, $0) } }
  }
}
