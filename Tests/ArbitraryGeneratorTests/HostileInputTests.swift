import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// Files that no sane project has: whatever they are, the run ends, says what is wrong, and leaves the
/// old output alone.
struct HostileInputTests {
  /// Runs the tool on a file; its errors are told without the folder that all is in.
  private func run(
    _ source: [UInt8], prepare: (String) throws -> Void = { _ in }
  ) throws -> (code: ExitCode, errors: String, output: String) {
    try withTemporaryFolder { folder in
      let root = folder.path
      try FileManager.default.createDirectory(
        atPath: "\(root)/S", withIntermediateDirectories: true)
      try Data(source).write(to: URL(filePath: "\(root)/S/A.swift"))
      try Data("includes: S\noutput: Out.swift\n".utf8).write(to: URL(filePath: "\(root)/arb.yml"))
      try Data("// old, generated".utf8).write(to: URL(filePath: "\(root)/Out.swift"))
      try prepare(root)
      var errors = ""
      let code = Tool.run(
        ["--config", "\(root)/arb.yml"], print: { _ in },
        report: { errors += $0.replacing("\(root)/", with: "") })
      return (code, errors, try String(contentsOfFile: "\(root)/Out.swift", encoding: .utf8))
    }
  }

  @Test(
    "What is no text is an error with its place",
    arguments: [
      ([0x61, 0xFF], "1:2"), ([0x0A, 0xC0, 0x80], "2:1"), ([0xED, 0xA0, 0x80], "1:1"),
      ([0xFE, 0xFF, 0x00, 0x61], "1:1"), ([0x2F, 0x2F, 0xF8, 0x88, 0x80, 0x80, 0x80], "1:3"),
    ] as [([UInt8], String)])
  func noText(bytes: [UInt8], place: String) throws {
    let result = try run(bytes)
    #expect(result.code == .data)
    #expect(result.errors.hasPrefix("S/A.swift:\(place): error: the file is not UTF-8 text\n"))
    #expect(result.output == "// old, generated")
  }

  @Test("A file of one line of megabytes is read")
  func longLine() throws {
    let text = "struct A { let a: Int = " + String(repeating: "1 + ", count: 1 << 19) + "1 }"
    let result = try run(Array(text.utf8))
    #expect(result.code == .success)
    #expect(result.errors == "")
    #expect(result.output.contains("extension A"))
  }

  @Test(
    "Ten thousand brackets in each other are read over in a body, and reported in a type",
    arguments: [("[", "]"), ("(", ")"), ("{", "}"), ("<", ">"), ("A<", ">"), ("\"\\(", ")\"")])
  func brackets(open: String, close: String) throws {
    let nested =
      String(repeating: open, count: 10_000) + "A" + String(repeating: close, count: 10_000)
    let body = try run(Array("struct A { var a: Int; func f() { \(nested) } }".utf8))
    #expect(body.code == .success || body.output == "// old, generated")
    let type = try run(Array("struct A { var a: \(nested) }".utf8))
    #expect(type.code == .data)
    #expect(type.errors.hasPrefix("S/A.swift:1:"))
    #expect(type.output == "// old, generated")
  }

  @Test("Links in circles and links to nowhere end")
  func links() throws {
    let result = try run(Array("struct A { var a: Int }".utf8)) { root in
      let links = [
        ("S/loop", "."), ("S/up", "../S"), ("S/self.swift", "self.swift"),
        ("S/gone.swift", "nowhere.swift"), ("S/again.swift", "A.swift"),
      ]
      for (link, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(root)/\(link)", withDestinationPath: target)
      }
    }
    #expect(result.code == .success)
    #expect(result.output.components(separatedBy: "FactoryCheck.Providable").count == 2)
  }

  @Test("A file that goes away while files are read is an error with its name")
  func vanished() {
    let place = SourceLocation(file: "arb.yml", line: 1, column: 1)
    let configuration = Configuration(
      folder: "/nowhere", includes: [ConfiguredPath(path: "A.swift", location: place)])
    let error = #expect(throws: FileError.self) {
      try Pipeline.survey(configuration, paths: ["A.swift"])
    }
    #expect(
      error?.diagnostics.first?.message
        == "`/nowhere/A.swift` cannot be read: No such file or directory")
  }

  @Test("A result that does not fit on the disk is an error, and leaves nothing behind")
  func fullDisk() throws {
    guard FileSystem.status(of: "/dev/full") == .other else { return }
    try withTemporaryFolder { folder in
      // The draft that the text is written to before it takes the old one's place.
      let path = "\(folder.path)/Out.swift"
      try Data("// old, generated".utf8).write(to: URL(filePath: path))
      let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier).new"
      try FileManager.default.createSymbolicLink(
        atPath: draft, withDestinationPath: "/dev/full")
      for size in [10, 100_000] {
        #expect(
          throws: FileError.unwritable(path: path, reason: "No space left on device")
        ) {
          try FileSystem.write([UInt8](repeating: 0x20, count: size), to: path)
        }
        #expect(try FileSystem.read(path) == Array("// old, generated".utf8))
        try? FileManager.default.createSymbolicLink(
          atPath: draft, withDestinationPath: "/dev/full")
      }
      try? FileManager.default.removeItem(atPath: draft)
    }
  }
}
