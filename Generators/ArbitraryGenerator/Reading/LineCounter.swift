/// Turns byte offsets into lines and columns; cheap where the offsets ascend.
struct LineCounter {
  let bytes: SourceBytes
  private var offset = 0
  private var line = 1

  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The line and column of an offset, both from 1, the column in bytes.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    if target < offset { (offset, line) = (0, 1) }
    line += bytes.lineEnds(in: offset..<target)
    offset = target
    var lineStart = target
    while lineStart > 0, !isLineEnd(lineStart - 1) { lineStart -= 1 }
    return (line, target - lineStart + 1)
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == ASCII.newline || bytes[offset] == ASCII.carriageReturn
  }
}
