extension String {
  /// The name in backticks where it is a keyword.
  var quoted: String { String.keywords.contains(self) || !isPlainName ? "`\(self)`" : self }

  /// The name as a label: only few keywords need backticks there.
  var labelQuoted: String {
    ["inout", "var", "let"].contains(self) || !isPlainName ? "`\(self)`" : self
  }

  /// The name behind a dot.
  var memberQuoted: String {
    ["init", "self", "Type", "Protocol"].contains(self) || !isPlainName ? "`\(self)`" : self
  }

  private var isPlainName: Bool {
    self != "_"
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
          true
        default: false
        }
      }
  }

  private static let keywords: Set = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
