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
    var start = 0
    for (position, length) in lengths.enumerated() {
      let text = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ position) }
      text.withUnsafeBytes(spool.append)
      pieces.append((text, spool.piece(start..<start + length)))
      start += length
      // What is read between two pieces moves neither.
      for (text, piece) in pieces + pieces.reversed() {
        let memory = SourceMemory()
        try piece.append(to: memory.buffer) {}
        #expect(memory.withBytes(Array.init) == text)
      }
    }
  }

  @Test("Pieces that were written in turn are read in one go, all others on their own")
  func joined() {
    let (one, other) = (Spool(), Spool())
    let texts: [(String, Spool, Range<Int>)] = [
      ("a", one, 0..<1), ("b", one, 1..<2), ("c", other, 0..<1), ("d", one, 2..<3),
      ("", one, 3..<3),
    ]
    let pieces = texts.map { text, spool, range in
      Array(text.utf8).withUnsafeBytes(spool.append)
      return spool.piece(range)
    }
    let ordered = GeneratedText { $0.append(pieces) }
    let turned = GeneratedText { $0.append(pieces.reversed()) }
    #expect(String(decoding: ordered.bytes, as: UTF8.self) == "abcd")
    #expect(String(decoding: turned.bytes, as: UTF8.self) == "dcba")
    #expect(pieces.joined.count == 3)
    #expect(pieces.reversed().joined.count == 5)
  }

  @Test(
    "Text that was printed before comes between what is printed around it", arguments: [3, 1 << 18])
  func between(length: Int) throws {
    let spool = Spool()
    [UInt8](repeating: 0x61, count: length).withUnsafeBytes(spool.append)
    let text = GeneratedText { text in
      text.line("first")
      text.append([spool.piece(0..<length)])
      text.line("last")
    }
    var pieces: [UInt8] = []
    try text.forEachPiece { pieces += $0 }
    #expect(pieces == Array("first\n\(String(repeating: "a", count: length))last\n".utf8))
    #expect(text.bytes == pieces)
  }

  @Test("All pieces of a text but the last fill whole pages, which files are written fastest in")
  func wholePages() throws {
    let spool = Spool()
    [UInt8](repeating: 0x61, count: 1 << 18).withUnsafeBytes(spool.append)
    let text = GeneratedText { text in
      for _ in 0..<10_000 { text.line("struct Some {}") }
      text.append([spool.piece(0..<1 << 18)])
    }
    var lengths: [Int] = []
    try text.forEachPiece { lengths.append($0.count) }
    #expect(lengths.reduce(0, +) == 150_000 + 1 << 18)
    #expect(lengths.count > 2 && lengths.dropLast().allSatisfy { $0.isMultiple(of: 4096) })
  }

  @Test("A disk that is full fails the file that it goes into, whose old text stays as it was")
  func fullDisk() throws {
    guard FileSystem.status(of: "/dev/full") == .other else { return }
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "Out.swift").path
      try FileSystem.write(Array("// old".utf8), to: path)
      let spool = Spool { fopen("/dev/full", "w+b") }
      let length = 3 << 20
      [UInt8](repeating: 0x20, count: length).withUnsafeBytes(spool.append)
      let piece = spool.piece(0..<length)
      #expect(
        throws: FileError.unwritable(
          path: FileManager.default.temporaryDirectory.path, reason: "No space left on device")
      ) {
        _ = try FileWriter(path: path).draft(of: GeneratedText { $0.append([piece]) })
      }
      #expect(try FileSystem.read(path) == Array("// old".utf8))
      #expect(try FileSystem.names(in: folder.path) == ["Out.swift"])
    }
  }
}
