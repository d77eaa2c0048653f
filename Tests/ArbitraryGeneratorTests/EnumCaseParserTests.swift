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
    #expect(cases.map(\.isIndirect) == [false, false, false, false, true])
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

  @Test("An enum marked indirect says so itself")
  func indirect() {
    #expect(read("indirect enum E { case a(E) }").declarations.first?.header.modifiers == .indirect)
  }
}
