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

  /// Whether one of the types that it is made of is like that.
  func hasPart(where predicate: (TypeSyntax) -> Bool) -> Bool {
    switch self {
    case .named(_, let arguments): arguments.contains(where: predicate)
    case .member(let base, _, let arguments):
      predicate(base) || arguments.contains(where: predicate)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type),
      .some(let type), .metatype(let type, _), .packExpansion(let type), .packElement(let type),
      .suppressed(let type), .attributed(_, let type):
      predicate(type)
    case .dictionary(let key, let value): predicate(key) || predicate(value)
    case .inlineArray(let count, let element): predicate(count) || predicate(element)
    case .tuple(let elements): elements.contains { predicate($0.type) }
    case .function(let parameters, let effects, let result):
      parameters.contains { predicate($0.type) } || effects.thrownType.map(predicate) == true
        || predicate(result)
    case .composition(let types): types.contains(where: predicate)
    case .integer: false
    }
  }

  /// Looks at each of the types that it is made of.
  func forEachPart(_ body: (TypeSyntax) -> Void) {
    _ = hasPart { part in
      body(part)
      return false
    }
  }

  /// Whether it is made of more than a thousand types, as only typealiases that double each other
  /// are.
  var isVast: Bool {
    var count = 0
    func exceeds(_ type: TypeSyntax) -> Bool {
      count += 1
      return count > 1_000 || type.hasPart(where: exceeds)
    }
    return exceeds(self)
  }

  /// Whether one of the names stands in the type.
  func mentions(_ names: Set<String>) -> Bool {
    names.isEmpty ? false : mentions(where: names.contains)
  }

  /// Whether a name stands in the type of which something holds.
  func mentions(where predicate: (String) -> Bool) -> Bool {
    if case .named(let name, _) = self, predicate(name) { return true }
    return hasPart { $0.mentions(where: predicate) }
  }

  /// Whether `Self` stands in the type.
  var mentionsSelf: Bool {
    if case .named("Self", _) = self { true } else { hasPart(where: \.mentionsSelf) }
  }

  /// Whether it has a generic type in it that `Self` is an argument of.
  var givesSelf: Bool {
    arguments.contains(where: \.mentionsSelf) || hasPart(where: \.givesSelf)
  }

  /// Whether it is written as an array or a dictionary.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
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
  /// The type in `throws(E)`.
  var thrownType: TypeSyntax? {
    if case .typed(let error) = throwing { error } else { nil }
  }

  /// The effects with the type of the error replaced.
  func mapError(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(throwing: .typed(transform(error)), isAsync: isAsync)
  }
}

extension TypeSyntax {
  /// The type of a parameter that keeps a function of this type.
  var escaping: TypeSyntax {
    guard case .attributed(let words, let type) = self else {
      return .attributed(["@escaping"], self)
    }
    return .attributed(words.escaping, type)
  }
}

extension [String] {
  /// The words before a function's type with `@escaping` among them, which stands behind
  /// `nonisolated(nonsending)` and the like.
  var escaping: [String] {
    let start = firstIndex { $0.hasPrefix("@") } ?? endIndex
    return self[..<start] + ["@escaping"] + self[start...]
  }
}
