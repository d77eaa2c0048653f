extension ResolvedType: SourceWritable {
  /// The type as Swift, valid everywhere in the generated file.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .known(let type, let qualified, let arguments):
      if qualified { bytes.append("\(type.module.rawValue).") }
      Component(name: type.name, arguments: arguments).write(to: &bytes)
    case .declared(_, let path), .open(_, let path):
      bytes.append(path, between: ".") { $0.write(to: &$1) }
    case .parameter(let text), .value(let text), .unknown(let text): bytes.append(text)
    case .existential(let text, _, _), .mock(_, let text): bytes.append(text)
    case .function(let function): bytes.append(function.description)
    case .metatype(let type): bytes.append("", type.asOperand, ".Type")
    case .optional(let wrapped, _): bytes.append("", wrapped.asOperand, "?")
    case .array(let element): bytes.append("[", element, "]")
    case .inlineArray(let count, let element):
      bytes.append("[\(count) of \(element)]" as SourceLine)
    case .dictionary(let key, let value):
      bytes.append("[", key, ": ")
      bytes.append("", value, "]")
    case .tuple(let elements) where elements.isEmpty: bytes.append("Void")
    case .tuple(let elements): ResolvedType.write(elements, to: &bytes) { $0.write(to: &$1) }
    }
  }

  /// The elements of a tuple, or its values, with their labels.
  static func write(
    _ elements: [Element], to bytes: inout [UInt8],
    _ write: (ResolvedType, inout [UInt8]) -> Void
  ) {
    bytes.append("(")
    bytes.append(elements) { element, bytes in
      if let label = element.label { bytes.append("", label, ": ") }
      write(element.type, &bytes)
    }
    bytes.append(")")
  }
}

extension ResolvedType.Component: SourceWritable {
  func write(to bytes: inout [UInt8]) {
    bytes.append(name)
    guard !arguments.isEmpty else { return }
    bytes.append("<")
    bytes.append(arguments) { $0.write(to: &$1) }
    bytes.append(">")
  }
}
