extension MockPlanner {
  /// Mocks are made anywhere, where nothing can be named that depends on a conformance on the main
  /// actor: one whose members or associated types do stays there.
  func checkIsolation(
    of requirements: MockRequirements, _ settled: [String: TypeSyntax], in scope: IndexedType,
    for mock: MockPlan
  ) throws(MockNote) {
    guard scope.home.isOnMainActor else { return }
    var resolver = TypeResolver(index: index, scope: scope)
    resolver.makesValues = false
    let canStay =
      mock.isolation?.namesMainActor == true && mock.identities.isEmpty && mock.superclass == nil
      && !mock.isSendable
      && !requirements.functions.contains { $0.header.isConcurrent }
    for (member, header, type) in requirements.namedTypes {
      do { _ = try resolver.resolve(type) } catch {
        guard case .isolatedArgument(let type, let argument) = error else { continue }
        guard canStay, !header.modifiers.contains(.nonisolated) else {
          throw .isolatedArgument(member, type: type, argument: argument)
        }
        mock.boundArgument = (type, argument)
      }
    }
    let bound = requirements.associatedTypes
      .filter { !$0.inheritance.allSatisfy(\.isMarker) }.map(\.name)
    for name in bound + ["ID"] {
      guard let type = settled[name] else { continue }
      do { _ = try resolver.resolve(.named("Set", arguments: [type])) } catch {
        guard case .isolatedArgument(_, let argument) = error else { continue }
        guard canStay else {
          throw .isolatedArgument(name, type: "\(type)", argument: argument)
        }
        mock.boundArgument = ("\(type)", argument)
      }
    }
  }
}

extension TypeSyntax {
  /// Whether it is a protocol without requirements, which a conformance on an actor meets anywhere.
  fileprivate var isMarker: Bool {
    ["AnyObject", "Copyable", "Escapable", "Sendable", "SendableMetatype"]
      .contains(qualifiedName ?? "")
  }
}

extension DeclarationHeader {
  /// Whether what it declares runs on no actor, wherever it is called from.
  fileprivate var isConcurrent: Bool {
    attribute("concurrent") != nil && !modifiers.contains(.nonisolated)
  }
}

extension MockRequirements {
  /// The types of all members, with the members' names. Where one stands for no type in particular,
  /// there is one that conforms anywhere.
  fileprivate var namedTypes: [(String, DeclarationHeader, TypeSyntax)] {
    typealias Member = (
      name: String, header: DeclarationHeader, types: [TypeSyntax?], open: Generics
    )
    let properties: [Member] = properties.map { ($0.name, $0.header, [$0.type], Generics()) }
    let functions: [Member] = functions.map {
      ($0.name, $0.header, $0.parameters.map(\.type) + [$0.result], $0.generics)
    }
    let subscripts: [Member] = subscripts.map {
      ("subscript", $0.header, $0.parameters.map(\.type) + [$0.result], $0.generics)
    }
    let initializers: [Member] = initializers.map {
      ("init", $0.header, $0.parameters.map(\.type), $0.generics)
    }
    let associated = associatedTypes.map(\.name)
    return (properties + functions + subscripts + initializers).flatMap { member in
      let open = Set(associated).union(member.open.names)
      let free = Dictionary(uniqueKeysWithValues: open.map { ($0, TypeSyntax.named("Int")) })
      return member.types.compactMap(\.self).map {
        (member.name, member.header, $0.replacing(free))
      }
    }
  }
}

extension MockRequirements {
  /// Whether members name functions on a global actor that do not say `@Sendable`: they are so in
  /// Swift 6 mode alone.
  func nameIsolatedFunctions(in index: DeclarationIndex) -> Bool {
    var result = false
    members.forEachType { result = result || $0.isIsolatedFunction(in: index) }
    return result
  }
}

extension TypeSyntax {
  fileprivate func isIsolatedFunction(in index: DeclarationIndex) -> Bool {
    switch self {
    case .named(_, let arguments) where arguments.isEmpty: return false
    case .attributed(let words, _)
    where !words.contains("@Sendable") && words.contains(where: index.isGlobalActor(written:)):
      return true
    default: return hasPart { $0.isIsolatedFunction(in: index) }
    }
  }
}
