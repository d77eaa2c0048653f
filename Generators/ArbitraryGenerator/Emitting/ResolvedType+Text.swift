extension ResolvedType: SourceWritable {
  /// The same as a string: that of most types is a name.
  var description: String {
    switch self {
    case .known(let type, qualified: false, let arguments) where arguments.isEmpty:
      return type.name
    case .declared(_, let path) where path.count == 1 && path[0].arguments.isEmpty:
      return path[0].name
    default:
      return String(writing: write)
    }
  }

  /// The type as Swift, valid everywhere in the generated file.
  func write(to buffer: SourceBuffer) {
    switch self {
    case .known(let type, let qualified, let arguments):
      // Behind a name of the compiler's, members of the type's name are not seen. Its module may be
      // another one on each system.
      let isBehind = qualified && type.needsImport
      if isBehind {
        buffer.append("Swift.Array<")
      } else if qualified {
        buffer.append("\(type.outermostModule.rawValue).")
      }
      buffer.append(type.name)
      arguments.writeAsArguments(to: buffer)
      if isBehind { buffer.append(">.Element") }
    case .declared(_, let path), .open(_, let path):
      let meansMetatype = path.meansMetatype
      if meansMetatype { buffer.append("FactoryCheck.Choices.Named<") }
      buffer.append(path, between: ".") { $0.write(to: $1) }
      if meansMetatype { buffer.append(">") }
    case .parameter(let text), .value(let text), .unknown(let text, _): buffer.append(text)
    case .tag(let type): type.write(to: buffer)
    case .existential(let existential): buffer.append(existential.text)
    case .mock(_, let name, let arguments):
      buffer.append(name)
      arguments.writeAsArguments(to: buffer)
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
      if let label = element.label {
        buffer.append("", label.withoutBackticks.elementQuoted, ": ")
      }
      write(element.type, buffer)
    }
    buffer.append(")")
  }
}

extension [ResolvedType.Component] {
  /// Whether an expression of the names means a metatype, as that of a nested type called `Type`
  /// does: backticks do not help, but a generic argument is no expression.
  var meansMetatype: Bool {
    count > 1 && self[1...].contains { $0.name == "`Type`" || $0.name == "`Protocol`" }
  }
}

extension ResolvedType.Component: SourceWritable {
  func write(to buffer: SourceBuffer) {
    buffer.append(name)
    arguments.writeAsArguments(to: buffer)
  }
}

extension [ResolvedType] {
  /// Writes them in angle brackets, where there are some.
  fileprivate func writeAsArguments(to buffer: SourceBuffer) {
    if !isEmpty { buffer.append(self, "<", ">") { $0.write(to: $1) } }
  }
}
