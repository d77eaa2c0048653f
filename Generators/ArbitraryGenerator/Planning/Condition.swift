/// One `#if` condition, split so that branches which exclude each other are told apart.
struct Condition: Hashable, Sendable {
  /// The condition without a `!` before it.
  var text: String
  var isNegated = false

  /// The conditions that hold together in a text such as `!DEBUG && os(Linux)`.
  static func all(in text: String) -> [Condition] {
    guard parts(of: text, separator: "|") == 1 else { return [Condition(text: text)] }
    return conjuncts(of: text).map(Condition.init(one:))
  }

  /// The text behind `#if`.
  var description: String {
    let text = Condition.isSimple(self.text) ? self.text : "(\(self.text))"
    return isNegated ? "!\(text)" : text
  }

  /// The text behind `#if` for conditions that hold together.
  static func text(of conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { $0.contains("||") && !isSimple($0) ? "(\($0))" : $0 }
      .joined(separator: " && ")
  }

  /// The conditions under which some hold together, or others do; none where it is always so.
  static func either(_ some: [String], or others: [String]) -> [String] {
    let shared = zip(some, others).prefix { $0 == $1 }.map(\.0)
    let branches = [some, others].map { text(of: Array($0.dropFirst(shared.count))) }
    guard branches.allSatisfy({ !$0.isEmpty }), !areOpposite(branches[0], branches[1]) else {
      return shared
    }
    return shared + [disjunction(of: branches)]
  }

  private static func disjunction(of texts: [String]) -> String {
    texts.map { isSimple($0) ? $0 : "(\($0))" }.joined(separator: " || ")
  }

  /// The conditions under which any of some hold; nil where there are none of those.
  static func any(of all: [[String]]) -> [String]? {
    guard let first = all.first else { return nil }
    guard all.allSatisfy({ !$0.isEmpty }) else { return [] }
    var texts: [String] = []
    for text in all.map(text) where !texts.contains(text) {
      if texts.contains(where: { areOpposite($0, text) }) { return [] }
      texts.append(text)
    }
    return texts.count == 1 ? first : [disjunction(of: texts)]
  }

  /// Whether in each case the conditions of one of some branches hold together.
  static func isAlways(oneOf branches: [[String]]) -> Bool {
    isAlways(oneOf: branches.map { Set($0.flatMap(all)) })
  }

  private static func isAlways(oneOf branches: [Set<Condition>]) -> Bool {
    guard !branches.contains(where: \.isEmpty) else { return true }
    guard let text = branches.first?.first?.text else { return false }
    return [true, false].allSatisfy { isNegated in
      let fact = Condition(text: text, isNegated: isNegated)
      let others = branches.filter {
        !$0.contains(Condition(text: text, isNegated: !isNegated))
      }
      return isAlways(oneOf: others.map { $0.subtracting([fact]) })
    }
  }

  /// The condition that holds where some do not hold together.
  static func negation(of conditions: [String]) -> String {
    let facts = conditions.flatMap(all)
    guard facts.count == 1 else { return "!(\(text(of: conditions)))" }
    return Condition(text: facts[0].text, isNegated: !facts[0].isNegated).description
  }

  private static func areOpposite(_ text: String, _ other: String) -> Bool {
    let conditions = [text, other].map(all)
    return conditions.allSatisfy { $0.count == 1 } && exclude([text], [other])
  }

  /// Whether some conditions never hold together with others.
  static func exclude(_ some: [String], _ others: [String]) -> Bool {
    guard !some.isEmpty, !others.isEmpty else { return false }
    let facts = Set(others.flatMap(all))
    return some.flatMap(all).contains {
      facts.contains(Condition(text: $0.text, isNegated: !$0.isNegated))
    }
  }

  /// Whether it holds only where there is no Foundation, so never together with the library:
  /// packages declare their own `UUID` or `Data` there.
  fileprivate var deniesFoundation: Bool {
    guard isNegated, !text.contains("&&") else { return false }
    return text.split(separator: "||").contains { part in
      let name = part.filter { $0 != " " }
      return name == "canImport(Foundation)" || name == "canImport(FoundationEssentials)"
    }
  }

  private static func isSimple(_ text: String) -> Bool {
    !text.contains(" ") || text.hasPrefix("(") && unparenthesized(text) != text
      || text.hasSuffix(")") && !text.hasPrefix("(") && parts(of: text, separator: " ") == 1
  }

  private static func conjuncts(of text: String) -> [String] {
    var depth = 0
    var parts = [""]
    var previous: Character = " "
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == "&" {
        if previous == "&" { parts.append("") }
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// How many parts a separator outside of parentheses makes.
  private static func parts(of text: String, separator: Character) -> Int {
    var depth = 0
    var count = 1
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == separator { count += 1 }
    }
    return count
  }

  /// The text without the parentheses around all of it.
  private static func unparenthesized(_ text: String) -> String {
    let opening = text.prefix { $0 == "(" }.count
    let closing = text.reversed().prefix { $0 == ")" }.count
    guard opening > 0, closing > 0, opening + closing <= text.count else { return text }
    var depth = opening
    var lowest = opening
    for character in text.dropFirst(opening).dropLast(closing) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      lowest = min(lowest, depth)
    }
    let layers = max(0, min(opening, closing, lowest))
    return String(text.dropFirst(layers).dropLast(layers))
  }
}

extension Condition {
  /// A condition that is no conjunction, whatever parentheses and exclamation marks are around it.
  private init(one text: String) {
    let inner = Self.unparenthesized(text)
    let isNegation =
      inner.hasPrefix("!")
      && ["|", "&"].allSatisfy { Self.parts(of: inner, separator: $0) == 1 }
    if isNegation {
      self.init(one: String(inner.dropFirst()))
      isNegated.toggle()
    } else {
      self.init(text: inner)
    }
  }
}

extension DeclarationHeader {
  /// Whether it is compiled only where there is no Foundation.
  var isWithoutFoundation: Bool {
    conditions.contains { Condition.all(in: $0).contains(where: \.deniesFoundation) }
  }
}
