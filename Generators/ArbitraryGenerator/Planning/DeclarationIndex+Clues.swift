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
    var followed: Set<String> = []
    while let (name, caller) = wanted.popFirst(), called.count <= DeclarationIndex.mostCalled {
      switch lookUp(name, from: caller) {
      case .type(let id)? where called.insert(id).inserted:
        let callee = types[id]
        for var others in callee.checks {
          wanted += others.types.map { (name: $0, caller: callee) }
          others.types = []
          clues.add(others)
        }
      case .alias(let alias)? where followed.insert(alias.qualifiedName).inserted:
        wanted += targets(of: alias, seenFrom: caller).map { (name: $0, caller: caller) }
      default: break
      }
    }
    return clues
  }

  /// The names of what a typealias stands for: of all that it may be, whatever `#if` says.
  private func targets(of alias: TypealiasDeclaration, seenFrom type: IndexedType) -> [String] {
    guard !alias.header.conditions.isEmpty else {
      return [alias.type.qualifiedName].compactMap(\.self)
    }
    let name = plain(alias.qualifiedName, module: type.module)
    return aliases(named: name, module: type.module, seenFrom: type.file)
      .compactMap(\.type.qualifiedName)
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
