/// What the wrappers of members ask of the values that a memberwise initialiser makes them of.
extension ConstructionPlanner {
  /// Has a memberwise call ask for what the wrappers do, and draw what those accept.
  func askWrappers(in construction: Construction) {
    guard let initializer = wrapping, !initializer.demands.conditions.isEmpty else { return }
    let asked = initializer.demands.conditions.reduce(into: Set()) { $0.formUnion($1.parameters) }
    for (position, argument) in construction.arguments.enumerated()
    where argument.override == nil && asked.contains(argument.name) {
      construction.arguments[position] =
        argument.overridden(by: argument.boundedGen(in: initializer))
    }
    askConditions(of: initializer, for: construction)
    filterArguments(of: construction, asked: initializer)
    keepTermsSmall(in: construction, of: initializer)
  }

  /// The memberwise initialiser as one that calls those of the wrappers; nil where it calls none.
  private var wrapping: InitializerDeclaration? {
    let wrapped = openProperties.filter(\.mayBeWrapped).compactMap { property in
      call(ofWrapperOf: property).map { (property, $0) }
    }
    guard !wrapped.isEmpty else { return nil }
    var initializer = InitializerDeclaration(header: type.header)
    initializer.parameters = wrapped.compactMap { property, _ in
      property.type.map {
        Parameter(label: property.name, name: property.name, type: $0.withoutStandardModule)
      }
    }
    initializer.demands.calls = wrapped.map(\.1)
    initializer.demands = index.demands(of: initializer, in: type)
    return initializer
  }

  /// What makes the wrapper of a property of its value.
  private func call(ofWrapperOf property: PropertyDeclaration) -> InitializerCall? {
    guard case .madeOfValue? = PropertyWrapper.of(property, in: type, index: index) else {
      return nil
    }
    let value = InitializerCall.Argument(
      label: "wrappedValue", parameter: property.name.withoutBackticks)
    return PropertyWrapper.call(of: property, madeOf: [value], index: index)
  }
}
