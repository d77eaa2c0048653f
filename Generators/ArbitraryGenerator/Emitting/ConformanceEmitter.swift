/// Prints the conformances to `Providable` and `Arbitrary`.
struct ConformanceEmitter {
  private static let providable = "FactoryCheck.Providable"
  private static let arbitrary = "FactoryCheck.Arbitrary"

  /// A function of a generic type is not passed on its own: that captures the type's metatype.
  private static let genericGen =
    "FactoryCheck.Gen { choices throws(FactoryCheck.Discard) in try draw(&choices) }"

  private let type: TypePlan
  private let name: String
  private let access: String

  init(_ type: TypePlan) {
    self.type = type
    name = type.name
    access = type.access.modifier
  }

  /// One extension for both or, for a generic type, two, since each asks for its own.
  func emit(to text: inout SourceText) {
    guard !type.parameters.isEmpty, type.isProvidable, type.isArbitrary else {
      return emit(provides: type.isProvidable, draws: type.isArbitrary, to: &text)
    }
    emit(provides: true, draws: false, to: &text)
    text.line()
    emit(provides: false, draws: true, to: &text)
  }

  private func emit(provides: Bool, draws: Bool, to text: inout SourceText) {
    let protocols = (provides ? [Self.providable] : []) + (draws ? [Self.arbitrary] : [])
    guard !protocols.isEmpty else { return }
    let conforming = ": \(protocols.joined(separator: ", "))"
    let clause = type.parameters.isEmpty ? [] : requirements(draws: draws)
    type.emitExtension(of: type.extendedName + conforming, requirements: clause, to: &text) {
      text in
      if provides { emitProvide(to: &text) }
      if provides, draws { text.line() }
      if draws { emitDraw(to: &text) }
    }
  }

  /// What the generic parameters have to conform to.
  private func requirements(draws: Bool) -> [String] {
    draws
      ? TypePlan.requirements(type.constructions.drawnParameters, conformTo: Self.arbitrary)
      : TypePlan.requirements(
        type.provided.map { [$0].providedParameters } ?? [], conformTo: Self.providable)
  }

  // MARK: - provide()

  private func emitProvide(to text: inout SourceText) {
    guard let provided = type.provided else { return }
    text.block("\(access)static func provide() -> \(name)") { text in
      let hasUnknown = provided.arguments.contains(where: \.type.hasUnknown)
      let locals = Construction.Locals(
        isTyped: true, splits: \.type.hasUnknown, location: \.unknownLocation)
      let head: SourceLine = "\(hasUnknown ? "return " : "")\(provided.callee)"
      provided.emitCall(head, locals, to: &text) { $1.append($0.type.provided) }
    }
  }

  // MARK: - arbitrary() and draw(_:)

  private func emitDraw(to text: inout SourceText) {
    text.block("\(access)static func arbitrary() -> FactoryCheck.Gen<\(name)>") { text in
      text.line("\(type.parameters.isEmpty ? "FactoryCheck.Gen(draw)" : Self.genericGen)")
    }
    text.line()
    let head = "\(access)static func draw"
    let parameter = "_ choices: inout FactoryCheck.Choices"
    text.list(SourceLine(head), [parameter], " throws(FactoryCheck.Discard) -> \(name) {")
    text.indented { text in
      if let gen = type.gen {
        return text.located(at: gen.location) { text in
          text.line("return try \(type.type.written(gen)).draw(&choices)")
        }
      }
      switch type.body {
      case .construction(let construction):
        type.emitSpan(around: construction, choices: "choices", to: &text)
        construction.emitDraw(to: &text)
      case .cases(let list): emitCases(list, to: &text)
      }
    }
    text.line("}")
  }

  private func emitCases(_ list: CaseList, to text: inout SourceText) {
    if list.cases.contains(where: { !$0.arguments.isEmpty }) {
      type.emitSpan(of: name, choices: "choices", to: &text)
    }
    guard list.cases.count > 1 else {
      for only in list.cases { only.emitDraw(to: &text) }
      return
    }
    let leaves = list.leaves < list.cases.count ? "leaves: \(list.leaves), " : ""
    text.line("switch choices.alternative(\(leaves)of: \(list.cases.count)) {")
    for (position, item) in list.cases.enumerated() {
      let pattern = position == list.cases.count - 1 ? "default" : "case \(position)"
      if let short = item.shortText {
        text.line("\(pattern): return \(short)")
      } else {
        text.line("\(pattern):")
        text.indented { item.emitDraw(to: &$0) }
      }
    }
    text.line("}")
  }
}

extension TypePlan {
  /// Marks what is drawn as one value; where it is a recursive type's, its depth is counted.
  func emitSpan(of type: String, choices: String, to text: inout SourceText) {
    if let literals { text.line("\(choices).favour(\(literals))") }
    if isRecursive, let depth {
      text.line("let \(outerDepth) = \(choices).descend(\(type).self, atMost: \(depth))")
      text.line("defer { \(choices).ascend(to: \(outerDepth)) }")
    } else {
      text.line("\(choices).\(isRecursive ? "descend" : "begin")(\(type).self)")
      text.line("defer { \(choices).\(isRecursive ? "ascend" : "end")() }")
    }
  }

  /// A name that no member has.
  private var outerDepth: String {
    let names = constructions.flatMap(\.arguments).map(\.name)
    return names.contains("outerDepth") ? "outerDepth\(names.count)" : "outerDepth"
  }

  /// The same around a call, unless nothing is drawn for it.
  func emitSpan(around construction: Construction, choices: String, to text: inout SourceText) {
    if !construction.arguments.isEmpty || !construction.options.isEmpty {
      emitSpan(of: name, choices: choices, to: &text)
    }
  }
}
