import Testing

@testable import ArbitraryGenerator

struct SideEffectScannerTests {
  private func effects(_ members: String, beside: String = "") throws -> [SideEffect.Kind?] {
    let file = read("struct S {\n\(members)\n}\n\(beside)")
    return try #require(file.declarations.first?.nominal).members.initializers
      .map(\.sideEffect?.kind)
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
    "Members of other things that are called alike are not taken for it",
    arguments: [
      "collection.removeItem(at: index)", "view.moveItem(at: indexPath, to: newIndexPath)",
      "items.removeItem(at: 3)", "createDirectory(at: url)", "self.removeItem(at: url)",
      "piece.write(to: buffer)", "response.write(to: stream)", "context.write(data)",
      "let store = Store()\nstore.removeItem(at: path)", "defaults.set(path, forKey: \"path\")",
      "shelf.copyItem(at: path, to: path)",
    ])
  func otherMembers(statement: String) throws {
    let members = "let shelf: Shelf\ninit(path: String) throws {\n\(statement)\n}"
    #expect(try effects(members, beside: "let a = unlink(path)") == [nil])
  }

  @Test(
    "Nor is a type of the file that is called as one that does so",
    arguments: [
      ("let p = Process(path)\np.run()", "struct Process {}"),
      ("_ = FileHandle(forWritingTo: url)", "class FileHandle {}"),
    ])
  func otherTypes(statement: String, beside: String) throws {
    #expect(try effects("init(path: String) {\n\(statement)\n}", beside: beside) == [nil])
  }

  @Test(
    "What opens a place by another program is found",
    arguments: ["UIApplication.shared.open(url)", "NSWorkspace.shared.open(url)"])
  func opened(statement: String) throws {
    #expect(try effects("init(url: URL) { \(statement) }") == [.runsPrograms])
  }

  @Test(
    "What is only kept for later is not done",
    arguments: [
      "queue.async { unlink(path) }", "queue.asyncAfter(deadline: soon) { unlink(path) }",
      "subject.sink { _ in unlink(path) }", "subject.sink(receiveValue: { _ in unlink(path) })",
      "Watcher(onChange: { unlink(path) })", "load(path, completionHandler: { unlink(path) })",
      "center.addObserver(forName: name, object: nil, queue: nil) { _ in unlink(path) }",
      "center.addObserver(forName: name, using: { _ in unlink(path) })",
      "let clean: () -> Void = { unlink(path) }\nself.clean = clean",
      "func clean() { unlink(path) }\nself.onClose = clean", "handlers[path] = { unlink(path) }",
      "load(path) { $0 } onFailure: { unlink(path) }", "queue.async { clean() }",
      "subject.sink { [weak self] in self?.clean() }", "self.onClose = clean",
    ])
  func kept(statement: String) throws {
    let members = "init(path: String) {\n\(statement)\n}\nfunc clean() { unlink(path) }"
    #expect(try effects(members) == [nil])
  }

  @Test(
    "What is run at once, or beside the initialiser, is done",
    arguments: [
      "Task { unlink(path) }", "queue.sync { unlink(path) }", "do { unlink(path) }",
      "func remove() { unlink(path) }\nremove()", "let a: Int = { unlink(path) }()",
      "let remove: () -> Void = { unlink(path) }\nremove()", "paths.map { unlink($0) }",
      "Task { [weak self] in await self?.clean() }",
    ])
  func run(statement: String) throws {
    let members = "init(path: String) {\n\(statement)\n}\nfunc clean() { unlink(path) }"
    #expect(try effects(members) == [.changesFiles])
  }

  @Test(
    "What is made at places that the code makes up is not counted",
    arguments: [
      "let url = FileManager.default.temporaryDirectory.appending(path: \"a\")\n"
        + "try data.write(to: url)",
      "try files.createDirectory(at: URL(fileURLWithPath: NSTemporaryDirectory()))",
      "let id = UUID().uuidString\nlet url = URL.temporaryDirectory.appending(path: id)\n"
        + "try files.removeItem(at: url)",
      "try files.createDirectory(at: Self.sounds)",
      "try files.createDirectory(at: S.tones.deletingLastPathComponent())",
    ])
  func madeUp(statement: String) throws {
    let members = """
      static let sounds = URL.libraryDirectory.appending(components: "a", directoryHint: .isDirectory)
      nonisolated static var tones: URL { S.sounds.appending(path: name) }
      static let name = "tones"
      init(path: String) throws {\n\(statement)\n}
      """
    #expect(try effects(members) == [nil])
  }

  @Test(
    "It is at places that what is given tells, and where something is that is wanted",
    arguments: [
      "let url = FileManager.default.temporaryDirectory.appending(path: path)\n"
        + "try data.write(to: url)",
      "try files.createDirectory(at: URL(fileURLWithPath: NSTemporaryDirectory() + path))",
      "let url = URL.temporaryDirectory.appending(path: \"\\(path)\")\ntry files.removeItem(at: url)",
      "try files.removeItem(at: Self.sounds)", "try files.createDirectory(at: Self.loop)",
      "try files.createDirectory(at: URL.libraryDirectory.appending(path: name))",
      "try files.createDirectory(at: URL(fileURLWithPath: \"/a\"))",
    ])
  func given(statement: String) throws {
    let members = """
      static let sounds = URL.libraryDirectory.appending(components: "a")
      static let loop = Self.other
      static let other = Self.loop
      static let name = "b"
      init(path: String, name: String) throws {\n\(statement)\n}
      """
    #expect(try effects(members) == [.changesFiles])
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
      (
        "let files = Files()\ninit(path: String) { files.clean(path) }",
        "struct Files { func clean(_ p: P) { rmdir(p) } }"
      ),
      (
        "init(path: String) { let files = Files()\nfiles.clean(path) }",
        "struct Files { func clean(_ p: P) { rmdir(p) } }"
      ),
      (
        "init(path: String) { Files.shared.clean(path)\nFiles().clean(path) }",
        "struct Files { func clean(_ p: P) { rmdir(p) } }"
      ),
      ("var path: String { get { p } set { unlink(p) } }\ninit(p: String) { path = p }", ""),
      (
        "var path: String { didSet { unlink(path) } }\ninit(p: String) { set(p) }\n"
          + "func set(_ p: String) { self.path = p }", ""
      ),
      (
        "init(p: String) { let files = Files()\nfiles.path = p }",
        "class Files { var path = \"\" { didSet { rmdir(path) } } }"
      ),
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
      ("var path: String { didSet { unlink(path) } }\ninit(p: String) { self.path = p }", ""),
      (
        "init(p: String) { let box = Box()\nbox.path = p }",
        "class Files { var path = \"\" { didSet { rmdir(path) } } }"
      ),
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
      "func", "func a", "a.sink {", "let x: = {", "a.removeItem(at:", ".removeItem(at: Self.",
      "a().removeItem(at: x", ")).run(", "? .write(to: u, ", "let a = a\na.b = ", "on: {",
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
