/// What stands for a protocol that has a mock, where types of the sources conform to it as well.
///
/// Most protocols of an application have one type behind them that is used in production, and are
/// there so that tests need not use it: that would ask a server, or write a file. Others, as
/// `Shape`, are what several kinds of values have in common, of which a mock is none.
extension DeclarationIndex {
  /// Whether the mock of a protocol stands for it, and not the types that conform: where those are
  /// not made of data alone, and where it answers later. The comment above it says so of any.
  func isService(_ id: Int) -> Bool {
    guard mocks.output != nil, isMocked(types[id]) else { return false }
    if let found = foundServices[id] { return found }
    let answer = types[id].header.isMocked || isUsed(id)
    foundServices[id] = answer
    return answer
  }

  /// Whether a protocol is that of what is used, and not of values; a composition, where all of its
  /// protocols are.
  private func isUsed(_ id: Int) -> Bool {
    if let composition = types[id].composition {
      return composition.protocols.allSatisfy(isService)
    }
    return answersLater(id)
      || !conforming(to: Constraint(protocols: [id], known: [])).contains { isData(types[$0]) }
  }

  /// Whether a protocol, or one that it inherits from, has methods that are asynchronous or keep a
  /// function that they are given.
  private func answersLater(_ id: Int) -> Bool {
    inherited(by: id).protocols.union([id]).contains { id in
      let members = types[id].members
      return members.properties.contains { $0.accessors.getter.isAsync }
        || members.functions.contains { function in
          function.effects.isAsync || function.parameters.contains { $0.type.isKeptFunction }
        }
    }
  }

  /// Whether the values of a type, a structure or an enumeration, are made of data, and of no
  /// objects and functions.
  func isData(_ type: IndexedType) -> Bool {
    guard type.kind == .struct || type.kind == .enum else { return false }
    var parts = type.members.properties.filter(\.isStoredInInstances).compactMap(\.type)
    for item in type.members.cases { item.payload.forEachType { parts.append($0) } }
    let isEmpty = parts.isEmpty && type.members.cases.isEmpty
    return !isEmpty
      && !parts.contains { part in
        part.hasFunction || nodes(of: part, in: type).contains(where: isObject)
      }
  }

  private func isObject(_ node: HolderGraph.Node) -> Bool {
    switch node {
    case .mock: true
    case .declared(let id): types[id].kind != .struct && types[id].kind != .enum
    case .named(let name):
      KnownType.objects.contains(name) || KnownType.withoutValues.contains(name)
    }
  }
}

extension TypeSyntax {
  /// Whether it is that of a function which may outlive the call that it is given to.
  fileprivate var isKeptFunction: Bool {
    switch self {
    case .attributed(let words, _): words.contains("@escaping")
    case .optional(let type): type.hasFunction
    default: false
    }
  }

  /// Whether it is that of a function, or has one in it.
  fileprivate var hasFunction: Bool {
    if case .function = self { true } else { hasPart(where: \.hasFunction) }
  }
}
