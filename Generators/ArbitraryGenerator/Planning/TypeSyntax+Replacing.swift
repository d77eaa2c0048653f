extension TypeSyntax {
  /// The type with some names, those of a typealias' generic parameters, replaced by types.
  func replacing(_ replacements: [String: TypeSyntax]) -> TypeSyntax {
    guard !replacements.isEmpty else { return self }
    if case .named(let name, _) = self, let replacement = replacements[name] { return replacement }
    return mapParts { $0.replacing(replacements) }
  }

  /// The type without `Self`: what stands in its place, and its members by their own names.
  func replacingSelf(by replacement: TypeSyntax) -> TypeSyntax {
    guard mentionsSelf else { return self }
    switch self {
    case .named("Self", _): return replacement
    case .member(of: .named("Self", _), let name, let arguments):
      return .named(name, arguments: arguments.map { $0.replacingSelf(by: replacement) })
    default: return mapParts { $0.replacingSelf(by: replacement) }
    }
  }
}
