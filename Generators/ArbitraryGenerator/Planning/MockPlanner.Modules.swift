extension MockPlanner {
  /// What is found of the types of modules, the memory of all copies.
  final class Modules {
    private var types: [ObjectIdentifier: MockTypes] = [:]

    /// What is found of the types of one module.
    subscript(module: IndexedModule) -> MockTypes {
      if let known = types[ObjectIdentifier(module)] { return known }
      let new = MockTypes(of: module)
      types[ObjectIdentifier(module)] = new
      return new
    }
  }
}
