import Foundation

/// `list`: every type with its members and what becomes of it.
struct ListCommand {
  let entries: [TypeEntry]
  private let plan: Plan
  private let namesModules: Bool

  /// Lists all types of the sources, whose places are shown from the folder of the settings on.
  init(_ survey: Survey, folder: String = "") {
    entries = TypeEntry.all(in: survey).map { $0.located(from: folder) }
    (plan, namesModules) = (survey.plan, survey.hasModules)
  }

  /// One paragraph a type, and the sums.
  func text(_ paint: Paint) -> String {
    let paragraphs = entries.map { $0.text(paint, namesModule: namesModules) + "\n" }
    return paragraphs.joined() + "\(summary)\n"
  }

  private var summary: String {
    let counts: [(TypeEntry.Outcome, Int)] = [.generated, .handwritten, .skipped, .ignored].map {
      outcome in (outcome, entries.count { $0.outcome == outcome })
    }
    return "\(entries.count) types: "
      + counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + "; \(extras)"
  }

  /// What is generated besides values.
  private var extras: String {
    let lenses = plan.types.reduce(0) { $0 + $1.lenses.count }
    let prisms = plan.types.reduce(0) { $0 + $1.prisms.count }
    return [
      count(lenses, "lens", "lenses"), count(prisms, "prism", "prisms"),
      count(plan.mocks.count, "mock", "mocks"),
    ].joined(separator: ", ")
  }

  private func count(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }

  /// An array of objects with the properties of `TypeEntry`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }
}

extension TypeEntry {
  /// The same, with the path of its file as it is seen from where one stands.
  func located(from folder: String) -> TypeEntry {
    var entry = self
    entry.file = FilePath.join(folder, file)
    return entry
  }

  /// The type, its members and its outcome, a line each.
  ///
  /// - Parameter namesModule: Whether to tell its module.
  func text(_ paint: Paint, namesModule: Bool = false) -> String {
    let name = paint.bold(namesModule ? nameInModule : name)
    let head = "\(kind) \(name)  \(paint.dim("\(file):\(line):\(column)"))\n"
    return head + members.map { "  \($0.text)\n" }.joined() + "  -> \(result(paint))\n"
  }

  private func result(_ paint: Paint) -> String {
    switch outcome {
    case .generated: ([makes.joined(separator: ", ")] + notes).joined(separator: "; ")
    case .handwritten: "conforms by hand"
    case .skipped: paint.yellow(notes.joined(separator: "; "))
    case .ignored where kind == "protocol": paint.dim(notes.first ?? "no mock is asked for")
    case .ignored where kind == "enum" && members.isEmpty:
      paint.dim("nothing is generated for it, which has no values")
    case .ignored: paint.dim("nothing is generated for it")
    }
  }
}

extension TypeEntry.Member {
  fileprivate var text: String {
    guard let type else { return name }
    return isProperty || !type.hasPrefix("(") ? "\(name): \(type)" : "\(name)\(type)"
  }
}
