/// Swift source under construction: UTF-8 in one buffer, indented by two spaces a level.
struct SourceText: Sendable {
  /// The width that longer lines are broken at.
  static let width = 100

  private(set) var bytes: [UInt8] = []
  private var level = 0

  /// Adds a line; an empty one has no indentation.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Adds `head {`, what is inside, and `}`.
  mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
    line("\(head) {")
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
      line("\(head)(\(items.joined(separator: ", ")))\(tail)")
      return
    }
    line("\(head)(")
    indented { text in
      for (position, item) in items.enumerated() {
        text.line(position == items.count - 1 ? item : "\(item),")
      }
    }
    line(")\(tail)")
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
