extension ResolvedType.Function: CustomStringConvertible {
  var description: String {
    let parameters = parameters.map { parameter in
      // The word for it alone would be taken for no parameter at all.
      let type = parameter.type == .tuple([]) ? "()" : parameter.type.description
      return (parameter.words + ["\(type)\(parameter.isVariadic ? "..." : "")"])
        .joined(separator: " ")
    }
    let answer = isSent ? "sending \(result)" : "\(result)"
    let words = attributes + ["(\(parameters.joined(separator: ", ")))", effects, "->", answer]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A closure without effects that answers with an expression.
  func closure(answering answer: String) -> String {
    let names = Array(repeating: "_", count: parameters.count).joined(separator: ", ")
    let head = names.isEmpty ? "" : "\(names) in"
    let words = ["{", head, answer, "}"].filter { !$0.isEmpty }
    return words.count == 2 ? "{}" : words.joined(separator: " ")
  }

  /// The fixed value: a closure that answers with that of the result.
  var provided: String {
    if takesNever { return free(uncalled) }
    guard result != .tuple([]) else { return free(closure(answering: "")) }
    return free(closure(answering: returned(result.provided.description)))
  }

  /// A closure, to be tried, whose answers come from `choices`.
  ///
  /// - Parameter name: What reports call it, as a literal.
  func drawn(_ choices: String, named name: String?) -> String {
    guard draws else { return free(takesNever ? uncalled : closure(answering: "")) }
    let answers = answers
    // In a capture list the compiler does not find the parameters of a closure.
    guard !answers.contains("{") else {
      return name.map { "\(choices).naming(\($0), \(gen))" } ?? "\(gen).draw(&\(choices))"
    }
    let label = name.map { ", named: \($0)" } ?? ""
    return free(
      "{ [answers = \(choices).answers(of: \(answers)\(label))] \(names) \(returned(call)) }")
  }

  /// An expression for the gen.
  var gen: String {
    let isOfLibrary =
      (1...3).contains(parameters.count) && attributes.isEmpty && effects.isEmpty
      && parameters.allSatisfy(\.isPlain)
    guard draws else {
      return "FactoryCheck.Gen<\(self)> { _ in \(provided) }"
    }
    if isOfLibrary { return "FactoryCheck.Gen<\(self)>.function(returning: \(result.gen))" }
    let closure = ["{", names == "in" ? "" : names, call, "}"].filter { !$0.isEmpty }
    return "FactoryCheck.Gen<\(self)> { choices throws(FactoryCheck.Discard) in "
      + "let answers = try choices.answers(of: \(answers)); "
      + "return \(free(closure.joined(separator: " "))) }"
  }

  /// Whether anything is drawn for it.
  var draws: Bool { (result != .tuple([]) || thrown != nil) && !takesNever }

  /// A closure that nobody can call, in which the compiler wants nothing to stand.
  private var uncalled: String {
    let names = Array(repeating: "_", count: parameters.count).joined(separator: ", ")
    return "{ \(names) -> \(result) in }"
  }

  /// The gen of its answers, and that of its errors.
  private var answers: String {
    let answers = result.gen.description
    guard let thrown else { return answers }
    return "\(answers), throwing: \(thrown.onlyConformer.gen)"
  }

  /// The closure as one that may run elsewhere, where the compiler warns of open types in those.
  /// Functions with an attribute that has parentheses, `@isolated(any)`, are called in other ways.
  private func free(_ closure: String) -> String {
    let isOpen = ResolvedType.function(self).contains { type in
      if case .parameter = type { true } else { false }
    }
    guard !attributes.isEmpty, isOpen, !attributes.contains(where: { $0.has(ASCII.leftParen) })
    else { return closure }
    var plain = self
    plain.attributes = []
    return "FactoryCheck.Choices.free(\(closure) as \(plain))"
  }

  /// The only expression of a closure; a result builder leaves alone what returns.
  func returned(_ answer: String) -> String { isBuilt ? "return \(answer)" : answer }

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
    let answer = "answers(\(values.joined(separator: ", ")))"
    return thrown == nil ? answer : "try \(answer).get()"
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
