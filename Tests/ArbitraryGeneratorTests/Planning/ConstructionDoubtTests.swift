import Testing

@testable import ArbitraryGenerator

/// Which of several initialisers makes a value, where all of them may fail.
struct ConstructionDoubtTests {
  @Test(
    "Of initialisers that may fail, one goes first that likely accepts what is drawn",
    arguments: [
      ("init(from path: String) throws {}; init(parsing n: Int) throws {}", "M.A(parsing: n)"),
      ("init(parsing n: Int) throws {}; init(from path: String) throws {}", "M.A(parsing: n)"),
      ("init?(_ text: String) {}; init(a: Int, b: B) throws {}", "M.A(a: a, b: b)"),
      ("init(url: URL) throws {}; init(text: String) throws {}", "M.A(text: text)"),
      ("init(logFile: String) throws {}; init(bytes: [UInt8]) throws {}", "M.A(bytes: bytes)"),
      ("init?(b: Data) {}; init?(s: String) { if s.isIt(\"@\", 3) { return nil } }", "M.A(s: s)"),
      ("init?(record: [String: Int]) {}; init?(n: Int, m: Int) {}", "M.A(n: n, m: m)"),
      ("init(from path: String) throws {}; init() throws {}", "try? M.A()"),
      // What nothing is known of would be an error of the compiler's.
      ("init(unknown: Unknown) throws {}; init(path: String) throws {}", "M.A(path: path)"),
      // All accept alike, or cover more by it.
      ("init(n: Int) throws {}; init?(m: Int) {}", "M.A(n: n)"),
      ("init(n: Int) throws {}; init?(s: String) { if s.count != 3 { return nil } }", "M.A(n: n)"),
      ("let path: String; init(n: Int) throws {}; init(path: String) throws {}", "M.A(path: path)"),
      ("init(n: Int, m: Int) throws {}; init(text: String) {}", "M.A(text: "),
    ])
  func likeliest(initializers: String, call: String) {
    let generated = Generated(
      """
      import Foundation
      struct B { var n = 1 }
      struct A { private let kept: [Int]; \(initializers) }
      """)
    #expect(!generated.lines(with: call).isEmpty)
  }

  @Test(
    "A public type's public initialiser goes first where it is no less likely to accept what is drawn",
    arguments: [
      ("init(n: Int) throws {}; public init(path: String) throws {}", "M.A(n: n)"),
      ("init(n: Int) throws {}; public init(m: Int) throws {}", "M.A(m: m)"),
      ("init(text: String) throws {}; public init(m: Int) throws {}", "M.A(m: m)"),
      ("init(n: Int) {}; public init(path: String) throws {}", "M.A(path: path)"),
    ])
  func publicFirst(initializers: String, call: String) {
    let generated = Generated("public struct A { let kept: [Int]; \(initializers) }")
    #expect(!generated.lines(with: call).isEmpty)
  }

  @Test(
    "Somebody's gen of a path leaves no doubt, and without one it has no fixed value",
    arguments: [
      ("String", "try? M.A(n: n)"), ("String  // arbitrary: .of(\"/a\")\n", "try? M.A(path: path)"),
    ])
  func written(type: String, call: String) {
    let generated = Generated(
      "struct A { private let x: [Int]; init(path: \(type)) throws {}; init(n: Int) throws {} }")
    #expect(!generated.lines(with: call).isEmpty)
  }

  @Test("What throws for a place has no fixed value, whatever numbers its body names")
  func noFixedValue() {
    func provided(_ name: String) -> String? {
      Generated(
        """
        struct A { private let x: [Int], n: Int
          init(_ \(name): String) throws { x = try load(\(name)); n = 1 } }
        """
      ).provided("M.A")
    }
    #expect(provided("path") == nil && provided("inputFile") == nil)
    #expect(provided("words") == "_Provide()()")
  }
}
