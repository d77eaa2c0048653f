import Testing

@testable import ArbitraryGenerator

struct LiteralScannerTests {
  private func scan(_ source: String) -> Literals {
    scan([source])
  }

  private func scan(_ sources: [String]) -> Literals {
    var literals: Literals? = Literals()
    for source in sources { _ = parse(source, literals: &literals) }
    return literals ?? Literals()
  }

  private func parse(_ source: String, literals: inout Literals?) -> FileDeclarations {
    DeclarationParser.parse(
      SourceFile(path: "A.swift", text: source), functions: .all, names: NamedTypes(),
      literals: &literals)
  }

  @Test(
    "Bodies end where they do when nobody wants their literals",
    arguments: [
      "{ \"}\" }", "{ \"\\(f { \"}\" })\" }", "{ // }\n 1 }", "{ /* } /* } */ */ 99 }", "{ /}/ }",
      "{ #\"}\"# }", "{ a / b }", "{ `}` }", "{ if #available(iOS 16, *) { 99 } }", "{ { x1{} } }",
      "{\n#if os(Linux) /* {\n*/ 99\n#endif\n}", "{\n#if swift(>=6) // {\n99\n#endif\n}", "{ \"}",
      "{ \"\n}", "{ 99 ", "{ 0x1p-3}", "{ \"\"\"\n}\n\"\"\" }",
      "{ @available(*, unavailable) func g() {} }",
    ])
  func bodies(body: String) {
    let source = "struct A {\n  func f() \(body)\n  var x = 99 }\nstruct B {}"
    var wanted: Literals? = Literals()
    var unwanted: Literals?
    #expect(parse(source, literals: &wanted) == parse(source, literals: &unwanted))
    #expect(unwanted == nil)
  }

  @Test("Every literal behind a body is found, and what is skipped twice is read once")
  func behindBodies() {
    let literals = scan("func f() { 98 }\nlet x = 99\nvar y: Int { 100 }\nlet z = { 101 }(102)")
    #expect(Set(literals.integers.isCompared.keys) == [98, 99, 100, 101, 102])
  }

  @Test("Literals are found in bodies and declarations, in each form that they are written in")
  func found() {
    let literals = scan(
      """
      let limit = 1_000
      func f(x: Int, y: Double) -> Bool {
        if x == 48_271 || x < -20 { return y > 0.25 && y < 1e6 }
        return [0xFF, 0b100000, 0o777].contains(x) || (0...150).contains(x)
          || x.0 > 1 || name == "root" || name == "Zoë" || name == "a\\tb\\\\" || name == "\\"\\u{41}"
      }
      """)
    #expect(
      Set(literals.integers.isCompared.keys) == [1000, 48_271, -20, 0xFF, 0b100000, 0o777, 150])
    #expect(Set(literals.numbers.isCompared.keys) == [0.25, 1e6])
    #expect(Set(literals.texts.isCompared.keys) == ["root", "Zoë", "a\\tb\\\\", "\\\"\\u{41}"])
  }

  @Test(
    "What is no literal of a value is left out",
    arguments: [
      "// if x == 99 or \"text\"", "/* 99 \"text\" /* 98 */ */", "let `99` = x99", "x.99",
      "$99", "\"\"", "\"a \\(x) b\"", "\"\\n\\(x)\"", "#\"raw 99\"#", "0", "16", "-16",
      "\"\"\"\n99\n\"\"\"", "99999999999999999999", "1e999", "/99/", "\"unclosed",
    ])
  func leftOut(source: String) {
    #expect(scan(source) == Literals())
  }

  @Test(
    "Versions of platforms, of the language and of modules are no literals of values",
    arguments: [
      "@available(iOS 13.4, macOS 101, *)",
      "@available (swift, deprecated: 5.9, message: \"use x\")",
      "if #available(macOS 101.5, *)", "#unavailable(iOS 99)", "@backDeployed(before: macOS 99)",
      "@_originallyDefined(in: \"Old\", macOS 99)", "#if swift(>=5.9) && compiler(<99)",
      "#if os(Linux)\n#elseif canImport(Old, _version: 99)\n#endif",
    ])
  func versions(source: String) {
    #expect(scan("\(source)\nlet a = 17") == scan("let a = 17"))
  }

  @Test(
    "Numbers in other attributes, and behind conditions, are values",
    arguments: ["@Clamped(0...99)", "@available x = 99", "#if DEBUG\nlet a = 99\n#endif", "@\n99"])
  func attributes(source: String) {
    #expect(Set(scan(source).integers.isCompared.keys) == [99])
  }

  @Test(
    "A literal that is compared with something comes first",
    arguments: [
      "x == 99", "x==99", "99 != x", "x >= 99", "x < 99", "case 99:", "x ~= 99", "0..<99", "99 > x",
      "0...99", "99... ~= x", "0 ... 99", "x ==\n  99", "99\n  == x", "case\n\t99:",
    ])
  func compared(source: String) {
    let literals = scan("let a = 17; f(18)\n\(source)")
    #expect(literals.integers.first(1, by: <) == [99])
    #expect(literals.integers.first(9, by: <) == [99, 17, 18])
  }

  @Test(
    "A literal that came up before, or comes up again, is compared where it once is",
    arguments: ["x == 99", "x == -99", "x == \"long\"", "x == \"longer than two words\""])
  func comparedOnce(source: String) {
    let plain = source.replacing("x ==", with: "x =")
    for sources in [[plain, source], [source, plain], [plain, plain, source, plain]] {
      #expect(scan(sources) == scan(source))
    }
    #expect(scan(plain) != scan(source))
  }

  @Test("An assignment, an argument and an element are no comparison")
  func notCompared() {
    let literals = scan("var a = 99; a += 98; f(x: 97, [96]); g(a ? 95 : 94)")
    #expect(literals.integers.isCompared.values.allSatisfy { !$0 })
  }

  @Test("The most telling ones are generated, in the same order whatever that of the files")
  func plan() {
    let sources = [
      "let a = [\((100...200).map(String.init).joined(separator: ", "))]\nif x == 5000 {}",
      "let b = \"long text\", c = \"b\"; d == \"e\"",
    ]
    let plan = LiteralPlan(scan(sources))
    #expect(plan.integers == [5000] + (100...162))
    #expect(plan.texts == ["e", "b", "long text"])
    #expect(plan == LiteralPlan(scan(sources.reversed())))
  }
}
