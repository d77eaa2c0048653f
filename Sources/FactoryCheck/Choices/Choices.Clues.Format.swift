extension Choices.Clues {
  /// A form of text that a type of the standard library or of Foundation reads.
  public enum Format: Sendable, Equatable {
    /// `QUJD`, as `Data(base64Encoded:)` reads it.
    case base64
    /// `29.02.2024` for `dd.MM.yyyy`, as a `DateFormatter` of that format reads it.
    case date(String)
    /// `2024-02-29T12:30:00Z`, as ISO 8601 has it.
    case dateTime
    /// `{"id": 7}`, as `JSONSerialization` reads it; the texts are the keys.
    case json
    /// `12`, `-0.5`, `1e9`.
    case number
    /// `Europe/Berlin`, as `TimeZone(identifier:)` reads it.
    case timeZone
    /// `https://a.org/b?c=1`; scheme, host and names are texts where there are some.
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
    case .date(let format): return DateText.text(of: format, &choices)
    case .dateTime:
      let day = DateText.text(of: "yyyy-MM-dd", &choices)
      return choices.isLikely(6) ? day + DateText.text(of: "'T'HH:mm:ss'Z'", &choices) : day
    case .json: return json(&choices, keys: texts)
    case .number: return number(&choices)
    case .timeZone: return choices.one(of: Self.timeZones) ?? "GMT"
    case .url: return url(&choices, knowing: texts)
    case .uuid:
      return [8, 4, 4, 4, 12].map { choices.plainText(of: .hexDigits - .smallLetters, count: $0) }
        .joined(separator: "-")
    }
  }

  /// Those that every platform has, of all parts of the world, some with half hours.
  private static let timeZones = [
    "GMT", "Africa/Cairo", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo",
    "Australia/Adelaide", "Europe/Berlin", "Europe/London", "Pacific/Auckland",
  ]

  private func number(_ choices: inout Choices) -> String {
    let whole = choices.plainText(of: .digits, count: choices.integer(in: 1...4))
    switch choices.integer(in: 0...3) {
    case 0: return "-\(whole).\(choices.integer(in: 0...99))"
    case 1: return String(choices.integer(in: 0...100))
    default: return whole
    }
  }

  private func url(_ choices: inout Choices, knowing texts: [String]) -> String {
    func name(_ choices: inout Choices) -> String {
      let letters = choices.plainText(of: .smallLetters, count: choices.integer(in: 1...8))
      return choices.boolean() ? letters : choices.one(of: texts) ?? letters
    }
    let scheme = choices.isLikely(6) ? choices.one(of: texts) ?? "https" : "https"
    var url = scheme + "://" + name(&choices) + (choices.boolean() ? ".org" : "")
    for _ in 0..<choices.integer(in: 0...2) { url += "/" + name(&choices) }
    guard choices.boolean() else { return url }
    let names = choices.boolean() ? texts : [name(&choices)]
    let items = names.map { "\($0)=\(choices.plainText(of: .digits, count: 2))" }
    return items.isEmpty ? url : url + "?" + items.joined(separator: "&")
  }

  private func json(_ choices: inout Choices, keys: [String]) -> String {
    var keys = keys
    for _ in 0..<choices.integer(in: 0...(keys.isEmpty ? 3 : 1)) {
      let key = choices.plainText(of: .smallLetters, count: choices.integer(in: 1...4))
      if !keys.contains(key) { keys.append(key) }
    }
    let pairs = keys.map { "\"\($0)\": \(jsonValue(&choices, depth: 0))" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// A value inside of so many others.
  private func jsonValue(_ choices: inout Choices, depth: Int) -> String {
    switch choices.integer(in: 0...(depth < 2 ? 7 : 5)) {
    case 0: return "\(choices.boolean())"
    case 1, 2:
      return "\"\(choices.plainText(of: .alphanumerics, count: choices.integer(in: 0...4)))\""
    case 3: return choices.isLikely(2) ? "null" : "\(choices.integer(in: 0...99)).5"
    case 4, 5: return "\(choices.integer(in: -1...100))"
    case 6:
      let values = (0..<choices.integer(in: 0...2)).map { _ in
        jsonValue(&choices, depth: depth + 1)
      }
      return "[\(values.joined(separator: ", "))]"
    default: return "{\"id\": \(jsonValue(&choices, depth: depth + 1))}"
    }
  }
}

/// Texts of dates, as formats of Unicode's technical standard 35 describe them.
private enum DateText {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

  /// A date's text; what no field stands for is written as it is.
  static func text(of format: String, _ choices: inout Choices) -> String {
    var text = ""
    var isQuoted = false
    var rest = format[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else {
        text += isQuoted ? String(run) : field(letter, run.count, &choices)
      }
    }
    return text
  }

  private static func field(_ letter: Character, _ count: Int, _ choices: inout Choices) -> String {
    switch letter {
    case "y", "u", "Y": return number(in: 1901...2099, count, &choices)
    case "M", "L":
      guard count > 2 else { return number(in: 1...12, count, &choices) }
      return choices.one(of: months) ?? ""
    case "d": return number(in: 1...28, count, &choices)
    case "H": return number(in: 0...23, count, &choices)
    case "h": return number(in: 1...12, count, &choices)
    case "m", "s": return number(in: 0...59, count, &choices)
    case "S": return choices.plainText(of: .digits, count: count)
    case "a": return choices.boolean() ? "AM" : "PM"
    case "Z", "x": return "+0000"
    case "X": return "Z"
    default: return String(repeating: letter, count: count)
    }
  }

  /// A number's last digits, with zeros before it.
  private static func number(
    in range: ClosedRange<Int>, _ count: Int, _ choices: inout Choices
  ) -> String {
    let number = String(choices.integer(in: range))
    if count == 1 { return number }
    return String(repeating: "0", count: max(0, count - number.count)) + number.suffix(count)
  }
}
