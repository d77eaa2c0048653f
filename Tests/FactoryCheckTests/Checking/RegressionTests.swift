import Foundation
import Testing

@testable import FactoryCheck

/// The test that is offered for a counterexample.
struct RegressionTests {
  /// A test of which one line holds the call, and what it becomes.
  private static let calls: [(call: String, expected: String)] = [
    ("forAll(.int()) { x in", "forAll(.int(), examples: [7]) { x in"),
    ("await forAll(.int()) { x in", "await forAll(.int(), examples: [7]) { x in"),
    ("forAll(.int(), cases: 5, seed: 1) {", "forAll(.int(), cases: 5, seed: 1, examples: [7]) {"),
    (
      "forAll(g, timeout: t, parallel: true) {",
      "forAll(g, timeout: t, examples: [7], parallel: true) {"
    ),
    ("forAll(.int(), property: isFine)", "forAll(.int(), examples: [7], property: isFine)"),
    ("forAll(.int(), examples: [1]) {", "forAll(.int(), examples: [7, 1]) {"),
    ("forAll(.int(), examples: []) {", "forAll(.int(), examples: [7]) {"),
    ("forAll(examples) {", "forAll(examples, examples: [7]) {"),
    ("forAll(line ? a : b) {", "forAll(line ? a : b, examples: [7]) {"),
    (
      "forAll(.int(), examples /* a */ :[/* [ */ 1]) {",
      "forAll(.int(), examples /* a */ :[/* [ */ 7, 1]) {"
    ),
    ("forAll(.int(), examples: Self.known) {", "forAll(.int(), examples: [7] + Self.known) {"),
    ("forAll(.int(), examples: [Int](1...3)) {", "forAll(.int(), examples: [7] + [Int](1...3)) {"),
    (
      "forAll(.int(), examples: a ? [1] : b, property: [f][0])",
      "forAll(.int(), examples: [7] + (a ? [1] : b), property: [f][0])"
    ),
    (
      "forAll(.int(),\n\t// why\n\texamples:\n\t\t[1],\n) {",
      "forAll(.int(),\n\t// why\n\texamples:\n\t\t[7, 1],\n) {"
    ),
    (
      "forAll(.int(),\n\tseed: 1, // one\n) {",
      "forAll(.int(),\n\tseed: 1, examples: [7], // one\n) {"
    ),
    (
      "forAll(.int(), a: /[(\"]/, b: x / y / z) {",
      "forAll(.int(), a: /[(\"]/, b: x / y / z, examples: [7]) {"
    ),
    ("forAll { (x: Int) in", "forAll(examples: [7]) { (x: Int) in"),
    ("forAll() { (x: Int) in", "forAll(examples: [7]) { (x: Int) in"),
    ("forAll(.string(of: \"),(\")) {", "forAll(.string(of: \"),(\"), examples: [7]) {"),
  ]

  private func regression(
    _ source: String, line: Int? = nil, function: StaticString = "holds()",
    examples: [[SourceTree]] = [[.leaf("7")]]
  ) -> String? {
    let lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }
    let index = lines.firstIndex { $0.contains("forAll") } ?? 0
    let text = lines[index]
    let name = text.ranges(of: "forAll")[0].upperBound
    let isCall = text[name] == "("
    let column = text[..<(isCall ? name : text.index(name, offsetBy: -6))].utf8.count + 1
    let site = CallSite(
      fileID: "M/F.swift", filePath: "/F.swift", line: index + 1, column: column,
      function: function)
    return Regression(source: source, site: site, line: line, examples: examples)?.test
  }

  @Test("The example is added to the call, however that is written", arguments: calls)
  func call(call: String, expected: String) {
    let end = call.hasSuffix(")") ? "" : "\n    x > 0\n  }"
    func test(_ call: String) -> String { "@Test(\"x\")\nfunc holds() {\n  \(call)\(end)\n}" }
    #expect(regression("import A\n\(test(call))\nfunc other() {}", line: 2) == test(expected))
  }

  @Test("A test within a type is moved to the left, with its attributes")
  func nested() {
    let source = """
      struct Tests {
        func before() {}

        @Test(
          "text {", .tags(.a))
        @MainActor
        func holds() async throws {
          let limit = 5 // }
          await forAll(.int(), .string()) { x, text in
            #expect(x < limit, "\\(text)}")
          }
        }
      }
      """
    #expect(
      regression(source, line: 4, examples: [[.leaf("7"), .text(["a"], omitted: 0)]]) == """
        @Test(
          "text {", .tags(.a))
        @MainActor
        func holds() async throws {
          let limit = 5 // }
          await forAll(.int(), .string(), examples: [(7, "a")]) { x, text in
            #expect(x < limit, "\\(text)}")
          }
        }
        """)
  }

  @Test("A test in the line of its type is offered without it")
  func oneLine() {
    let test = { (arguments: String) in
      "@MainActor @Test func holds() { forAll(\(arguments)) { $0 > 0 } }"
    }
    let before = "@Test(\"a {\") func first() { ok() }"
    #expect(
      regression("  struct One { \(before); \(test(".int()")) }", line: 1)
        == test(".int(), examples: [7]"))
    #expect(
      regression("final class Old { func holds() { forAll(g) { $0 > 0 } } }")
        == "func holds() { forAll(g, examples: [7]) { $0 > 0 } }")
  }

  @Test("A test that is indented by tabs is moved to the left, and so are its examples")
  func tabs() {
    let parts = (0..<6).map { SourceTree.Part(label: "member\($0)", tree: .leaf("\($0)")) }
    let source = "\t@Test\n\tfunc holds() {\n\t\tforAll(g) { x in }\n\t}"
    #expect(
      regression(source, line: 1, examples: [[.list("User(", parts, ")")]]) == """
        @Test
        func holds() {
        \tforAll(g, examples: [
        \t  User(member0: 0, member1: 1, member2: 2, member3: 3, member4: 4, member5: 5)
        \t]) { x in }
        }
        """)
  }

  @Test("Lines may end with a carriage return")
  func carriageReturns() {
    let source =
      "\t@Test\r\n\tfunc holds() {\r\n\t\tforAll(g,\r\n\t\t\tcases: 1) { x in }\r\n\t}\r\n"
    #expect(
      regression(source.replacingOccurrences(of: "\r\n", with: "\n"), line: 1)
        == regression(source, line: 1))
    #expect(regression(source, line: 1)?.contains("cases: 1, examples: [7])") == true)
  }

  @Test("Several and long examples stand on lines of their own")
  func long() {
    let parts = (0..<20).map { SourceTree.Part(label: "member\($0)", tree: .leaf("\($0)")) }
    let long = SourceTree.list("User(", Array(parts.prefix(5)), ")")
    #expect(
      regression("func holds() {\n  forAll(g) { x in }\n}", examples: [[.leaf("1")], [long]]) == """
        func holds() {
          forAll(g, examples: [
            1,
            User(member0: 0, member1: 1, member2: 2, member3: 3, member4: 4)
          ]) { x in }
        }
        """)
  }

  @Test(
    "Nothing is offered where the source has changed or cannot be read",
    arguments: [
      "", "func holds() {\n  forAll(", "func other() {\n  forAll(x) {}\n}",
      "func holds() {}\nfunc other() { forAll(x) {} }", "func holds() {\n  let forAllOthers = 1\n}",
    ])
  func changed(source: String) {
    let site = CallSite(
      fileID: "M/F.swift", filePath: "/F.swift", line: 2, column: 9, function: "holds()")
    #expect(Regression(source: source, site: site, line: nil, examples: [[.leaf("7")]]) == nil)
  }

  @Test("Nothing is offered where a value is cut or cannot be written")
  func incomplete() {
    let source = "func holds() {\n  forAll(g) { x in }\n}"
    for value in [
      SourceTree.leaf("/* (Int) -> Int */"), .text(["a"], omitted: 1),
      .list("[", [], omitted: 2, "]"),
    ] {
      #expect(regression(source, examples: [[value]]) == nil)
    }
  }
}
