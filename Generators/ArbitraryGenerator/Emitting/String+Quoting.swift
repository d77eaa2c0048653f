extension String {
  /// The name in backticks where it is a keyword.
  var quoted: String { quoted(in: .expression) }

  /// The name as a label: only few keywords need backticks there.
  var labelQuoted: String { quoted(in: .label) }

  /// The name behind a dot.
  var memberQuoted: String { quoted(in: .member) }

  /// Where a name stands.
  private struct Place: OptionSet {
    let rawValue: UInt8

    static let expression = Place(rawValue: 1)
    static let label = Place(rawValue: 2)
    static let member = Place(rawValue: 4)
  }

  private func quoted(in place: Place) -> String { isReserved(in: place) ? "`\(self)`" : self }

  /// Whether it is a keyword there, or no plain name at all.
  private func isReserved(in place: Place) -> Bool {
    let classes = ByteClass.table
    var text = self
    return text.withUTF8 { bytes in
      var word = PackedWord()
      for byte in bytes {
        guard classes[Int(byte)].contains(.namePart) else { return true }
        word.append(byte)
      }
      return bytes.count <= PackedWord.capacity && String.reserved[word]?.contains(place) == true
    }
  }

  /// The words that need backticks, and where.
  nonisolated(unsafe) private static let reserved = WordTable(
    [("_", [.expression, .label, .member]), ("Type", .member), ("Protocol", .member)]
      + ["inout", "let", "var"].map { ($0, [.expression, .label]) }
      + ["init", "self"].map { ($0, [.expression, .member]) }
      + keywords.map { ($0, Place.expression) })

  /// Keywords that are none behind a dot, nor as labels.
  private static let keywords = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "internal", "is", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "where",
    "while",
  ]
}
