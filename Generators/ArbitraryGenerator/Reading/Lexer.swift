/// Cuts source bytes into tokens, one at a time, and can be set back to any earlier offset.
struct Lexer {
  /// A comment that steers the generator, seen between two tokens.
  struct DirectiveComment {
    var range: Range<Int>
    /// True where the comment stands on the line on which the token before it ends.
    var isTrailing: Bool
  }

  let bytes: SourceBytes
  /// Where the next token, or the space before it, starts.
  private(set) var offset: Int
  /// The directives passed so far; whoever takes one removes it.
  var directives: [DirectiveComment] = []
  /// What reaches to the end of the file because nothing closes it, and where it starts.
  private(set) var unclosed: (opening: String, offset: Int)?
  private let keywords = Keyword.table

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    offset = bytes.matches("\u{FEFF}", at: 0) ? 3 : 0
    if bytes.matches("#!", at: offset) { offset = bytes.endOfLine(from: offset) }
  }

  /// Goes on reading at an offset, be it ahead or behind.
  mutating func move(to offset: Int) { self.offset = offset }

  /// The next token; behind the last one, `.end` again and again.
  mutating func next() -> Token {
    let previousEnd = offset
    let startsLine = bytes.isClass(.gap, at: offset) ? skipSpace() : offset == 0
    let start = offset
    var token = Token(
      kind: .end, keyword: nil, start: start, end: start, startsLine: startsLine,
      isAttached: start == previousEnd && start > 0)
    guard start < bytes.count else { return token }
    let byte = bytes[start]
    if bytes.isClass(.nameStart, at: start) {
      bytes.readName(into: &token, keywords)
    } else if let kind = Self.punctuation(byte) {
      token.kind = kind
      token.end = start + 1
    } else {
      bytes.readOther(byte, into: &token, keywords)
    }
    offset = token.end
    if token.kind == .string, token.end == bytes.count { noteIfUnclosed(token) }
    return token
  }
}

// MARK: - Tokens

extension Lexer {
  private static func punctuation(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case ASCII.leftParen: .leftParen
    case ASCII.rightParen: .rightParen
    case ASCII.leftSquare: .leftSquare
    case ASCII.rightSquare: .rightSquare
    case ASCII.leftBrace: .leftBrace
    case ASCII.rightBrace: .rightBrace
    case ASCII.comma: .comma
    case ASCII.colon: .colon
    case ASCII.semicolon: .semicolon
    case ASCII.at: .at
    case ASCII.backslash: .backslash
    default: nil
    }
  }
}

extension SourceBytes {
  // Inlined, since nearly every token is a name; on the bytes alone, as a part of the lexer would
  // have all of that copied.
  @inline(__always)
  fileprivate func readName(into token: inout Token, _ keywords: WordTable<Keyword>) {
    if isOperatorCharacter(at: token.start) { return readOperator(into: &token) }
    token.kind = .name
    token.end = endOfPlainName(from: token.start)
    while isClass(.namePart, at: token.end), !isOperatorCharacter(at: token.end) {
      token.end += 1
    }
    if keywords.mayHave(self[token.start], count: token.range.count) {
      token.keyword = keywords[word(token.range)]
    }
  }

  fileprivate func readOther(
    _ byte: UInt8, into token: inout Token, _ keywords: WordTable<Keyword>
  ) {
    switch byte {
    case ASCII.quote:
      token.kind = .string
      token.end = endOfString(quote: token.start, hashes: 0)
    case ASCII.hash: readHash(into: &token, keywords)
    case ASCII.backtick:
      token.kind = .name
      token.end = endOfBackticks(at: token.start)
    case ASCII.dot where self[token.start + 1] != ASCII.dot:
      token.kind = .dot
      token.end = token.start + 1
    case _ where isClass(.digit, at: token.start): readNumber(into: &token)
    case ASCII.slash:
      token.kind = .regex
      if let end = endOfRegex(at: token.start) { token.end = end } else { fallthrough }
    case ASCII.dot: readOperator(into: &token)
    default:
      if isClass(.operator, at: token.start) { return readOperator(into: &token) }
      token.kind = .unknown
      token.end = token.start + 1
    }
  }

  private func readHash(into token: inout Token, _ keywords: WordTable<Keyword>) {
    if let end = endOfHashes(at: token.start) {
      let opener = self[token.start + run(of: ASCII.hash, from: token.start)]
      token.kind = opener == ASCII.slash ? .regex : .string
      token.end = end
      return
    }
    token.kind = .unknown
    token.end = token.start + run(of: ASCII.hash, from: token.start)
    guard isClass(.nameStart, at: token.end) else { return }
    var word = token
    word.start = token.end
    readName(into: &word, keywords)
    token.kind = .pound
    token.keyword = word.keyword
    token.end = word.end
  }

  private func readOperator(into token: inout Token) {
    token.kind = .operator
    token.end = max(endOfOperator(from: token.start), token.start + 1)
  }

  /// An operator goes on until a byte that is no part of one, or the start of a comment; only one
  /// that starts with a dot may have dots.
  func endOfOperator(from start: Int) -> Int {
    let mayHaveDots = self[start] == ASCII.dot
    var end = start
    while end < count {
      let isComment =
        self[end] == ASCII.slash
        && (self[end + 1] == ASCII.slash || self[end + 1] == ASCII.star)
      if isComment { break }
      if isClass(.operator, at: end) || mayHaveDots && self[end] == ASCII.dot {
        end += 1
      } else if isOperatorCharacter(at: end) {
        end += lengthOfCharacter(at: end)
      } else {
        break
      }
    }
    return end
  }

  private func readNumber(into token: inout Token) {
    let number = self.number(at: token.start)
    token.kind = number.isFloat ? .float : .integer
    token.end = number.end
  }
}

// MARK: - Space and comments

extension Lexer {
  /// Moves to the next token; answers whether it starts a line.
  private mutating func skipSpace() -> Bool {
    var startsLine = offset == 0
    while offset < bytes.count, bytes.isClass(.gap, at: offset) {
      switch bytes[offset] {
      case ASCII.newline, ASCII.carriageReturn:
        startsLine = true
        offset = bytes.endOfIndentation(from: offset + 1)
      case ASCII.slash where bytes[offset + 1] == ASCII.slash:
        let end = bytes.endOfLine(from: offset)
        noteDirective(in: offset..<end, isTrailing: !startsLine)
        offset = end
      case ASCII.slash where bytes[offset + 1] == ASCII.star:
        let closed = bytes.endOfBlockComment(at: offset)
        if closed == nil { unclosed = ("/*", offset) }
        let end = closed ?? bytes.count
        startsLine = noteDirectives(inBlock: offset..<end, isTrailing: !startsLine) || startsLine
        offset = end
      case ASCII.slash: return startsLine
      default: offset = bytes.firstOffset(from: offset + 1, notOf: .blank)
      }
    }
    return startsLine
  }

  /// A string of several lines that is the file's last token has to end with its quotes.
  private mutating func noteIfUnclosed(_ string: Token) {
    let hashes = bytes.run(of: ASCII.hash, from: string.start)
    let hasLines = bytes.endOfLine(from: string.start) < string.end
    guard hasLines, !bytes.matches("\"\"\"", at: string.end - 3 - hashes) else { return }
    unclosed = ("\"\"\"", string.start)
  }

  private mutating func noteDirective(in comment: Range<Int>, isTrailing: Bool) {
    guard let range = bytes.directive(in: comment) else { return }
    let isOfNext =
      bytes.isMockable(at: range.lowerBound) && bytes.isDocumentation(comment)
      || bytes.isInFrontOfItem(comment)
    directives.append(DirectiveComment(range: range, isTrailing: isTrailing && !isOfNext))
  }

  /// Looks at each line of a block comment; answers whether there is more than one.
  private mutating func noteDirectives(inBlock comment: Range<Int>, isTrailing: Bool) -> Bool {
    var start = comment.lowerBound
    var hasLineEnd = false
    while start < comment.upperBound {
      let end = min(bytes.endOfLine(from: start), comment.upperBound)
      noteDirective(in: start..<end, isTrailing: isTrailing && !hasLineEnd)
      hasLineEnd = hasLineEnd || end < comment.upperBound
      start = end + 1
    }
    return hasLineEnd
  }
}

extension SourceBytes {
  /// Whether `@mockable` stands there. The first byte tells for nearly every comment.
  fileprivate func isMockable(at offset: Int) -> Bool {
    self[offset] == ASCII.at && matches("mockable", at: offset + 1)
  }

  /// Whether it is a comment, or the first line of one, that documents what stands behind it.
  fileprivate func isDocumentation(_ comment: Range<Int>) -> Bool {
    matches("///", at: comment.lowerBound) || matches("/**", at: comment.lowerBound)
  }

  /// Whether an item is behind a comment on its line, and what opens a body or ends another item in
  /// front of it.
  fileprivate func isInFrontOfItem(_ comment: Range<Int>) -> Bool {
    let behind = firstOffset(from: comment.upperBound, notOf: .blank)
    guard behind < count, !isClass(.lineEnd, at: behind), self[behind] != ASCII.rightBrace,
      !matches("//", at: behind)
    else { return false }
    var before = comment.lowerBound - 1
    while before >= 0, isClass(.blank, at: before) { before -= 1 }
    return before >= 0 && [ASCII.leftBrace, ASCII.semicolon].contains(self[before])
  }

  /// The text of a comment on one line where that may steer the generator.
  fileprivate func directive(in comment: Range<Int>) -> Range<Int>? {
    var start = comment.lowerBound
    while start < comment.upperBound, isCommentDecoration(at: start) { start += 1 }
    guard mayBeMockable(at: start) || mayBeArbitrary(at: start) else { return nil }
    var end = comment.upperBound
    while end > start, isCommentDecoration(at: end - 1) { end -= 1 }
    return start..<end
  }

  /// The comments in a body, behind two slashes, that may steer the generator; those on its first
  /// line are trailing.
  func directives(in body: Range<Int>) -> [Lexer.DirectiveComment] {
    var comments: [Lexer.DirectiveComment] = []
    var offset = body.lowerBound
    while offset < body.upperBound {
      let slash = firstOffset(of: ASCII.slash, in: offset..<body.upperBound)
      offset = slash + 1
      guard slash < body.upperBound, self[offset] == ASCII.slash else { continue }
      offset = min(endOfLine(from: offset), body.upperBound)
      guard let range = directive(in: slash..<offset) else { continue }
      let isTrailing = endOfLine(from: body.lowerBound) >= slash
      comments.append(Lexer.DirectiveComment(range: range, isTrailing: isTrailing))
    }
    return comments
  }

  /// Whether `arbitrary` stands there, with a capital or without, or what may be a slip of it:
  /// whoever reads a declaration tells what steers the generator, what was meant to, and prose.
  fileprivate func mayBeArbitrary(at offset: Int) -> Bool {
    mayBeWord(at: offset, from: UInt8(ascii: "a"), to: UInt8(ascii: "y"), 7...11)
  }

  /// The same of `@mockable`. The first byte tells for nearly every comment.
  private func mayBeMockable(at offset: Int) -> Bool {
    self[offset] == ASCII.at
      && mayBeWord(at: offset + 1, from: UInt8(ascii: "m"), to: UInt8(ascii: "e"), 6...10)
  }

  /// Whether a word of some lengths stands there that begins and ends with two letters, in any case.
  private func mayBeWord(
    at offset: Int, from first: UInt8, to last: UInt8, _ lengths: ClosedRange<Int>
  ) -> Bool {
    guard self[offset] | 0x20 == first else { return false }
    let length = firstOffset(from: offset, notOf: .namePart) - offset
    return lengths.contains(length) && self[offset + length - 1] | 0x20 == last
  }

  /// Slashes, stars, spaces: what a comment's line may have around its text.
  fileprivate func isCommentDecoration(at offset: Int) -> Bool {
    isClass(.space, at: offset) || self[offset] == ASCII.slash || self[offset] == ASCII.star
  }
}
