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
    return (0..<closing).allSatisfy { word(at: $0) != asked || namesType(at: $0) }
      && (brace..<tokens.count).contains(where: endsProgram)
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

  private func endsProgram(at position: Int) -> Bool {
    bytes.endsProgram(tokens[position])
      || word(at: position) == "as" && word(at: position + 1).hasPrefix("!")
  }
}
