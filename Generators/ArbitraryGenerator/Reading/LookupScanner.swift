/// Finds out whether a generic function looks up a value of the type that its caller asks for, as
/// service locators do: it answers one of a type that nothing of what it takes is of, and ends the
/// program where it has none.
///
/// ```swift
/// func resolve<T>(_ type: T.Type = T.self) -> T {
///   guard let service = services["\(type)"] as? T else { fatalError("nobody registered \(type)") }
///   return service
/// }
/// ```
struct LookupScanner: TokenReader {
  let bytes: SourceBytes
  /// All behind the parenthesis that opens the parameters.
  let tokens: [Token]

  /// - Parameter function: From that parenthesis to the end of the body.
  static func isLookup(
    _ function: Range<Int>, of parameters: [GenericParameter], in bytes: SourceBytes
  ) -> Bool {
    guard !parameters.isEmpty, function.count > 2, bytes[function.lowerBound] == ASCII.leftParen
    else { return false }
    let scanner = LookupScanner(bytes: bytes, tokens: bytes.tokens(in: function))
    return scanner.isLookup(of: parameters.map(\.name))
  }

  private func isLookup(of parameters: [String]) -> Bool {
    let closing = end(of: 0, before: [.rightParen])
    let brace = end(of: closing + 1, before: [.leftBrace])
    guard brace < tokens.count,
      let arrow = (closing..<brace).first(where: { word(at: $0) == "->" }),
      parameters.contains(word(at: arrow + 1)), answersJustThat(at: arrow + 1)
    else { return false }
    let asked = word(at: arrow + 1)
    guard (0..<closing).allSatisfy({ word(at: $0) != asked || namesType(at: $0) }) else {
      return false
    }
    let given = Set((0..<closing).filter { kind(at: $0 + 1) == .colon }.map(word))
    return (brace..<tokens.count).contains {
      bytes.endsProgram(tokens[$0]) || isForced(at: $0) && !given.contains(base(of: $0 - 1))
    }
  }

  /// Whether a name is all that a function answers.
  private func answersJustThat(at position: Int) -> Bool {
    let next = position + (word(at: position + 1) == "!" ? 2 : 1)
    return kind(at: next) == .leftBrace || word(at: next) == "where"
  }

  /// Whether it is the type itself that is taken, or written where it goes without saying.
  private func namesType(at position: Int) -> Bool {
    kind(at: position + 1) == .dot && ["Type", "self"].contains(word(at: position + 2))
  }

  /// Whether `as!` stands there, or the mark that a value is taken for present by.
  private func isForced(at position: Int) -> Bool {
    let word = word(at: position)
    if word == "as" { return self.word(at: position + 1).hasPrefix("!") }
    return word.hasPrefix("!") && tokens[position].isAttached
      && [.name, .rightParen, .rightSquare].contains(kind(at: position - 1))
      && !["as", "try"].contains(self.word(at: position - 1))
  }

  /// The name that a value begins with which ends there: `values` of `values.first(where: f)?.name`.
  private func base(of end: Int) -> String {
    var position = end
    while position > 0 {
      switch kind(at: position) {
      case .operator: position -= 1
      case .rightParen, .rightSquare: position = opening(of: position) - 1
      case .name where kind(at: position - 1) == .dot: position -= 2
      default: return word(at: position)
      }
    }
    return word(at: max(position, 0))
  }

  /// Where the bracket opens that closes there, or the first token where that is too far away.
  private func opening(of end: Int) -> Int {
    var depth = 0
    for position in tokens.indices[...end].suffix(Self.longestValue).reversed() {
      depth += tokens[position].kind.depth
      if depth == 0 { return position }
    }
    return 0
  }

  /// Farther before its end, nobody looks for where a value begins.
  private static let longestValue = 500
}
