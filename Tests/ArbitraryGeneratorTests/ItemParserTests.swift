import Testing

@testable import ArbitraryGenerator

@Suite struct ItemParserTests {
  @Test(
    "What cannot be read is reported where it is, and reading goes on behind it",
    arguments: [
      ("struct {}\nstruct S {}", "1:8: error: expected the name of the struct"),
      ("struct A\nstruct S {}", "2:1: error: expected `{` in the declaration of `A`"),
      ("struct S { var x: }", "1:19: error: expected a type"),
      ("struct S { var = 1\nvar y: Int }", "1:16: error: expected the name of the property"),
      ("struct S { foo\nvar y: Int }", "1:12: error: expected a declaration, found `foo`"),
      ("struct S {}\n}", "2:1: error: `}` closes nothing"),
      ("' \nstruct S {}", "1:1: error: expected a declaration, found `'`"),
      ("struct S {}\n/* /* */", "2:1: error: `/*` is never closed"),
      ("struct S {}\nlet s = \"\"\"\n\"\"", "2:9: error: `\"\"\"` is never closed"),
      ("struct S {}\nlet s = #\"\"\"\n\"\"\"", "2:9: error: `\"\"\"` is never closed"),
      (
        "struct S { var a: " + String(repeating: "A.", count: 20_000) + "B }",
        "1:144: error: nested too deeply to be read"
      ),
      ("struct S {", "1:10: error: `{` is never closed"),
      ("struct S { func f() { }", "1:10: error: `{` is never closed"),
      ("struct S {}\nfunc f() { (", "2:10: error: `{` is never closed"),
      ("func f(\nstruct S {}", "1:7: error: `(` is never closed"),
      ("struct S { init(x) {} }", "1:17: error: expected `:` in a parameter"),
      ("struct S { var x: [Int\nvar y: Int }", "2:1: error: expected `]` in a type"),
      ("struct S { typealias A }", "1:24: error: expected `=` in a typealias"),
      ("struct S { subscript(i: Int) { 1 } }", "1:30: error: expected `->` in a subscript"),
      ("struct A<T {}\nstruct S {}", "1:12: error: expected `>` in generic parameters"),
      ("struct S { let a = \n}", "2:1: error: expected `value` in a property"),
      (
        "struct S {\n// arbitrary: .int(in: 0...9\nvar x: Int }",
        "2:4: error: `.int(in: 0...9` is no whole expression"
      ),
      (
        "struct S { var x: Int // arbitrary: .element(of: [1)\n}",
        "1:26: error: `.element(of: [1)` is no whole expression"
      ),
      ("// arbitrary: depht 3\nstruct S {}", "1:4: error: `depht 3` is no expression"),
      (
        "// arbitrary: the order of these is of no importance\nstruct S {}",
        "1:4: error: `the order of these is of no importance` is no expression"
      ),
      (
        "struct S {\n// arbitrary:\nvar x: Int }",
        "2:4: error: the gen behind `arbitrary:` is empty text"
      ),
    ])
  func problems(text: String, message: String) {
    let file = read(text)
    #expect(
      file.diagnostics.map { String($0.description.split(separator: "\n")[0]) } == [
        "A.swift:\(message)"
      ])
    #expect(file.names.contains("S") || text.hasPrefix("func"))
  }

  @Test("A problem's text comes with what to do")
  func hint() {
    #expect(
      read("struct {}").diagnostics.first?.description == """
        A.swift:1:8: error: expected the name of the struct
          fix: check that the file compiles, or leave it out with `excludes`
        """)
  }

  @Test(
    "A comment that was surely meant to steer is told what to write",
    arguments: [
      ("arbitrary .int(in: 0...9)", "arbitrary: .int(in: 0...9)"),
      ("Arbitrary: .any", "arbitrary: .any"), ("arbitrary : .int().map { -$0 }", nil),
      ("arbitrary = .int(in: 0...9)", "arbitrary: .int(in: 0...9)"),
      ("arbitrary skip", "arbitrary: skip"), ("Arbitrary: depth 3", "arbitrary: depth 3"),
      ("ARBITRARY: skip", "arbitrary: skip"), ("arbitary: skip", "arbitrary: skip"),
      ("abitrary: .any", "arbitrary: .any"), ("arbitrary; skip", "arbitrary: skip"),
      ("arbitrary - skip", "arbitrary: skip"), ("arbritraray depth 2", "arbitrary: depth 2"),
    ])
  func misspelt(comment: String, meant: String?) {
    let meant = meant ?? "arbitrary: .int().map { -$0 }"
    let places = ["// \(comment)\nvar x: Int", "var x: Int // \(comment)"]
    for text in places.map({ "struct S {\n\($0)\n}" }) {
      let messages = read(text).diagnostics.map(\.description)
      #expect(messages.count == 1)
      #expect(
        messages[0].hasSuffix(
          " warning: `\(comment)` steers nothing\n  fix: write `// \(meant)`"))
    }
  }

  @Test(
    "A comment that was surely meant to ask for a mock is told what to write",
    arguments: [
      ("@Mockable", "@mockable"), ("@mockble", "@mockable"), ("@mokcable(spy)", "@mockable(spy)"),
      ("@MOCKABLE", "@mockable"), ("@mockables", nil), ("@mockable", nil), ("@mutable", nil),
      ("@mockble as ever", nil), ("@mode", nil), ("@more", nil), ("Some. @Mockable", nil),
    ])
  func misspeltMock(comment: String, meant: String?) {
    let messages = read("/// \(comment)\nprotocol P {}").diagnostics.map(\.description)
    #expect(messages.count == (meant == nil ? 0 : 1))
    guard let meant else { return }
    let fix = "warning: `\(comment)` steers nothing\n  fix: write `// \(meant)`"
    #expect(messages.first?.hasSuffix(fix) == true)
  }

  @Test(
    "Prose that starts like what steers is left alone",
    arguments: [
      "arbitrary choice", "Arbitrary: any number will do", "arbitrary .swift file names",
      "arbitrary... or not", "arbitrary depth of nesting", "Arbitrarily chosen", "arbitrary",
      "Arbitrary.any", "Arbitrary: a protocol", "arbitary choice", "ability: skip",
      "arterially: skip",
    ])
  func prose(comment: String) {
    let file = read("/// \(comment)\nstruct S { var x: Int // \(comment)\n}")
    #expect(file.diagnostics.isEmpty)
    #expect(file.declarations[0].header.directives.isEmpty)
  }

  @Test("Where a merge was not finished, a warning says so, and both sides are read")
  func conflicts() {
    let conflict = "<<<<<<< HEAD\nvar x: Int\n=======\nvar y: Int\n>>>>>>> branch\n"
    for (text, line) in [
      (conflict, 1), ("struct S {\n\(conflict)}", 2),
      ("func f() {\nfor i in 0..<9 {\n\(conflict)}}", 3),
    ] {
      #expect(
        read(text).diagnostics.first?.description == """
          A.swift:\(line):1: warning: a merge conflict starts here, and nobody has settled it
            fix: keep one of the sides, and delete the marks
          """)
    }
  }

  @Test(
    "What looks like a conflict in comments, texts and operators is none",
    arguments: [
      "/*\n<<<<<<< HEAD\n*/", "let s = \"\"\"\n<<<<<<< HEAD\n\"\"\"", "// <<<<<<< HEAD",
      "infix operator <<<<<<<", "let a = b\n  <<<<<<< c", "let a = b\n<<<<<<<< c",
    ])
  func noConflicts(text: String) {
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test("Bytes that are no UTF-8 are reported once, at the first of them")
  func encoding() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0xE2, 0x82], [0xC0, 0x80],
    ] {
      let file = DeclarationParser.parse(
        SourceFile(path: "A.swift", bytes: Array("struct S {}\n// ".utf8) + bytes))
      #expect(
        file.diagnostics == [
          Diagnostic(
            .error, at: SourceLocation(file: "A.swift", line: 2, column: 4),
            "the file is not UTF-8 text",
            hint: "save it as UTF-8; Swift reads nothing else")
        ])
      #expect(file.names == ["S"])
    }
  }

  @Test("Lines end with LF, CR LF or a lone CR", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    let file = read("import A\(end)\(end)  struct S {}\(end)struct T {}")
    #expect(file.declarations.map(\.header.location.line) == [3, 4])
    #expect(file.declarations.map(\.header.location.column) == [10, 8])
  }

  @Test("Deep nesting is reported and not followed")
  func depth() {
    let types = read(
      String(repeating: "struct A {", count: 10_000) + String(repeating: "}", count: 10_000))
    #expect(types.declarations.count == DeclarationParser.deepestNesting)
    #expect(types.diagnostics.map(\.message) == ["nested too deeply to be read"])
    let brackets = read(
      "struct S { var x: \(String(repeating: "[", count: 10_000))\n}\nstruct T {}")
    #expect(brackets.diagnostics.first?.message == "nested too deeply to be read")
  }
}
