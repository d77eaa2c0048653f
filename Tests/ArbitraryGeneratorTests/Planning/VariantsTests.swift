import Testing

@testable import ArbitraryGenerator

struct VariantsTests {
  @Test("Members under #if give one branch each, and an #else its negation")
  func branches() {
    let generated = Generated(
      """
      struct A {
        var a: Int
        #if DEBUG
          var b: Int
        #elseif os(Linux) || X
          var c: Int
        #else
          var d: Int
        #endif
      }
      """)
    #expect(generated.lines(with: "#if").count == 3)
    #expect(generated.text.contains("#if DEBUG\n"))
    #expect(
      generated.lines(with: "M.A(a: 0,") == [
        "M.A(a: 0, b: 0)", "M.A(a: 0, c: 0)", "M.A(a: 0, d: 0)",
      ])
  }

  @Test("A type's own conditions are repeated around all that is generated for it")
  func whole() {
    let generated = Generated(
      "#if os(Linux) || A\n#if DEBUG\nstruct A { var a: Int }\n#endif\n#endif")
    let conditions = generated.lines(with: "#if")
    #expect(conditions.last == "#if (os(Linux) || A) && DEBUG" && conditions.count == 5)
    #expect(Set(conditions) == [conditions[4], "#if !((os(Linux) || A) && DEBUG)"])
  }

  @Test("Types declared in both branches are generated in both")
  func bothBranches() {
    let generated = Generated(
      "#if DEBUG\nstruct A { var a: Int }\n#else\nstruct A { var b: Int }\n#endif")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "#if") == ["#if DEBUG", "#if !DEBUG"])
  }

  @Test(
    "What holds under one of two lists of conditions needs what they share, or either of the rest",
    arguments: [
      ([], ["A"], []), (["A"], ["A"], ["A"]), (["A"], ["!A"], []), (["A"], ["B"], ["A || B"]),
      (["A", "B"], ["A", "!B"], ["A"]), (["A", "B"], ["A"], ["A"]),
      (["A"], ["!A && os(Linux)"], ["A || (!A && os(Linux))"]),
      (["!(A && B)"], ["A && B"], ["!(A && B) || (A && B)"]),
    ] as [([String], [String], [String])])
  func either(some: [String], others: [String], expected: [String]) {
    #expect(Condition.either(some, or: others) == expected)
  }

  @Test(
    "A condition is split at its top conjunctions",
    arguments: [
      ("DEBUG", ["DEBUG"]), ("!DEBUG", ["!DEBUG"]), ("!(A && B) && C", ["!(A && B)", "C"]),
      ("A || B && C", ["(A || B && C)"]),
      ("canImport(X) && os(Linux)", ["canImport(X)", "os(Linux)"]),
      ("((A))", ["A"]), ("!((A) || (B))", ["!((A) || (B))"]), ("((A) && (B))", ["((A) && (B))"]),
      (String(repeating: "(", count: 20_000) + "A" + String(repeating: ")", count: 20_000), ["A"]),
      ("!(A)", ["!A"]), ("swift(>=6.0)", ["swift(>=6.0)"]),
    ])
  func conditions(text: String, expected: [String]) {
    #expect(Condition.all(in: text).map(\.description) == expected)
  }

  @Test("What has no values under some condition is skipped, and what holds it compiles everywhere")
  func conditionalCases() async throws {
    let source = """
      public enum Attribute: Equatable {
      #if A && B
        case hidden
        case locked(Int)
      #endif
      }
      public enum Side {
      #if A
        case left
      #elseif B
        case right
      #else
        case other
      #endif
      }
      public struct Holder { public var all: [Attribute]; public var one: Attribute?; let side: Side }
      public protocol Files { func all() -> [Attribute]; func one(_ side: Side) -> Attribute? }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let note = try #require(mocks.notes.first { $0.contains("`Attribute` is skipped") })
    #expect(note.contains("is skipped: it has cases only under `#if A && B`"))
    #expect(note.contains("by hand under the same: `#if A && B`, `extension Attribute: Arbitrary`"))
    #expect(mocks.conformances.contains("M.Holder(all: [], side: M.Side.provide())"))
    try await mocks.compile(beside: source)
  }

  @Test("A member of another type in each branch has a lens in each")
  func memberTypes() {
    let generated = Generated(
      """
      struct Handle {
        #if DEBUG
          var raw: UInt
        #else
          var raw: Int32
        #endif
        init(_ number: Int) { raw = 1 }
      }
      """)
    #expect(
      generated.lines(with: "static var _raw").map { $0.suffix(8) } == [" UInt> {", "Int32> {"])
  }

  @Test("Where each branch has one case, the prism looks for no other")
  func onlyCases() {
    let generated = Generated(
      "enum A {\n#if DEBUG\ncase a(Int)\n#else\ncase b(Int)\n#endif\n}\nenum B { case a(Int), b }")
    #expect(generated.lines(with: "static var _").count == 3)
    #expect(generated.lines(with: "default: return nil").count == 1)
  }

  @Test("A typealias in each branch is one type where all mean that, or drawn by its name")
  func aliases() async throws {
    let source = """
      import Foundation
      #if os(Linux)
        typealias Stamp = Foundation.Date
        typealias Number = Int
      #else
        typealias Stamp = Date
        typealias Number = Int32
      #endif
      struct A { var stamp: Stamp? = nil; var number: Number? = nil; let stamps: [Stamp: Number] }
      protocol Api {
        func at() async throws -> Stamp
        func number() throws -> Number
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    let provided = "M.A(stamp: Date.provide(), number: M.Number.provide(), stamps: [:])"
    #expect(Generated(source).provided("M.A") == provided)
    try await mocks.compile(beside: source)
  }

  @Test("What no gen is of in one branch is drawn in none, but by its own gen")
  func twins() async throws {
    let source = """
      #if os(visionOS)
        class View { init(frame: Int) {} }
        struct Size { var width: Int }
        enum Kind { case own }
      #else
        class View { private init() {} }
        struct Size { private init() {} }
        enum Kind {}
      #endif
      struct Holder { var view: View?; var sizes: [Size]; var kind: Kind? }
      protocol Screen { func view() -> View?; func sizes() throws -> [Size] }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("extension M.Size: FactoryCheck.Providable"))
    try await mocks.compile(beside: source)
  }

  @Test("A typealias of a generic type in each branch is drawn in none, with whatever arguments")
  func genericAliases() async throws {
    let source = """
      #if os(macOS)
        typealias Impl = Core
        typealias Other<T> = Core<T>
      #else
        typealias Impl = Open
        typealias Other<T> = Open<T>
      #endif
      struct Core<T> { var t: T }
      struct Open<T> { var t: T }
      struct Key { var impl: Impl<Int>?; var other: Other<Int>?; var n: Int }
      struct Named { var other: Other<Int>; var n: Int }
      protocol P { func f(_ i: Impl<Int>) -> Impl<Int>; var other: Other<Int> { get } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("M.Key(n: 0)"))
    try await mocks.compile(beside: source)
  }
}
