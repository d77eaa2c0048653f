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
      ("let a: Int\n init(b: Int) { a = b }", []),
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
