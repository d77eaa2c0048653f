/// Swift source under construction: UTF-8 in one buffer, indented by two spaces a level.
struct SourceText: Sendable {
  /// The width that longer lines are broken at.
  static let width = 100

  private(set) var bytes: [UInt8] = []
  private var level = 0

  /// Empty text with room for so many bytes, which need not be copied as it grows.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Adds a line of one or two parts; an empty one has no indentation.
  mutating func line(_ text: String = "", _ end: String = "") {
    if !text.isEmpty {
      indent()
      append(text)
      append(end)
    }
    endLine()
  }

  private mutating func indent() {
    for _ in 0..<2 * level { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Adds `head {`, what is inside, and `}`.
  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    line(head, " {")
    indented(body)
    line("}")
  }

  /// Adds `head(items)tail` in one line or, where that is too long, with each item on its own.
  mutating func list(
    _ head: String, _ items: [String], _ tail: String = "", isOneLine: Bool = false
  ) {
    let length =
      items.reduce(2 * level + head.utf8.count + tail.utf8.count + 2) { $0 + $1.utf8.count + 2 }
    if isOneLine || items.isEmpty || length <= SourceText.width + 2 {
      return oneLine(head, items, tail)
    }
    line(head, "(")
    indented { text in
      for (position, item) in items.enumerated() {
        text.line(item, position == items.count - 1 ? "" : ",")
      }
    }
    line(")", tail)
  }

  private mutating func oneLine(_ head: String, _ items: [String], _ tail: String) {
    indent()
    append(head)
    append("(")
    for (position, item) in items.enumerated() {
      if position > 0 { append(", ") }
      append(item)
    }
    append(")")
    append(tail)
    endLine()
  }

  /// Adds lines whose errors the compiler shows at another place.
  mutating func located(at location: SourceLocation, _ body: (inout SourceText) -> Void) {
    let file = location.file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    line("#sourceLocation(file: \"\(file)\", line: \(location.line))")
    body(&self)
    line("#sourceLocation()")
  }

  /// The same where there is a place.
  mutating func located(at location: SourceLocation?, _ body: (inout SourceText) -> Void) {
    if let location { located(at: location, body) } else { body(&self) }
  }
}
