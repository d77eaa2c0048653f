/// What a condition asks each element of a collection to be, one thing after the other that it joins
/// by `&&`: that `$0.count > 0` in `!items.isEmpty && items.allSatisfy { $0.count > 0 }`.
struct ElementConditions {
  /// One of those.
  struct Part: Equatable {
    /// As it is written.
    var text: String
    /// The closure that answers it for an element; nil where it asks for something else.
    var closure: String?
  }

  private(set) var parts: [Part] = []

  /// - Parameter collection: The name of the collection, or the names that lead to it.
  init(of collection: [String], in condition: String) {
    var condition = condition
    condition.withUTF8 { buffer in
      let bytes = SourceBytes(buffer)
      let reader = Reader(bytes: bytes, tokens: bytes.tokens, collection: collection)
      parts = reader.parts(in: reader.tokens.indices)
    }
  }
}

/// Reads conditions token by token: closures are taken over as they are written.
private struct Reader: TokenReader {
  let bytes: SourceBytes
  let tokens: [Token]
  let collection: [String]

  /// What `&&` joins in some tokens; all of them where something else joins it as well.
  func parts(in range: Range<Int>) -> [ElementConditions.Part] {
    guard !range.isEmpty else { return [] }
    if range.count > 1, tokens[range.lowerBound].kind == .leftParen,
      tokens.end(ofBracketsAt: range.lowerBound) == range.upperBound
    {
      return parts(in: range.lowerBound + 1..<range.upperBound - 1)
    }
    let signs = signs(in: range)
    guard signs.allSatisfy({ word(at: $0) == "&&" }) else {
      return [ElementConditions.Part(text: text(range))]
    }
    guard !signs.isEmpty else {
      return [ElementConditions.Part(text: text(range), closure: closure(range))]
    }
    let starts = [range.lowerBound] + signs.map { $0 + 1 }
    return zip(starts, signs + [range.upperBound]).flatMap { start, end in
      start < end ? parts(in: start..<end) : []
    }
  }

  /// Where `&&` and what binds less stands, outside of brackets.
  private func signs(in range: Range<Int>) -> [Int] {
    var signs: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let isFree = tokens[position].kind == .operator && !tokens[position].isAttached
      if isFree, ["&&", "||", "?"].contains(word(at: position)) { signs.append(position) }
      position = tokens.end(ofBracketsAt: position)
    }
    return signs
  }

  /// The closure in `items.allSatisfy { … }`, or what denies that in `!items.contains { … }`.
  private func closure(_ range: Range<Int>) -> String? {
    let isDenied = word(at: range.lowerBound) == "!"
    var position = range.lowerBound + (isDenied ? 1 : 0)
    for name in collection {
      guard word(at: position).withoutBackticks == name, word(at: position + 1) == "." else {
        return nil
      }
      position += 2
    }
    guard word(at: position) == (isDenied ? "contains" : "allSatisfy"),
      tokens.end(ofBracketsAt: position + 1) == range.upperBound
    else { return nil }
    let isClosure = word(at: position + 1) == "{"
    let argument = isClosure ? position + 1..<range.upperBound : self.argument(at: position + 1)
    guard !names(collection[0], in: argument), let (parameter, body) = asked(argument) else {
      return nil
    }
    return "{ \(parameter)\(isDenied ? "!(\(body))" : body) }"
  }

  /// What stands in parentheses behind a label, if there is one.
  private func argument(at position: Int) -> Range<Int> {
    let isLabelled = word(at: position + 1) == "where" && word(at: position + 2) == ":"
    let start = position + (isLabelled ? 3 : 1)
    return start..<max(start, tokens.end(ofBracketsAt: position) - 1)
  }

  /// What a function asks, behind the name that a closure gives the element.
  private func asked(_ function: Range<Int>) -> (parameter: String, body: String)? {
    guard let first = function.first else { return nil }
    switch tokens[first].kind {
    case .leftBrace:
      let isNamed = word(at: first + 2) == "in"
      let start = first + (isNamed ? 3 : 1)
      let body = start..<max(start, function.upperBound - 1)
      guard !body.isEmpty, !body.contains(where: { Self.statements.contains(word(at: $0)) }) else {
        return nil
      }
      return (isNamed ? "\(word(at: first + 1)) in " : "", text(body))
    case .backslash: return ("", "$0" + text(first + 1..<function.upperBound))
    default:
      // Anything else may be what elements are compared with.
      let isMember = word(at: function.upperBound - 2) == "."
      guard isMember, word(at: function.upperBound - 1) == "contains" else { return nil }
      return ("", "\(text(function))($0)")
    }
  }

  /// What a closure with more than an expression has.
  private static let statements: Set = [";", "in", "return"]

  private func names(_ name: String, in range: Range<Int>) -> Bool {
    range.contains { word(at: $0).withoutBackticks == name && word(at: $0 - 1) != "." }
  }
}

extension Argument {
  /// What draws the elements of the argument until each is what conditions ask of all, and which
  /// conditions are to be asked of the whole still.
  ///
  /// - Parameter clues: What is known of the values for which a condition holds, as code.
  func elementFilter(
    by conditions: [String], clues: (String) -> String
  ) -> (filter: String?, rest: [String]) {
    guard let each = wrapped.each(of: subject), wrapped.element != nil else {
      return (nil, conditions)
    }
    var closures: [String] = []
    let rest = conditions.filter { condition in
      let parts = ElementConditions(of: path(to: each), in: condition).parts
      let asked = parts.filter { part in
        guard !isExact([part.text]), let closure = part.closure else { return false }
        if !closures.contains(closure) { closures.append(closure) }
        return true
      }
      return !parts.allSatisfy { asked.contains($0) || isExact([$0.text]) }
    }
    let filters = closures.map { ".filter(knowing: .init(\(clues($0)))) \($0)" }
    return filters.isEmpty ? (nil, conditions) : (filters.joined(), rest)
  }

  /// The names that lead to a collection's elements.
  private func path(to each: AskedRanges.Subject) -> [String] {
    if case .dictionary = wrapped { [name, "values"] } else { [name] }
  }
}
