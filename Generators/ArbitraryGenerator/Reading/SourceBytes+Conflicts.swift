/// Finding merges that nobody has finished.
extension SourceBytes {
  /// What a conflict starts with, at the start of a line and before the name of one side.
  private static let mark: StaticString = "<<<<<<< "

  /// Where conflicts start in the code: in comments and texts such a mark means nothing.
  func conflicts() -> [Int] {
    let marks = conflictMarks()
    return marks.isEmpty ? [] : tokenStarts(among: Set(marks))
  }

  /// All marks. One of every seven bytes is looked at, since seven in a row are the same: it passes
  /// over every file.
  private func conflictMarks() -> [Int] {
    var marks: [Int] = []
    for offset in stride(from: 6, to: count, by: 7) where self[offset] == UInt8(ascii: "<") {
      var start = offset
      while start > 0, self[start - 1] == UInt8(ascii: "<"), offset - start < 7 { start -= 1 }
      if matches(Self.mark, at: start), start == startOfLine(around: start) { marks.append(start) }
    }
    return marks
  }

  private func tokenStarts(among offsets: Set<Int>) -> [Int] {
    var lexer = Lexer(self)
    var starts: [Int] = []
    var token = lexer.next()
    while token.kind != .end {
      if offsets.contains(token.start) { starts.append(token.start) }
      token = lexer.next()
    }
    return starts
  }
}
