extension DeclarationIndex {
  /// The gen that a comment or the settings say for a type.
  func gen(of type: IndexedType) -> WrittenGen? {
    type.header.gen ?? steering.gen(of: type.qualifiedName)
  }

  /// How deep its values may be nested, by a comment or the settings.
  func depth(of type: IndexedType) -> Int? { type.header.depth ?? steering.depth }

  /// The gen that a comment or the settings say for a member of a type; a comment stands at its
  /// property.
  func gen(of member: String, in type: IndexedType) -> WrittenGen? {
    let properties = type.members.properties
    let position = properties.firstIndex { $0.name.withoutBackticks == member }
    return position.flatMap { properties[$0].header.gen }
      ?? steering.gen(of: "\(type.qualifiedName).\(member)")
  }

  /// The gen for a payload's value; where it is the only one, it goes by the case's name.
  func gen(
    of value: Parameter, in declaration: EnumCaseDeclaration, of type: IndexedType
  ) -> WrittenGen? {
    var path: String { "\(type.qualifiedName).\(declaration.name.withoutBackticks)" }
    let own = value.label.flatMap { steering.gen(of: "\(path).\($0.withoutBackticks)") }
    guard own == nil, declaration.payload.count == 1 else { return own }
    return declaration.header.gen ?? steering.gen(of: path)
  }

  /// The most access that factories and lenses of a type have: where they are no part of its module,
  /// they are for one test target.
  func mostAccess(of type: IndexedType) -> AccessLevel {
    steering.access ?? (type.module == nil ? .public : .internal)
  }

  /// Whether a path names a type, a member or a case's value.
  func names(_ path: String) -> Bool {
    types.contains { type in
      if type.qualifiedName == path { return true }
      guard path.hasPrefix("\(type.qualifiedName).") else { return false }
      return type.names(path.dropFirst(type.qualifiedName.count + 1))
    }
  }
}

extension IndexedType {
  fileprivate func names(_ member: Substring) -> Bool {
    let parts = member.split(separator: ".").map(String.init)
    let isCase = members.cases.contains { item in
      item.name.withoutBackticks == parts.first
        && (parts.count == 1 || item.payload.contains { $0.label == parts[1] })
    }
    let parameters = (members.initializers + extensionInitializers).flatMap(\.parameters)
    return isCase
      || parts.count == 1
        && (members.properties.contains { $0.name.withoutBackticks == parts[0] }
          || parameters.contains { $0.name == parts[0] })
  }
}
