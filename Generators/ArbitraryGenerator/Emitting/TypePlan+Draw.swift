/// How a type's values are drawn, the same in a conformance and in a factory.
extension TypePlan {
  /// An expression, behind `return`, for the gen of what `draw(_:)` draws. A function of a generic
  /// type is not passed on its own: that captures the type's metatype.
  var drawingGen: String {
    guard isOpen else { return ".drawn" }
    return parameters.isEmpty
      ? "FactoryCheck.Gen(draw)"
      : "FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in try draw(&choices) }"
  }

  /// What makes the gen of a function that draws: where the type is recursive, the function says
  /// itself how deep it goes.
  var compositeGen: SourceLine {
    guard !isRecursive else { return "FactoryCheck.Gen" }
    guard let literals else { return ".composite" }
    return ".composite(favouring: \(literals))"
  }

  /// Whether there is a gen wherever there is a fixed value: a generic type may have that alone.
  var isDrawnAlways: Bool { isArbitrary && parameters.isEmpty }

  /// Prints `draw(_:)`, which in a factory has generic parameters of its own.
  func emitDraw(
    _ access: AccessLevel, parameters: String = "", whereClause: String = "",
    to text: inout SourceText
  ) {
    text.list(
      "\(access.modifier)static func draw\(parameters)", CollectionOfOne(choices),
      " throws(FactoryCheck.Discard) -> \(name)\(whereClause) {"
    ) { $1.append("_ ", $0, ": inout FactoryCheck.Choices") }
    text.indented { emitValue(to: &$0) }
    text.line("}")
  }

  private var choices: String {
    if case .construction(let construction) = body { construction.choices } else { "choices" }
  }

  private func emitValue(to text: inout SourceText) {
    if let gen {
      return text.located(at: gen.location) { text in
        text.line("return try \(type.written(gen)).draw(&\(choices))")
      }
    }
    switch body {
    case .construction(let construction):
      emitSpan(around: construction, to: &text)
      construction.emitDraw(choices: choices, to: &text)
    case .cases(let list): emitCases(list, to: &text)
    }
  }

  private func emitCases(_ list: CaseList, to text: inout SourceText) {
    if list.cases.contains(where: { !$0.arguments.isEmpty }) {
      emitSpan(choices: "choices", to: &text)
    }
    guard list.cases.count > 1 else {
      for only in list.cases { only.emitDraw(to: &text) }
      return
    }
    let count = "of: \(list.cases.count)"
    let all =
      if list.leaves == list.cases.count {
        count
      } else {
        isRecursive ? "leaves: \(list.leaves), \(count)" : "\(count), endingIn: \(list.leaves)"
      }
    text.line("switch choices.alternative(\(all)) {")
    for (position, item) in list.cases.enumerated() {
      let isLast = position == list.cases.count - 1
      let word: StaticString = isLast ? "default" : "case "
      let number = isLast ? "" : "\(position)"
      if let short = item.shortText {
        text.line("\(word)\(number): return \(short)")
      } else {
        text.line("\(word)\(number):")
        text.indented { item.emitDraw(to: &$0) }
      }
    }
    text.line("}")
  }

  /// Marks what is drawn as one value; where it is a recursive type's, its depth is counted.
  func emitSpan(choices: String, to text: inout SourceText) {
    if let literals { text.line("\(choices).favour(\(literals))") }
    if isRecursive, let depth {
      text.lines(
        """
        let \(outerDepth) = \(choices).descend(\(name).self, atMost: \(depth))
        defer { \(choices).ascend(to: \(outerDepth)) }
        """)
    } else {
      let (begin, end): (StaticString, StaticString) =
        isRecursive ? ("descend", "ascend") : ("begin", "end")
      text.lines(
        """
        \(choices).\(begin)(\(name).self)
        defer { \(choices).\(end)() }
        """)
    }
  }

  /// A name that no member has.
  private var outerDepth: String {
    let names = constructions.flatMap(\.arguments).map(\.name)
    return names.contains("outerDepth") ? "outerDepth\(names.count)" : "outerDepth"
  }

  /// The same around a call, unless nothing is drawn for it.
  private func emitSpan(around construction: Construction, to text: inout SourceText) {
    if !construction.arguments.isEmpty || !construction.options.isEmpty {
      emitSpan(choices: choices, to: &text)
    }
  }
}
