extension String {
  /// The name in backticks where it is a keyword.
  var quoted: String { quoted(in: .expression) }

  /// Whether the name is a keyword.
  var isReserved: Bool { isReserved(in: .expression) }

  /// Whether it is one where the labels of arguments stand.
  var isReservedLabel: Bool { isReserved(in: .argument) }

  /// The name as a parameter's label: only few keywords need backticks there.
  var labelQuoted: String { quoted(in: .label) }

  /// The name as the label of an argument, or of a part of a tuple that is made.
  var argumentQuoted: String { quoted(in: .argument) }

  /// The name of a property as the label of an argument: what needs no backticks as an expression
  /// needs none there.
  var asArgument: String { isInBackticks ? withoutBackticks.argumentQuoted : self }

  /// The name as a label of a tuple's type inside of an expression, where a declaration may begin.
  var elementQuoted: String { quoted(in: .element) }

  /// The name behind a dot.
  var memberQuoted: String { quoted(in: .member) }

  /// The name of a type, as it is declared, behind that of its module.
  var outermostQuoted: String {
    let plain = withoutBackticks
    return plain.isReserved ? plain.quoted : plain.memberQuoted
  }

  /// The name as a text in Swift: one in backticks may hold quotes.
  var literal: String { "\"\(replacing("\"", with: #"\""#))\"" }

  /// Where a name stands.
  private struct Place: OptionSet {
    let rawValue: UInt8

    static let expression = Place(rawValue: 1)
    static let label = Place(rawValue: 2)
    static let member = Place(rawValue: 4)
    static let element = Place(rawValue: 8)
    static let argument = Place(rawValue: 16)
  }

  private func quoted(in place: Place) -> String { isReserved(in: place) ? "`\(self)`" : self }

  /// Whether it is a keyword there, or no plain name at all.
  private func isReserved(in place: Place) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { Self.isReserved($0, in: place) }
    return answer ?? isReservedElsewhere(in: place)
  }

  /// The same for what another language made. Not inlined: the name would have to be kept for it.
  @inline(never)
  private func isReservedElsewhere(in place: Place) -> Bool {
    Array(utf8).withUnsafeBufferPointer { Self.isReserved($0, in: place) }
  }

  private static func isReserved(_ name: UnsafeBufferPointer<UInt8>, in place: Place) -> Bool {
    guard isPlain(name) else { return true }
    guard let first = name.first, reserved.mayHave(first, count: name.count) else { return false }
    return reserved[PackedWord(name)]?.contains(place) == true
  }

  /// Whether it can be read as a name without backticks: it has neither spaces, nor operators, nor a
  /// digit in front.
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let classes = ByteClass.table
    guard let first = name.first, classes[Int(first)].contains(.nameStart) else { return false }
    var shared = UInt16.max
    for byte in name { shared &= classes[Int(byte)].rawValue }
    if shared & ByteClass.plainNamePart.rawValue != 0 { return true }
    return shared & ByteClass.namePart.rawValue != 0
      && !SourceBytes.hasOperator(String(decoding: name, as: UTF8.self))
  }

  /// The words that need backticks, and where.
  nonisolated(unsafe) private static let reserved = WordTable(
    [("_", [.expression, .label, .member, .element, .argument]), ("Type", .member)]
      + [("Protocol", .member), ("inout", [.expression, .label, .element, .argument])]
      + ["let", "var"].map { ($0, [.expression, .label, .element]) }
      + [("init", [.expression, .member, .element]), ("self", [.expression, .member])]
      + declaring.map { ($0, [.expression, .element]) } + keywords.map { ($0, Place.expression) })

  /// Keywords that begin a declaration.
  private static let declaring = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "operator",
    "precedencegroup", "protocol", "static", "struct", "subscript", "typealias",
  ]

  /// Keywords that are none behind a dot, nor as labels.
  private static let keywords = [
    "Any", "Self", "as", "await", "break", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "false", "fileprivate", "for", "guard", "if", "in", "internal", "is", "nil",
    "private", "public", "repeat", "rethrows", "return", "super", "switch", "throw", "throws",
    "true", "try", "where", "while",
  ]
}

extension StringProtocol {
  /// The text of a name or type as messages have it, between backticks of their own.
  var bare: String {
    utf8.contains(ASCII.backtick) ? String(filter { $0 != "`" }) : String(self)
  }
}
