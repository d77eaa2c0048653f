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
}
