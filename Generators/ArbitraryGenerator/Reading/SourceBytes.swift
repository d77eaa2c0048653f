/// A view of a file's bytes that can be read at any offset: beyond the end there are zeros.
///
/// It is valid only while the bytes that it was made from are pinned.
struct SourceBytes {
  private let base: UnsafePointer<UInt8>
  private let classes = ByteClass.table
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
  }

  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  func isClass(_ wanted: ByteClass, at offset: Int) -> Bool {
    !classes[Int(self[offset])].isDisjoint(with: wanted)
  }
}

extension SourceBytes {
  /// The first offset from `start` on whose byte is of one of the classes; `count` if there is none.
  func firstOffset(from start: Int, of wanted: ByteClass) -> Int {
    var offset = start
    while offset < count, classes[Int(base[offset])].rawValue & wanted.rawValue == 0 { offset += 1 }
    return offset
  }

  /// The first offset from `start` on whose byte is of none of the classes.
  func firstOffset(from start: Int, notOf unwanted: ByteClass) -> Int {
    var offset = start
    while offset < count, classes[Int(base[offset])].rawValue & unwanted.rawValue != 0 {
      offset += 1
    }
    return offset
  }

  /// The offset of the line's end, which is that of a CR or LF or the end of the file.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < count, base[offset] != ASCII.newline, base[offset] != ASCII.carriageReturn {
      offset += 1
    }
    return offset
  }

  /// How many times the byte stands in a row from `start` on, counted up to a limit.
  func run(of byte: UInt8, from start: Int, upTo limit: Int = .max) -> Int {
    var length = 0
    while length < limit, self[start + length] == byte { length += 1 }
    return length
  }

  /// True where the byte stands `length` times in a row, or more often.
  func hasRun(of byte: UInt8, length: Int, from start: Int) -> Bool {
    run(of: byte, from: start, upTo: length) == length
  }

  /// True where the text stands at the offset.
  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where base[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The range's text; bytes that are no UTF-8 become replacement characters.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// The number of line ends in the range: LF, CR LF or a lone CR.
  func lineEnds(in range: Range<Int>) -> Int {
    var lines = 0
    for offset in range.clamped(to: 0..<count) {
      let isReturn = base[offset] == ASCII.carriageReturn && self[offset + 1] != ASCII.newline
      lines &+= base[offset] == ASCII.newline || isReturn ? 1 : 0
    }
    return lines
  }
}
