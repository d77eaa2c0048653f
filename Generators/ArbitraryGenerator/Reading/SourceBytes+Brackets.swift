/// Reading over what stands in brackets, byte by byte: this is how function bodies are skipped.
extension SourceBytes {
  /// The offset behind the bracket that closes the one at `start`, nil where nothing closes it.
  ///
  /// Only brackets of the same kind are counted: broken text inside then costs no more than itself.
  func endOfBrackets(at start: Int, depth: Int = 0) -> Int? {
    let open = self[start]
    let close = closing(open)
    let stops: ByteClass = open == ASCII.leftBrace ? .brace : .anyBracket
    var unclosed = 0
    var offset = start
    while true {
      offset = firstOffset(from: offset, of: stops)
      guard offset < count else { return nil }
      let byte = self[offset]
      if byte == open {
        unclosed += 1
        offset += 1
      } else if byte == close {
        unclosed -= 1
        offset += 1
        if unclosed == 0 { return offset }
      } else {
        offset = endOfHiding(byte, at: offset, depth: depth)
      }
    }
  }

  /// The offset behind a string, comment, regex or raw name, in which brackets do not count.
  func endOfHiding(_ byte: UInt8, at offset: Int, depth: Int) -> Int {
    switch byte {
    case ASCII.quote: return endOfString(quote: offset, hashes: 0, depth: depth)
    case ASCII.hash:
      return endOfHashes(at: offset, depth: depth) ?? offset + run(of: ASCII.hash, from: offset)
    case ASCII.backtick: return endOfBackticks(at: offset)
    case ASCII.slash:
      switch self[offset + 1] {
      case ASCII.slash: return endOfLine(from: offset)
      case ASCII.star: return endOfBlockComment(at: offset) ?? count
      default: return endOfRegex(at: offset) ?? offset + 1
      }
    default: return offset + 1
    }
  }

  private func closing(_ open: UInt8) -> UInt8 {
    switch open {
    case ASCII.leftBrace: ASCII.rightBrace
    case ASCII.leftSquare: ASCII.rightSquare
    default: ASCII.rightParen
    }
  }
}
