/// Texts and scalars that programs stumble over.
@usableFromInline
enum TextEdges {
  /// Whole texts: nothing, blanks, quotes, numbers and words that parsers take for something else,
  /// and what looks like one character or like none.
  static let texts: [String] =
    [
      "", " ", "\u{0}", "\n", "\r\n", "\t", "\"", "'", "\\", "\\n", "%", "%s", "/", "../", "<b>",
      "{}", "[]", ",", ";", "--", "${x}", "&amp;", "?", "#", "@", "0", "-1", "00", "1e9", "NaN",
      "null", "nil", "true", "undefined", "a", "A", "aa", "aA", " a", "a ", "a b", "a\nb",
      "a\u{0}b", "\u{FEFF}",
    ] + composed

  /// What looks like one character and consists of several scalars, changes length with its case,
  /// is written from the right, or equals a text of other scalars.
  private static let composed: [String] = [
    "é", "e\u{301}", "Å", "\u{212B}", "ß", "ﬁ", "İ", "i\u{307}", "ı", "ǅ", "ς", "한",
    "\u{1112}\u{1161}\u{11AB}",
    "👍", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "🇯", "e\u{301}\u{323}\u{302}\u{308}", "\u{301}", "\u{200D}",
    "\u{200B}",
    "שלום", "مرحبا", "\u{202E}abc", "क्षि", "𝕊", "漢字", "Ω≈ç√", "\u{FFFD}", "\u{10FFFF}", "\u{FE0F}",
  ]

  /// Scalars at the ends of encodings' lengths, that join or hide, or that change with their case.
  static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\n", "\r", "\t", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{A0}", "\u{AD}", "é", "ß",
    "İ", "ı", "ς",
    "\u{300}", "\u{301}", "\u{308}", "\u{7FF}", "\u{800}", "א", "ع", "\u{200B}", "\u{200D}",
    "\u{200E}", "\u{202E}", "\u{2028}",
    "\u{20E3}", "漢", "한", "\u{D7FF}", "\u{E000}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}",
    "\u{10000}", "😀", "👍", "🏽", "👩", "🇯", "🇵", "\u{10FFFF}",
  ]

  /// Characters of more than one scalar.
  static let clusters: [Character] = [
    "\r\n", "e\u{301}", "i\u{307}", "क्षि", "\u{1112}\u{1161}\u{11AB}", "👍🏽", "🇯🇵", "1\u{FE0F}\u{20E3}",
    "🏳️‍🌈",
    "👩‍💻", "👨‍👩‍👧‍👦", "e\u{301}\u{323}\u{302}\u{308}",
  ].flatMap { (text: String) in Array(text) }

  /// The character at a place: the scalars of Unicode, then the clusters.
  @usableFromInline
  static func character(at place: Int) -> Character {
    let cluster = place - Alphabet.unicode.count
    return cluster < 0 ? Character(Alphabet.unicode.scalar(at: place)) : clusters[cluster]
  }
}
