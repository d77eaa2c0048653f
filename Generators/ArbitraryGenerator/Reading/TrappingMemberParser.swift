/// Reading what functions end the program without that initialisers in other files may call.
extension DeclarationParser {
  /// Notes those that ask something of what they are given: what extensions add to the library's
  /// types, and functions that end the program on purpose and are called without a value.
  mutating func noteTrappingMembers() {
    let extended = result.declarations.compactMap { declaration -> String? in
      guard case .extension(let it) = declaration else { return nil }
      return TypeSyntax.extendable[it.qualifiedName].map { _ in it.qualifiedName }
    }
    let names = extended.isEmpty ? trappingNames : trappingNames.union(checks.uses)
    for name in names.sorted() {
      for member in checks.members[name] ?? [] {
        let isStatic =
          member.home.isEmpty
          || checks.modifiers(of: member).contains { [.static, .class].contains($0) }
        guard !checks.isHidden(member),
          extended.contains(member.home) || isStatic && trappingNames.contains(name),
          let trapping = trappingMember(member, named: name, isStatic: isStatic)
        else { continue }
        result.trappingMembers.append(trapping)
      }
    }
  }

  private mutating func trappingMember(
    _ member: CheckScope.Member, named name: String, isStatic: Bool
  ) -> TrappingMember? {
    guard var function = member.keyword == .var ? checks.getter(member) : checks.function(member)
    else { return nil }
    let owner = TypeSyntax.extendable[member.home] ?? .named(member.home)
    var parameters = isStatic ? [] : [Parameter(name: name, type: owner)]
    for (index, parameter) in function.parameters.enumerated() {
      let own = ["Self": owner, "Element": TypeSyntax.named("_")]
      guard let type = DeclarationParser.parseType(parameter.type)?.replacing(own) else {
        return nil
      }
      function.parameters[index].type = type.description.filter { $0 != " " }
      parameters.append(
        Parameter(
          label: parameter.label, name: parameter.name, type: type,
          defaultValue: parameter.defaultValue))
    }
    let position = member.tokens.lowerBound - 1
    let demands = PreconditionScanner.demands(
      of: function, named: position, taking: parameters, in: checks)
    guard !demands.conditions.isEmpty else { return nil }
    let header = DeclarationHeader(location: location(of: checks.tokens[position].start))
    return TrappingMember(
      name: name, home: member.home,
      call: InitializerDeclaration(
        header: header, generics: Generics(parameters: [GenericParameter(name: "_")]),
        parameters: parameters, demands: demands))
  }
}
