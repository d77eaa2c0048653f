/// Mocks of what others set behind the initialisers of a class.
extension ConstructionPlanner {
  /// What is nil until somebody sets it who has what a protocol is of; nil for any other member.
  func collaborator(_ property: PropertyDeclaration) -> Collaborator? {
    guard type.isReference, let collaborator = property.collaborator, !property.header.isSkipped
    else { return nil }
    var naming = resolver
    naming.makesValues = false
    guard case .existential? = try? naming.resolve(collaborator.type) else { return nil }
    return collaborator
  }

  /// The mock that such a member is set to or, where it may be nil for good, one or none.
  func mock(
    for property: PropertyDeclaration, _ collaborator: Collaborator
  ) throws(Unsupported) -> Argument {
    let name = property.name.withoutBackticks
    guard isSettable(property), property.header.attribute("IBOutlet") == nil,
      !property.isUnheld || !isOnActor || type.isOnMainActor,
      let mock = try? usable(collaborator.type, hasDefault: true), let id = mockedProtocol(mock)
    else { throw .injected("\(collaborator.type)!") }
    if isChecked(property) { throw .checkedWhereSet("\(type.qualifiedName).\(name)") }
    if !collaborator.mayBeNil, index.isEndless(settingMockOf: id, in: type) {
      throw .endlessMock("\(collaborator.type)!")
    }
    return Argument(
      label: name, name: name, type: collaborator.mayBeNil ? .optional(mock, isEnd: false) : mock,
      override: index.gen(of: name, in: type), location: property.header.location)
  }

  /// The protocol whose mock is all that stands for a type, but for one that associated types are
  /// given to, which may lead anywhere.
  private func mockedProtocol(_ type: ResolvedType) -> Int? {
    guard case .existential(let existential) = type, existential.conformers.count == 1,
      case .mock(let id, _, arguments: [])? = existential.conformers.first,
      !existential.text.contains("<")
    else { return nil }
    return id
  }
}
