@testable import ArbitraryGenerator

/// Documents on which readers of YAML like to differ.
enum TrickyYAML {
  /// Those that settings may be written in.
  static let accepted = [
    "", "\n", "# only a comment", "---", "--- # start\n", "---\n...\n", "text", "'text'",
    "a: b", "a: b\n", "a: b\r\nc: d\r\n", "\u{FEFF}a: b", "a : b", "a:   b   ", "a: b\t",
    "a:\tb", "a: b # c", "a: b#c", "a: #c", "a: '#c'", "a: b\n# c\nd: e", "a: b\n\n\nc: d",
    "a:", "a: ~", "a: null", "a: ''", "a: \"\"", "a: ' '", "a:\nb:", "a:\n\nb: c",
    "a: 1", "a: 0x1F", "a: 1e3", "a: .5", "a: 1_000", "a: 12:30:45", "a: 2001-12-14", "a: true",
    "a: yes", "a: NO", "a: .inf", "a: .NaN", "a: -0", "a: +1", "a: 0o7", "a: '1'",
    "a: b c", "a: b  c", "a: b:c", "a: b:c:d", "a: ::b",
    "a: http://b.c/d?e=f#g", "a: C:\\b", "a: b,c", "a: b[0]", "a: b{c}", "a: b]", "a: b}",
    "a: -b", "a: --b", "a: ?b", "a: :b", "a: b-", "a: b?", "a: b!", "a: b&c", "a: b*c", "a: b|c",
    "a: b>c", "a: b%c", "a: b@c", "a: b`c", "a: b'c", "a: b\"c", "a: b''c", "a: é", "a: 日本語",
    "a: 😀", "é: b", "a: \u{A0}b", "a: /*", "a: ../b", "a: ./b/*.swift", "a: $b", "a: ~b",
    "a: =b", "a: (b)", "a: <b", "a: ^b", "a: +", "a: ;b",
    "a: 'b'", "a: 'b''c'", "a: ''''", "a: 'b\\n'", "a: 'b\"c'", "a: 'b' # c", "a: \"b\" # c",
    "a: \"b\\n\"", "a: \"\\x41\\u0041\\U00000041\"",
    "a: \"\\0\\a\\b\\t\\v\\f\\r\\e\\/\\N\\_\\L\\P\"",
    "a: \"\\\"\"", "a: \"\\\\\"", "a: \"b'c\"", "a: \"\\ b\"",
    "'a': b", "\"a\": b", "'a b': c", "'a: b': c", "\"a\\nb\": c", "a b: c", "a#b: c", "1: b",
    "true: b", "-a: b", "?a: b", "a/b: c", "a.b: c", "a[0]: b", "User.age: .int(in 0...9)",
    "a:\n- b", "a:\n - b", "a:\n  - b\n  - c\nd: e", "- a", "- a\n- b", "-\n- a", "- \n- a",
    "- - a\n  - b\n- c", "-  - a\n   - b", "- a: b", "- a: b\n  c: d\n- e: f", "-   a: b\n    c: d",
    "- a:\n  - b", "- a:\n    - b\n  c: d", "-\n  a: b\n  c: d", "- 'a: b'", "- -a", "- a - b",
    "a:\n  b: c", "a:\n b: c\n d: e", "a:\n  b:\n    c: d\n  e: f\ng: h", "a:\n  b:\n  c:\nd:",
    "a:\n  b: c\n\n  d: e", "a:\n  # c\n  b: c\n # d\n  e: f", "  a: b\n  c: d",
    "a:\n\n  - b\n\n  - c",
    "[]", "{}", "[a]", "[a, b]", "[a,b]", "[ a , b ]", "[a, b,]", "[a b, c]", "a: []", "a: {}",
    "a: [b, [c, {d: e}]]", "a: [\n  b,\n  c\n]", "a: [\n b # c\n , d]", "a: [b,\n\n c]",
    "[{a: b}]", "{a: b}", "{a: b, c: d}", "{a: b,}", "{a: , b: }",
    "{a, b}", "{a}", "{'a': b}", "{\"a\":b}", "{a: [b], c: {d: e}}", "{a: b:c}", "{a: 'b, c'}",
    "{a: b\n}", "{\n  a: b,\n  c: d\n}", "{a: b # c\n}", "[a#b]", "['a', \"b\"]", "[-a, -1]",
    "[http://a.b/c]", "[a/b, x*.swift]", "{a/b: c}", "[ ]", "{ }",
    "a: b\n...\n", "---\na: b", "a: ---", "a: ...", "a:\n  ---b",
    "---a: b", "....: b", "a: b ---", "[\n  ---a\n]",
  ]

  /// Those that are refused, and why: broken ones, and features that settings have no use for.
  static let refused: [(String, YAMLError)] = [
    ("a: &b c", .anchor), ("&a b: c", .anchor), ("- &a b", .anchor), ("[&a b]", .anchor),
    ("a: *b", .alias), ("*a : b", .alias), ("[*a]", .alias), ("- *a", .alias),
    ("a: !b c", .tag), ("a: !!str b", .tag), ("! a", .tag), ("a: !<b> c", .tag),
    ("<<: a", .mergeKey), ("{<<: a}", .mergeKey), ("? a", .complexKey), ("? a\n: b", .complexKey),
    ("a: |\n  b", .blockScalar("|")), ("a: >\n  b", .blockScalar(">")),
    ("- |+\n  b", .blockScalar("|")), ("a: >-2\n  b", .blockScalar(">")),
    ("a: b\n  c", .severalLines), ("--- a", .textAfterValue("a")),
    ("%YAML 1.2\n---\na: b", .directive),
    ("a: b\n---\nc: d", .severalDocuments), ("---\n---\n", .severalDocuments),
    ("a: @b", .reservedCharacter("@")), ("a: `b", .reservedCharacter("`")),
    ("a: %b", .reservedCharacter("%")), ("[a]]", .textAfterValue("]")),
    ("a: b\nc", .missingColon("c")), ("a: b\nc:d", .missingSpaceAfterColon("c:d")),
    ("a: b\na: c", .duplicateKey("a", first: SourceLocation(file: "arb.yml", line: 1, column: 1))),
    ("a: 'b", .unclosedQuote), ("a: \"b", .unclosedQuote), ("a: 'b\nc'", .unclosedQuote),
    ("a: \"\\\t\"", .unknownEscape("\\\t")), ("a: \"\\q\"", .unknownEscape("\\q")),
    ("a: 'b'c", .textAfterValue("c")),
    ("a: \"b\" c", .textAfterValue("c")), ("a: [b", .unclosedBracket("]")),
    ("a: {b: c", .unclosedBracket("}")), ("a: [b}", .missingComma), ("['a' 'b']", .missingComma),
    ("a: \r", .controlCharacter("\r")), ("a: \u{7F}", .controlCharacter("\u{7F}")),
    ("a: \u{85}", .controlCharacter("\u{85}")), ("\u{2028}a: b", .controlCharacter("\u{2028}")),
    ("a: \u{FEFF}b", .controlCharacter("\u{FEFF}")), ("a: \0", .controlCharacter("\0")),
    ("a:\n\tb: c", .tab), ("a:\n  b: c\n c: d", .badIndentation), ("  a: b\nc: d", .badIndentation),
    ("a: - b", .badIndentation), ("[a]: b", .keyIsNoText), ("{[a]: b}", .keyIsNoText),
  ]

  /// What edits put in.
  static let snippets = [
    "", " ", "  ", "\n", "\n  ", "\n- ", "\r\n", "\r", "\t", "a", "b: ", ":", ": ", "-", "- ",
    "--- ",
    "...", "#", " #", "'", "\"", "\\", "[", "]", "{", "}", ",", ", ", "&", "*", "!", "|", ">", "?",
    "? ", "%", "@", "`", "~", "<<", "0", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{A0}", "\u{7F}", "é",
    "\\x4", "\\u00e9",
  ]
}
