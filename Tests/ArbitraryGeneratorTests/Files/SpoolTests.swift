import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

@Suite("What is printed before its file is begun")
struct SpoolTests {
  @Test(
    "Each piece comes back as it was, in any order and more than once",
    arguments: [[5, 0, 70], [1 << 16, 1], [900_000, 900_000, 3, 2_500_000, 9]])
  func pieces(lengths: [Int]) throws {
    let spool = Spool()
    var pieces: [(text: [UInt8], piece: Spool.Piece)] = []
    for (position, length) in lengths.enumerated() {
      let text = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ position) }
      let start = spool.count
      text.withUnsafeBytes(spool.append)
      pieces.append((text, spool.piece(from: start)))
      // What is read between two pieces moves neither.
      for (text, piece) in pieces + pieces.reversed() {
        var read: [UInt8] = []
        try piece.forEachPiece { read += $0 }
        #expect(read == text)
      }
    }
    #expect(spool.count == lengths.reduce(0, +))
  }

  @Test("A disk that is full fails the file that it goes into, whose old text stays as it was")
  func fullDisk() throws {
    guard FileSystem.status(of: "/dev/full") == .other else { return }
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "Out.swift").path
      try FileSystem.write(Array("// old".utf8), to: path)
      let spool = Spool { fopen("/dev/full", "w+b") }
      [UInt8](repeating: 0x20, count: 3 << 20).withUnsafeBytes(spool.append)
      let piece = spool.piece(from: 0)
      #expect(
        throws: FileError.unwritable(
          path: FileManager.default.temporaryDirectory.path, reason: "No space left on device")
      ) {
        try FileWriter(path: path).write(GeneratedText { $0.append(piece) })
      }
      #expect(try FileSystem.read(path) == Array("// old".utf8))
      #expect(try FileSystem.names(in: folder.path) == ["Out.swift"])
    }
  }
}
