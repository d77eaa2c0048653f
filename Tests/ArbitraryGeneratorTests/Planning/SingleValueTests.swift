import Testing

@testable import ArbitraryGenerator

/// What is said of types that have one value, though they keep some that could differ.
struct SingleValueTests {
  private func notes(_ source: String) -> [String] { Generated(source).notes }

  @Test("A structure of private state that is made of nothing has one value, and a note says so")
  func note() {
    #expect(
      notes("struct Cart { private var items: [Int] = [] }") == [
        """
        Sources/M/A.swift:1:8: note: `Cart` has one value only: what makes it takes nothing for `items`
          fix: declare an initialiser that takes it, or conform it by hand: `extension Cart: Arbitrary`
        """
      ])
  }

  @Test(
    "The note names the members that could differ, as many as are read",
    arguments: [
      (
        "private var a = 1, b = [2]; init() {}",
        "`a` and `b`\n  fix: declare an initialiser that takes them"
      ),
      (
        "private let z = 0; private var a = 1, b = 2; private(set) var c: Int?",
        "`a`, `b` and `c`\n"
      ),
      ("private var a = 1, b = 2, c = 3, d = 4", "`a`, `b`, `c` and others\n"),
    ])
  func members(source: String, expected: String) {
    let notes = notes("struct Cart { \(source) }")
    #expect(notes.count == 1 && notes[0].contains("takes nothing for \(expected)"))
  }

  @Test("A generic one has one value as well")
  func generic() {
    #expect(
      notes("struct Queue<T> { private var items: [T]; init() { items = [] } }").count == 1)
  }

  @Test(
    "What does not differ, belongs to somebody else or works for others is no surprise",
    arguments: [
      "struct A {}", "struct A { private let n = 1 }", "struct A { let n: Int; init() { n = 1 } }",
      "struct A { var items: [Int] = [] }", "struct A { private var n = 1; init(n: Int) {} }",
      "struct A { private var n = 1; var m = 2; init() {} }", "enum A { case a }",
      "struct A { @State private var n = 1 }", "struct A { static var all: [Int] = [] }",
      "final class A { private var items: [Int] = [] }",
      "struct A { private var change: () -> Void = {} }",
      "struct A { private var n = 1; private var cache = NSCache<NSString, NSData>() }",
      "struct A { private var n = 1; private var b = B() }\nfinal class B {}",
      "// arbitrary: .of(A())\nstruct A { private var n = 1 }",
      "struct A { private var n = 1; static let all = A() }\nextension A: Arbitrary {}",
    ])
  func noNote(source: String) {
    #expect(notes(source).filter { $0.contains("one value") } == [])
  }
}
