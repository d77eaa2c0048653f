/// What a reader says of one declaration, in words that both readers can use.
///
/// Two facts are equal only where the readers agree in everything; the place orders them.
struct Fact: Hashable, CustomStringConvertible {
  var line: Int
  var column: Int
  /// `struct`, `case`, `init`, ...
  var kind: String
  /// The name, through all types around it where it is that of a type.
  var name: String
  var access = ""
  /// The level in `private(set)`.
  var setterAccess = ""
  var modifiers: [String] = []
  var attributes: [String] = []
  var conditions: [String] = []
  /// What only this kind of declaration has, in order: generics, types, values, effects.
  var details: [String] = []

  var description: String {
    let words = [access, setterAccess.isEmpty ? "" : "\(setterAccess)(set)"] + modifiers
    let parts: [(String, [String])] = [
      ("", words.filter { !$0.isEmpty }), ("attributes ", attributes), ("if ", conditions),
      ("", details),
    ]
    return
      (["\(line):\(column) \(kind) \(name)"]
      + parts.filter { !$0.1.isEmpty }.map { $0 + $1.joined(separator: ", ") })
      .joined(separator: " | ")
  }

  /// The text without the spaces that mean nothing: only those between two words stay.
  static func squeezed(_ text: String) -> String {
    var result: [Character] = []
    var isSpacePending = false
    for character in text {
      if character.isWhitespace {
        isSpacePending = true
        continue
      }
      if isSpacePending, let last = result.last, isWord(last), isWord(character) {
        result.append(" ")
      }
      result.append(character)
      isSpacePending = false
    }
    return String(result)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }
}

extension Fact {
  /// Both readers' lines on what only one of them says, in the order of the places.
  static func differences(ours: [Fact], theirs: [Fact]) -> [String] {
    let only = { (facts: [Fact], others: [Fact], name: String) in
      Set(facts).subtracting(others).map { (fact: $0, text: "\(name): \($0)") }
    }
    return (only(ours, theirs, "ours") + only(theirs, ours, "theirs"))
      .sorted {
        ($0.fact.line, $0.fact.column, $0.text) < ($1.fact.line, $1.fact.column, $1.text)
      }
      .map(\.text)
  }
}
