/// Which default values of a class' parameters its mock repeats, so that a call on the mock may
/// leave out what one on the class may.
///
/// A value is repeated where it means the same in another file: where it names neither what is
/// private nor what stands outside of all types, of which the sources' declarations say nothing.
struct MockDefaults {
  private static let words: Set = ["false", "nil", "Self", "true"]

  /// The names of what is private in some type.
  let hidden: Set<String>

  /// What stands behind a parameter's type, empty where nothing is repeated.
  func clause(_ value: String?) -> String {
    guard let value, canRepeat(value) else { return "" }
    return " = \(value)"
  }

  private func canRepeat(_ value: String) -> Bool {
    guard !value.contains("\n") else { return false }
    return Array(value.utf8).withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      var lexer = Lexer(bytes)
      var (previous, token) = (Token.Kind.end, lexer.next())
      while token.kind != .end {
        if !isVisible(token, in: bytes, behindDot: previous == .dot) { return false }
        (previous, token) = (token.kind, lexer.next())
      }
      return true
    }
  }

  private func isVisible(_ token: Token, in bytes: SourceBytes, behindDot: Bool) -> Bool {
    switch token.kind {
    case .leftBrace, .at, .backslash, .regex, .unknown: return false
    case .string: return bytes.interpolations(of: token)?.allSatisfy(canRepeat) ?? false
    case .name:
      let name = bytes.text(token.range)
      if bytes[token.end] == ASCII.colon || Self.words.contains(name) { return true }
      return (behindDot || name.first?.isUppercase == true)
        && !hidden.contains(name.withoutBackticks)
    default: return true
    }
  }
}

extension SourceBytes {
  /// What stands in the interpolations of a string; nil where one cannot be told from other text, as
  /// in a raw string.
  fileprivate func interpolations(of string: Token) -> [String]? {
    guard self[string.start] == ASCII.quote else {
      return string.range.contains { self[$0] == ASCII.backslash } ? nil : []
    }
    var found: [String] = []
    var offset = string.start
    while offset < string.end {
      guard self[offset] == ASCII.backslash else {
        offset += 1
        continue
      }
      offset += 1
      if self[offset] == ASCII.leftParen {
        guard let end = endOfBrackets(at: offset) else { return nil }
        found.append(text(offset..<end))
        offset = end
      } else {
        offset += 1
      }
    }
    return found
  }
}

extension DeclarationIndex {
  /// The names of all types and members that only their own files see.
  var hiddenNames: Set<String> {
    let names = types.flatMap { type in
      let members =
        (type.members.properties + type.extensionStatics).map { ($0.name, $0.header) }
        + type.members.functions.map { ($0.name, $0.header) }
      return (members + [(type.name, type.header)]).filter { $1.access < .internal }.map(\.0)
    }
    return Set(names.map(\.withoutBackticks))
  }
}
