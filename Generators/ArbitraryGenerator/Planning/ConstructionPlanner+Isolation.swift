/// Which initialisers can be called from anywhere, and which on the main actor.
extension ConstructionPlanner {
  /// Whether the main actor has to call the initialiser, if it can be called at all.
  func isOnMainActor(_ initializer: InitializerDeclaration) throws(PlanningNote) -> Bool {
    let header = initializer.header
    guard header.access >= reach else { throw noInitializer }
    guard !initializer.isUnimplemented else { throw .unimplementedInitializer }
    guard header.attribute("available") == nil else { throw .limitedInitializer }
    guard initializer.generics.isEmpty else { throw .genericInitializer(initializer) }
    guard !initializer.effects.isAsync else { throw .asynchronousInitializer }
    guard !initializer.parameters.contains(where: { $0.type.specifiers.contains("isolated") })
    else { throw .isolatedInitializer }
    if header.modifiers.contains(.nonisolated) { return false }
    let own = header.attributes.first(where: index.isGlobalActor)?.description
    guard let isolation = own ?? type.isolation ?? isolationOfActor else { return false }
    guard isolation.namesMainActor else { throw .isolatedInitializer }
    return true
  }

  /// Fails for a wrapper that a caller may hand in itself: the compiler (6.3) then makes none of a
  /// value in other modules, and does not say where that fails.
  func checkProjections(of initializer: InitializerDeclaration) throws(PlanningNote) {
    guard type.module != nil else { return }
    for parameter in initializer.parameters where !parameter.attributes.isEmpty {
      if let wrapper = PropertyWrapper.projected(parameter, in: type, index: index) {
        throw .parameter(parameter.name ?? parameter.label ?? "_", .projected(wrapper))
      }
    }
  }

  /// The global actor that an actor's initialisers are on, since that of a protocol which it conforms
  /// to is inferred for them.
  private var isolationOfActor: String? {
    guard type.kind == .actor else { return nil }
    return index.ancestors(of: type.id).ids.lazy.compactMap { index.types[$0].isolation }.first
  }
}
