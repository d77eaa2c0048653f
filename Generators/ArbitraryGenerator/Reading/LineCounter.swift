/// Turns byte offsets into lines and columns; cheap where the offsets ascend.
struct LineCounter {
  let bytes: SourceBytes
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The line and column of an offset, both from 1, the column in bytes.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    if target < offset { (offset, line, lineStart) = (0, 1, 0) }
    let passed = offset..<target
    let lineEnds =
      bytes.lineFeeds(in: passed)
      + (bytes.hasCarriageReturns ? bytes.loneCarriageReturns(in: passed) : 0)
    if lineEnds > 0 { lineStart = bytes.startOfLine(around: target) }
    line += lineEnds
    offset = target
    return (line, target - lineStart + 1)
  }
}
