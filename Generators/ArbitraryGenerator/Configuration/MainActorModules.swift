/// The modules that are compiled with the main actor as default isolation.
enum MainActorModules: Sendable, Equatable {
  case none, all
  /// Those with these names.
  case named(Set<String>)

  /// Whether a module is one of them; `module` is nil where the sources belong to none by name.
  func contains(_ module: String?) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .named(let names): module.map(names.contains) ?? false
    }
  }
}
