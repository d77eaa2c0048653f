/// What the checks of other types tell, of which an initialiser makes values itself.
extension DeclarationIndex {
  /// The clues of an initialiser, then those of the types that it calls, and of those that these
  /// call in turn.
  func clues(of initializer: InitializerDeclaration, in type: IndexedType) -> Clues {
    var clues = initializer.clues.values
    var called: Set<Int> = [type.id]
    let callees = clues.types + initializer.demands.calls.compactMap(\.type)
    var wanted = callees.map { (name: $0, caller: type) }[...]
    clues.types = []
    while let (name, caller) = wanted.popFirst(), called.count <= DeclarationIndex.mostCalled {
      guard case .type(let id)? = lookUp(name, from: caller), called.insert(id).inserted else {
        continue
      }
      let callee = types[id]
      for var others in callee.checks {
        wanted += others.types.map { (name: $0, caller: callee) }
        others.types = []
        clues.add(others)
      }
    }
    return clues
  }

  /// More types hold more than a text consists of.
  private static let mostCalled = 16
}

extension IndexedType {
  /// What its initialisers tell of what they accept: the one by a raw value accepts that of a case.
  fileprivate var checks: [Clues] {
    let own = (members.initializers + extensionInitializers).map(\.clues.values)
    guard kind == .enum, inheritance.first == .named("String") else { return own }
    var raw = Clues()
    for item in members.cases {
      Clues.add(item.rawValue ?? "\"\(item.name.withoutBackticks)\"", to: &raw.texts)
    }
    return own + [raw]
  }
}
