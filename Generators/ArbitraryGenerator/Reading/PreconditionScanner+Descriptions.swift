/// What is run where values are described, as every failed expectation does: what is computed in
/// `description` must not end the program before anybody has read of the failure.
extension PreconditionScanner {
  /// The properties that describe a value.
  static let descriptions = ["debugDescription", "description"]

  /// How large the integers may be in the properties that a description computes with, those in
  /// values of other types where the magnitude is any.
  ///
  /// - Parameters:
  ///   - description: The getter.
  ///   - properties: Those that the type's values keep.
  static func magnitudes(
    in description: CheckScope.Function, of properties: [PropertyDeclaration], in scope: CheckScope
  ) -> [String: Precondition.Magnitude] {
    var magnitudes: [String: Precondition.Magnitude] = [:]
    for tokens in scope.bytes.withInterpolations(description.body) {
      var scanner = PreconditionScanner(
        tokens: tokens, scope: scope, home: description.home, names: Names(ofMembers: properties),
        looksAtAll: true)
      for computed in scanner.computed() {
        for name in computed.parameters {
          magnitudes[name] = min(magnitudes[name] ?? .any, computed.magnitude)
        }
      }
    }
    return magnitudes
  }

  /// What is computed with in the texts of a body, whose interpolations are looked at each by itself.
  func computedInTexts() -> [Precondition] {
    scope.bytes.withInterpolations(tokens).dropFirst().flatMap { tokens in
      var scanner = PreconditionScanner(tokens: tokens, scope: scope, home: home, names: given)
      return scanner.computed()
    }
  }

  /// What is computed with, and of what there have to be as many as some say.
  private mutating func computed() -> [Precondition] {
    let counts = conditions(in: tokens.indices).filter {
      $0.magnitude == .count && $0.parameters.count == 1
    }
    return magnitudes()
      + counts.map { Precondition(text: "", parameters: $0.parameters, magnitude: .count) }
  }
}

extension SourceBytes {
  /// Tokens, and besides those of what is interpolated in their texts, each by itself.
  func withInterpolations(_ tokens: [Token], depth: Int = 0) -> [[Token]] {
    guard depth < PreconditionScanner.deepest else { return [tokens] }
    return tokens.filter { $0.kind == .string }.flatMap(interpolations).reduce(into: [tokens]) {
      $0 += withInterpolations($1, depth: depth + 1)
    }
  }

  private func interpolations(in string: Token) -> [[Token]] {
    let hashes = run(of: ASCII.hash, from: string.start)
    var found: [[Token]] = []
    var offset = firstOffset(of: ASCII.backslash, in: string.range)
    while offset < string.end {
      let parenthesis = offset + 1 + hashes
      var end = parenthesis
      if hasRun(of: ASCII.hash, length: hashes, from: offset + 1) {
        end += 1
        if self[parenthesis] == ASCII.leftParen, let close = endOfBrackets(at: parenthesis) {
          end = min(close, string.end)
          found.append(self.tokens(in: parenthesis..<end))
        }
      }
      offset = end < string.end ? firstOffset(of: ASCII.backslash, in: end..<string.end) : end
    }
    return found
  }
}
