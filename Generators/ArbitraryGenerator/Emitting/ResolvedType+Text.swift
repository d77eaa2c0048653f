extension ResolvedType: CustomStringConvertible {
  /// The type as Swift, valid everywhere in the generated file.
  var description: String {
    switch self {
    case .known(let type, let qualified, let arguments):
      (qualified ? "\(type.module.rawValue)." : "") + type.name + ResolvedType.list(arguments)
    case .declared(_, let path):
      path.map { $0.name + ResolvedType.list($0.arguments) }.joined(separator: ".")
    case .parameter(let text), .unknown(let text): text
    case .optional(let wrapped, _): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(\(ResolvedType.labelled(elements) { $0.description }))"
    }
  }

  private static func list(_ arguments: [ResolvedType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  private static func labelled(
    _ elements: [Element], _ text: (ResolvedType) -> String
  ) -> String {
    elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }.joined(separator: ", ")
  }
}

// MARK: - Expressions

extension ResolvedType {
  /// An expression for the fixed value; literals stand for themselves.
  var provided: String {
    switch self {
    case .known(let type, _, _): type.literal ?? "\(self).provide()"
    case .declared, .parameter, .unknown: "\(self).provide()"
    case .optional(_, isEnd: true): "nil"
    case .optional(let wrapped, isEnd: false): wrapped.provided
    case .array: "[]"
    case .dictionary: "[:]"
    case .tuple(let elements): "(\(ResolvedType.labelled(elements) { $0.provided }))"
    }
  }

  /// An expression, to be tried, that draws a value from `choices`.
  func drawn(_ choices: String) -> String {
    switch self {
    case .tuple(let elements): "(\(ResolvedType.labelled(elements) { $0.drawn(choices) }))"
    case _ where hasTuple: "\(gen).draw(&\(choices))"
    default: "\(self).draw(&\(choices))"
    }
  }

  /// An expression for the gen.
  var gen: String {
    switch self {
    case .tuple where !drawn("choices").contains("draw("):
      "FactoryCheck.Gen { _ in \(drawn("choices")) }"
    case .tuple:
      "FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in try \(drawn("choices")) }"
    case .optional(let wrapped, _) where hasTuple: "\(wrapped.gen).optional()"
    case .array(let element) where hasTuple: "\(element.gen).array()"
    case .dictionary(let key, let value) where hasTuple:
      "FactoryCheck.Gen.dictionary(of: \(key.gen), \(value.gen))"
    default: "\(self).arbitrary()"
    }
  }
}
