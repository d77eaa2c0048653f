/// What writes itself into source as bytes, without a string of its own. Its description is the same
/// as a string.
protocol SourceWritable: CustomStringConvertible {
  func write(to bytes: inout [UInt8])
}

extension SourceWritable {
  var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String: SourceWritable {
  func write(to bytes: inout [UInt8]) {
    var text = self
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}

extension [UInt8] {
  mutating func append(_ piece: some SourceWritable) { piece.write(to: &self) }

  /// Appends a piece between two texts.
  mutating func append(_ head: String, _ piece: some SourceWritable, _ tail: String) {
    head.write(to: &self)
    piece.write(to: &self)
    tail.write(to: &self)
  }

  /// Appends all pieces, with a separator between two.
  mutating func append<Piece>(
    _ pieces: [Piece], between separator: String = ", ",
    _ write: (Piece, inout [UInt8]) -> Void
  ) {
    for (position, piece) in pieces.enumerated() {
      if position > 0 { append(separator) }
      write(piece, &self)
    }
  }
}
