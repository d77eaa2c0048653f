/// Prints the prisms to the payloads of an enum's cases.
struct PrismEmitter {
  private let plan: TypePlan
  private let name: String

  /// Nil where there are none.
  init?(_ plan: TypePlan) {
    guard !plan.prisms.isEmpty else { return nil }
    self.plan = plan
    name = plan.name
  }

  func emit(to text: inout SourceText) {
    text.line()
    plan.emitExtension(of: plan.extendedName, to: &text) { text in
      for (position, prism) in plan.prisms.enumerated() {
        if position > 0 { text.line() }
        emit(prism, to: &text)
      }
    }
  }

  private func emit(_ prism: PrismPlan, to text: inout SourceText) {
    let type = prism.type
    text.located(at: type.hasUnknown ? plan.location : nil) { text in
      text.lines(
        """
        \(prism.access.modifier)static var \(prism.name.quoted): FactoryCheck.Prism<\(name), \(type)> {
          .init(
            get: { root in
              switch root {
              case \(prism.construction.callee)(\(pattern(prism))): return \(value(prism))
        """)
      if !prism.isOnlyCase { text.indented(by: 3) { $0.line("default: return nil") } }
      text.lines(
        """
              }
            },
            make: { value in \(MadeCase(prism: prism)) })
        }
        """)
    }
  }

  /// `let value`, or `let value0, let value1` where there are several.
  private func pattern(_ prism: PrismPlan) -> SourceLine {
    guard prism.isOfSeveral else { return "let value" }
    return SourceLine { buffer in
      buffer.append(prism.positions) { $1.append("let value", "\($0)", "") }
    }
  }

  /// What the getter answers: the value, or a tuple of several.
  private func value(_ prism: PrismPlan) -> SourceLine {
    guard prism.isOfSeveral else { return "value" }
    return SourceLine { buffer in
      buffer.append(prism.positions, "(", ")") { $1.append("value", "\($0)", "") }
    }
  }
}

/// The call that makes a case from the value of its prism.
private struct MadeCase: SourceWritable {
  let prism: PrismPlan

  func write(to buffer: SourceBuffer) {
    let arguments = prism.construction.arguments
    buffer.append("", prism.construction.callee, "(")
    buffer.append(prism.positions) { position, buffer in
      arguments[position].writeLabel(to: buffer)
      buffer.append("value")
      if prism.isOfSeveral { buffer.append(".", "\(position)", "") }
    }
    buffer.append(")")
  }
}

extension PrismPlan {
  /// Where in the call the values stand.
  fileprivate var positions: [Int] { Array(construction.arguments.indices) }

  fileprivate var isOfSeveral: Bool { construction.arguments.count > 1 }
}
