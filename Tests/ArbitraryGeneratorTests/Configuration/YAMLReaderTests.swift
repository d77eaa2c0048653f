import Testing

@testable import ArbitraryGenerator

struct YAMLReaderTests {
  @Test(
    "A document is read as its lists, maps and scalars",
    arguments: [
      ("a: b", "{a: b}"),
      ("a: b\nc: d", "{a: b, c: d}"),
      ("a:\n  - b\n  - c", "{a: [b, c]}"),
      ("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}"),
      ("a:\n  b: c\n  d:\n    e: f\ng: h", "{a: {b: c, d: {e: f}}, g: h}"),
      ("a: [b, c ,d]", "{a: [b, c, d]}"),
      ("a: [b, c,]", "{a: [b, c]}"),
      ("a: []\nb: {}", "{a: [], b: {}}"),
      ("a: {b: c, d: [e, {f: g}]}", "{a: {b: c, d: [e, {f: g}]}}"),
      ("a: [\n  b, # first\n  c\n]\nd: e", "{a: [b, c], d: e}"),
      ("- a\n- b", "[a, b]"),
      ("- a: b\n  c: d\n- e", "[{a: b, c: d}, e]"),
      ("- - a\n  - b\n- c", "[[a, b], c]"),
      ("-\n  a: b", "[{a: b}]"),
      ("# comment\n\na: b # comment\n  # comment\nc: d", "{a: b, c: d}"),
      ("a: b#c", "{a: b#c}"),
      ("a: 'it''s # no: comment'", "{a: \"it's # no: comment\"}"),
      (#"a: "tab\t\"\\ \x41é\U0001F600\/""#, "{a: \"tab\t\"\\ Aé😀/\"}"),
      ("'a b': c\n\"d\": e", "{a b: c, d: e}"),
      ("a: b: c", nil),
      ("a: http://b.c:80/d", "{a: http://b.c:80/d}"),
      ("a: -b", "{a: -b}"),
      ("a: Sources/My Folder/x.swift", "{a: Sources/My Folder/x.swift}"),
      ("a:", "{a: -}"),
      ("a:\nb: c", "{a: -, b: c}"),
      ("---\na: b\n...\n", "{a: b}"),
      ("\u{FEFF}a: b", "{a: b}"),
      ("a: b\r\nc:\r\n  - d\r\n", "{a: b, c: [d]}"),
      ("\n\n  a: b\n  c: d\n", "{a: b, c: d}"),
      ("", "-"),
      ("# only a comment", "-"),
      ("just text", "just text"),
      ("a: b\t# tab before a comment", "{a: b}"),
    ] as [(String, String?)])
  func reads(text: String, expected: String?) throws {
    let node = try? YAMLReader.read(text, file: "arb.yml")
    #expect(node?.flow == expected)
  }

  @Test(
    "What is not supported is refused where it stands",
    arguments: [
      ("a: &b c", "arb.yml:1:4: error: anchors (`&name`) are not supported"),
      ("a: *b", "arb.yml:1:4: error: aliases (`*name`) are not supported"),
      ("a: !!str b", "arb.yml:1:4: error: tags (`!name`) are not supported"),
      ("a: |\n  b", "arb.yml:1:4: error: block text (`|`) is not supported"),
      ("a: >-\n  b", "arb.yml:1:4: error: block text (`>`) is not supported"),
      ("a: b\n  c", "arb.yml:2:3: error: text over several lines is not supported"),
      ("<<: b", "arb.yml:1:1: error: merge keys (`<<`) are not supported"),
      ("? a\n: b", "arb.yml:1:1: error: complex keys (`? key`) are not supported"),
      ("%YAML 1.2\n---\na: b", "arb.yml:1:1: error: YAML directives are not supported"),
      ("a: b\n---\nc: d", "arb.yml:2:1: error: a second document starts here"),
      ("a: `b`", "arb.yml:1:4: error: a value cannot start with ```"),
      ("a: @b", "arb.yml:1:4: error: a value cannot start with `@`"),
      ("a:\n  - b\0", "arb.yml:2:6: error: a control character, number 0, stands here"),
      ("a: é\u{85}", "arb.yml:1:6: error: a control character, number 133, stands here"),
      ("a: b\n\u{FEFF}c: d", "arb.yml:2:1: error: a control character, number 65279, stands here"),
      ("a: b\rc: d", "arb.yml:1:5: error: a control character, number 13, stands here"),
      ("-\tb", "arb.yml:1:2: error: a tab indents this line"),
      ("\t\na: b", "arb.yml:1:1: error: a tab indents this line"),
      ("\"a\":b", "arb.yml:1:1: error: `a:b` has no space behind its colon"),
      ("{a:, b: c}", "arb.yml:1:2: error: `a:,` has no space behind its colon"),
      ("{a\n: b}", "arb.yml:2:1: error: a comma is missing here"),
      ("[#a]", "arb.yml:1:2: error: a value cannot start with `#`"),
      ("[?a]", "arb.yml:1:2: error: a value cannot start with `?`"),
      ("[a,\n--- ]", "arb.yml:2:1: error: a second document starts here"),
      ("...", "arb.yml:1:1: error: a value cannot start with `.`"),
      ("a:\n\t- b", "arb.yml:2:1: error: a tab indents this line"),
      ("a:\n    - b\n  - c", "arb.yml:3:3: error: this line's indentation fits nothing above it"),
      ("a: b\nc", "arb.yml:2:1: error: `c` is no `key: value`"),
      ("a: b\nc:d", "arb.yml:2:1: error: `c:d` has no space behind its colon"),
      ("a: b\na: c", "arb.yml:2:1: error: the key `a` stands twice, first in line 1"),
      ("a: {b: c, b: d}", "arb.yml:1:11: error: the key `b` stands twice, first in line 1"),
      ("a: 'b", "arb.yml:1:4: error: the closing quote is missing"),
      ("a: \"b\n  c\"", "arb.yml:1:4: error: the closing quote is missing"),
      (#"a: "\q""#, #"arb.yml:1:5: error: `\q` is no escape that YAML knows"#),
      ("a: 'b' c", "arb.yml:1:8: error: `c` stands behind a complete value"),
      ("a: [b", "arb.yml:1:4: error: the closing `]` is missing"),
      ("a: {b: c", "arb.yml:1:4: error: the closing `}` is missing"),
      ("a: ['b' 'c']", "arb.yml:1:9: error: a comma is missing here"),
      ("[a]: b", "arb.yml:1:1: error: a key has to be text"),
      ("a: - b", "arb.yml:1:4: error: this line's indentation fits nothing above it"),
    ])
  func refuses(text: String, expected: String) {
    let error = #expect(throws: YAMLReader.Failure.self) {
      try YAMLReader.read(text, file: "arb.yml")
    }
    let text = error.map { "\($0.error.diagnostic(at: $0.location))" } ?? ""
    #expect(text.split(separator: "\n").first.map(String.init) == expected)
    #expect(text.contains("\n  fix: "))
  }

  @Test("Deep nesting is refused and overflows no stack", arguments: ["[", "{a: ", "- ", "a:\n"])
  func deep(text: String) {
    let count = 100_000
    #expect(throws: YAMLReader.Failure.self) {
      try YAMLReader.read(String(repeating: text, count: count), file: "arb.yml")
    }
  }

  @Test("Any bytes are read or refused, without a crash")
  func hostile() {
    let seed = Array("a: [b, {c: 'd'}]\n- \"\\x4\"\n  # e\n? f: &g *h |\n---\n\t\u{E9}\r".utf8)
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let position = Int(truncatingIfNeeded: state >> 33) % bytes.count
        bytes[position] = seed[Int(truncatingIfNeeded: state >> 45) % seed.count]
      }
      _ = try? YAMLReader.read(bytes, file: "arb.yml")
    }
    #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read([0xFF, 0xFE], file: "arb.yml") }
  }
}

extension YAMLNode {
  /// The node in one line; `-` stands for nothing.
  fileprivate var flow: String {
    switch value {
    case .empty: "-"
    case .plain(let text): text
    case .quoted(let text): "\"\(text)\""
    case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", "))}"
    }
  }
}
