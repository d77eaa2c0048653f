import Foundation
import TestSupport
import Testing

@testable import ArbitraryGenerator

/// Runs the command on settings whose output is a folder.
struct OutputWriterTests {
  private static let user = "struct User { var age: Int; struct Address { var street: String } }"
  private static let role = "enum Role { case admin, guest }"

  private struct Package {
    var root: URL
    var out: URL { root.appending(path: "Out") }

    func names() throws -> [String] {
      try FileSystem.names(in: out.path).filter { $0 != FolderClaim.name }
    }

    func text(of name: String) throws -> String {
      try String(contentsOf: out.appending(path: name), encoding: .utf8)
    }

    func run(
      _ source: String, _ words: [String] = []
    ) throws -> (code: ExitCode, errors: String) {
      try Data(source.utf8).write(to: root.appending(path: "Source.swift"))
      var errors = ""
      let code = Tool.run(
        ["--config", root.appending(path: "arb.yml").path] + words, print: { _ in },
        report: { errors += $0 })
      return (code, errors)
    }
  }

  private func withPackage(more: String = "", _ body: (Package) throws -> Void) throws {
    try withTemporaryFolder { root in
      let package = Package(root: root)
      try FileManager.default.createDirectory(at: package.out, withIntermediateDirectories: true)
      let settings = "includes: .\ntestables: M\noutput: Out/\n\(more)"
      try Data(settings.utf8).write(to: root.appending(path: "arb.yml"))
      try body(package)
    }
  }

  @Test("A folder gets a file for each outermost type, with what it needs alone")
  func folder() throws {
    try withPackage { package in
      let log = "import Foundation\nstruct Log { var date: Date }"
      #expect(
        try package.run([Self.user, Self.role, log].joined(separator: "\n")).code == .success)
      #expect(
        try package.names()
          == ["Log+Arbitrary.swift", "Role+Arbitrary.swift", "User+Arbitrary.swift"])
      let user = try package.text(of: "User+Arbitrary.swift")
      #expect(user.contains("extension M.User:"))
      #expect(user.contains("extension M.User.Address:"))
      #expect(!user.contains("M.Role"))
      #expect(!user.contains("import Foundation"))
      #expect(try package.text(of: "Log+Arbitrary.swift").contains("import Foundation"))
    }
  }

  @Test("Only the file of a type that changed is written, whatever comes and goes beside it")
  func stable() throws {
    try withPackage { package in
      _ = try package.run("\(Self.user)\n\(Self.role)")
      let old = Date(timeIntervalSince1970: 1_000_000)
      let before = try package.names()
      for name in before {
        try FileManager.default.setAttributes(
          [.modificationDate: old], ofItemAtPath: package.out.appending(path: name).path)
      }
      let changed = Self.user.replacing("age: Int", with: "age: Int8")
      _ = try package.run("struct Added {}\n\(changed)\n\(Self.role)")
      let written = try package.names().filter { name in
        let path = package.out.appending(path: name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
          != old
      }
      #expect(written == ["Added+Arbitrary.swift", "User+Arbitrary.swift"])
    }
  }

  @Test("The file of a type that is gone is stale and then deleted, and no other file is")
  func leftovers() throws {
    try withPackage { package in
      _ = try package.run("\(Self.user)\n\(Self.role)")
      try Data("// by hand".utf8).write(to: package.out.appending(path: "Own+Arbitrary.swift"))
      let stale = try package.run(Self.user, ["--check"])
      #expect(stale.code == .stale)
      #expect(stale.errors.contains("Role+Arbitrary.swift` is stale"))
      #expect(try package.names().contains("Role+Arbitrary.swift"))
      #expect(try package.run(Self.user).code == .success)
      #expect(try package.names() == ["Own+Arbitrary.swift", "User+Arbitrary.swift"])
      #expect(try package.run(Self.user, ["--check"]).code == .success)
    }
  }

  @Test("A file that a person wrote is not overwritten, and nothing else is written then")
  func foreign() throws {
    try withPackage { package in
      let own = package.out.appending(path: "User+Arbitrary.swift")
      try Data("// by hand".utf8).write(to: own)
      let result = try package.run("\(Self.role)\n\(Self.user)")
      #expect(result.code == .cannotCreate)
      #expect(
        result.errors == """
          error: `\(own.path)` would be overwritten, and was not generated
            fix: name a folder of its own, or move the file

          """)
      #expect(try package.names() == ["User+Arbitrary.swift"])
      #expect(try package.text(of: "User+Arbitrary.swift") == "// by hand")
    }
  }

  @Test("A folder belongs to the settings that generate into it, as long as there are any")
  func shared() throws {
    try withPackage { package in
      #expect(try package.run(Self.user).code == .success)
      let settings = package.root.appending(path: "arb.yml").path
      let other = package.root.appending(path: "other.yml").path
      try FileManager.default.copyItem(atPath: settings, toPath: other)
      var errors = ""
      let run = { Tool.run(["--config", other], print: { _ in }, report: { errors += $0 }) }
      #expect(run() == .cannotCreate)
      #expect(
        errors == """
          error: `\(package.out.path)` has the files of `\(settings)`, which those of `\(other)` would replace
            fix: name a folder of its own in each of the settings

          """)
      #expect(try package.names() == ["User+Arbitrary.swift"])
      #expect(try package.run(Self.user).code == .success)
      try FileManager.default.removeItem(atPath: settings)
      #expect(run() == .success)
    }
  }

  @Test("A file is not the output for gens and for mocks")
  func sharedByMocks() throws {
    try withTemporaryFolder { root in
      let settings = root.appending(path: "arb.yml").path
      let text = "includes: .\noutput: A.swift\nmocks.output: A.swift\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: settings))
      var errors = ""
      let run = { Tool.run(["--config", settings], print: { _ in }, report: { errors += $0 }) }
      #expect(run() == .cannotCreate)
      #expect(
        errors == """
          \(settings):3:15: error: `\(root.appending(path: "A.swift").path)` is the output of `\(settings):2:9` as well: each would replace the other's
            fix: name a file of its own in each place

          """)
    }
  }

  @Test("Literals have a file of their own, which the others' gens draw from")
  func literals() throws {
    try withPackage { package in
      let function = "func isAdult(_ user: User) -> Bool { user.age >= 20 }"
      _ = try package.run("\(Self.user)\n\(function)")
      #expect(try package.names() == ["ArbitraryLiteralsOfM.swift", "User+Arbitrary.swift"])
      let literals = try package.text(of: "ArbitraryLiteralsOfM.swift")
      #expect(literals.contains("nonisolated let arbitraryLiteralsOfM ="))
      let user = try package.text(of: "User+Arbitrary.swift")
      #expect(user.contains("choices.favour(arbitraryLiteralsOfM)"))
    }
  }

  @Test("Names that differ in case alone share a file, for disks that see no difference")
  func cases() throws {
    try withPackage { package in
      _ = try package.run("struct URL { var a: Int }\nstruct Url { var b: Int }")
      #expect(try package.names() == ["URL+Arbitrary.swift"])
      let text = try package.text(of: "URL+Arbitrary.swift")
      #expect(text.contains("extension M.URL:"))
      #expect(text.contains("extension M.Url:"))
    }
  }

  @Test("The gens of mocks stand in files of theirs")
  func mocks() throws {
    try withPackage(more: "mocks: { protocols: all, output: Out/Mocks.swift }") { package in
      _ = try package.run("protocol Clock { func now() -> Int }")
      #expect(try package.names() == ["ClockMock+Arbitrary.swift", "Mocks.swift"])
      let text = try package.text(of: "ClockMock+Arbitrary.swift")
      #expect(text.contains("where T == any M.Clock"))
    }
  }

  @Test("Files of an output that was named before are told of, and not of other settings")
  func leftBehind() throws {
    try withPackage { package in
      let settings = package.root.appending(path: "arb.yml")
      func run(output: String) throws -> String {
        try Data("includes: Source.swift\ntestables: M\noutput: \(output)".utf8).write(to: settings)
        return try package.run(Self.user).errors
      }
      func warning(_ name: String) -> String {
        "warning: `\(package.out.appending(path: name).path)` was generated before, and has the same "
          + "once more\n  fix: delete it, unless other settings generate it\n"
      }
      #expect(try run(output: "Out/Generated.swift").isEmpty)
      #expect(try run(output: "Out") == warning("Generated.swift"))
      #expect(try run(output: "Out/Generated.swift") == warning("User+Arbitrary.swift"))
      try FileSystem.delete(package.out.appending(path: "User+Arbitrary.swift").path)
      #expect(try run(output: "Out/Generated.swift").isEmpty)
    }
  }
}
