import Foundation

/// A view of a file's bytes that can be read at any offset: beyond the end there are zeros.
///
/// It is valid only while the bytes that it was made from are pinned.
struct SourceBytes {
  private let base: UnsafePointer<UInt8>
  private let classes = ByteClass.table
  let count: Int
  /// Whether lines may end with a CR: nearly no file has one.
  let hasCarriageReturns: Bool

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
    hasCarriageReturns = memchr(base, Int32(ASCII.carriageReturn), count) != nil
  }

  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  func isClass(_ wanted: ByteClass, at offset: Int) -> Bool {
    classes[Int(self[offset])].rawValue & wanted.rawValue != 0
  }
}

extension SourceBytes {
  /// The first offset from `start` on whose byte is of one of the classes; `count` if there is
  /// none. Most bytes are of none, so that four are looked at in a step.
  func firstOffset(from start: Int, of wanted: ByteClass) -> Int {
    let (base, classes, wanted) = (base, classes, wanted.rawValue)
    var offset = start
    while offset &+ 4 <= count {
      let four =
        classes[Int(base[offset])].rawValue | classes[Int(base[offset &+ 1])].rawValue
        | classes[Int(base[offset &+ 2])].rawValue | classes[Int(base[offset &+ 3])].rawValue
      if four & wanted != 0 { break }
      offset &+= 4
    }
    while offset < count, classes[Int(base[offset])].rawValue & wanted == 0 { offset &+= 1 }
    return offset
  }

  /// The end of the plain part of a name, behind which characters beyond ASCII may go on with it:
  /// most names are long enough to look at four bytes in a step.
  func endOfPlainName(from start: Int) -> Int {
    let (base, classes, wanted) = (base, classes, ByteClass.plainNamePart.rawValue)
    var offset = start
    while offset &+ 4 <= count {
      let four =
        classes[Int(base[offset])].rawValue & classes[Int(base[offset &+ 1])].rawValue
        & classes[Int(base[offset &+ 2])].rawValue & classes[Int(base[offset &+ 3])].rawValue
      if four & wanted == 0 { break }
      offset &+= 4
    }
    return firstOffset(from: offset, notOf: .plainNamePart)
  }

  /// The first offset from `start` on with no space, or one of the last spaces of the file: eight
  /// are seen in a step, which is as many as most lines are indented by.
  func endOfIndentation(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let others = eight(at: offset) ^ 0x2020_2020_2020_2020
      offset &+= others.trailingZeroBitCount / 8
      if others != 0 { break }
    }
    return offset
  }

  /// The first offset from `start` on whose byte is of none of the classes.
  func firstOffset(from start: Int, notOf unwanted: ByteClass) -> Int {
    let (base, classes, unwanted) = (base, classes, unwanted.rawValue)
    var offset = start
    while offset < count, classes[Int(base[offset])].rawValue & unwanted != 0 { offset &+= 1 }
    return offset
  }

  /// The offset of the line's end, which is that of a CR or LF or the end of the file.
  func endOfLine(from start: Int) -> Int {
    let end = firstOffset(of: ASCII.newline, in: start..<count)
    return hasCarriageReturns ? firstOffset(of: ASCII.carriageReturn, in: start..<end) : end
  }

  /// The offset behind the CR or LF before an offset, 0 in the first line.
  func startOfLine(around offset: Int) -> Int {
    let (base, classes) = (base, classes)
    var start = min(offset, count)
    while start > 0, classes[Int(base[start &- 1])].rawValue & ByteClass.lineEnd.rawValue == 0 {
      start &-= 1
    }
    return start
  }

  /// The first offset in the range with the byte, the range's end if there is none.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else {
      return range.upperBound
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Eight bytes as an integer, the first one lowest. All of them must be in the file.
  func eight(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
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

  /// True where the range has a word that is the name.
  func names(_ name: String, in range: Range<Int>) -> Bool {
    let name = Array(name.utf8)
    guard !name.isEmpty, name.count <= count else { return false }
    return range.clamped(to: 0..<count - name.count + 1).contains { offset in
      self[offset] == name[0] && name.indices.allSatisfy { self[offset + $0] == name[$0] }
        && !isClass(.namePart, at: offset - 1) && !isClass(.namePart, at: offset + name.count)
    }
  }

  /// The range's text; bytes that are no UTF-8 become replacement characters.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// The number of line feeds in the range. Without branches in the loop, and counted in bytes, so
  /// that it becomes vector instructions: it passes over every byte of every file.
  func lineFeeds(in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    var lines = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start &+ Int(UInt8.max), range.upperBound)
      var some: UInt8 = 0
      for offset in start..<end where base[offset] == ASCII.newline { some &+= 1 }
      lines &+= Int(some)
      start = end
    }
    return lines
  }

  /// The number of carriage returns without a line feed in the range, which end lines as well.
  func loneCarriageReturns(in range: Range<Int>) -> Int {
    range.count { self[$0] == ASCII.carriageReturn && self[$0 + 1] != ASCII.newline }
  }

  /// The offset of the first byte from `start` on that is not ASCII, 32 bytes a step.
  func endOfASCII(from start: Int) -> Int {
    var offset = start
    while offset &+ 32 <= count {
      let all =
        eight(at: offset) | eight(at: offset &+ 8) | eight(at: offset &+ 16)
        | eight(at: offset &+ 24)
      if all & 0x8080_8080_8080_8080 != 0 { break }
      offset &+= 32
    }
    while offset < count, base[offset] < 0x80 { offset += 1 }
    return offset
  }
}
