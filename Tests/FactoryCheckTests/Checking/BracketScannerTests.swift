import Testing

@testable import FactoryCheck

struct BracketScannerTests {
  @Test(
    "Brackets end where the compiler ends them, whatever strings and comments hold",
    arguments: [
      "()", "(a, [b], {c})", #"(")")"#, #"("\(f(")"))")"#, #"("\\")"#, ##"(#")"\("#)"##,
      ##"(#"\#(g(")"))"#)"##, "(\"\"\"\n)\"(\n\"\"\")", "(/* ) /* ) */ ) */)", "( // )\n)", "(#if)",
      "(/)", ##"(#"""#)"##, "(##\"\"\"\n\"\"\")\n\"\"\"##)", #"(/[")]/)"#, #"(a, /\/)/)"#,
      #"(#/)/"\/#)/#)"#,
      "(a / b)", "(a /b)", "(f(a)/b, (c)/d)",
    ])
  func closing(text: String) {
    let scanner = BracketScanner(bytes: Array("\(text)))".utf8))
    #expect(scanner.close(of: 0) == text.utf8.count - 1)
  }

  @Test(
    "What is not closed has no end",
    arguments: ["(", "((", "(\"", "(/*", "(\"\\(", "(#\"\")"])
  func unclosed(text: String) {
    let scanner = BracketScanner(bytes: Array(text.utf8))
    #expect(scanner.close(of: 0) == nil)
  }

  @Test(
    "Arguments are told apart by their own commas, without blanks and comments",
    arguments: [
      (#"(a, f(b, c), "d, e", [g, h]) { i, j in }"#, ["a", "f(b, c)", #""d, e""#, "[g, h]"]),
      ("()", []), ("( /* , */ )", []), ("(a,)", ["a"]),
      ("( // ,\n a + b // c\n\t, /* d */ e: /* f */ g\r\n)", ["a + b", "e: /* f */ g"]),
    ])
  func arguments(text: String, expected: [String]) {
    let scanner = BracketScanner(bytes: Array(text.utf8))
    let arguments = scanner.arguments(of: 0).map {
      String(decoding: scanner.bytes[$0], as: UTF8.self)
    }
    #expect(arguments == expected)
  }

  @Test("Any text at all is scanned to an end")
  func total() {
    forAll(.string(of: "()[]{}\"\\#/*\na,", count: 0...40), cases: 5_000) { text in
      let scanner = BracketScanner(bytes: Array("(\(text)".utf8))
      if let end = scanner.close(of: 0) { #expect(end <= text.utf8.count) }
      _ = scanner.arguments(of: 0)
    }
  }
}
