/// Prints the literals of the sources that generated gens draw.
struct LiteralEmitter {
  private let literals: LiteralPlan
  private let access: String

  /// Prints them for one file, or for several.
  init(_ literals: LiteralPlan, isShared: Bool) {
    self.literals = literals
    access = isShared ? "" : "private "
  }

  func emit(to text: inout SourceText) {
    guard !literals.isEmpty else { return }
    text.line()
    text.line(
      "/// What the sources compare with, and other literals of theirs: gens draw them often.")
    text.line("nonisolated \(access)let \(literals.name) = FactoryCheck.Choices.Literals(")
    text.indented { text in
      for (position, list) in lists.enumerated() {
        emit(list, isLast: position == lists.count - 1, to: &text)
      }
    }
  }

  private typealias List = (label: String, values: [String])

  private var lists: [List] {
    [
      ("integers", literals.integers.map(String.init)),
      ("numbers", literals.numbers.map { "\($0)" }),
      ("texts", literals.texts.map { "\"\($0)\"" }),
    ].filter { !$0.1.isEmpty }
  }

  private func emit(_ list: List, isLast: Bool, to text: inout SourceText) {
    let tail = isLast ? "])" : "],"
    let lines = LiteralEmitter.lines(list.values)
    if lines.count == 1 { return text.line("\(list.label): [\(lines[0])\(tail)") }
    text.line("\(list.label): [")
    text.indented { text in
      for (position, line) in lines.enumerated() {
        text.line("\(line)\(position == lines.count - 1 ? "" : ",")")
      }
    }
    text.line("\(tail)")
  }

  /// The values between commas, as many in a line as fit.
  private static func lines(_ values: [String]) -> [String] {
    values.reduce(into: [String]()) { lines, value in
      if let last = lines.last, last.utf8.count + value.utf8.count < SourceText.width - 20 {
        lines[lines.count - 1] = "\(last), \(value)"
      } else {
        lines.append(value)
      }
    }
  }
}
