import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct SourceFinderTests {
  private func found(
    _ files: [String], includes: [String], excludes: [String] = [],
    links: [(String, String)] = []
  ) throws -> [String] {
    try withTemporaryFolder { folder in
      for file in files {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
      for (link, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
      }
      let place = SourceLocation(file: "arb.yml", line: 1, column: 1)
      let configuration = Configuration(
        folder: folder.path, includes: includes.map { ConfiguredPath(path: $0, location: place) },
        excludes: excludes.map { ConfiguredPath(path: $0, location: place) })
      return try SourceFinder.find(configuration, output: "\(folder.path)/Out.swift")
    }
  }

  @Test("Folders are walked, sorted, without hidden ones, other files and the output")
  func walks() throws {
    let files = [
      "S/b.swift", "S/a/c.swift", "S/.build/d.swift", "S/.e.swift", "S/f.txt", "Out.swift",
      "S/My Files/ü.swift",
    ]
    #expect(
      try found(files, includes: ["."]) == ["S/My Files/ü.swift", "S/a/c.swift", "S/b.swift"])
  }

  @Test("A file is found once, however often it is included")
  func once() throws {
    #expect(
      try found(["S/a.swift"], includes: ["S", "S/a.swift", "./S/", "S/../S"]) == ["S/a.swift"])
  }

  @Test("What is excluded stays out, also where it is included by name")
  func excludes() throws {
    let files = ["S/a.swift", "S/old/b.swift", "S/c.swift", "S/older/d.swift"]
    #expect(
      try found(files, includes: ["S", "S/old/b.swift"], excludes: ["S/old", "S/c.swift", "X"])
        == ["S/a.swift", "S/older/d.swift"])
  }

  @Test("Loops of symbolic links end, and broken links are passed over")
  func links() throws {
    let links = [("S/loop", ".."), ("S/self", "self"), ("S/gone.swift", "nothing")]
    #expect(try found(["S/a.swift"], includes: ["S"], links: links) == ["S/a.swift"])
  }

  @Test(
    "A path loses what does not matter",
    arguments: [
      ("a/./b", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("./", "."),
      ("/a/../..", "/"), ("a/..b/.c", "a/..b/.c"), ("../../a/..", "../.."), (".", "."),
    ])
  func normal(path: String, expected: String) {
    #expect(FilePath.normal(path) == expected)
  }
}
