/// Names that code is searched for, byte by byte: few other names end as one of them does, so that a
/// string is made of hardly any.
struct UsedNames {
  let names: Set<String>
  /// Which bytes stand before the last one of a name, as bits of their lower halves.
  private var endings = [UInt32](repeating: 0, count: 256)

  init(_ names: Set<String>) {
    self.names = names
    for name in names {
      let last = Array("\0\(name)".utf8.suffix(2))
      endings[Int(last[1])] |= 1 &<< UInt32(last[0] & 31)
      // A name of one byte may stand behind any other.
      if name.utf8.count == 1 { endings[Int(last[1])] = .max }
    }
  }

  /// Whether something in a range is called, or set, by one of them.
  func areUsed(in range: Range<Int>, of bytes: SourceBytes) -> Bool {
    guard !names.isEmpty else { return false }
    return range.contains { offset in
      guard bytes[offset] == ASCII.leftParen || bytes[offset] == ASCII.equals else { return false }
      var end = offset
      while end > range.lowerBound, bytes.isClass(.blank, at: end - 1) { end -= 1 }
      let bit = 1 &<< UInt32(bytes[end - 2] & 31)
      return endings[Int(bytes[end - 1])] & bit != 0 && isOne(endingAt: end, of: bytes, from: range)
    }
  }

  private func isOne(endingAt end: Int, of bytes: SourceBytes, from range: Range<Int>) -> Bool {
    var start = end
    while start > range.lowerBound, bytes.isClass(.namePart, at: start - 1) { start -= 1 }
    return start < end && names.contains(bytes.text(start..<end))
  }
}
