/// Swift source under construction: UTF-8 in one buffer, indented by two spaces a level.
struct SourceText {
  /// The width that longer lines are broken at.
  static let width = 100

  /// How many bytes are handed on at a time: a multiple of the page's size, so that every piece goes
  /// into whole pages of a file. The system takes half as long again where they end inside of some.
  private static let pieceLength = 1 << 16

  /// All text, or what was not handed on.
  private let memory: SourceMemory
  private let buffer: SourceBuffer
  private var level = 0
  /// What the paths of sources are seen from.
  var folder = ""
  /// Whether errors may be shown in Swift sources.
  var locatesSources = true
  /// The list that is laid out.
  private var list = SourceList()
  private let takePiece: ((UnsafeRawBufferPointer) -> Void)?
  /// How many bytes were handed on.
  private var handedOn = 0
  /// Why a text that was put in could not be read.
  private(set) var failure: FileError?

  /// Empty text; where somebody takes its pieces, they are not kept.
  init(takePiece: ((UnsafeRawBufferPointer) -> Void)? = nil) {
    self.takePiece = takePiece
    memory = SourceMemory(capacity: 2 * Self.pieceLength)
    buffer = memory.buffer
  }

  /// How long all of the text is, in bytes.
  var count: Int { handedOn + buffer.count }

  /// The same as an array.
  var bytes: [UInt8] { memory.withBytes(Array.init) }

  /// Hands on what is there, where somebody takes it.
  mutating func flush() { handOn(buffer.count) }

  /// Hands on what there is of whole pieces.
  private mutating func flushPieces() {
    handOn(buffer.count / Self.pieceLength * Self.pieceLength)
  }

  private mutating func handOn(_ length: Int) {
    guard let takePiece, length > 0 else { return }
    takePiece(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer.bytes)[..<length]))
    handedOn += length
    buffer.removeFirst(length)
  }

  /// Adds a line; an empty one has no indentation.
  mutating func line() { endLine() }

  /// Adds an indented line.
  mutating func line(_ line: SourceLine) {
    indent()
    line.write(to: buffer)
    endLine()
  }

  /// Adds an indented line that is written where it is put.
  mutating func line(_ write: (SourceBuffer) -> Void) {
    indent()
    write(buffer)
    endLine()
  }

  /// Adds several lines, each of them indented that is not empty.
  mutating func lines(_ lines: SourceLine) {
    lines.forEachLine { line in
      if !line.isEmpty { indent() }
      buffer.append(line)
      endLine()
    }
  }

  private mutating func indent() {
    buffer.appendSpaces(2 * level)
  }

  private mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.pieceLength { flushPieces() }
  }

  /// Adds what was printed before.
  mutating func append(_ pieces: [Spool.Piece]) {
    for piece in pieces.joined {
      do throws(FileError) { try piece.append(to: buffer) { flushPieces() } } catch {
        failure = failure ?? error
      }
    }
  }

  /// Adds lines that are one level deeper, or several.
  mutating func indented(by levels: Int = 1, _ body: (inout SourceText) -> Void) {
    level += levels
    body(&self)
    level -= levels
  }

  /// Adds `head {`, what is inside, and `}`.
  mutating func block(_ head: SourceLine, _ body: (inout SourceText) -> Void) {
    indent()
    head.write(to: buffer)
    buffer.append(" {")
    endLine()
    indented(body)
    line("}")
  }

  /// Adds `head(items)tail` in one line or, where that is too long, with each item on its own.
  mutating func list<Items: Sequence>(
    _ head: SourceLine, _ items: Items, _ tail: SourceLine = "", isOneLine: Bool = false,
    write: (Items.Element, SourceBuffer) -> Void
  ) {
    list(writing: head, items, tail, isOneLine: isOneLine, write: write)
  }

  /// The same between what is written where it is put.
  mutating func list<Items: Sequence>(
    writing head: some SourceWritable, _ items: Items,
    _ tail: some SourceWritable = "" as SourceLine, isOneLine: Bool = false,
    write: (Items.Element, SourceBuffer) -> Void
  ) {
    list.fill(items, tail, write)
    indent()
    let start = buffer.count
    head.write(to: buffer)
    let length = 2 * level + buffer.count - start + list.length
    buffer.append("(")
    !isOneLine && !list.isEmpty && length > SourceText.width ? split() : join()
    buffer.append(")")
    buffer.append(list.tail)
    endLine()
  }

  /// The same with items that write themselves.
  mutating func list(
    _ head: SourceLine, _ items: [some SourceWritable], _ tail: SourceLine = "",
    isOneLine: Bool = false
  ) {
    list(head, items, tail, isOneLine: isOneLine) { $0.write(to: $1) }
  }

  private mutating func join() {
    let buffer = buffer
    list.forEach { item, isLast in
      buffer.append(item)
      if !isLast { buffer.append(", ") }
    }
  }

  private mutating func split() {
    endLine()
    let list = list
    indented { text in
      list.forEach { item, isLast in
        text.indent()
        text.buffer.append(item)
        if !isLast { text.buffer.append(",") }
        text.endLine()
      }
    }
    indent()
  }

  /// Adds lines whose errors the compiler shows at another place, unless that is not to be.
  mutating func located(at location: SourceLocation, _ body: (inout SourceText) -> Void) {
    guard locatesSources || !location.file.hasSuffix(".swift") else { return body(&self) }
    let path = FilePath.join(folder, location.file)
    let file = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    line("#sourceLocation(file: \"\(file)\", line: \(location.line))")
    body(&self)
    line("#sourceLocation()")
  }

  /// The same where there is a place.
  mutating func located(at location: SourceLocation?, _ body: (inout SourceText) -> Void) {
    if let location { located(at: location, body) } else { body(&self) }
  }
}
