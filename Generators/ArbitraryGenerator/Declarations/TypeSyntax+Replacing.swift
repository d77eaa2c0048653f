extension TypeSyntax {
  /// The type with some names, those of a typealias' generic parameters, replaced by types.
  func replacing(_ replacements: [String: TypeSyntax]) -> TypeSyntax {
    guard !replacements.isEmpty else { return self }
    guard case .named(let name, let arguments) = self, let replacement = replacements[name] else {
      return mapParts { $0.replacing(replacements) }
    }
    return replacement.applied(to: arguments.map { $0.replacing(replacements) })
  }

  /// A type without generic arguments with these.
  private func applied(to arguments: [TypeSyntax]) -> TypeSyntax {
    switch self {
    case .named(let name, []): .named(name, arguments: arguments)
    case .member(let outer, let name, []): .member(of: outer, name, arguments: arguments)
    default: self
    }
  }

  /// The type without `Self`: what stands in its place, and its members by their own names.
  func replacingSelf(by replacement: @autoclosure () -> TypeSyntax) -> TypeSyntax {
    mentionsSelf ? replacingSelf(replacement()) : self
  }

  private func replacingSelf(_ replacement: TypeSyntax) -> TypeSyntax {
    switch self {
    case .named("Self", _): return replacement
    case .member(of: .named("Self", _), let name, let arguments):
      return .named(name, arguments: arguments.map { $0.replacingSelf(replacement) })
    default: return mapParts { $0.replacingSelf(replacement) }
    }
  }
}

extension TypeSyntax {
  /// The type with generic typealiases written out.
  func expanding(_ aliases: [String: TypealiasDeclaration]) -> TypeSyntax {
    guard !aliases.isEmpty else { return self }
    guard case .named(let name, let arguments) = self, let alias = aliases[name],
      arguments.count == alias.generics.parameters.count
    else { return mapParts { $0.expanding(aliases) } }
    return alias.type.replacing(alias.generics.given(arguments.map { $0.expanding(aliases) }))
  }
}

extension TypeSyntax {
  /// A function as one that throws something else, or nothing; nil for what is written as none.
  func throwing(_ throwing: Effects.Throwing) -> TypeSyntax? {
    switch self {
    case .attributed(let words, let type):
      return type.throwing(throwing).map { .attributed(words, $0) }
    case .tuple where unparenthesized != self: return unparenthesized.throwing(throwing)
    case .function(let parameters, var effects, let result):
      effects.throwing = throwing
      return .function(parameters: parameters, effects: effects, result: result)
    default: return nil
    }
  }
}
