import Testing

@testable import ArbitraryGenerator

/// Initialisers that change files, or run programs.
struct SideEffectTests {
  private static let cache = "struct Cache { let path: String\ninit(path: String) { unlink(path) }"

  @Test(
    "Another initialiser is taken than the one that changes files, or a constant",
    arguments: [
      (
        "struct A { let path: String\ninit(path: String) { unlink(path) }\ninit(name: String) {} }",
        "M.A(name: \"\")"
      ),
      (
        "struct A { let path: String }\nextension A { init(at path: String) { unlink(path) } }",
        "M.A(path: \"\")"
      ),
      (
        "struct A { let path: String\ninit(path: String) { unlink(path) }\nstatic let a = A(path: \"a\")\n"
          + "static func at(_ path: String) -> A { A(path: path) } }",
        ".a"
      ),
    ])
  func others(source: String, expected: String) {
    let generated = Generated(source)
    #expect(generated.provided("M.A") == expected)
    #expect(!generated.text.contains("A(path: draw"))
    #expect(!generated.text.contains(".at("))
  }

  @Test(
    "Nothing is made by what hands on to one that does, nor by a function that does",
    arguments: [
      "\(cache) }\nstruct A { let c: Cache\ninit(path: String) { c = Cache(path: path) } }",
      "\(cache) }\nstruct A { let c: Cache }",
      "class B { init(path: String) { unlink(path) } }\nfinal class A: B {}",
      "class B { init(path: String) { unlink(path) } }\n"
        + "final class A: B { init(name: String) { super.init(path: name) } }",
      "struct A { let p: String\nprivate init(p: String) { self.p = p }\n"
        + "static func at(_ p: String) -> A { unlink(p)\nreturn A(p: p) } }",
      "struct A: Decodable { let p: String\ninit(from decoder: Decoder) throws { unlink(\"a\") } }",
    ])
  func handedOn(source: String) {
    let generated = Generated(source)
    #expect(!generated.text.contains("M.A"))
    #expect(generated.notes.contains { $0.contains("`A` is skipped") })
  }

  @Test(
    "It is called where somebody says what to draw for all but numbers, and has no fixed value then",
    arguments: [
      ("path: String, size: Int", [".path"], true),
      ("path: String, other: String", [".path"], false),
      ("path: String, other: String?", [".path", ".other"], true),
      ("size: Int, isNew: Bool?", [".size"], false),
      ("size: Int", [".size"], true),
    ])
  func asked(parameters: String, overridden: [String], isCalled: Bool) {
    let overrides = overridden.enumerated().map { line, path in
      Steering.Override(
        path: "A\(path)", gen: ".constant(1)",
        location: SourceLocation(file: "arb.yml", line: line + 1, column: 1))
    }
    let generated = Generated(
      "struct A { let a: Int\ninit(\(parameters)) { a = 1; mkdir(\"a\", 1) } }",
      steering: Steering(overrides: overrides))
    #expect(generated.text.contains("extension M.A: FactoryCheck.Arbitrary") == isCalled)
    #expect(generated.provided("M.A") == nil)
  }

  @Test(
    "What is used of other files is looked at",
    arguments: [
      (
        "init(p: String) { Store.prepare(p) }",
        "enum Store { static func prepare(_ p: String) { unlink(p) } }"
      ),
      ("init(p: String) { prepare(p) }", "func prepare(_ p: String) { unlink(p) }"),
      ("init(p: String) { a = p\nprepare() }", "extension A { func prepare() { unlink(a) } }"),
      (
        "init(p: String) { Store.prepare(p) }",
        "enum Store { static func prepare(_ p: String) { b(p) }\nstatic func b(_ p: String) { unlink(p) } }"
      ),
      (
        "init(p: String) { let s = Store()\ns.prepare(p) }",
        "final class Store { func prepare(_ p: String) { unlink(p) } }"
      ),
      (
        "let s: Store\ninit(p: String) { s.prepare(p) }",
        "final class Store { func prepare(_ p: String) { unlink(p) } }"
      ),
      (
        "init(p: String) { Store.shared.prepare(p) }",
        "final class Store { func prepare(_ p: String) { unlink(p) } }"
      ),
      ("init(p: String) { a = p\nStore() }", "final class Store { init() { unlink(\"a\") } }"),
      (
        "init(p: String) { path = p }",
        "extension A { var path: String { get { a } set { unlink(newValue) } } }"
      ),
      (
        "init(p: String) { let s = Store()\ns.path = p }",
        "final class Store { var path = \"\" { didSet { unlink(path) } } }"
      ),
      (
        "@Stored var b: String = \"\"\ninit(p: String) { b = p }",
        "@propertyWrapper struct Stored { var wrappedValue: String { get { \"\" } set { unlink(newValue) } }\ninit(wrappedValue: String) {} }"
      ),
      (
        "@Stored var b: String\ninit(p: String) { a = p\nb = p }",
        "@propertyWrapper struct Stored { var wrappedValue: String\ninit(wrappedValue: String) { unlink(wrappedValue) } }"
      ),
    ])
  func elsewhere(members: String, other: String) {
    expectSkipped("struct A { var a = \"\"\n\(members) }", beside: other)
    expectMade(
      "struct A { var a = \"\"\n\(members) }", beside: other.replacing("unlink", with: "look"))
  }

  @Test(
    "What initial values do is done by any initialiser",
    arguments: [
      ("let h = FileHandle(forWritingAtPath: \"/a\")!", ""),
      ("let s = Store(path: \"/a\")", "final class Store { init(path: String) { unlink(path) } }"),
      ("private let s = prepare()", "func prepare() -> Int { unlink(\"a\")\nreturn 1 }"),
      ("let s = Store()", "struct Store { let h = fopen(\"a\", \"w\") }"),
      ("let n: Int = { unlink(\"a\"); return 1 }()", ""),
      (
        "@Stored var b: String",
        "@propertyWrapper struct Stored { var wrappedValue: String\ninit(wrappedValue: String) { unlink(wrappedValue) } }"
      ),
      (
        "@Stored(at: \"a\") var b: String",
        "@propertyWrapper struct Stored { var wrappedValue: String\ninit(at path: String) { unlink(path) } }"
      ),
    ], ["struct", "final class"])
  func initialValues(member: (String, String), kind: String) {
    let source =
      kind == "struct"
      ? "struct A { let a: String\n\(member.0) }"
      : "final class A { let a: String\n\(member.0)\ninit(a: String) { self.a = a } }"
    expectSkipped(source, beside: member.1)
  }

  @Test(
    "What is not run, or what others are called, does not matter",
    arguments: [
      ("lazy var h = FileHandle(forWritingAtPath: \"/a\")!", ""),
      ("static let h = FileHandle(forWritingAtPath: \"/a\")!", ""),
      ("let clean = { unlink(\"a\") }", ""),
      (
        "init(p: String) { prepare(p) }\nfunc prepare(_ p: String) {}",
        "func prepare(_ p: String) { unlink(p) }"
      ),
      (
        "init(p: String, prepare: (String) -> Void) { prepare(p) }",
        "func prepare(_ p: String) { unlink(p) }"
      ),
      (
        "init(p: String) { let prepare = { (p: String) in }\nprepare(p) }",
        "func prepare(_ p: String) { unlink(p) }"
      ),
      ("init(p: String) { prepare(p) }", "extension B { func prepare(_ p: String) { unlink(p) } }"),
      (
        "init(p: String) { other.prepare(p) }",
        "extension A { func prepare(_ p: String) { unlink(p) } }"
      ),
      ("init(p: String) { queue.async { prepare(p) } }", "func prepare(_ p: String) { unlink(p) }"),
      ("init(p: String) { run(prepare) }", "func prepare(_ p: String) { unlink(p) }"),
      ("var path: String { didSet { unlink(path) } }\ninit(p: String) { path = p }", ""),
      (
        "init(p: String) { let b = B()\nb.path = p }",
        "class Store { var path = \"\" { didSet { unlink(path) } } }\nclass B {}"
      ),
      ("init(p: String) { b = Store.self }", "final class Store { init() { unlink(\"a\") } }"),
    ])
  func unused(members: String, other: String) {
    expectMade("struct A { var a = \"\"\n\(members) }", beside: other)
  }

  private func generated(_ source: String, beside other: String) -> Generated {
    Generated(
      ["Sources/M/A.swift": source, "Sources/M/B.swift": other], testables: ["M"])
  }

  private func expectSkipped(_ source: String, beside other: String) {
    let generated = generated(source, beside: other)
    #expect(!generated.text.contains("extension M.A"))
    #expect(
      generated.notes.contains { $0.contains("`A` is skipped: its initialiser changes files") })
  }

  private func expectMade(_ source: String, beside other: String) {
    #expect(generated(source, beside: other).text.contains("extension M.A: "))
  }

  private static let container = """
    final class Container { static let shared = Container()
    func resolve<T>(_ type: T.Type = T.self) -> T {
    guard let one = make(type) else { fatalError("nobody registered it") }; return one }
    func find<T>() -> T? { make(T.self) } }
    func load<T: Decodable>(_ name: String) -> T! where T: Sendable { try? read(name) as! T? }
    func first<T>(_ values: [T]) -> T { values.first! as! T }
    func counted<T>(_ n: Int) -> Array<T> { n > 0 ? [] : fatalError() }
    @propertyWrapper struct Injected<T> { let wrappedValue: T
    init() { wrappedValue = Container.shared.resolve() } }
    @propertyWrapper struct Late<T> { init() {}
    var wrappedValue: T { Container.shared.resolve() } }

    """

  @Test(
    "Who draws what looks something up that may not be there is told so",
    arguments: [
      ("class A { let n: Int = Container.shared.resolve()\ninit() {} }", "Container.resolve"),
      (
        "class A { let n: Int\ninit() { n = Container.shared.resolve(Int.self) } }",
        "Container.resolve"
      ),
      (
        "class A { let n: Int\nlet s: String\ninit(s: String) { self.s = s; n = load(s) } }", "load"
      ),
      ("class A { @Injected var n: Int\ninit() {} }", "Container.resolve"),
      (
        "class B { @Injected var n: Int }\nfinal class A: B { override init() {} }",
        "Container.resolve"
      ),
      ("struct A { let b: Int\nlet n: [Int] = load(\"n\") }", "load"),
      (
        "@propertyWrapper struct Kept<T> { private var v: T = Container.shared.resolve()\ninit() {}\n"
          + "var wrappedValue: T { v } }\nclass A { @Kept var n: Int\ninit() {} }",
        "Container.resolve"
      ),
      (
        "func forced<T>(_ t: T.Type) -> T { found(t)! }\nclass A { let n: Int = forced(Int.self)\n"
          + "init() {} }", "forced"
      ),
    ])
  func looksUp(source: String, call: String) {
    let generated = Generated(Self.container + source)
    let note = """
      note: `A` may end the program when it is drawn or provided: its initialiser asks `\(call)` for \
      what may not be there
        fix: provide that before the property, as where the program starts, or
      """
    #expect(generated.notes.contains { $0.contains(note) }, "\(generated.notes)")
    #expect(generated.text.contains("M.A(") || generated.text.contains("M.A.init("))
  }

  @Test(
    "What is found in any case, or looked up later, is not",
    arguments: [
      "class A { lazy var n: Int = Container.shared.resolve()\ninit() {} }",
      "class A { let n: Int? = Container.shared.find()\ninit() {} }",
      "class A { let n: Int = first([1])\nlet m: [Int] = counted(1)\ninit() {} }",
      "class A { @Late var n: Int\ninit() {} }",
      "func cast<T>(_ x: Any) -> T { x as! T }\nclass A { let n: Int = cast(1)\ninit() {} }",
      "func most<T>(_ xs: [Int]) -> T { xs.max()! as! T }\nclass A { let n: Int = most([1])\ninit() {} }",
      "class A { let n: Int\ninit(n: Int = Container.shared.resolve()) { self.n = n } }",
    ])
  func looksUpLater(source: String) {
    let generated = Generated(Self.container + source)
    #expect(!generated.notes.contains { $0.contains("`A` may end") }, "\(generated.notes)")
  }

  @Test(
    "What changes files counts for more than what is looked up",
    arguments: [
      ("class A { let n: Int = load(\"a\")\ninit() { unlink(\"a\") } }", ""),
      (
        "class A { let n: Int = both()\ninit() {} }",
        "func both<T>() -> T { unlink(\"a\"); return make()! }"
      ),
      (
        "class A { let n: Int\ninit() { n = both(\"a\") } }",
        "func both<T>(_ t: T.Type) -> T { make(t)! }\nfunc both(_ t: String) -> Int { unlink(\"a\") }"
      ),
    ])
  func worst(source: String, other: String) {
    let generated = generated(source, beside: Self.container + other)
    let note = "`A` is skipped: its initialiser changes files by `unlink`"
    #expect(generated.notes.contains { $0.contains(note) }, "\(generated.notes)")
  }

  @Test("What is looked up keeps nobody from calling what hands on to it")
  func lookedUpByMakers() {
    let generated = Generated(
      Self.container + "struct A { let n: Int\nprivate init(n: Int) { self.n = n + load(\"a\") }\n"
        + "static func of(_ n: Int) -> A { A(n: n) } }")
    #expect(generated.text.contains(".of("))
  }
}
