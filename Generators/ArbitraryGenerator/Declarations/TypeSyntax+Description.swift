extension TypeSyntax: CustomStringConvertible {
  /// The type as valid Swift, in one line and in the usual spacing.
  var description: String {
    switch self {
    case .named(let name, let arguments): name + Self.list(arguments)
    case .member(let base, let name, let arguments):
      "\(base.asOperand).\(name)" + Self.list(arguments)
    case .optional(let wrapped): "\(wrapped.asOperand)?"
    case .implicitlyUnwrapped(let wrapped): "\(wrapped.asOperand)!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .tuple(let elements): Self.list(elements)
    case .function(let parameters, let effects, let result):
      ([Self.list(parameters), effects.description].filter { !$0.isEmpty } + ["->", "\(result)"])
        .joined(separator: " ")
    case .any(let constraint): "any \(constraint)"
    case .some(let constraint): "some \(constraint)"
    case .composition(let types): types.map(\.asElement).joined(separator: " & ")
    case .metatype(let type, let isProtocol):
      "\(type.asOperand)." + (isProtocol ? "Protocol" : "Type")
    case .packExpansion(let pattern): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    case .suppressed(let type): "~\(type)"
    case .attributed(let words, let type): (words + ["\(type)"]).joined(separator: " ")
    case .integer(let text): text
    }
  }

  /// The type in front of a `?`, `!` or `.`, in the parentheses that it needs there.
  private var asOperand: String {
    switch self {
    case .suppressed, .packElement: "(\(self))"
    default: asElement
    }
  }

  /// The type between two `&`.
  private var asElement: String {
    switch self {
    case .function, .any, .some, .composition, .packExpansion, .attributed: "(\(self))"
    default: description
    }
  }

  private static func list(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  private static func list(_ elements: [Element]) -> String {
    "(\(elements.map(\.description).joined(separator: ", ")))"
  }
}

extension TypeSyntax.Element: CustomStringConvertible {
  var description: String {
    let names = [label, name].compactMap(\.self)
    let prefix = names.isEmpty ? "" : names.joined(separator: " ") + ": "
    return "\(prefix)\(type)\(isVariadic ? "..." : "")"
  }
}
