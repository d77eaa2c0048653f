/// A value of a YAML document and where it starts.
struct YAMLNode: Sendable, Equatable {
  indirect enum Value: Sendable, Equatable {
    /// Nothing stands where a value could.
    case empty
    /// A plain scalar: what it means depends on its text.
    case plain(String)
    /// A quoted scalar: always text.
    case quoted(String)
    case list([YAMLNode])
    case map([Entry])
  }

  /// One `key: value` of a map.
  struct Entry: Sendable, Equatable {
    var key: String
    var location: SourceLocation
    var value: YAMLNode
  }

  var value: Value
  var location: SourceLocation
}

extension YAMLNode {
  /// The scalar as text; nil for lists, maps, and what YAML takes for a number, a truth value or
  /// nothing.
  var text: String? {
    switch value {
    case .quoted(let text): text
    case .plain(let text): YAMLNode.isText(plain: text) ? text : nil
    case .empty, .list, .map: nil
    }
  }

  var isNull: Bool {
    switch value {
    case .empty: true
    case .plain(let text): YAMLNode.nulls.contains(text)
    case .quoted, .list, .map: false
    }
  }

  /// What the value is, for messages: ``the number `3` ``.
  var kind: String {
    switch value {
    case .plain(let text) where YAMLNode.truths.contains(text.lowercased()):
      "the truth value `\(text)`"
    case .plain(let text) where !isNull && text.first?.isLetter == false: "the number `\(text)`"
    case .plain, .empty, .quoted: isNull ? "nothing" : "text"
    case .list: "a list"
    case .map: "a map"
    }
  }

  private static let nulls: Set = ["~", "null", "Null", "NULL"]
  /// YAML 1.1 and 1.2 differ in the words for truth values, so all of them have to be quoted.
  private static let truths: Set = ["true", "false", "yes", "no", "on", "off"]

  private static func isText(plain text: String) -> Bool {
    !nulls.contains(text) && !truths.contains(text.lowercased()) && !isNumber(text)
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "+" || $0 == "-" }.filter { $0 != "_" }
    guard let first = digits.first, first.isNumber || first == "." else { return false }
    if digits.lowercased() == ".inf" || digits.lowercased() == ".nan" { return true }
    if digits.hasPrefix("0x") || digits.hasPrefix("0o") || digits.hasPrefix("0b") { return true }
    guard digits.contains(where: \.isNumber) else { return false }
    return Double(digits) != nil || digits.allSatisfy { $0.isNumber || $0 == ":" || $0 == "." }
  }
}
