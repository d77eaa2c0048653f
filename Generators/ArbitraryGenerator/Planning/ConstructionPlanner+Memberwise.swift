/// The memberwise initialiser of a struct, and what it is called with.
extension ConstructionPlanner {
  /// An initialiser in the body takes the memberwise one away, a private property hides it.
  var hasReachableMemberwise: Bool {
    !type.isReference && reach <= .internal && variant.initializers.isEmpty
      && openProperties.allSatisfy { $0.header.access >= .internal }
  }

  /// Whether the call may come from anywhere: on an actor, where no member has to be from there, as
  /// wrappers have. One without arguments is on the actor in the language of Swift 5.
  func isFree(_ memberwise: Construction) -> Bool {
    guard isOnActor else { return true }
    guard !memberwise.arguments.isEmpty || !type.isOnMainActor else { return false }
    return memberwise.omissions.isEmpty
      && variant.properties.allSatisfy { index.isFreeOfActors($0, in: type) }
      && !variant.properties.contains { PropertyWrapper.of($0, in: type, index: index) != nil }
      && memberwise.arguments.allSatisfy { index.isSendable($0.type, in: type) }
      && variant.properties.filter(\.isSetForGood).allSatisfy(isSendable)
  }

  private func isSendable(_ property: PropertyDeclaration) -> Bool {
    let resolved = property.type.flatMap { try? resolver.resolve($0) }
    return resolved.map { index.isSendable($0, in: type) } ?? false
  }

  /// The call of the memberwise initialiser.
  func memberwise() throws(PlanningNote) -> Construction {
    let construction = Construction(callee: callee)
    let properties = openProperties
    construction.arguments.reserveCapacity(properties.count)
    for property in properties { try add(property, to: construction) }
    if let empty = construction.emptyOmission { throw .member(empty.name, empty.reason) }
    if let blank = ambiguousBlank(in: construction, of: nil) {
      throw .member(blank.name, blank.reason)
    }
    askWrappers(in: construction)
    keepDescribable(construction)
    try checkInitialValues(in: construction)
    return construction
  }

  /// Adds a value for a property, or leaves it to what it begins with.
  private func add(
    _ property: PropertyDeclaration, to construction: Construction
  ) throws(PlanningNote) {
    let name = property.name.withoutBackticks
    let wrapper = PropertyWrapper.of(property, in: type, index: index)
    if case .madeByItself? = wrapper {
      return construction.omit(name, for: .ownWrapper, nil, label: name)
    }
    // Where the wrapper itself is asked for, the value's default is none of that.
    var (asked, asksWrapper) = (property.type, false)
    if case .asked(let own)? = wrapper { (asked, asksWrapper) = (own, true) }
    let hasDefault = property.hasDefault && !asksWrapper
    do {
      construction.arguments.append(
        try argument(
          for: property, of: asked, hasDefault: hasDefault,
          orElse: asksWrapper ? .wrapped : .notInferred))
      if case .madeOfValue(delayed: true)? = wrapper { construction.delaysArguments = true }
    } catch {
      let drawn = drawnByHand(
        name, name, asked, property.header.location, error,
        gen: index.gen(of: name, in: type))
      if let drawn { return construction.arguments.append(drawn) }
      let takesNoValue = asksWrapper || error == .built
      let blank =
        property.hasDefault || takesNoValue ? nil : property.type?.blank(despite: error)
      guard hasDefault || blank != nil else { throw .member(name, error) }
      construction.omit(name, for: error, blank, label: name)
    }
  }

  /// - Parameter reason: Why there is none where its type is not known.
  private func argument(
    for property: PropertyDeclaration, of written: TypeSyntax?, hasDefault: Bool,
    orElse reason: Unsupported
  ) throws(Unsupported) -> Argument {
    if property.header.isSkipped { throw .skippedByHand }
    if property.isUnheld { throw .unheld }
    guard let written else { throw reason }
    let resolved = try usable(written, hasDefault: hasDefault)
    if !resolved.isFunction, index.isBuilt(property, in: type) { throw .built }
    let name = property.name.withoutBackticks
    return Argument(
      label: name, name: name, type: resolved.built(by: property.header.attributes),
      override: index.gen(of: name, in: type), location: property.header.location)
  }
}
