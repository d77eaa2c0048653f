extension ResolvedType: CustomStringConvertible {
  /// The type as Swift, valid everywhere in the generated file.
  var description: String {
    switch self {
    case .known(let type, let qualified, let arguments):
      (qualified ? "\(type.module.rawValue)." : "") + type.name + ResolvedType.list(arguments)
    case .declared(_, let path), .open(_, let path):
      path.map { $0.name + ResolvedType.list($0.arguments) }.joined(separator: ".")
    case .parameter(let text), .unknown(let text): text
    case .existential(let text, _, _), .mock(_, let text): text
    case .function(let function): function.description
    case .metatype(let type): "\(type.asOperand).Type"
    case .optional(let wrapped, _): "\(wrapped.asOperand)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements) where elements.isEmpty: "Void"
    case .tuple(let elements): "(\(ResolvedType.labelled(elements) { $0.description }))"
    }
  }

  /// The type in front of a `?` or a `.`, in the parentheses that it needs there.
  var asOperand: String {
    switch self {
    case .function: "(\(self))"
    case .existential(let text, _, _) where text.contains(" "): "(\(self))"
    default: description
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

extension ResolvedType.Function: CustomStringConvertible {
  var description: String {
    let parameters = parameters.map { parameter in
      (parameter.words + ["\(parameter.type)\(parameter.isVariadic ? "..." : "")"])
        .joined(separator: " ")
    }
    let words =
      attributes + ["(\(parameters.joined(separator: ", ")))", effects, "->", "\(result)"]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A closure without effects that answers with an expression.
  func closure(answering answer: String) -> String {
    let names = Array(repeating: "_", count: parameters.count).joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in"
    let words = ["{", head, answer, "}"].filter { !$0.isEmpty }
    return words.count == 2 ? "{}" : words.joined(separator: " ")
  }

  /// A closure, to be tried, whose answers come from `choices`.
  fileprivate func drawn(_ choices: String) -> String {
    guard result != .tuple([]) else { return closure(answering: "") }
    let answers = result.gen
    // In a capture list the compiler does not find the parameters of a closure.
    guard !answers.contains("{") else { return "\(gen).draw(&\(choices))" }
    return "{ [answers = \(choices).answers(of: \(answers))] \(names) \(call) }"
  }

  /// An expression for the gen.
  fileprivate var gen: String {
    let isOfLibrary =
      (1...3).contains(parameters.count) && attributes.isEmpty && effects.isEmpty
      && parameters.allSatisfy(\.isPlain)
    guard result != .tuple([]) else {
      return "FactoryCheck.Gen<\(self)> { _ in \(closure(answering: "")) }"
    }
    if isOfLibrary { return "FactoryCheck.Gen<\(self)>.function(returning: \(result.gen))" }
    let closure = ["{", names == "in" ? "" : names, call, "}"].filter { !$0.isEmpty }
    return "FactoryCheck.Gen<\(self)> { choices throws(FactoryCheck.Discard) in "
      + "let answers = try choices.answers(of: \(result.gen)); "
      + "return \(closure.joined(separator: " ")) }"
  }

  /// `value0, _ in`, or `in` where all parameters are passed on and need no names.
  private var names: String {
    guard !parameters.allSatisfy(\.isPassedOn) else { return "in" }
    let names = parameters.enumerated().map { $1.isPassedOn ? "value\($0)" : "_" }
    return "\(names.joined(separator: ", ")) in"
  }

  private var call: String {
    let isNamed = names != "in"
    let values = parameters.indices.filter { parameters[$0].isPassedOn }
      .map { isNamed ? "value\($0)" : "$\($0)" }
    return "answers(\(values.joined(separator: ", ")))"
  }
}

extension ResolvedType.FunctionParameter {
  fileprivate var isPlain: Bool { words.isEmpty && isPassedOn }

  /// Whether the answer may depend on it: a function that does not escape can be called only.
  fileprivate var isPassedOn: Bool {
    if case .function = type { return words.contains("@escaping") }
    return !isVariadic
  }
}

// MARK: - Expressions

extension ResolvedType {
  /// The type of a parameter that takes such values.
  var asParameter: String {
    if case .function = self { return "@escaping \(self)" }
    return description
  }

  /// An expression for the fixed value; literals stand for themselves.
  var provided: String {
    switch self {
    case .known(let type, _, _): type.literal ?? "\(self).provide()"
    case .declared, .parameter, .unknown: "\(self).provide()"
    case .open: "FactoryCheck.Factory<\(self)>.provide()"
    case .function(let function): function.provided
    case .existential(let text, _, let conformers): conformers.first?.provided ?? text
    case .mock(_, let name): "\(name)()"
    case .metatype(let type): "\(type.asOperand).self"
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
    case .function(let function): function.drawn(choices)
    case .metatype: provided
    case .open: "FactoryCheck.Factory<\(self)>.draw(&\(choices))"
    case .existential(_, _, let conformers) where conformers.count == 1:
      conformers[0].drawn(choices)
    case .mock(_, let name): "\(name).draw(&\(choices))"
    case _ where isBare: "\(gen).draw(&\(choices))"
    default: "\(choices).draw(\(asOperand).self)"
    }
  }

  /// Whether an expression draws something, so that it may throw; that for `Void` does not.
  static func isTried(_ drawn: String) -> Bool {
    drawn.utf8.contains(UInt8(ascii: "("))
      && (drawn.contains(".draw(") || drawn.contains(".answers(of: "))
  }

  /// An expression for the gen.
  var gen: String {
    switch self {
    case .function(let function): function.gen
    case .tuple, .open, .metatype:
      ResolvedType.isTried(drawn("choices"))
        ? "FactoryCheck.Gen<\(self)> { choices throws(FactoryCheck.Discard) in "
          + "try \(drawn("choices")) }"
        : "FactoryCheck.Gen<\(self)> { _ in \(drawn("choices")) }"
    case .existential(_, _, let conformers): alternatives(conformers)
    case .mock(_, let name): "FactoryCheck.Gen(\(name).draw)"
    case .optional(let wrapped, _) where isBare: "\(wrapped.gen).optional()"
    case .array(let element) where isBare: "\(element.gen).array()"
    case .dictionary(let key, let value) where isBare:
      "FactoryCheck.Gen.dictionary(of: \(key.gen), \(value.gen))"
    case .known(_, _, let arguments) where isBare && arguments.count == 2:
      "FactoryCheck.Gen<\(self)>.result(\(arguments[0].gen), \(arguments[1].gen))"
    default: ownGen
    }
  }

  /// The same where the gen's type is written in front of it.
  var genInPlace: String {
    let gen = gen
    return gen == ownGen ? ".any" : gen
  }

  private var ownGen: String { "\(self).arbitrary()" }

  /// A gen as a person wrote it, with its type before a leading dot.
  func written(_ gen: WrittenGen) -> String {
    gen.text.hasPrefix(".") ? "FactoryCheck.Gen<\(self)>\(gen.text)" : "(\(gen.text))"
  }

  private func alternatives(_ conformers: [ResolvedType]) -> String {
    let gens = conformers.map { "\($0.gen).map { $0 as \(self) }" }
    return gens.count == 1
      ? gens[0] : "FactoryCheck.Gen<\(self)>.oneOf(\(gens.joined(separator: ", ")))"
  }
}

extension ResolvedType.Function {
  fileprivate var provided: String {
    closure(answering: result == .tuple([]) ? "" : result.provided)
  }
}
