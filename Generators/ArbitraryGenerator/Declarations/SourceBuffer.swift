import Foundation

/// Where pieces of source write themselves: UTF-8 that grows at its end. Whoever writes copies bytes
/// and does nothing else, since this only points to the `SourceMemory` that somebody else holds; it
/// is used no longer than that is there.
struct SourceBuffer {
  let state: UnsafeMutablePointer<SourceMemory.State>

  /// In bytes.
  var count: Int { state.pointee.count }

  /// All bytes, valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: state.pointee.start, count: state.pointee.count)
  }

  /// Starts anew; the memory is kept.
  func removeAll() { state.pointee.count = 0 }

  /// Takes the first bytes away.
  func removeFirst(_ length: Int) {
    state.pointee.count -= length
    memmove(state.pointee.start, state.pointee.start + length, state.pointee.count)
  }

  func append(_ piece: UnsafeBufferPointer<UInt8>) {
    if let first = piece.baseAddress { append(first, count: piece.count) }
  }

  /// Has up to `most` bytes filled in behind all others; answers how many there were.
  func append(
    atMost most: Int, _ fill: (UnsafeMutablePointer<UInt8>, _ most: Int) -> Int
  ) -> Int {
    if state.pointee.count &+ most > state.pointee.capacity { grow(by: most) }
    let length = fill(state.pointee.start + state.pointee.count, most)
    state.pointee.count &+= length
    return length
  }

  func append(_ byte: UInt8) {
    if state.pointee.count == state.pointee.capacity { grow(by: 1) }
    state.pointee.start[state.pointee.count] = byte
    state.pointee.count &+= 1
  }

  /// Appends spaces. For nearly every line a few bytes are written at once, of which those that are
  /// too many are written over by what comes next.
  func appendSpaces(_ length: Int) {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    let few = 2 * MemoryLayout<UInt64>.size
    let most = max(length, few)
    if state.pointee.count &+ most > state.pointee.capacity { grow(by: most) }
    let place = UnsafeMutableRawPointer(state.pointee.start + state.pointee.count)
    if length <= few {
      place.storeBytes(of: spaces, as: UInt64.self)
      place.storeBytes(of: spaces, toByteOffset: few / 2, as: UInt64.self)
    } else {
      memset(place, Int32(ASCII.space), length)
    }
    state.pointee.count &+= length
  }

  // Inlined, so that of a literal, whose length is known, no more is left than a few stores.
  @inline(__always)
  private func append(_ first: UnsafePointer<UInt8>, count length: Int) {
    if state.pointee.count &+ length > state.pointee.capacity { grow(by: length) }
    memcpy(state.pointee.start + state.pointee.count, first, length)
    state.pointee.count &+= length
  }

  @inline(never)
  private func grow(by length: Int) {
    let old = state.pointee
    let capacity = max(2 * old.capacity, old.count + length)
    guard let memory = realloc(old.isElsewhere ? old.start : nil, capacity) else {
      fatalError("out of memory")
    }
    let start = memory.assumingMemoryBound(to: UInt8.self)
    if !old.isElsewhere { memcpy(start, old.start, old.count) }
    state.pointee = SourceMemory.State(
      start: start, capacity: capacity, count: old.count, isElsewhere: true)
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
