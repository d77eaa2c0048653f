/// What a loop goes through, or a closure is called with, one after another.
struct Elements {
  /// Some of what a condition may name of an element, as `index` is of `names[index]`.
  struct Part {
    /// How conditions name it.
    var spellings: [String]
    /// All of these.
    var all: Precondition
    /// What each is called where nothing else is named.
    var names: [String]
  }

  /// The name of each, or those of the parts of each pair.
  var names: [String]
  /// What those mean, as far as that is known.
  var meanings: [Names.Meaning?]
  /// All of them.
  var all: Precondition
  var parts: [Part] = []
  /// Whether there are any, which is known of numbers that are counted.
  var areThere: Presence = .asked
  /// The last of them, where they are numbers that are written there.
  var last: Names.Meaning?

  /// Whether they are numbers that are counted, and no elements.
  var areNumbers: Bool { if case .asked = areThere { false } else { true } }

  /// Whether there are any.
  enum Presence {
    case asked
    case known(by: Precondition)
    case certain
  }
}

extension Elements {
  /// Whether a condition is about each of them.
  func areNamed(in condition: Precondition) -> Bool { areNamed(in: condition.text) }

  private func areNamed(in text: String) -> Bool { names.contains(where: text.mentions) }

  /// That something is another one for each.
  func areDistinct(by value: Precondition) -> Precondition {
    let name = names[0]
    let text = value.text
    let part =
      text == name
      ? ""
      : text.contains("{")
        ? ".map { \(name) in \(text) }" : ".map { \(text.replacing(name: name, with: "$0")) }"
    var whole = all.joined(
      with: value, as: "Set(\(all.text)\(part)).count == \(all.text).count")
    whole.isOfAll = true
    return whole
  }

  /// A condition on each, or on parts of them where it names nothing else.
  func asked(of condition: Precondition) -> (names: [String], all: Precondition, text: String) {
    let text = condition.text
    for part in parts where part.spellings.contains(where: text.mentions) {
      let isShort = part.names[0].hasPrefix("$") && part.names != names
      let others = part.spellings.reduce(text) { $0.replacing(name: $1, with: "") }
      guard !areNamed(in: others), !(isShort && text.contains("{")) else { continue }
      let short = zip(part.spellings, part.names).reduce(text) {
        $0.replacing(name: $1.0, with: $1.1)
      }
      return (part.names, part.all, short)
    }
    return (names, all, text)
  }
}

extension String {
  /// Whether a name stands in it that is no part of another one.
  fileprivate func mentions(_ name: String) -> Bool { !mentions(of: name).isEmpty }

  private func mentions(of name: String) -> [Range<Index>] {
    ranges(of: name).filter { range in
      let before = self[..<range.lowerBound].last
      let behind = self[range.upperBound...].first
      return before != "." && ![before, behind].contains { $0?.isPartOfName ?? false }
    }
  }

  fileprivate func replacing(name: String, with other: String) -> String {
    mentions(of: name).reversed().reduce(self) { $0.replacingCharacters($1, with: other) }
  }

  private func replacingCharacters(_ range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
