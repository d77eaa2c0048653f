extension String {
  /// The text as it stands in HTML, between tags or in an attribute's double quotes: nothing in it
  /// is markup. Control characters, which HTML does not allow, and those that turn the direction of
  /// what follows are shown by their numbers.
  var escapedForHTML: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { text += scalar.textInHTML }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var textInHTML: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\n", "\t": String(self)
    default: isHidden ? "\\u{\(String(value, radix: 16))}" : String(self)
    }
  }

  private var isHidden: Bool {
    let isBidirectional =
      (0x202a...0x202e).contains(value) || (0x2066...0x2069).contains(value)
      || value == 0x200e || value == 0x200f || value == 0x61c
    let isNoCharacter = value & 0xfffe == 0xfffe || (0xfdd0...0xfdef).contains(value)
    return isBidirectional || isNoCharacter || properties.generalCategory == .control
  }
}
