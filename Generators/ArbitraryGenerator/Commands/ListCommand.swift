import Foundation

/// `list`: every type with its members and what becomes of it.
struct ListCommand {
  let entries: [TypeEntry]

  /// One paragraph a type, and the sums.
  func text(_ paint: Paint) -> String {
    let paragraphs = entries.map { $0.text(paint) + "\n" }
    return paragraphs.joined() + "\(summary)\n"
  }

  private var summary: String {
    let counts: [(TypeEntry.Outcome, Int)] = [.generated, .handwritten, .skipped, .ignored].map {
      outcome in (outcome, entries.count { $0.outcome == outcome })
    }
    return "\(entries.count) types: "
      + counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }

  /// An array of objects with the properties of `TypeEntry`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}

extension TypeEntry {
  /// The type, its members and its outcome, a line each.
  func text(_ paint: Paint) -> String {
    let head = "\(kind) \(paint.bold(name))  \(paint.dim("\(file):\(line):\(column)"))\n"
    return head + members.map { "  \($0.text)\n" }.joined() + "  -> \(result(paint))\n"
  }

  private func result(_ paint: Paint) -> String {
    switch outcome {
    case .generated: ([makes.joined(separator: ", ")] + notes).joined(separator: "; ")
    case .handwritten: "conforms by hand"
    case .skipped: paint.yellow(notes.joined(separator: "; "))
    case .ignored where kind == "protocol": paint.dim("no mock is asked for")
    case .ignored: paint.dim("nothing is generated for it")
    }
  }
}

extension TypeEntry.Member {
  fileprivate var text: String {
    guard let type else { return name }
    return type.hasPrefix("(") ? "\(name)\(type)" : "\(name): \(type)"
  }
}
