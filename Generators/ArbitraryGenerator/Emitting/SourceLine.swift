import Foundation

/// A piece of a line of source, or several lines, written as a string literal. What is interpolated
/// is put together as bytes, without a string for each piece.
struct SourceLine: SourceWritable, ExpressibleByStringInterpolation {
  /// The text where nothing is interpolated, and the bytes where something is.
  private let text: StaticString
  private let memory: SourceMemory?

  /// In bytes.
  var count: Int { memory?.buffer.count ?? text.utf8CodeUnitCount }

  /// What was written before.
  init(_ memory: SourceMemory) {
    text = ""
    self.memory = memory
  }

  /// What is written.
  init(_ write: (SourceBuffer) -> Void) {
    let memory = SourceMemory()
    write(memory.buffer)
    self.init(memory)
  }

  init(stringLiteral: StaticString) {
    text = stringLiteral
    memory = nil
  }

  init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.memory) }

  /// Appends the piece to others.
  @inline(__always)
  func write(to other: SourceBuffer) {
    withExtendedLifetime(self) {
      other.append(UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// Hands out one line after the other.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = start
    let end = start + count
    while let newline = memchr(start, Int32(ASCII.newline), end - start) {
      let next = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self))
      body(UnsafeBufferPointer(start: start, count: next - start))
      start = next + 1
    }
    body(UnsafeBufferPointer(start: start, count: end - start))
    withExtendedLifetime(self) {}
  }

  /// Where its bytes are as long as it is there.
  private var start: UnsafePointer<UInt8> { memory?.buffer.bytes.baseAddress ?? text.utf8Start }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate let memory = SourceMemory()
    private var buffer: SourceBuffer { memory.buffer }

    init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) { buffer.append(literal) }

    @inline(__always)
    mutating func appendInterpolation(_ text: StaticString) { buffer.append(text) }

    @inline(__always)
    mutating func appendInterpolation(_ piece: some SourceWritable) { piece.write(to: buffer) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      value.description.write(to: buffer)
    }
  }
}
