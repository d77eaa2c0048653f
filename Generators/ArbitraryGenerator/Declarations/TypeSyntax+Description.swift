extension TypeSyntax: SourceWritable {
  /// The same as a string: that of most types is their name.
  var description: String {
    if case .named(let name, let arguments) = self, arguments.isEmpty { return name }
    return String(writing: write)
  }

  /// The type as valid Swift, in one line and in the usual spacing.
  func write(to buffer: SourceBuffer) {
    switch self {
    case .named(let name, let arguments):
      buffer.append(name)
      Self.write(arguments, to: buffer)
    case .member(let base, let name, let arguments):
      base.writeOperand(to: buffer)
      buffer.append(".", name, "")
      Self.write(arguments, to: buffer)
    case .optional(let wrapped): wrapped.writeOperand(to: buffer, "?")
    case .implicitlyUnwrapped(let wrapped): wrapped.writeOperand(to: buffer, "!")
    case .array(let element): buffer.append("[", element, "]")
    case .dictionary(let key, let value):
      buffer.append("[", key, ": ")
      buffer.append("", value, "]")
    case .inlineArray(let count, let element):
      buffer.append("[", count, " of ")
      buffer.append("", element, "]")
    case .tuple(let elements): Self.write(elements, to: buffer)
    case .function(let parameters, let effects, let result):
      Self.write(parameters, to: buffer)
      if !effects.isEmpty { buffer.append(" ", effects, "") }
      buffer.append(" -> ", result, "")
    case .any(let constraint): buffer.append("any ", constraint, "")
    case .some(let constraint): buffer.append("some ", constraint, "")
    case .composition(let types):
      buffer.append(types, between: " & ") { $0.writeElement(to: $1) }
    case .metatype(let type, let isProtocol):
      type.writeOperand(to: buffer, isProtocol ? ".Protocol" : ".Type")
    case .packExpansion(let pattern): buffer.append("repeat ", pattern, "")
    case .packElement(let pack): buffer.append("each ", pack, "")
    case .suppressed(let type): buffer.append("~", type, "")
    case .attributed(let words, let type):
      for word in words { buffer.append("", word, " ") }
      buffer.append(type)
    case .integer(let text): buffer.append(text)
    }
  }

  /// The type in front of a `?`, `!` or `.`, in the parentheses that it needs there.
  private func writeOperand(to buffer: SourceBuffer, _ tail: String = "") {
    switch self {
    case .suppressed, .packElement: buffer.append("(", self, ")")
    default: writeElement(to: buffer)
    }
    buffer.append(tail)
  }

  /// The type between two `&`.
  private func writeElement(to buffer: SourceBuffer) {
    switch self {
    case .function, .any, .some, .composition, .packExpansion, .attributed:
      buffer.append("(", self, ")")
    default: write(to: buffer)
    }
  }

  private static func write(_ arguments: [TypeSyntax], to buffer: SourceBuffer) {
    guard !arguments.isEmpty else { return }
    buffer.append("<")
    buffer.append(arguments) { $0.write(to: $1) }
    buffer.append(">")
  }

  private static func write(_ elements: [Element], to buffer: SourceBuffer) {
    buffer.append("(")
    buffer.append(elements) { $0.write(to: $1) }
    buffer.append(")")
  }
}

extension TypeSyntax.Element: SourceWritable {
  func write(to buffer: SourceBuffer) {
    if let label { buffer.append(label) }
    if let name { buffer.append(label == nil ? "" : " ", name, "") }
    if label != nil || name != nil { buffer.append(": ") }
    buffer.append("", type, isVariadic ? "..." : "")
  }
}
