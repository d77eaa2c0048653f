extension DeclarationIndex {
  /// What a name means.
  enum Meaning {
    case type(Int)
    case alias(TypeSyntax)
  }

  /// What a name means where a type is declared: looked up from there outwards, then in the other
  /// modules.
  func lookUp(_ name: String, from type: IndexedType) -> Meaning? {
    // Most names are the library's.
    guard takenNames.contains(name) || name.utf8.contains(ASCII.dot) else { return nil }
    let mayBeInside = innerNames.contains(name) || name.utf8.contains(ASCII.dot)
    var around = mayBeInside ? type.qualifiedName : nil
    while let outer = around {
      if let found = meaning(of: "\(outer).\(name)", module: type.module) { return found }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    for module in [type.module] + testables.map(Optional.some) {
      if let found = meaning(of: name, module: module) { return found }
      if let module, name.hasPrefix("\(module).") {
        let plain = String(name.dropFirst(module.count + 1))
        if let found = meaning(of: plain, module: module) { return found }
      }
    }
    return nil
  }

  private func meaning(of name: String, module: String?) -> Meaning? {
    if let id = types(named: name, module: module).first { return .type(id) }
    return aliases(named: name, module: module).first.map { .alias($0.type) }
  }
}
