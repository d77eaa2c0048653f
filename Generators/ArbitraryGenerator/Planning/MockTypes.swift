/// What mocks make of types that mean the same all over a module: found once for each, since nearly
/// all members are of a few such types.
final class MockTypes {
  /// What is known of one type.
  final class Found {
    // Checks of exclusive access would cost more than what is found.
    /// The fixed value, nil where there is none; nothing where nobody asked yet.
    @exclusivity(unchecked) fileprivate var fixed: FixedValue??
    /// What gens draw, or why they draw nothing; nil where nobody asked yet.
    @exclusivity(unchecked) fileprivate var drawn: Result<ResolvedType, Unsupported>?
  }

  private let module: IndexedModule
  private let table = NameTable<TypeSyntax, Found>()

  init(of module: IndexedModule) { self.module = module }

  /// What is known of a type; nil for one that may mean different things in different places.
  func found(_ type: TypeSyntax) -> Found? {
    if let found = table[type] { return found }
    guard module.commonTypes[type] != nil, !type.mentionsSelf else { return nil }
    let found = Found()
    table[type] = found
    return found
  }
}

extension MockTypes.Found {
  /// The fixed value, looked for where it was not before.
  func fixed(orElse find: () -> FixedValue?) -> FixedValue? {
    if let fixed { return fixed }
    let value = find()
    fixed = .some(value)
    return value
  }

  /// What gens draw, looked for where it was not before.
  func drawn(
    orElse find: () throws(Unsupported) -> ResolvedType
  ) throws(Unsupported) -> ResolvedType {
    if let drawn { return try drawn.get() }
    let result = Result(catching: find)
    drawn = result
    return try result.get()
  }
}
