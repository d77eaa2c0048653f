extension Choices.Clues {
  /// A form of text that a type of the standard library or of Foundation reads.
  public enum Format: Sendable {
    /// `QUJD`, as `Data(base64Encoded:)` reads it.
    case base64
    /// `2024-02-29T12:30:00Z`, as ISO 8601 has it.
    case dateTime
    /// `12`, `-0.5`, `1e9`.
    case number
    /// `https://a.org/b`; the scheme is one of the texts where there are some.
    case url
    /// `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    case uuid
  }
}

extension Choices.Clues.Format {
  /// A text of the form.
  ///
  /// - Parameter texts: Those that are known of what is accepted.
  func text(_ choices: inout Choices, knowing texts: [String]) -> String {
    switch self {
    case .base64:
      let base64 = Alphabet.alphanumerics + "+/"
      return choices.plainText(of: base64, count: 4 * choices.integer(in: 0...8))
    case .dateTime: return dateTime(&choices)
    case .number:
      let whole = choices.plainText(of: .digits, count: choices.integer(in: 1...4))
      return choices.isLikely(4) ? whole : "-\(whole).\(choices.integer(in: 0...99))"
    case .url:
      let scheme = choices.isLikely(6) ? choices.one(of: texts) ?? "https" : "https"
      let host = choices.plainText(of: .smallLetters, count: choices.integer(in: 1...8))
      return "\(scheme)://\(host).org" + (choices.boolean() ? "/\(host)" : "")
    case .uuid:
      return [8, 4, 4, 4, 12].map { choices.plainText(of: .hexDigits - .smallLetters, count: $0) }
        .joined(separator: "-")
    }
  }

  private func dateTime(_ choices: inout Choices) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let number = choices.integer(in: range)
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let date = "\(choices.integer(in: 1900...2100))-\(two(1...12))-\(two(1...28))"
    return choices.isLikely(6) ? "\(date)T\(two(0...23)):\(two(0...59)):\(two(0...59))Z" : date
  }
}
