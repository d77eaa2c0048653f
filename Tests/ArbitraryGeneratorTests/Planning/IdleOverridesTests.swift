import Testing

@testable import ArbitraryGenerator

struct IdleOverridesTests {
  /// What is told of an entry of the settings, without place and severity.
  private func warnings(_ source: String, _ path: String) -> [String] {
    let place = SourceLocation(file: "arb.yml", line: 3, column: 3)
    let override = Steering.Override(path: path, gen: ".int(in: 1...2)", location: place)
    return Generated(source, steering: Steering(overrides: [override])).notes
      .filter { $0.hasPrefix("arb.yml:3:3: warning: ") }
      .map { $0.replacing("arb.yml:3:3: warning: `\(path)` steers nothing: ", with: "") }
  }

  @Test(
    "An override that names a member and steers nothing is told of, with what to do",
    arguments: [
      ("let a: Int; var c: Int { 5 }", IdleComment.computed("c")),
      ("let a: Int; static let c = 5", .static("c")), ("let a: Int; let c = 5", .constant("c")),
      ("let c: Int; init(a: Int) { c = a + a }", .notTaken("c")),
      ("init(a: Int) {}\ninit(c: Int, b: Int) {}", .notCalled(parameter: "c")),
      ("let c: Int // arbitrary: .int(in: 3...4)", .overruled),
      ("let c: Int", nil), ("var c = 5", nil), ("let a: Int; init(c: Int) { a = c }", nil),
      ("#if A\nlet c = 5\n#else\nlet c: Int\n#endif", nil),
    ])
  func members(members: String, reason: IdleComment?) {
    #expect(
      warnings("struct S {\n\(members)\n}", "S.c")
        == [reason].compactMap(\.self).map { "\($0.reason)\n  fix: \($0.settingsHint)" })
  }

  @Test(
    "So is one of a case without a value, or with several",
    arguments: [
      ("c", "`E.c` has no value\n  fix: delete the line"),
      ("c(w: Int, h: Int)", "`E.c` has several values\n  fix: write `E.c.w: …` or `E.c.h: …`"),
      (
        "c(Int, Int)",
        "`E.c` has several values\n  fix: write each value on a line of its own in the source, with "
          + "`// arbitrary: …` behind it"
      ),
      ("c(Int)", nil), ("c(w: Int)", nil),
    ])
  func cases(declaration: String, message: String?) {
    #expect(
      warnings("enum E { case a(Int), \(declaration) }", "E.c") == [message].compactMap(\.self))
  }

  @Test(
    "So is one of a type that is not generated for",
    arguments: [
      ("// arbitrary: skip\nstruct S { let c: Int }", IdleComment.leftOut(type: "S")),
      ("struct S: Arbitrary { let c: Int }", .byHand(type: "S")),
      ("struct S: Arbitrary, Providable { let c: Int }", .byHand(type: "S")),
      ("protocol S { var c: Int { get } }", .atProtocol("S")), ("struct S { let c: Int }", nil),
    ])
  func types(source: String, reason: IdleComment?) {
    for path in ["S", "S.c"] {
      #expect(
        warnings(source, path)
          == [reason].compactMap(\.self).map { "\($0.reason)\n  fix: \($0.settingsHint)" })
    }
  }

  @Test("A comment above a type counts more than its override")
  func comment() {
    #expect(
      warnings("// arbitrary: .constant(S(c: 1))\nstruct S { let c: Int }", "S") == [
        "\(IdleComment.overruled.reason)\n  fix: delete the line"
      ])
  }
}
