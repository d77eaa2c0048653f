/// Tells which of the testable modules a source file belongs to, from its path.
enum ModuleFinder {
  enum Answer: Equatable {
    /// There are no testables: what is generated is part of the module.
    case none
    case one(String)
    case unclear
  }

  /// The folder behind `Sources`, or any folder, that has the name of a testable.
  static func module(of path: String, among testables: [String]) -> Answer {
    guard let only = testables.first else { return .none }
    guard testables.count > 1 else { return .one(only) }
    let folders = path.split(separator: "/").dropLast().map(String.init)
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count,
      testables.contains(folders[sources + 1])
    {
      return .one(folders[sources + 1])
    }
    let named = Set(folders.filter(testables.contains))
    guard named.count == 1, let module = named.first else { return .unclear }
    return .one(module)
  }
}
