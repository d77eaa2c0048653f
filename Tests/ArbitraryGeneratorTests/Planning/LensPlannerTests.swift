import Testing

@testable import ArbitraryGenerator

struct LensPlannerTests {
  @Test("A lens to a type that is not found has the imports of its file, as a gen has")
  func imports() {
    let generated = Generated(
      "import Other\nstruct A { var n: Int; weak var screen: Screen? }")
    #expect(generated.lenses == ["_n: set", "_screen: set"])
    #expect(generated.lines(with: "import Other") == ["import Other"])
  }

  @Test(
    "A lens sets a variable, rebuilds a constant through the initialiser, or is left out",
    arguments: [
      ("var a: Int", ["_a: set"]), ("let a: Int", ["_a: build"]),
      ("private(set) var a: Int", ["_a: build"]), ("let a = 5; var b: Int", ["_b: set"]),
      ("private var a = 1; var b: Int\n init(b: Int) { self.b = b }", ["_b: set"]),
      ("private let a = 1; let b: Int", ["_b: build"]),
      ("lazy var a = 1; var b: Int", ["_b: set"]),
      ("var a: Int { didSet {} }", ["_a: set"]),
      ("static var a = 1; var b: Int { 1 }", []),
      ("let a: Int\n init(a: Int) { self.a = a }", ["_a: build"]),
      ("let a: Int\n init(_ a: Int) { self.a = a }", ["_a: build"]),
      ("let a: Int\n init(a: String) { self.a = 1 }", []),
      ("let a: Int\n init(b: Int) { a = b }", ["_a: build"]),
      ("let a: Int\n init?(a: Int) { self.a = a }", []),
      ("let a: Int; let b: Int\n init(a: Int) { self.a = a; b = 1 }", []),
      (
        "let a: [A]; let b: A2?\n }\n struct A2 { let c: [A2]",
        ["_a: build", "_b: build", "_c: build"]
      ),
      (
        "@W var a: Int }\n @propertyWrapper struct W { var wrappedValue: Int",
        ["_wrappedValue: set"]
      ),
      ("let `class`: Int", ["_class: build"]),
      ("var `1st`: Int", ["_1st: set"]),
      ("var a: Int; var _a: Int", ["__a: set"]),
      ("var f: () -> Void = {}; var a: Int", ["_f: set", "_a: set"]),
      ("@available(*, deprecated) var a: Int; var b: Int", ["_b: set"]),
      ("var a = Other(1); var b: Int", ["_b: set"]),
    ])
  func lenses(members: String, expected: [String]) {
    let generated = Generated("struct A { \(members) }")
    #expect(generated.lenses == expected)
  }

  @Test(
    "What an initialiser makes of a member has to be the same again, or it makes no lens",
    arguments: [
      ("self.a = a; self.b = b", true), ("(self.a, self.b) = (a, b)", true),
      ("let n = a; self.a = n; self.b = b", true), ("self.a = (a); self.b = 0", true),
      ("self.a = a / 100; self.b = b", false), ("self.a = a; self.b = b * 2", false),
      ("self.a = b; self.b = a", false), ("(self.a, self.b) = (b, a)", false),
      ("let a = -a; self.a = a; self.b = b", false), ("self.a = -a; self.b = b", false),
      ("var n = a; n += 1; self.a = n; self.b = b", false),
      ("self.a = a; self.b = b; self.a += 1", false),
      ("self.a = Self.halved(a); self.b = b", false),
      ("let (a, b) = (b, a); self.a = a; self.b = b", false),
      ("self.a = min(a, b); self.b = max(a, b)", true), ("self.a = max(0, a); self.b = b", true),
      ("self.a = max(0, min(a, 9)); self.b = b", true),
      ("self.a = max(0, a - 1); self.b = b", false),
      ("self.a = max(0, b); self.b = b", false), ("self.a = a < 0 ? 0 : a; self.b = b", true),
      ("self.a = a < 0 ? -a : a; self.b = b", false), ("self.a = abs(a); self.b = Int(b)", true),
      ("if a < 0 { self.a = 0 } else { self.a = a }\n self.b = b", true),
      ("if let a = f(b) { g(a) }\n self.a = a; self.b = b", true),
      ("if let a = f(b) { self.a = a } else { self.a = a }\n self.b = b", false),
      ("for case let a? in f(b) { g(a) }\n (self.a, self.b) = (a, b)", true),
      ("g { let a = 1; return a + b }\n self.a = a; self.b = b", true),
      ("guard let a, let b else { fatalError() }\n self.a = a; self.b = b", true),
      ("guard let a = f(a) else { fatalError() }\n self.a = a; self.b = b", false),
      ("switch f(b) { case .some(let a): g(a); case nil: g(b) }\n self.a = a; self.b = b", true),
      ("self.init(a: b, b: a)", false),
      ("self.init(a: a, b: max(b, 0))", true), ("self.init(b, a)", false),
      ("self.init(a, b, false)", false), ("self.init(x: a, y: b)", false),
      ("self = Self.made(a, b)", false), ("self.a = consume a; self.b = copy b", true),
      ("self.a = Swift.min(a, 9); self.b = Swift.abs(b)", true),
      ("self.a = Swift.halved(a); self.b = b", false),
    ])
  func converted(body: String, areMade: Bool) {
    let generated = Generated(
      "struct A { let a: Int; let b: Int\n init(a: Int, b: Int) { \(body) } }")
    #expect(generated.lenses == (areMade ? ["_a: build", "_b: build"] : []))
  }

  @Test(
    "A member that is set to a parameter of another name is that parameter's",
    arguments: [
      ("x: Int, y: Int", "a = x; b = y", true), ("_ x: Int, _ y: Int", "(b, a) = (x, y)", true),
      ("a x: Int, b y: Int", "self.a = x; self.b = y", true),
      ("with a: Int, b: Int", "self.a = a; self.b = max(b, 0)", true),
      ("b a: Int, a b: Int", "self.a = a; self.b = b", true),
      ("b a: Int, a b: Int", "self.a = b; self.b = a", false),
      ("x: Int, b: Int", "a = abs(x); self.b = b", true),
      ("x: Int, b: Int", "self.b = b; if b > 1 { a = 0 } else { a = x }", true),
      ("x: Int, y: Int", "a = x + y; b = y", false), ("x: Int, y: Int", "a = x; b = x", false),
      ("x: Int, y: Int", "a = x; b = y; if a > b { a = y }", false),
      ("x: Int, y: Int", "let x = x + y; a = x; b = y", false),
      ("x: Int, b: Int", "a = b; self.b = x", false),
      ("x: Int, y: Int", "(a, b) = x < y ? (x, y) : (y, x)", false),
      ("x: Int, y: Int", "other.a = x; a = 1; b = y", false),
      ("x: Int, y: Int", "self.init(a: x, b: y)", false),
    ])
  func renamed(parameters: String, body: String, areMade: Bool) {
    let generated = Generated(
      "struct A { let a: Int; let b: Int\n init(\(parameters)) { \(body) } }")
    #expect(generated.lenses == (areMade ? ["_a: build", "_b: build"] : []))
  }

  @Test(
    "What tidies up its own members once is the same again",
    arguments: [
      ("String", "a.lowercased()", true),
      ("String", "a.trimmingCharacters(in: .whitespaces)", true),
      ("String", "a\n      .trimmingCharacters(in: .whitespaces)\n      .uppercased()", true),
      ("String", "String(a.prefix(3))", true), ("String", "a + \"!\"", false),
      ("String", "\"<\\(a)>\"", false), ("String", "String(a.reversed())", false),
      ("[Int]", "Array(a)", true), ("[Int]", "a.sorted { $0 > $1 }", true),
      ("[Int]", "Array(Set(a)).sorted()", true), ("[Int]", "a.map { $0 + 1 }", false),
      ("[Int]", "Array(Set(a))", false), ("[Int]", "Set(a).sorted()", true),
      ("[Int]", "[0] + a", false), ("[Int]", "a.filter { $0 > 0 }", true),
      ("Int?", "a ?? n", true), ("Int?", "a.map { $0 * 2 } ?? 0", false),
    ])
  func tidied(type: String, value: String, isMade: Bool) {
    let generated = Generated(
      """
      struct A { let a: \(type); let n: Int
        init(a: \(type), n: Int) { self.a = \(value)
          self.n = n } }
      """)
    #expect(generated.lenses == (isMade ? ["_a: build", "_n: build"] : []))
  }

  @Test(
    "What an initialiser or its functions change of what they have set makes no lens",
    arguments: [
      ("self.tags.sort()", false), ("self.tags[0] = 1", false), ("tidy(&self.tags)", false),
      ("tidy(&tags)", true), ("for n in tags { self.tags.append(n) }", false),
      ("if tags.isEmpty { add(1) }", false), ("try? add(1)", false), ("self.add(1)", false),
      ("other.add(1)", true), ("check(tags)", true), ("twice()", false), ("again()", true),
      ("print(self.tags.count)", true), ("precondition(!self.tags.isEmpty)", true),
      ("tags.forEach { add($0) }", false), ("let n = tags.count", true),
    ])
  func changed(statement: String, areMade: Bool) {
    let generated = Generated(
      """
      struct A { private(set) var tags: [Int]; let n: Int
        init(tags: [Int], n: Int) { self.tags = tags; self.n = n
          \(statement) }
        private mutating func add(_ n: Int) { guard n > 0 else { return }; tags += [n] }
        private mutating func twice() { add(1); add(2) }
        private func again() { again() }
        private func check(_ tags: [Int]) { precondition(tags.count < 9) }
      }
      """)
    #expect(generated.lenses == (areMade ? ["_tags: build", "_n: build"] : []))
  }

  @Test("An initialiser in an extension makes lenses as one in the type does")
  func extended() {
    for (value, lenses) in [("a", ["_a: build"]), ("a * 2", [])] {
      let generated = Generated(
        """
        struct A { let a: Int; private init() { a = 0 } }
        extension A { init(a: Int) { self.a = \(value) } }
        """)
      #expect(generated.lenses == lenses)
    }
  }

  @Test("What is set has its lens, whatever the initialiser makes of it")
  func set() {
    let generated = Generated(
      "struct A { var a: Int; let b: Int\n init(a: Int, b: Int) { self.a = a / 2; self.b = b } }")
    #expect(generated.lenses == ["_a: set"])
  }

  @Test("A recursive type's constants have lenses too")
  func recursive() {
    let generated = Generated(
      "struct A { let b: B?; let n: Int }\nstruct B { let a: A?; let list: [B] }")
    #expect(generated.lenses == ["_b: build", "_n: build", "_a: build", "_list: build"])
  }
}

extension Generated {
  /// Each lens with how it sets.
  fileprivate var lenses: [String] {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.indices.filter { lines[$0].contains("static var _") }.map { line in
      let name = lines[line].drop { $0 != "_" }.prefix { $0 != ":" }
      return "\(name): \(lines[line + 3].contains("assign:") ? "set" : "build")"
    }
  }
}
