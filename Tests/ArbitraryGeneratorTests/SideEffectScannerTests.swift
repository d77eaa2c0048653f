import Testing

@testable import ArbitraryGenerator

struct SideEffectScannerTests {
  private func effects(_ members: String, beside: String = "") throws -> [SideEffect?] {
    let file = read("struct S {\n\(members)\n}\n\(beside)")
    return try #require(file.declarations.first?.nominal).members.initializers.map(\.sideEffect)
  }

  @Test(
    "What changes files is told by the names that libraries have for that",
    arguments: [
      "try FileManager.default.removeItem(atPath: path)", "try files.moveItem(at: a, to: b)",
      "try files.copyItem(at: a, to: b)", "try files.createDirectory(at: url)",
      "files.createFile(atPath: path, contents: nil)", "try files.trashItem(at: a)",
      "try files.createSymbolicLink(at: a, withDestinationURL: b)",
      "try files.linkItem(at: a, to: b)",
      "_ = try files.replaceItemAt(a, withItemAt: b)", "try data.write(to: url)",
      "try text.write(toFile: path, atomically: true, encoding: .utf8)", "unlink(path)",
      "rmdir(path)",
      "Glibc.mkdir(path, 0o777)", "rename(path, other)", "open(path, O_RDWR | O_CREAT, 0o600)",
      "open(path, flags)", "fopen(path, \"w\")", "try FileDescriptor.open(path, .writeOnly)",
      "mdb_env_open(environment, path, 0, 0o644)", "sqlite3_open_v2(path, &database, flags, nil)",
      "_ = try FileHandle(forWritingTo: url)", "defer { unlink(path) }",
      "paths.forEach { unlink($0) }", "let clean = { unlink(path) }\nclean()",
      "onClose = { unlink(path) }\nonClose()",
    ])
  func files(statement: String) throws {
    #expect(try effects("init(path: String) throws {\n\(statement)\n}") == [.changesFiles])
  }

  @Test(
    "What runs programs is, too",
    arguments: [
      "system(path)", "let p = Process()\np.executableURL = url\ntry p.run()",
      "let p = Process()\np.launch()", "try Process.run(url, arguments: [])", "popen(path, \"r\")",
    ])
  func programs(statement: String) throws {
    #expect(try effects("init(path: String) throws {\n\(statement)\n}") == [.runsPrograms])
  }

  @Test(
    "What is only called alike is not taken for it",
    arguments: [
      "text.write(to: &target)", "items.removeItem(named: path)",
      "self.path = path // unlink(path)",
      "self.text = \"unlink(path)\"", "onClose = { unlink(path) }",
      "self.onClose = { unlink(path) }",
      "self.process = Process()", "_ = open(path, O_RDONLY)", "_ = fopen(path, \"r\")",
      "_ = try FileDescriptor.open(path, .readOnly)", "font = .system(size: 3)",
      "door.open(wide, far)",
      "sqlite3_open(\":memory:\", &database)", "sheet.rename(old, new)", "try task.run()",
      "_ = try FileHandle(forReadingFrom: url)", "let unlink = path", "func unlink(_ p: String) {}",
    ])
  func others(statement: String) throws {
    #expect(
      try effects("init(path: String) throws {\n\(statement)\n}\nlet a = unlink(path)") == [nil])
  }

  @Test(
    "Functions and initialisers of the file that are called are looked into",
    arguments: [
      (
        "init(path: String) { prepare() }\nfunc prepare() { clean() }\nfunc clean() { unlink(path) }",
        ""
      ),
      ("init(path: String) { Self.clean(path) }\nstatic func clean(_ p: String) { unlink(p) }", ""),
      ("init(path: String) { clean(path) }", "func clean(_ path: String) { unlink(path) }"),
      (
        "init(path: String) { Files.clean(path) }",
        "enum Files { static func clean(_ p: P) { rmdir(p) } }"
      ),
      (
        "init() { self.init(at: \"a\", 1) }",
        "extension S { init?(at p: String, _ n: Int) { unlink(p) } }"
      ),
      ("init(path: String) { clean() }", "extension S { func clean() { unlink(path) } }"),
    ])
  func called(members: String, beside: String) throws {
    #expect(try effects(members, beside: beside) == [.changesFiles])
  }

  @Test(
    "What stands beside is not",
    arguments: [
      ("init(path: String) { self.path = path }\nfunc clean() { unlink(path) }", ""),
      ("init(path: String) { other.clean() }\nfunc clean() { unlink(path) }", ""),
      (
        "init(path: String) { createFile(path) }\nfunc createFile(_ n: String) { names.append(n) }",
        ""
      ),
      ("init() { self.init(n: 1) }", "extension S { init(at p: String) { unlink(p) } }"),
      (
        "init(path: String) { a() }\nfunc a() { b() }\nfunc b() { a() }\nfunc c() { unlink(path) }",
        ""
      ),
    ])
  func uncalled(members: String, beside: String) throws {
    #expect(try effects(members, beside: beside) == [nil])
  }

  @Test("Half of a body is read as far as it goes")
  func unfinished() {
    for body in [
      "unlink(", "self.init(", "a = { unlink(", "open(path,", "Process(", "x.write(to:", "= {",
    ] {
      _ = read("struct S { init(path: String) { \(body) } }\nfunc f() { unlink(p) }")
      _ = read("struct S { init(path: String) { \(body)")
      _ = read("init { init \(body)\ninit")
    }
  }

  @Test("Code that calls itself a lot is given up on")
  func many() throws {
    let functions = (0..<3000).map { "func f\($0)() { f\($0 + 1)(); f0() }" }.joined(
      separator: "\n")
    let members = "init() { f0() }\n\(functions)\nfunc g() { unlink(path) }"
    #expect(try effects(members) == [nil])
  }
}
