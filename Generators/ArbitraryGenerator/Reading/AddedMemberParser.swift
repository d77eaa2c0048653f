/// Reading what extensions of the library's types end the program without.
extension DeclarationParser {
  /// Notes those members of extensions that ask something of the value or of what they are given:
  /// initialisers in other files may call them.
  mutating func noteAddedMembers() {
    let homes = result.declarations.compactMap { declaration -> String? in
      guard case .extension(let it) = declaration else { return nil }
      return TypeSyntax.extendable[it.qualifiedName].map { _ in it.qualifiedName }
    }
    guard !homes.isEmpty else { return }
    for name in checks.uses.sorted() {
      for member in checks.members[name] ?? [] where homes.contains(member.home) {
        guard let added = addedMember(member, named: name) else { continue }
        result.addedMembers.append(added)
      }
    }
  }

  private mutating func addedMember(_ member: CheckScope.Member, named name: String) -> AddedMember? {
    guard let type = TypeSyntax.extendable[member.home],
      var function = member.keyword == .var ? checks.getter(member) : checks.function(member)
    else { return nil }
    var parameters = [Parameter(name: name, type: type)]
    for (position, parameter) in function.parameters.enumerated() {
      let own = ["Self": type, "Element": TypeSyntax.named("_")]
      guard let type = DeclarationParser.parseType(parameter.type)?.replacing(own) else {
        return nil
      }
      function.parameters[position].type = type.description.filter { $0 != " " }
      parameters.append(
        Parameter(
          label: parameter.label, name: parameter.name, type: type,
          defaultValue: parameter.defaultValue))
    }
    let demands = PreconditionScanner.demands(
      of: function, askedOf: member.tokens.lowerBound - 1, parameters: parameters, in: checks)
    guard !demands.conditions.isEmpty else { return nil }
    let generics = Generics(parameters: [GenericParameter(name: "_")])
    return AddedMember(
      name: name, home: member.home,
      call: InitializerDeclaration(
        header: DeclarationHeader(location: location(of: checks.tokens[member.tokens.lowerBound].start)),
        generics: generics, parameters: parameters, demands: demands))
  }
}
