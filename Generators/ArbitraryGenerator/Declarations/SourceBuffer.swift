import Foundation

/// UTF-8 source that grows at its end. It is one object with memory of its own, so that whoever
/// writes a piece into it copies bytes and does nothing else.
final class SourceBuffer {
  // Checks of exclusive access would cost debug builds, which is what plugins run, more than the
  // bytes do.
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  /// In bytes.
  @exclusivity(unchecked) private(set) var count = 0

  /// Room for nearly every line. Nothing else that there is much of takes as much memory, so that
  /// the C library hands out the same piece again and again.
  private static let usualCapacity = 500

  /// Empty, with room for some bytes before it has to grow.
  init(capacity: Int = usualCapacity) {
    self.capacity = capacity
    start = Self.memory(capacity, in: nil)
  }

  deinit { free(start) }

  /// Room for some bytes, with those that are there. The C library's is cheaper than what the
  /// runtime hands out, which is aligned.
  private static func memory(
    _ capacity: Int, in old: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(old, capacity) else { fatalError("out of memory") }
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  /// All bytes, valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// All bytes as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts anew; the memory is kept.
  func removeAll() { count = 0 }

  func append(_ piece: UnsafeBufferPointer<UInt8>) {
    if let first = piece.baseAddress { append(first, count: piece.count) }
  }

  func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  /// Appends spaces. For nearly every line a few bytes are written at once, of which those that are
  /// too many are written over by what comes next.
  func appendSpaces(_ length: Int) {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    let few = 2 * MemoryLayout<UInt64>.size
    if count &+ max(length, few) > capacity { grow(by: max(length, few)) }
    let place = UnsafeMutableRawPointer(start + count)
    if length <= few {
      place.storeBytes(of: spaces, as: UInt64.self)
      place.storeBytes(of: spaces, toByteOffset: few / 2, as: UInt64.self)
    } else {
      memset(place, Int32(ASCII.space), length)
    }
    count &+= length
  }

  // Inlined, so that of a literal, whose length is known, no more is left than a few stores.
  @inline(__always)
  private func append(_ first: UnsafePointer<UInt8>, count length: Int) {
    if count &+ length > capacity { grow(by: length) }
    memcpy(start + count, first, length)
    count &+= length
  }

  @inline(never)
  private func grow(by length: Int) {
    capacity = max(2 * capacity, count + length)
    start = Self.memory(capacity, in: start)
  }
}

// MARK: - Pieces

extension SourceBuffer {
  @inline(__always)
  func append(_ text: StaticString) { append(text.utf8Start, count: text.utf8CodeUnitCount) }

  @_disfavoredOverload
  func append(_ piece: some SourceWritable) { piece.write(to: self) }

  /// Appends a piece between two texts.
  @inline(__always)
  func append(_ head: StaticString, _ piece: some SourceWritable, _ tail: StaticString) {
    if head.utf8CodeUnitCount > 0 { append(head) }
    piece.write(to: self)
    if tail.utf8CodeUnitCount > 0 { append(tail) }
  }

  /// Appends all pieces, with a separator between two.
  func append<Piece>(
    _ pieces: [Piece], between separator: StaticString = ", ",
    _ write: (Piece, SourceBuffer) -> Void
  ) {
    for position in pieces.indices {
      if position > 0 { append(separator) }
      write(pieces[position], self)
    }
  }

  /// Appends all pieces with commas between them, in brackets.
  func append<Piece>(
    _ pieces: [Piece], _ opening: StaticString, _ closing: StaticString,
    _ write: (Piece, SourceBuffer) -> Void
  ) {
    append(opening)
    append(pieces, write)
    append(closing)
  }
}
