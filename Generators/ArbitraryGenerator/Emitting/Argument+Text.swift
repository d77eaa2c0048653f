/// How an argument is written where it is drawn, and where it is handed on.
extension Argument {
  /// Where a member is declared whose type only the compiler can know.
  var unknownLocation: SourceLocation? { type.hasUnknown ? location : nil }

  /// Where the compiler's errors on what draws it belong; nil where it finds none.
  var errorLocation: SourceLocation? { override?.location ?? unknownLocation }

  /// An expression, to be tried where it `draws`, for its value.
  ///
  /// - Parameter name: What reports call the functions in it, as a literal.
  func writeDrawn(
    from drawing: Construction.Drawing, choices: String, named name: (Argument) -> String,
    to buffer: SourceBuffer
  ) {
    let name = type.drawsFunction ? name(self) : nil
    if drawing == .absent {
      buffer.append("if let ", quotedName, " { ")
      buffer.append("", quotedName, " } else { ")
      writeAbsent(choices: choices, named: name, to: buffer)
      return buffer.append(" }")
    }
    if drawing == .types, override == nil {
      return buffer.append(type.drawn(choices, named: name))
    }
    if let name {
      buffer.append("", choices, ".naming(")
      buffer.append("", name, ", ")
    }
    if drawing == .types, let override {
      buffer.append(type.written(override))
    } else if let override, override.namesArguments {
      buffer.append("(\(quotedName) ?? \(type.written(override)))" as SourceLine)
    } else {
      buffer.append(quotedName)
    }
    if name == nil { buffer.append(".draw(&", choices, "") }
    buffer.append(")")
  }

  /// An expression for its value where nobody gives one. What is made of generic arguments is drawn
  /// where those have gens.
  private func writeAbsent(choices: String, named name: String?, to buffer: SourceBuffer) {
    guard type.contains(where: \.isParameter) else {
      if draws(from: .types) { buffer.append("try ") }
      return writeDrawn(from: .types, choices: choices, named: { _ in name ?? "" }, to: buffer)
    }
    guard !type.isBare else { return buffer.append(type.provided) }
    buffer.append("try \(choices).drawn(\(type).self, else: \(type.provided))" as SourceLine)
  }

  func draws(from drawing: Construction.Drawing) -> Bool {
    switch drawing {
    case .types: override != nil || type.draws
    case .gens: true
    case .absent: false
    }
  }

  /// What stands behind the type of a parameter for its gen.
  func writeDefaultGen(to buffer: SourceBuffer) {
    guard override == nil else { return buffer.append("? = nil") }
    buffer.append(" = ")
    buffer.append(type.genInPlace)
  }

  /// What stands before the value at the call.
  func writeLabel(to buffer: SourceBuffer) {
    guard let label else { return }
    if isLabelReserved { buffer.append(label.labelQuoted) } else { buffer.append(label) }
    buffer.append(": ")
  }
}
