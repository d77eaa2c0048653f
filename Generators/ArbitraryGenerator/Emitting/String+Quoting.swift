extension String {
  /// The name in backticks where it is a keyword.
  var quoted: String { quoted(in: .expression) }

  /// Whether the name is a keyword.
  var isReserved: Bool { isReserved(in: .expression) }

  /// Whether it is one where labels stand.
  var isReservedLabel: Bool { isReserved(in: .label) }

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
    let answer = utf8.withContiguousStorageIfAvailable { Self.isReserved($0, in: place) }
    return answer ?? Array(utf8).withUnsafeBufferPointer { Self.isReserved($0, in: place) }
  }

  private static func isReserved(_ name: UnsafeBufferPointer<UInt8>, in place: Place) -> Bool {
    let classes = ByteClass.table
    var word = PackedWord()
    for byte in name {
      guard classes[Int(byte)].contains(.namePart) else { return true }
      word.append(byte)
    }
    return name.count <= PackedWord.capacity && reserved[word]?.contains(place) == true
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
