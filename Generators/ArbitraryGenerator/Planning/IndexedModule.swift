/// What the types of one module share: an object, because each of them has it.
final class IndexedModule {
  /// Nil for files that belong to none.
  let name: String?
  /// Whether its declarations are on the main actor where they do not say otherwise.
  let isOnMainActor: Bool
  // Checks of exclusive access would cost more than what is looked up.
  /// The numbers of its types by their qualified names.
  let typesByName = NameTable<String, TypeNumbers>()
  /// Types that mean the same wherever they are written in the module, as they were first resolved.
  let commonTypes = NameTable<TypeSyntax, ResolvedType>()

  init(name: String?, isOnMainActor: Bool) {
    self.name = name
    self.isOnMainActor = isOnMainActor
  }
}
