import Foundation

/// Prints results as a table for people, or as one JSON object a line.
struct Output {
  let isJSON: Bool

  enum Value {
    case text(String)
    /// A number and how many decimals it is shown with.
    case number(Double, Int)
  }

  func header(_ titles: [String]) {
    if !isJSON { print(titles.enumerated().map { pad($1, first: $0 == 0) }.joined()) }
  }

  /// One result. The first entry names the benchmark and is left out of the table.
  func row(_ entries: [(String, Value)]) {
    if isJSON {
      print("{\(entries.map { "\"\($0.0)\":\(json($0.1))" }.joined(separator: ","))}")
    } else {
      let cells = entries.dropFirst().enumerated()
      print(cells.map { pad(text($1.1), first: $0 == 0) }.joined())
    }
    // A long benchmark shows each result when it is known, into a pipe too.
    fflush(nil)
  }

  private func pad(_ text: String, first: Bool) -> String {
    let fill = String(repeating: " ", count: max(1, (first ? 18 : 13) - text.count))
    return first ? text + fill : fill + text
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number, let decimals): String(format: "%.\(decimals)f", number)
    }
  }

  private func json(_ value: Value) -> String {
    if case .text(let text) = value { "\"\(text)\"" } else { text(value) }
  }
}
