import Foundation

/// A piece of a line of source, or several lines, written as a string literal. What is interpolated
/// is put together as bytes, without a string for each piece.
struct SourceLine: SourceWritable, ExpressibleByStringInterpolation {
  /// The text where nothing is interpolated, and the bytes where something is.
  private let text: StaticString
  private let buffer: SourceBuffer?

  /// In bytes.
  var count: Int { buffer?.count ?? text.utf8CodeUnitCount }

  /// What was written before.
  init(_ buffer: SourceBuffer) {
    text = ""
    self.buffer = buffer
  }

  init(stringLiteral: StaticString) {
    text = stringLiteral
    buffer = nil
  }

  init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.buffer) }

  /// Appends the piece to others.
  func write(to other: SourceBuffer) {
    let start = buffer?.bytes.baseAddress ?? text.utf8Start
    other.append(UnsafeBufferPointer(start: start, count: count))
  }

  /// Hands out one line after the other.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = buffer?.bytes.baseAddress ?? text.utf8Start
    let end = start + count
    while let newline = memchr(start, Int32(ASCII.newline), end - start) {
      let next = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self))
      body(UnsafeBufferPointer(start: start, count: next - start))
      start = next + 1
    }
    body(UnsafeBufferPointer(start: start, count: end - start))
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate let buffer = SourceBuffer()

    init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) { buffer.append(literal) }

    @inline(__always)
    mutating func appendInterpolation(_ text: StaticString) { buffer.append(text) }

    mutating func appendInterpolation(_ piece: some SourceWritable) { piece.write(to: buffer) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      value.description.write(to: buffer)
    }
  }
}
