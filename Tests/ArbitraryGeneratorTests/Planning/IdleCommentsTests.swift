import Testing

@testable import ArbitraryGenerator

struct IdleCommentsTests {
  /// What is told of comments in a source, without place and severity.
  private func warnings(_ source: String) -> [String] {
    Generated(source).notes.filter { $0.contains(" warning: ") }
      .map { note in
        note.split(separator: " warning: ", maxSplits: 1).dropFirst().joined()
          .replacing("`arbitrary: .int(in: 1...2)` steers nothing: ", with: "")
      }
  }

  private static let comment = "// arbitrary: .int(in: 1...2)"

  private static let computed =
    "`c` is computed\n  fix: write it at what that is computed from"

  @Test("A comment that steers nothing is told of at its place, with what to write")
  func place() {
    #expect(
      Generated("struct S {\n  let n: Int\n  let t = 5 \(Self.comment)\n}").notes == [
        "Sources/M/A.swift:3:16: warning: `arbitrary: .int(in: 1...2)` steers nothing: `t` is always "
          + "its initial value\n  fix: make it a `var`, or delete the comment"
      ])
  }

  @Test(
    "At a member that no call takes, a comment steers nothing",
    arguments: [
      ("var c: Int { 5 } \(comment)", computed), ("var c: Int { \(comment)\n5 }", computed),
      ("static let c = 5 \(comment)", "`c` is static\n  fix: delete it"),
      (
        "\(comment)\n let c: Int; init(a: Int) { n = a; c = a }",
        "values are made without `c`\n  fix: write it behind the parameter of the initialiser that "
          + "it is for"
      ),
      ("let c: Int // arbitrary: depth 2", "depth"),
      ("let c: Int \(comment)", nil), ("var c = 5 \(comment)", nil),
      ("lazy var c = 5 \(comment)", nil),
      ("var c = 5 { didSet {} } \(comment)", nil), ("let t = 5 // arbitrary: skip", nil),
      ("var c: Int { n } \(comment)\ninit(c: Int) { n = c }", nil),
      ("\(comment)\nlet a, b: Int", nil), ("#if A\nlet c = 5 \(comment)\n#endif", nil),
    ])
  func members(member: String, message: String?) {
    let depth =
      "`arbitrary: depth 2` steers nothing: it stands at no type\n  fix: write it above the type"
    #expect(
      warnings("struct S {\nlet n: Int\n\(member)\n}")
        == [message == "depth" ? depth : message].compactMap(\.self))
  }

  @Test(
    "At a case with several values or none, a comment steers nothing",
    arguments: [
      (
        "case c(w: Int, h: Int) \(comment)",
        "`E.c` has several values\n  fix: write in the settings, below `overrides:`, `E.c.w: …` or "
          + "`E.c.h: …`, or each value on a line of its own with the comment behind it"
      ),
      (
        "case c(Int, h: Int) \(comment)",
        "`E.c` has several values\n  fix: write each value on a line of its own, and the comment "
          + "behind it"
      ),
      ("case c \(comment)", "`E.c` has no value\n  fix: delete it"),
      ("case c(Int) \(comment)", nil), ("case c(\nInt, \(comment)\nh: Int)", nil),
      ("case c, d // arbitrary: skip", nil),
    ])
  func cases(declaration: String, message: String?) {
    #expect(warnings("enum E {\ncase a\n\(declaration)\n}") == [message].compactMap(\.self))
  }

  @Test("A depth at a case steers nothing")
  func depth() {
    #expect(
      warnings("enum E {\ncase a\nindirect case g(E) // arbitrary: depth 2\n}") == [
        "`arbitrary: depth 2` steers nothing: it stands at no type\n  fix: write it above the type"
      ])
  }

  @Test(
    "Around an initialiser and in it, comments steer parameters alone",
    arguments: [
      ("\(comment)\ninit(a: Int) { n = a }", IdleComment.atInitializer),
      ("init(a: Int) { n = a } \(comment)", .atInitializer),
      ("init(a: Int) { \(comment)\nn = a }", .inBody),
      ("init(a: Int) {\nn = a \(comment)\n}", .inBody),
      ("init(a: Int, b: Int, \(comment)\nc: Int) { n = a }", .amongParameters),
      ("init(a: Int, b: Int \(comment)\n) { n = a }", .amongParameters),
      ("init(\na: Int, \(comment)\nb: Int) { n = b }", nil),
      (
        "init(n: Int) { self.n = n }\ninit(\na: [Int] \(comment)\n) { n = 1 }",
        .notCalled(parameter: "a")
      ),
      ("init(a: Int) {\n// arbitrary: as it comes\nn = a // (arbitrary: 3)\n}", nil),
      ("init(a: Int) { n = a }\nfunc f() -> Int { 1 } \(comment)", .atOther),
      ("init(a: Int) { n = a }\n\(comment)\nsubscript(i: Int) -> Int { i }", .atOther),
      ("init(a: Int) { n = a }\n} \(comment)\nextension S {", .behindType),
      ("init(a: Int) { n = a }\n}\n\(comment)\nextension S {", .atOther),
      ("init(a: Int) { n = a }\n}\nextension S {\nvar m: Int { 1 } \(comment)", .atOther),
      ("init(a: Int) { n = a }\n}\n\(comment)\nvar x = 1\nextension S {", .atOther),
    ])
  func initializers(members: String, reason: IdleComment?) {
    #expect(
      warnings("struct S {\nlet n: Int\n\(members)\n}")
        == [reason].compactMap(\.self).map { "\($0.reason)\n  fix: \($0.hint)" })
  }

  @Test("Where a type conforms by hand, or is a protocol, comments steer nothing")
  func undrafted() {
    let byHand = IdleComment.byHand(type: "S")
    #expect(
      ["S: Arbitrary", "S: Arbitrary, Providable"].flatMap {
        warnings("struct \($0) { let n: Int \(Self.comment)\n}")
      } == Array(repeating: "\(byHand.reason)\n  fix: \(byHand.hint)", count: 2))
    #expect(
      Generated("// arbitrary: skip\nprotocol P { var n: Int { get } }").notes == [
        "Sources/M/A.swift:1:4: warning: `arbitrary: skip` steers nothing: `P` is a protocol\n"
          + "  fix: write it at the types that conform to it, or at the members of that type"
      ])
  }

  @Test("Where a comment skips nothing, it steers nothing")
  func skips() {
    let reason = IdleComment.atOther
    for source in ["extension S {}", "typealias T = S"] {
      #expect(
        Generated("struct S { let n: Int }\n// arbitrary: skip\n\(source)").notes == [
          "Sources/M/A.swift:2:4: warning: `arbitrary: skip` steers nothing: \(reason.reason)\n"
            + "  fix: \(reason.hint)"
        ])
    }
  }

  @Test(
    "A comment behind a type steers nothing, also where it is to skip",
    arguments: [
      "struct S { let n: Int } // arbitrary: skip", "enum S {\ncase a\n} // arbitrary: skip",
      "final class S { init() {} } /* arbitrary: skip */ struct T { let n: Int }",
    ])
  func behindType(source: String) {
    let place = source.contains("\n") ? "3:6" : source.hasPrefix("final") ? "1:32" : "1:28"
    let reason = IdleComment.behindType
    #expect(
      Generated(source).notes == [
        "Sources/M/A.swift:\(place): warning: `arbitrary: skip` steers nothing: \(reason.reason)\n"
          + "  fix: \(reason.hint)"
      ])
  }

  @Test("Of two comments at one declaration the first one counts, and the other is told of")
  func second() {
    #expect(
      warnings("struct S {\n// arbitrary: .any\nlet n: Int \(Self.comment)\n}") == [
        "the comment before it is the one that counts\n  fix: delete it"
      ])
  }
}

/// What comments steer beside members and types.
struct SteeredParameterTests {
  @Test(
    "A comment steers the parameter on whose line it stands",
    arguments: [
      "struct S { let n: Int; init(n: Int, // arbitrary: .int(in: 1...2)\nm: Int) { self.n = n } }",
      "struct S { let n: Int; init(\nn: Int // arbitrary: .int(in: 1...2)\n, m: Int) { self.n = n } }",
      "struct S { let n: Int; init(m: Int,\n// arbitrary: .int(in: 1...2)\nn: Int) { self.n = n } }",
      "struct S { let n: Int; init(m: Int, n: Int /* arbitrary: .int(in: 1...2) */) { self.n = n } }",
      "struct S { let n: Int; init(m: Int, /* arbitrary: .int(in: 1...2) */ n: Int) { self.n = n } }",
      "enum S { case a(m: Int,\nn: Int // arbitrary: .int(in: 1...2)\n) }",
      """
      struct S { private init() {}; static func a(
        n: Int, // arbitrary: .int(in: 1...2)
        m: Int) -> S { S() } }
      """,
      "struct S {\nlet n: Int; // arbitrary: .int(in: 1...2)\nlet m: Int\n}",
      "struct S { let m: Int; let n: Int // arbitrary: .int(in: 1...2)\n}",
      "enum S { case a(n: Int); // arbitrary: .int(in: 1...2)\ncase b(m: Int) }",
      "enum S { case a(n: Int), // arbitrary: .int(in: 1...2)\nb(m: Int) }",
      "enum S { case b(m: Int), // arbitrary: .any\na(n: Int) // arbitrary: .int(in: 1...2)\n}",
      "enum S { case b(m: Int),\n// arbitrary: .int(in: 1...2)\na(n: Int) }",
      "struct S {\nvar n: Int, // arbitrary: .int(in: 1...2)\nm: Int // arbitrary: .any\n}",
      "struct S {\nvar m: Int,\n// arbitrary: .int(in: 1...2)\nn: Int\n}",
      "enum S { case\n// arbitrary: .int(in: 1...2)\na(n: Int),\n// arbitrary: .any\nb(m: Int) }",
      "struct S { let m: Int; let n: Int //arbitrary:\t.int(in: 1...2)\u{A0}\n}",
      "struct S { /* arbitrary: .int(in: 1...2) */ let n: Int; let m: Int }",
      "struct S { let m: Int; /* arbitrary: .int(in: 1...2) */ /* why */ let n: Int }",
      "enum S { case b(m: Int);/* arbitrary: .int(in: 1...2) */case a(n: Int) }",
      "struct S { let m: Int; let n: Int; /* arbitrary: .int(in: 1...2) */ }",
      "struct S { let m: Int; let n: Int; /* arbitrary: .int(in: 1...2) */ // why\n}",
    ])
  func parameters(source: String) {
    let generated = Generated(source)
    #expect(generated.notes == [])
    let lines = generated.lines(with: ".int(in: 1...2)")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("let n = ") })
  }

  @Test("A parameter that is skipped keeps its default, and an initialiser is not called")
  func skipped() {
    let parameter = Generated("struct S { init(a: Int = 1, // arbitrary: skip\nb: Int) {} }")
    #expect(parameter.provided("M.S") == "M.S(b: 0)" && parameter.notes == [])
    let both = "init(a: Int, b: Int) {}\n// arbitrary: skip\ninit(c: Int, d: Int, e: Int) {}"
    #expect(Generated("struct S { \(both) }").provided("M.S") == "M.S(a: 0, b: 0)")
    let inBody = "init(a: Int) {}\ninit(b: Int, c: Int) { // arbitrary: skip\n}"
    #expect(Generated("struct S { \(inBody) }").provided("M.S") == "M.S(a: 0)")
    let only = Generated("struct S { // arbitrary: skip\ninit() {} }")
    #expect(!only.text.contains("M.S"))
  }
}
