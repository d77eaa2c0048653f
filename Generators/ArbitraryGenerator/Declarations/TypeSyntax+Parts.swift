extension TypeSyntax {
  /// The type with each of the types that it is made of replaced.
  func mapParts(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .named(let name, let arguments): .named(name, arguments: arguments.map(transform))
    case .member(let base, let name, let arguments):
      .member(of: transform(base), name, arguments: arguments.map(transform))
    case .optional(let type): .optional(transform(type))
    case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(transform(type))
    case .array(let element): .array(transform(element))
    case .dictionary(let key, let value): .dictionary(key: transform(key), value: transform(value))
    case .inlineArray(let count, let element):
      .inlineArray(count: transform(count), element: transform(element))
    case .tuple(let elements): .tuple(elements.map { $0.mapType(transform) })
    case .function(let parameters, let effects, let result):
      .function(
        parameters: parameters.map { $0.mapType(transform) }, effects: effects.mapError(transform),
        result: transform(result))
    case .any(let constraint): .any(transform(constraint))
    case .some(let constraint): .some(transform(constraint))
    case .composition(let types): .composition(types.map(transform))
    case .metatype(let type, let isProtocol): .metatype(transform(type), isProtocol: isProtocol)
    case .packExpansion(let pattern): .packExpansion(transform(pattern))
    case .packElement(let pack): .packElement(transform(pack))
    case .suppressed(let type): .suppressed(transform(type))
    case .attributed(let words, let type): .attributed(words, transform(type))
    case .integer: self
    }
  }

  /// Whether one of the names stands in the type.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    if case .named(let name, _) = self, names.contains(name) { return true }
    var result = false
    _ = mapParts { part in
      result = result || part.mentions(names)
      return part
    }
    return result
  }
}

extension TypeSyntax.Element {
  fileprivate func mapType(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax.Element {
    var element = self
    element.type = transform(type)
    return element
  }
}

extension Effects {
  /// The effects with the type of the error replaced.
  func mapError(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(transform(error)))
  }
}
