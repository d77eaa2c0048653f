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
