extension TypeSyntax {
  /// The type with some names, those of a typealias' generic parameters, replaced by types.
  func replacing(_ replacements: [String: TypeSyntax]) -> TypeSyntax {
    guard !replacements.isEmpty else { return self }
    switch self {
    case .named(let name, let arguments):
      return replacements[name]
        ?? .named(name, arguments: arguments.map { $0.replacing(replacements) })
    case .member(let base, let name, let arguments):
      return .member(
        of: base.replacing(replacements), name,
        arguments: arguments.map { $0.replacing(replacements) })
    case .optional(let type): return .optional(type.replacing(replacements))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacing(replacements))
    case .array(let type): return .array(type.replacing(replacements))
    case .dictionary(let key, let value):
      return .dictionary(key: key.replacing(replacements), value: value.replacing(replacements))
    case .tuple(let elements): return .tuple(elements.map { $0.replacing(replacements) })
    case .attributed(let words, let type):
      return .attributed(words, type.replacing(replacements))
    default: return self
    }
  }
}

extension TypeSyntax.Element {
  fileprivate func replacing(_ replacements: [String: TypeSyntax]) -> TypeSyntax.Element {
    var element = self
    element.type = type.replacing(replacements)
    return element
  }
}
