/// Swift source under construction: UTF-8 in one buffer, indented by two spaces a level.
struct SourceText {
  /// The width that longer lines are broken at.
  static let width = 100

  /// How many bytes are kept before they are handed on.
  private static let pieceLength = 1 << 16

  /// All text, or what was not handed on.
  private(set) var bytes: [UInt8] = []
  private var level = 0
  private let takePiece: ((UnsafeRawBufferPointer) -> Void)?

  /// Empty text; where somebody takes its pieces, they are not kept.
  init(takePiece: ((UnsafeRawBufferPointer) -> Void)? = nil) {
    self.takePiece = takePiece
    if takePiece != nil { bytes.reserveCapacity(2 * Self.pieceLength) }
  }

  /// Hands on what is there, where somebody takes it.
  mutating func flush() {
    guard let takePiece else { return }
    bytes.withUnsafeBytes(takePiece)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds a line; an empty one has no indentation.
  mutating func line() { endLine() }

  /// Adds an indented line.
  mutating func line(_ line: SourceLine) {
    indent()
    line.write(to: &bytes)
    endLine()
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.pieceLength { flush() }
  }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Adds `head {`, what is inside, and `}`.
  mutating func block(_ head: SourceLine, _ body: (inout SourceText) -> Void) {
    indent()
    head.write(to: &bytes)
    bytes.append(" {")
    endLine()
    indented(body)
    line("}")
  }

  /// Adds `head(items)tail` in one line or, where that is too long, with each item on its own.
  mutating func list(
    _ head: SourceLine, _ items: [String], _ tail: SourceLine = "", isOneLine: Bool = false
  ) {
    let length = items.reduce(2 * level + head.count + tail.count + 2) { $0 + $1.utf8.count + 2 }
    let isSplit = !isOneLine && !items.isEmpty && length > SourceText.width + 2
    indent()
    head.write(to: &bytes)
    bytes.append("(")
    isSplit ? split(items) : join(items)
    bytes.append(")")
    tail.write(to: &bytes)
    endLine()
  }

  private mutating func join(_ items: [String]) {
    for (position, item) in items.enumerated() {
      if position > 0 { bytes.append(", ") }
      bytes.append(item)
    }
  }

  private mutating func split(_ items: [String]) {
    endLine()
    indented { text in
      for (position, item) in items.enumerated() {
        text.indent()
        text.bytes.append(item)
        if position < items.count - 1 { text.bytes.append(",") }
        text.endLine()
      }
    }
    indent()
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
