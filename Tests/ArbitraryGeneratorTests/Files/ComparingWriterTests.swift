import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct ComparingWriterTests {
  /// Hands the pieces to a writer over a file with a text, and answers what it says and leaves.
  private func write(
    _ pieces: [String], over old: String?, isDry: Bool = false
  ) throws -> (isStale: Bool, left: String?) {
    try withTemporaryFolder { folder in
      let path = "\(folder.path)/Out.swift"
      if let old { try Data(old.utf8).write(to: URL(filePath: path)) }
      let writer = try ComparingWriter(path: path, isDry: isDry)
      for piece in pieces { Array(piece.utf8).withUnsafeBytes(writer.append) }
      let isStale = try writer.finish()
      #expect(try FileSystem.names(in: folder.path).allSatisfy { $0 == "Out.swift" })
      return (isStale, try? String(contentsOfFile: path, encoding: .utf8))
    }
  }

  @Test(
    "What is left is the new text, wherever it differs from the old one and is cut into pieces",
    arguments: [nil, "", "a", "abcdef", "abcdefg", "abcxef", "xbcdef", "abcde"],
    [["abcdef"], ["abc", "def"], ["a", "b", "", "cdef"], [], [""]])
  func written(old: String?, pieces: [String]) throws {
    let (isStale, left) = try write(pieces, over: old)
    #expect(isStale == (old != pieces.joined()))
    #expect(left == pieces.joined())
  }

  @Test(
    "A comparison alone says the same and leaves the old text",
    arguments: [nil, "", "abcdef", "abcdefg", "abcxef", "abcde"])
  func compared(old: String?) throws {
    let (isStale, left) = try write(["abc", "def"], over: old, isDry: true)
    #expect(isStale == (old != "abcdef"))
    #expect(left == old)
  }

  @Test("A long beginning that is the same is kept")
  func longBeginning() throws {
    let same = String(repeating: "0123456789", count: 20_000)
    let (isStale, left) = try write([same, "new"], over: "\(same)old text")
    #expect(isStale)
    #expect(left == "\(same)new")
  }
}
