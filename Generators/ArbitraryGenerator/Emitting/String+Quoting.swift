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
    unicodeScalars.allSatisfy { $0 == "_" || $0 == "$" || $0.value > 127 || $0.properties.isAlphabetic
      || "0"..."9" ~= $0 }
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
