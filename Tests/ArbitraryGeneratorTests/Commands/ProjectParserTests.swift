import Testing

@testable import ArbitraryGenerator

struct ProjectParserTests {
  private func value(_ text: String) -> ProjectValue? { ProjectParser.value(in: Array(text.utf8)) }

  @Test("Texts, lists and maps are read, with blanks and comments between them")
  func values() {
    let text = #"""
      // !$*UTF8*$!
      {
        a = Shop/App.swift; /* a "text" */
        b = ( 1 /* one */, "b \"c\" \\", );
        "c d" = { e = (); };
      }
      """#
    #expect(
      value(text)
        == .map([
          "a": .text("Shop/App.swift"), "b": .list([.text("1"), .text(#"b "c" \"#)]),
          "c d": .map(["e": .list([])]),
        ]))
  }

  @Test("What is cut off anywhere is no value, and neither is what is nested too deep")
  func broken() {
    let text = #"{ a = ( "b\n", { c = d; } ); /* e */ f = "g"; }"#
    for length in 0..<text.count { #expect(value(String(text.prefix(length))) == nil) }
    #expect(value(text) != nil)
    #expect(value(String(repeating: "(", count: 100_000)) == nil)
    for rest in ["{ = a; }", "{ a; }", "{ a = ; }", "( ; )", "{ a = b }", "\"", "/*", "\\"] {
      _ = value(rest)
    }
  }
}
