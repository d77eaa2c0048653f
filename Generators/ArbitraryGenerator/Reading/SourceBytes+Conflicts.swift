/// Finding merges that nobody has finished.
extension SourceBytes {
  /// What a conflict starts with, at the start of a line and before the name of one side.
  private static let mark: StaticString = "<<<<<<< "

  /// Where conflicts start in the code: in comments and texts such a mark means nothing.
  func conflicts() -> [Int] {
    let marks = conflictMarks()
    return marks.isEmpty ? [] : tokenStarts(among: Set(marks))
  }

  /// All marks.
  private func conflictMarks() -> [Int] {
    var marks: [Int] = []
    var start = firstOffset(of: ASCII.less, in: 0..<count)
    while start < count {
      if matches(Self.mark, at: start), start == startOfLine(around: start) { marks.append(start) }
      let end = start + run(of: ASCII.less, from: start)
      start = firstOffset(of: ASCII.less, in: end..<count)
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
