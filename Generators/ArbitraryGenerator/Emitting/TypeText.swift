/// A piece of source that is made of a type, written where it is put.
enum TypeText: SourceWritable {
  case operand(ResolvedType)
  case parameter(ResolvedType)
  case provided(ResolvedType)
  case drawn(ResolvedType, choices: String, name: String?)
  case gen(ResolvedType)
  case genInPlace(ResolvedType)

  func write(to buffer: SourceBuffer) {
    switch self {
    case .operand(let type): type.writeOperand(to: buffer)
    case .parameter(let type): type.writeParameter(to: buffer)
    case .provided(let type): type.writeProvided(to: buffer)
    case .drawn(let type, let choices, let name): type.writeDrawn(choices, name, to: buffer)
    case .gen(let type): type.writeGen(to: buffer)
    case .genInPlace(let type) where type.hasOwnGen:
      // Behind its name, the compiler's error says what does not conform.
      if type.hasUnknown { buffer.append("FactoryCheck.Gen<", type, ">") }
      buffer.append(".any")
    case .genInPlace(.existential(let existential)) where existential.genName != nil:
      buffer.append(".", existential.genName ?? "", "")
    case .genInPlace(let type): type.writeGen(to: buffer)
    }
  }
}

extension ResolvedType {
  /// The type in front of a `?` or a `.`, in the parentheses that it needs there.
  var asOperand: TypeText { .operand(self) }

  /// The type of a parameter that takes such values.
  var asParameter: TypeText { .parameter(self) }

  /// An expression for the fixed value; literals stand for themselves.
  var provided: TypeText { .provided(self) }

  /// An expression, to be tried where it `draws`, that takes a value from `choices`.
  ///
  /// - Parameter name: What reports call the functions in it, as a literal.
  func drawn(_ choices: String, named name: String? = nil) -> TypeText {
    .drawn(self, choices: choices, name: name)
  }

  /// An expression for the gen.
  var gen: TypeText { .gen(self) }

  /// The same where the gen's type is written in front of it.
  var genInPlace: TypeText { .genInPlace(self) }

  /// A gen as a person wrote it, with its type before a leading dot.
  func written(_ gen: WrittenGen) -> SourceLine {
    gen.text.hasPrefix(".") ? "FactoryCheck.Gen<\(self)>\(gen.text)" : "(\(gen.text))"
  }
}

// MARK: - Names

extension ResolvedType {
  fileprivate func writeOperand(to buffer: SourceBuffer) {
    switch self {
    case .function: buffer.append("(", self, ")")
    case .existential(let existential) where existential.text.contains(" "):
      buffer.append("(", existential.text, ")")
    default: write(to: buffer)
    }
  }

  fileprivate func writeParameter(to buffer: SourceBuffer) {
    guard case .function(var function) = self else { return write(to: buffer) }
    function.attributes = function.attributes.escaping
    ResolvedType.function(function).write(to: buffer)
  }
}

// MARK: - Values

extension ResolvedType {
  fileprivate func writeProvided(to buffer: SourceBuffer) {
    switch self {
    case .known(.result, _, let ends) where ends[0].isNever:
      buffer.append("\(self).failure(\(ends[1].provided))" as SourceLine)
    case .known(.result, _, let ends) where ends[0].isBare:
      buffer.append("\(self).success(\(ends[0].provided))" as SourceLine)
    case .known(let type, _, _) where type.isCalled && type.literal == nil:
      writeCall(of: type, to: buffer) { $0.writeProvided(to: buffer) }
    case .known(let type, _, _):
      guard let literal = type.literal else { return buffer.append("", self, ".provide()") }
      buffer.append(literal)
    case .declared, .parameter, .unknown: buffer.append("", self, ".provide()")
    case .value, .tag: write(to: buffer)
    case .open: buffer.append("FactoryCheck.Factory<", self, ">.provide()")
    case .function(let function): buffer.append(function.provided)
    case .existential(let existential):
      guard let first = existential.conformers.first else {
        return buffer.append(existential.text)
      }
      if case .array = first { return buffer.append("[] as ", first, "") }
      guard existential.isOnMainActor else { return first.writeProvided(to: buffer) }
      buffer.append("FactoryCheck.Choices.onMainActor { ")
      first.writeProvided(to: buffer)
      buffer.append(" as ", self, " }")
    case .mock: buffer.append("", self, "()")
    case .metatype(let type): buffer.append("", type.asOperand, ".self")
    case .optional(_, isEnd: true): buffer.append("nil")
    case .optional(let wrapped, isEnd: false): wrapped.writeProvided(to: buffer)
    case .array: buffer.append("[]")
    case .dictionary: buffer.append("[:]")
    case .inlineArray(let count, let element):
      buffer.append(
        "InlineArray<\(count), \(element)>(repeating: \(element.provided))" as SourceLine)
    case .tuple(let elements):
      ResolvedType.write(elements, to: buffer) { $0.writeProvided(to: $1) }
    }
  }

  fileprivate func writeDrawn(_ choices: String, _ name: String?, to buffer: SourceBuffer) {
    switch self {
    case .tuple(let elements):
      ResolvedType.write(elements, to: buffer) { $0.writeDrawn(choices, name, to: $1) }
    case .function(let function): buffer.append(function.drawn(choices, named: name))
    case .metatype: writeProvided(to: buffer)
    case .known(let type, _, _) where type.isCalled:
      writeCall(of: type, choices, to: buffer) { $0.writeDrawn(choices, nil, to: buffer) }
    case .inlineArray(let count, let element):
      // Behind the brackets, the closure might be that of another initialiser.
      buffer.append("InlineArray<\(count), \(element)>(" as SourceLine)
      buffer.append(element.closure(drawing: "_", from: choices, name))
      buffer.append(")")
    case .open: buffer.append("FactoryCheck.Factory<\(self)>.draw(&\(choices))" as SourceLine)
    case .existential(let existential) where existential.only != nil:
      existential.only?.writeDrawn(choices, nil, to: buffer)
    case .mock: buffer.append("\(self).draw(&\(choices))" as SourceLine)
    case _ where isBare && name != nil && drawsFunction:
      buffer.append("\(choices).naming(\(name ?? ""), \(gen))" as SourceLine)
    case _ where isBare: buffer.append("\(gen).draw(&\(choices))" as SourceLine)
    default:
      buffer.append("", choices, ".draw(")
      buffer.append("", asOperand, ".self)")
    }
  }

  /// Whether what draws a value may fail, and is to be tried; nothing is drawn for `Void`.
  var draws: Bool {
    switch self {
    case .tuple(let elements): elements.contains(where: \.type.draws)
    case .function(let function): function.draws
    case .existential(let existential): existential.only?.draws ?? true
    case .inlineArray(_, let element): element.draws
    case .metatype: false
    case .known(let type, _, _) where type.isCalled: draws(type.call)
    default: true
    }
  }

  /// The call that makes values of the library's types that conform to nothing.
  ///
  /// - Parameter choices: What they are drawn from; nil for the fixed value.
  private func writeCall(
    of type: KnownType, _ choices: String? = nil, to buffer: SourceBuffer,
    _ write: (ResolvedType) -> Void
  ) {
    if let choices, writeGen(choosingIn: type, to: buffer) {
      return buffer.append(".draw(&\(choices))" as SourceLine)
    }
    writeCall(of: type.call, choices, to: buffer, write)
  }

  private func writeCall(
    of call: [KnownType.CallPiece], _ choices: String?, to buffer: SourceBuffer,
    _ write: (ResolvedType) -> Void
  ) {
    guard case .known(_, _, let arguments) = self else { return }
    self.write(to: buffer)
    for piece in call {
      switch piece {
      case .text(let text): buffer.append(text)
      case .value(let name):
        if let type = KnownType.all[name] {
          write(.known(type, qualified: false, arguments: []))
        }
      case .values(let fixed, let gen):
        if let choices {
          buffer.append("FactoryCheck.Gen\(gen).draw(&\(choices))" as SourceLine)
        } else {
          buffer.append(fixed)
        }
      case .argument(let place): write(arguments[place])
      case .array: if let element = arguments.last { write(.array(element)) }
      case .result: write(.known(.result, qualified: false, arguments: arguments))
      case .pairs: write(.array(.tuple(arguments.map { Element(label: nil, type: $0) })))
      case .one(let cases): buffer.append(".\(cases[0])" as SourceLine)
      // The type's literal is its fixed value.
      case .either: break
      }
    }
  }
}

// MARK: - Gens

extension ResolvedType {
  fileprivate func writeGen(to buffer: SourceBuffer) {
    switch self {
    case .function(let function): buffer.append(function.gen)
    case .known(let type, _, _) where type.isCalled:
      if !writeGen(choosingIn: type, to: buffer) { writeClosure(to: buffer) }
    case .tuple, .open, .metatype, .inlineArray, .value, .tag: writeClosure(to: buffer)
    case .existential(let existential): write(existential, to: buffer)
    case .mock(_, let name, []): buffer.append("FactoryCheck.Gen(", name, ".draw)")
    case .mock: writeClosure(to: buffer)
    case _ where hasOwnGen: buffer.append("", self, ".arbitrary()")
    case .optional(let wrapped, _): buffer.append("", wrapped.gen, ".optional()")
    case .array(let element): buffer.append("", element.gen, ".array()")
    case .dictionary(let key, let value):
      buffer.append("FactoryCheck.Gen.dictionary(of: \(key.gen), \(value.gen))" as SourceLine)
    case .known(let type, _, let arguments):
      buffer.append("FactoryCheck.Gen<", self, ">.")
      if let maker = type.genMaker { buffer.append(maker) }
      if type == .result, arguments[0].isNever { buffer.append("failures: ") }
      buffer.append(recorded?.parts ?? arguments.filter { !$0.isNever }) { $0.writeGen(to: $1) }
      buffer.append(")")
    case .declared, .parameter, .unknown: buffer.append("", self, ".arbitrary()")
    }
  }

  /// Whether the type itself has the gen.
  fileprivate var hasOwnGen: Bool {
    switch self {
    case .tuple, .function, .existential, .mock, .metatype, .open, .inlineArray: false
    case .value, .tag: false
    case .optional, .array, .dictionary: !isBare
    case .known(let type, _, _): !type.isCalled && (type.genMaker == nil || !isBare)
    case .declared, .parameter, .unknown: true
    }
  }

  /// Writes the gen of a type's values by their names, or by the ways to make them, the first of
  /// which is the end; answers whether the type has such.
  private func writeGen(choosingIn type: KnownType, to buffer: SourceBuffer) -> Bool {
    switch type.call.first {
    case .one(let cases):
      let names = cases.map { ".\($0)" }.joined(separator: ", ")
      buffer.append("FactoryCheck.Gen<\(self)>.element(of: [\(names)])" as SourceLine)
    case .either(let ways):
      buffer.append("FactoryCheck.Gen<", self, ">.oneOf(")
      for way in ways {
        let head: SourceLine = draws(way) ? "choices throws(FactoryCheck.Discard) in try" : "_ in"
        buffer.append("FactoryCheck.Gen { \(head) " as SourceLine)
        writeCall(of: way, "choices", to: buffer) { $0.writeDrawn("choices", nil, to: buffer) }
        buffer.append(" }, ")
      }
      buffer.append("endingIn: 1)")
    default: return false
    }
    return true
  }

  private func draws(_ call: [KnownType.CallPiece]) -> Bool {
    guard case .known(_, _, let arguments) = self else { return false }
    return call.contains { piece in
      switch piece {
      case .text: false
      case .argument(let place): arguments[place].draws
      default: true
      }
    }
  }

  /// A gen that draws a value as that is drawn in its place.
  private func writeClosure(to buffer: SourceBuffer) {
    buffer.append("FactoryCheck.Gen<", self, "> ")
    buffer.append(closure(drawing: draws ? "choices" : "_", from: "choices"))
  }

  /// A closure that draws a value, with the name of its parameter.
  private func closure(
    drawing parameter: String, from choices: String, _ name: String? = nil
  ) -> SourceLine {
    draws
      ? "{ \(parameter) throws(FactoryCheck.Discard) in try \(drawn(choices, named: name)) }"
      : "{ _ in \(drawn(choices)) }"
  }

  private func write(_ existential: Existential, to buffer: SourceBuffer) {
    if let name = existential.genName {
      return buffer.append("FactoryCheck.Gen<\(self)>.\(name)" as SourceLine)
    }
    let conformers = existential.conformers
    if conformers.count != 1 { buffer.append("FactoryCheck.Gen<", self, ">.oneOf(") }
    buffer.append(conformers) { conformer, buffer in
      conformer.writeGen(to: buffer)
      if existential.isOnMainActor {
        buffer.append(".map { value in FactoryCheck.Choices.onMainActor { value as ", self, " } }")
      } else if conformer.description != existential.text {
        buffer.append(".map { $0 as ", self, " }")
      }
    }
    if existential.leaves < conformers.count {
      buffer.append(", endingIn: \(existential.leaves)" as SourceLine)
    }
    if conformers.count != 1 { buffer.append(")") }
  }
}

extension ResolvedType {
  /// What alone stands for a protocol; any other type itself.
  var onlyConformer: ResolvedType {
    if case .existential(let existential) = self { existential.only ?? self } else { self }
  }
}

extension ResolvedType.Existential {
  /// What alone stands for it, and can be taken for it anywhere.
  var only: ResolvedType? {
    conformers.count == 1 && !isOnMainActor ? conformers[0] : nil
  }
}
