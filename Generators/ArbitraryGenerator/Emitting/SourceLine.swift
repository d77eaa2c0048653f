/// A piece of a line of source, written as a string literal. What is interpolated is put together as
/// bytes, without a string for each piece.
struct SourceLine: SourceWritable, ExpressibleByStringInterpolation {
  /// The text where nothing is interpolated, and the bytes where something is.
  private let text: String
  private let bytes: [UInt8]

  /// In bytes.
  var count: Int { text.utf8.count + bytes.count }

  init(_ text: String) {
    self.text = text
    bytes = []
  }

  init(_ bytes: [UInt8]) {
    text = ""
    self.bytes = bytes
  }

  init(stringLiteral: String) { self.init(stringLiteral) }

  init(stringInterpolation: StringInterpolation) {
    text = ""
    bytes = stringInterpolation.bytes
  }

  /// Appends the piece to others.
  func write(to other: inout [UInt8]) {
    if bytes.isEmpty { other.append(text) } else { other.append(contentsOf: bytes) }
  }

  struct StringInterpolation: StringInterpolationProtocol {
    /// Most of what is interpolated are names and types.
    private static let usualLength = 16

    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * Self.usualLength)
    }

    mutating func appendLiteral(_ literal: String) { bytes.append(literal) }

    mutating func appendInterpolation(_ piece: some SourceWritable) { bytes.append(piece) }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      bytes.append(value.description)
    }
  }
}
