import Testing

@testable import ArbitraryGenerator

@Suite struct LexerTests {
  private func tokens(_ text: String) -> [String] {
    SourceFile(path: "", text: text).bytes.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var lexer = Lexer(bytes)
      var texts: [String] = []
      while true {
        let token = lexer.next()
        guard token.kind != .end else { return texts }
        texts.append(bytes.text(token.range))
      }
    }
  }

  @Test(
    "A literal, comment or name that holds brackets and quotes is one token",
    arguments: [
      #""a { b""#, #""\" }""#, #""\(f("}", { "\(x)" })) {""#, #""\\""#, ##"#"a " \( b"#"##,
      ##"#"\#(f("}"))"#"##, ###"##"a "# b"##"###, ##"#"""#"##,
      "\"\"\"\n a \"\" { \\\"\"\" b\n\"\"\"",
      "\"\"\"\n \\(f(\"\"\"\n }\n \"\"\"))\n\"\"\"", "#\"\"\"\n \"\"\" \\( {\n\"\"\"#",
      "#/a/b{\"/#", "#/\n { \" /* \n/#", "`raw { name`", "/[/\"{]\\/(a)/", "`class`", "größe", "🐟",
      "名前", "$0", "0x1F_p-3", "1.5e+10", "1_000", "0b11", "#selector", "#if", "->", ">>=", "...",
      "≤", "<*>", "@", "\\", "...<", "_", "\"\\(a\n + b)\"",
    ])
  func oneToken(text: String) {
    #expect(tokens(text) == [text])
    #expect(tokens("x = " + text + "\n{").suffix(1) == ["{"])
  }

  @Test(
    "Space and comments are skipped",
    arguments: [
      "a b", "a/* { \" */b", "a /* /* nested */ } */ b", "a // } \"\nb", "a\r\nb", "a\rb",
      "\u{FEFF}a b",
      "#!/usr/bin/swift {\na b", "a\u{0}b", "a\tb", "a/**/b", "a // /*\nb", "/// x\na b//",
    ])
  func space(text: String) {
    #expect(tokens(text) == ["a", "b"])
  }

  @Test(
    "Neighbouring tokens are told apart",
    arguments: [
      ("a/b/c", ["a", "/", "b", "/", "c"]), ("(a / b) / c", ["(", "a", "/", "b", ")", "/", "c"]),
      ("f(/, /)", ["f", "(", "/", ",", "/", ")"]), ("return /a b/", ["return", "/a b/"]),
      ("1...5", ["1", "...", "5"]), ("1.foo", ["1", ".", "foo"]), ("t.0.1", ["t", ".", "0.1"]),
      ("a?.b", ["a", "?", ".", "b"]), ("[[A]]", ["[", "[", "A", "]", "]"]),
      ("a+//x\nb", ["a", "+", "b"]),
      ("a*/**/b", ["a", "*", "b"]), ("\"a\nb", ["\"a", "b"]), ("a≤b", ["a", "≤", "b"]),
      ("`a", ["`", "a"]), ("#", ["#"]), ("##x", ["##x"]), ("'", ["'"]),
      ("x /= y / z", ["x", "/=", "y", "/", "z"]),
    ])
  func several(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test("A token knows whether it starts a line and whether it is attached")
  func flags() {
    SourceFile(path: "", text: "a b.c\nd /*\n*/ e").bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(SourceBytes(buffer))
      let tokens = (0..<6).map { _ in lexer.next() }
      #expect(tokens.map(\.startsLine) == [true, false, false, false, true, true])
      #expect(tokens.map(\.isAttached) == [false, false, true, true, false, false])
    }
  }

  @Test("Every keyword of the table is found, and only as a whole word")
  func keywords() {
    for keyword in Keyword.allCases where keyword.rawValue.utf8.count <= PackedWord.capacity {
      #expect(firstKeyword(keyword.rawValue) == keyword)
      #expect(firstKeyword(keyword.rawValue + "Q") == nil)
      #expect(firstKeyword("`\(keyword.rawValue)`") == nil)
    }
  }

  private func firstKeyword(_ text: String) -> Keyword? {
    SourceFile(path: "", text: text).bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(SourceBytes(buffer))
      return lexer.next().keyword
    }
  }
}
