import Testing

@testable import ArbitraryGenerator

@Suite struct EnumCaseParserTests {
  @Test("Every case of a list is a case of its own")
  func lists() throws {
    let cases = try readMembers(
      "case a, `default`(Int), c = \"x\", d = -1\nindirect case e(S)", of: "enum"
    ).cases
    #expect(cases.map(\.name) == ["a", "`default`", "c", "d", "e"])
    #expect(cases.map(\.rawValue) == [nil, nil, "\"x\"", "-1", nil])
    #expect(
      cases.map { $0.header.modifiers.contains(.indirect) } == [false, false, false, false, true])
    #expect(cases.map(\.payload.count) == [0, 1, 0, 0, 1])
  }

  @Test("Associated values have labels, names, types and defaults")
  func payloads() throws {
    let one = try #require(
      readMembers(
        "case a(x: Int = 5, _ y: String, (Int, Int), z w: [A.B], @Sendable () -> Void, inout: T?)",
        of: "enum"
      ).cases.first)
    #expect(one.payload.map(\.label) == ["x", nil, nil, "z", nil, "inout"])
    #expect(one.payload.map(\.name) == [nil, "y", nil, "w", nil, nil])
    #expect(
      one.payload.map(\.type.description)
        == ["Int", "String", "(Int, Int)", "[A.B]", "@Sendable () -> Void", "T?"])
    #expect(one.payload.map(\.defaultValue) == ["5", nil, nil, nil, nil, nil])
  }

  @Test("`case` in a switch of a body is no case of the enum")
  func bodies() throws {
    let members = try readMembers(
      "case a\nvar x: Int { switch self { case .a: 1 } }\ncase b", of: "enum")
    #expect(members.cases.map(\.name) == ["a", "b"])
  }

  @Test(
    "A case that members of the enum end the program for is forbidden",
    arguments: [
      ("switch self { case .a: 1\ncase ._b: fatalError(\"no\") }", true),
      ("switch self { case .a: 1; case ._b: preconditionFailure() }", true),
      ("switch self {\ncase .a: 1\ncase ._b:\nSwift.fatalError()\n}", true),
      ("switch self { case .a: 1\ncase ._b: 2 }", false),
      ("switch self { case .a, ._b: fatalError() }", false),
      ("switch self { case .a: 1\ndefault: fatalError() }", false),
      ("switch other { case .a: 1\ncase ._b: fatalError() }", false),
      ("switch self { case .a: 1\ncase ._b: print(1); fatalError() }", false),
      ("switch self { case .a: 1\ncase ._b where x: fatalError() }", false),
    ])
  func forbidden(body: String, isForbidden: Bool) {
    let sources = [
      "enum E { case a, _b\nfunc n() -> Int { \(body) } }",
      "enum E { case a\ncase _b }\nextension E: P { var n: Int { \(body) } }",
      "enum O { enum E { case a, _b } }\nextension O.E { var n: Int { get { \(body) } } }",
    ]
    for source in sources {
      let cases = read(source).declarations.compactMap(\.nominal).flatMap(\.members.cases)
      #expect(cases.filter(\.isForbidden).map(\.name) == (isForbidden ? ["_b"] : []), "\(source)")
    }
  }

  @Test("Half of a switch is read as far as it goes")
  func unfinished() {
    for body in [
      "switch self { case ._b: fatalError(", "switch self { case .", "switch self", "switch",
    ] {
      let file = read("enum E { case a, _b\nvar n: Int { \(body)")
      #expect(file.diagnostics.count > 0)
      #expect(
        read("enum E { case a, _b }\nextension E { var n: Int { \(body) } }").names.first == "E")
    }
  }

  @Test("Nobody forbids the only case, one with a payload, or one of a plain name")
  func allowed() throws {
    let all = ["case _a", "case a, _a(Int)", "case _b, a"]
    for cases in all {
      let source =
        "\(cases)\nvar n: Int { switch self {\ncase ._a: fatalError()\n"
        + "case .a: fatalError()\n} }"
      #expect(try readMembers(source, of: "enum").cases.allSatisfy { !$0.isForbidden }, "\(source)")
    }
  }

  @Test("An enum marked indirect says so itself")
  func indirect() {
    #expect(read("indirect enum E { case a(E) }").declarations.first?.header.modifiers == .indirect)
  }
}
