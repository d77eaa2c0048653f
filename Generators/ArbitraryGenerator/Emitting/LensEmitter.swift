/// Prints the lenses to a type's members.
final class LensEmitter {
  private let plan: TypePlan
  private let name: String
  /// What the initialiser takes, by the names of members.
  private let arguments: [Argument]

  /// Nil where there are none.
  init?(_ plan: TypePlan) {
    guard !plan.lenses.isEmpty else { return nil }
    self.plan = plan
    name = plan.name
    arguments = plan.constructions.first?.given ?? []
  }

  func emit(to text: inout SourceText) {
    text.line()
    plan.emitExtension(of: plan.extendedName, to: &text) { text in
      for (position, lens) in plan.lenses.enumerated() {
        if position > 0 { text.line() }
        emit(lens, to: &text)
      }
    }
  }

  private func emit(_ lens: LensPlan, to text: inout SourceText) {
    text.located(at: lens.type.hasUnknown ? plan.location : nil) { text in
      switch (lens.way, lens.isOnMainActor) {
      case (.mutation, false): emitMutation(lens, to: &text)
      case (.construction, false): emitConstruction(lens, to: &text)
      case (_, true): emitOnMainActor(lens, to: &text)
      }
    }
  }

  private func emitMutation(_ lens: LensPlan, to text: inout SourceText) {
    text.lines(
      """
      \(lens.access.modifier)static var \(lens.name): FactoryCheck.Lens<\(name), \(lens.type)> {
        .init(
          get: { root in root.\(lens.member) },
          assign: { root, value in root.\(lens.member) = value })
      }
      """)
  }

  private func emitConstruction(_ lens: LensPlan, to text: inout SourceText) {
    text.lines(
      """
      \(lens.access.modifier)static var \(lens.name): FactoryCheck.Lens<\(name), \(lens.type)> {
        .init(
          get: { root in root.\(lens.member) },
          set: { value, root in
      """)
    text.indented(by: 3) { emitCall(lens, to: &$0) }
    text.lines(
      """
          })
      }
      """)
  }

  private func emitOnMainActor(_ lens: LensPlan, to text: inout SourceText) {
    text.lines(
      """
      \(lens.access.modifier)static var \(lens.name): FactoryCheck.Lens<\(name), \(lens.type)> {
        .init(
          get: { root in FactoryCheck.Choices.onMainActor { root.\(lens.member) } },
          set: { value, root in
            FactoryCheck.Choices.onMainActor {
      """)
    text.indented(by: 4) { text in
      switch lens.way {
      case .construction: emitCall(lens, to: &text)
      case .mutation:
        text.lines(
          """
          var root = root
          root.\(lens.member) = value
          return root
          """)
      }
    }
    text.lines(
      """
            }
          })
      }
      """)
  }

  private func emitCall(_ lens: LensPlan, to text: inout SourceText) {
    let member = lens.member.withoutBackticks
    text.list(writing: name, arguments) { argument, buffer in
      argument.writeLabel(to: buffer)
      if argument.name == member {
        buffer.append("value")
      } else {
        buffer.append("root.", argument.quotedName, "")
      }
    }
  }
}

/// A lens' name: an underscore before the member's; in backticks where those need them, too.
private struct LensName: SourceWritable {
  let member: String

  func write(to buffer: SourceBuffer) {
    if member.isInBackticks {
      buffer.append("_\(member.withoutBackticks)".quoted)
    } else {
      buffer.append("_", member, "")
    }
  }
}

extension LensPlan {
  fileprivate var name: LensName { LensName(member: member) }
}
