extension TypeSyntax {
  /// The type without generic parameters: what mentions one is `Any`, as far as that is needed for
  /// every value of the type to be one of the erased type.
  func erased(_ open: Set<String>) -> TypeSyntax {
    switch self {
    case .some(let constraint): return .any(constraint.erased(open))
    case .implicitlyUnwrapped(let wrapped): return .optional(wrapped.erased(open))
    // No generic type of one argument is the same type of another.
    case .named where hasOpaque, .member where hasOpaque, .dictionary where hasOpaque:
      return .named("Any")
    case .metatype where hasOpaque: return .metatype(.named("Any"))
    case _ where !mentions(open): return hasOpaque ? mapParts { $0.erased(open) } : self
    case .attributed(let words, let type): return .attributed(words, type.erased(open))
    case .optional(let wrapped): return .optional(wrapped.erased(open))
    case .metatype: return .metatype(.named("Any"))
    case .function(let parameters, var effects, let result):
      if case .typed(let error) = effects.throwing, error.mentions(open) {
        effects.throwing = .always
      }
      return .function(
        parameters: parameters.map { $0.erased(open) }, effects: effects,
        result: result.erased(open))
    case .tuple where unparenthesized != self: return unparenthesized.erased(open)
    default: return .named("Any")
    }
  }

  /// Whether it is `Any`, or an optional one.
  var isAny: Bool {
    switch self {
    case .optional(let wrapped), .attributed(_, let wrapped): wrapped == .named("Any")
    default: self == .named("Any")
    }
  }

  /// What a function type is made of.
  struct FunctionParts {
    let parameters: [Element]
    let effects: Effects
    let result: TypeSyntax
  }

  /// The parts of a function type, whatever stands in front of it.
  var functionParts: FunctionParts? {
    switch self {
    case .function(let parameters, let effects, let result):
      FunctionParts(parameters: parameters, effects: effects, result: result)
    case .attributed(_, let type): type.functionParts
    case .tuple where unparenthesized != self: unparenthesized.functionParts
    default: nil
    }
  }

  /// Whether an opaque type stands inside of another type, so that none of those is one of `any`.
  var hasInnerOpaque: Bool {
    switch self {
    case .some: false
    case .attributed(_, let type): type.hasInnerOpaque
    case .tuple where unparenthesized != self: unparenthesized.hasInnerOpaque
    default: hasOpaque
    }
  }

  /// Whether an opaque type stands in it.
  var hasOpaque: Bool {
    if case .some = self { true } else { hasPart(where: \.hasOpaque) }
  }
}

extension TypeSyntax.Element {
  fileprivate func erased(_ open: Set<String>) -> TypeSyntax.Element {
    var element = self
    element.type = type.erased(open)
    return element
  }
}
