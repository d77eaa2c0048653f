import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

struct MockWriterTests {
  /// Runs the tool in a folder with one source and these settings for mocks.
  private func run(
    _ words: [String], _ source: String, mocks: String, in folder: URL
  ) throws -> (code: ExitCode, messages: String) {
    let settings = "includes: [Source.swift]\noutput: Out.swift\n\(mocks)\n"
    try Data(settings.utf8).write(to: folder.appending(path: "arb.yml"))
    try Data(source.utf8).write(to: folder.appending(path: "Source.swift"))
    var messages = ""
    let code = Tool.run(
      ["--config", folder.appending(path: "arb.yml").path] + words, print: { _ in },
      report: { messages += $0 })
    return (code, messages)
  }

  private static let split = "mocks: { protocols: all, output: Mocks }"
  private static let two = "protocol A { func a() }\nprotocol B { func b() }"

  private func folderWithMocks(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let mocks = folder.appending(path: "Mocks")
      try FileManager.default.createDirectory(at: mocks, withIntermediateDirectories: true)
      try body(folder)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileSystem.names(in: folder.appending(path: "Mocks").path)
      .filter { $0.hasSuffix(".swift") }
  }

  @Test("What generic mocks keep for static members is nothing that the compiler calls unsafe")
  func memorySafety() async throws {
    let source = """
      protocol P { associatedtype A; static func open(name: String) -> Int; func close() -> A }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.text.contains("class MockStatics"))
    let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks.text])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests", ["-strict-memory-safety"])
  }

  @Test("A spy hands labels on without the backticks that they do not need")
  func labels() {
    let mocks = GeneratedMocks("/// @mockable(spy)\nprotocol P { func f(`in`: Int, `inout`: Int) }")
    #expect(
      mocks.lines(with: "real.value.f") == [
        "fHandler = { `in`, `inout` in real.value.f(in: `in`, `inout`: `inout`) }"
      ])
  }

  @Test("A folder gets a file for each mock, and one for what they share")
  func folder() throws {
    try folderWithMocks { folder in
      let result = try run([], Self.two, mocks: Self.split, in: folder)
      #expect(result.code == .success)
      try #expect(names(in: folder) == ["AMock.swift", "BMock.swift", "MockSupport.swift"])
    }
  }

  @Test("A change to one protocol writes one file")
  func stable() throws {
    try folderWithMocks { folder in
      _ = try run([], Self.two, mocks: Self.split, in: folder)
      let old = Date(timeIntervalSince1970: 1_000_000)
      let files = try names(in: folder).map { folder.appending(path: "Mocks/\($0)").path }
      for file in files {
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
      }
      let changed = Self.two.replacing("func b()", with: "func b(c: Int)")
      _ = try run([], changed, mocks: Self.split, in: folder)
      let written = try files.filter {
        try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date != old
      }
      #expect(written.map(FilePath.name) == ["BMock.swift"])
    }
  }

  @Test("The file of a protocol that is gone is deleted, and no other file")
  func leftovers() throws {
    try folderWithMocks { folder in
      _ = try run([], Self.two, mocks: Self.split, in: folder)
      try Data("// by hand".utf8).write(to: folder.appending(path: "Mocks/CMock.swift"))
      let gone = folder.appending(path: "Mocks/BMock.swift")
      let text = try Data(contentsOf: gone)
      _ = try run([], "protocol A { func a() }", mocks: Self.split, in: folder)
      try #expect(names(in: folder) == ["AMock.swift", "CMock.swift", "MockSupport.swift"])
      try text.write(to: gone)
      let stale = try run(["--check"], "protocol A { func a() }", mocks: Self.split, in: folder)
      #expect(stale.code == .stale)
      #expect(stale.messages.contains("BMock.swift` is stale"))
    }
  }

  @Test("One file has all mocks; it is checked too, and not read as a source")
  func file() throws {
    try withTemporaryFolder { folder in
      let mocks = "mocks: all\nmocks.output: Mocks.swift"
      try #expect(run(["--check"], Self.two, mocks: mocks, in: folder).code == .stale)
      try #expect(run([], Self.two, mocks: mocks, in: folder).code == .success)
      try #expect(run(["--check"], Self.two, mocks: mocks, in: folder).code == .success)
      try Data("// edited".utf8).write(to: folder.appending(path: "Mocks.swift"))
      try #expect(
        run(["--check"], Self.two, mocks: mocks, in: folder).messages
          .contains("Mocks.swift` is stale"))
    }
  }

  @Test("A folder that is not there is asked for")
  func missingFolder() throws {
    try withTemporaryFolder { folder in
      let result = try run([], Self.two, mocks: Self.split, in: folder)
      let path = folder.appending(path: "Mocks").path
      #expect(result.code == .cannotCreate)
      #expect(
        result.messages == """
          error: `\(path)` cannot be written: there is no folder `\(path)`
            fix: create it: mkdir -p '\(path)'

          """)
    }
  }
}
