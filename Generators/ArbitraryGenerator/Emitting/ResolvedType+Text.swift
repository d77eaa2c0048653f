extension ResolvedType: SourceWritable {
  /// The type as Swift, valid everywhere in the generated file.
  func write(to buffer: SourceBuffer) {
    switch self {
    case .known(let type, let qualified, let arguments):
      if qualified { buffer.append("\(type.outermostModule.rawValue).") }
      Component(name: type.name, arguments: arguments).write(to: buffer)
    case .declared(_, let path), .open(_, let path):
      buffer.append(path, between: ".") { $0.write(to: $1) }
    case .parameter(let text), .value(let text), .unknown(let text): buffer.append(text)
    case .existential(let text, _, _), .mock(_, let text): buffer.append(text)
    case .function(let function): buffer.append(function.description)
    case .metatype(let type): buffer.append("", type.asOperand, ".Type")
    case .optional(let wrapped, _): buffer.append("", wrapped.asOperand, "?")
    case .array(let element): buffer.append("[", element, "]")
    case .inlineArray(let count, let element):
      buffer.append("[\(count) of \(element)]" as SourceLine)
    case .dictionary(let key, let value):
      buffer.append("[", key, ": ")
      buffer.append("", value, "]")
    case .tuple(let elements) where elements.isEmpty: buffer.append("Void")
    case .tuple(let elements): ResolvedType.write(elements, to: buffer) { $0.write(to: $1) }
    }
  }

  /// The elements of a tuple, or its values, with their labels.
  static func write(
    _ elements: [Element], to buffer: SourceBuffer,
    _ write: (ResolvedType, SourceBuffer) -> Void
  ) {
    buffer.append("(")
    buffer.append(elements) { element, buffer in
      if let label = element.label { buffer.append("", label, ": ") }
      write(element.type, buffer)
    }
    buffer.append(")")
  }
}

extension ResolvedType.Component: SourceWritable {
  func write(to buffer: SourceBuffer) {
    buffer.append(name)
    guard !arguments.isEmpty else { return }
    buffer.append("<")
    buffer.append(arguments) { $0.write(to: $1) }
    buffer.append(">")
  }
}
