extension TypeSyntax: SourceWritable {
  /// The type as valid Swift, in one line and in the usual spacing.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .named(let name, let arguments):
      bytes.append(name)
      Self.write(arguments, to: &bytes)
    case .member(let base, let name, let arguments):
      base.writeOperand(to: &bytes)
      bytes.append(".", name, "")
      Self.write(arguments, to: &bytes)
    case .optional(let wrapped): wrapped.writeOperand(to: &bytes, "?")
    case .implicitlyUnwrapped(let wrapped): wrapped.writeOperand(to: &bytes, "!")
    case .array(let element): bytes.append("[", element, "]")
    case .dictionary(let key, let value):
      bytes.append("[", key, ": ")
      bytes.append("", value, "]")
    case .inlineArray(let count, let element):
      bytes.append("[", count, " of ")
      bytes.append("", element, "]")
    case .tuple(let elements): Self.write(elements, to: &bytes)
    case .function(let parameters, let effects, let result):
      Self.write(parameters, to: &bytes)
      if effects != Effects() { bytes.append(" ", effects.description, "") }
      bytes.append(" -> ", result, "")
    case .any(let constraint): bytes.append("any ", constraint, "")
    case .some(let constraint): bytes.append("some ", constraint, "")
    case .composition(let types):
      bytes.append(types, between: " & ") { $0.writeElement(to: &$1) }
    case .metatype(let type, let isProtocol):
      type.writeOperand(to: &bytes, isProtocol ? ".Protocol" : ".Type")
    case .packExpansion(let pattern): bytes.append("repeat ", pattern, "")
    case .packElement(let pack): bytes.append("each ", pack, "")
    case .suppressed(let type): bytes.append("~", type, "")
    case .attributed(let words, let type):
      for word in words { bytes.append("", word, " ") }
      bytes.append(type)
    case .integer(let text): bytes.append(text)
    }
  }

  /// The type in front of a `?`, `!` or `.`, in the parentheses that it needs there.
  private func writeOperand(to bytes: inout [UInt8], _ tail: String = "") {
    switch self {
    case .suppressed, .packElement: bytes.append("(", self, ")")
    default: writeElement(to: &bytes)
    }
    bytes.append(tail)
  }

  /// The type between two `&`.
  private func writeElement(to bytes: inout [UInt8]) {
    switch self {
    case .function, .any, .some, .composition, .packExpansion, .attributed:
      bytes.append("(", self, ")")
    default: write(to: &bytes)
    }
  }

  private static func write(_ arguments: [TypeSyntax], to bytes: inout [UInt8]) {
    guard !arguments.isEmpty else { return }
    bytes.append("<")
    bytes.append(arguments) { $0.write(to: &$1) }
    bytes.append(">")
  }

  private static func write(_ elements: [Element], to bytes: inout [UInt8]) {
    bytes.append("(")
    bytes.append(elements) { $0.write(to: &$1) }
    bytes.append(")")
  }
}

extension TypeSyntax.Element: SourceWritable {
  func write(to bytes: inout [UInt8]) {
    let names = [label, name].compactMap(\.self)
    if !names.isEmpty { bytes.append("", names.joined(separator: " "), ": ") }
    bytes.append("", type, isVariadic ? "..." : "")
  }
}
