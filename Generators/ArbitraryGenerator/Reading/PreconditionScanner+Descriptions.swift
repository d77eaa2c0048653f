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

  /// The same in the values of an enum's cases, by the name of the case and which of its values it is:
  /// `page.0` for `case .page(let number): "page \(number + 1)"`.
  static func magnitudes(
    in description: CheckScope.Function, of cases: [EnumCaseDeclaration], in scope: CheckScope
  ) -> [String: Precondition.Magnitude] {
    var magnitudes: [String: Precondition.Magnitude] = [:]
    let reader = PreconditionScanner(
      tokens: description.body, scope: scope, home: description.home, names: Names(of: []))
    for branch in reader.branches(of: cases) {
      for tokens in scope.bytes.withInterpolations(branch.body) {
        var scanner = PreconditionScanner(
          tokens: tokens, scope: scope, home: description.home, names: Names(of: branch.values),
          looksAtAll: true)
        for computed in scanner.computed() {
          for (position, value) in branch.values.enumerated()
          where value.name.map(computed.parameters.contains) ?? false {
            let name = "\(branch.name).\(position)"
            magnitudes[name] = min(magnitudes[name] ?? .any, computed.magnitude)
          }
        }
      }
    }
    return magnitudes
  }

  /// What is run for one case, whose values have names there.
  private struct Branch {
    var name: String
    var values: [Parameter]
    var body: [Token]
  }

  /// Those behind `case .page(let number):` and `case let .pages(first, last):`.
  private func branches(of cases: [EnumCaseDeclaration]) -> [Branch] {
    tokens.indices.compactMap { position in
      guard tokens[position].keyword == .case else { return nil }
      var name = position + (isBinding(position + 1) ? 2 : 1)
      if kind(at: name) == .name, kind(at: name + 1) == .dot { name += 1 }
      if kind(at: name) == .dot { name += 1 }
      guard kind(at: name + 1) == .leftParen,
        let item = cases.first(where: { $0.name.withoutBackticks == word(at: name) })
      else { return nil }
      let parts = arguments(of: name + 1).map(\.value)
      let colon = tokens.end(ofBracketsAt: name + 1)
      guard parts.count == item.payload.count, kind(at: colon) == .colon else { return nil }
      var values = item.payload
      for (part, range) in zip(values.indices, parts) {
        let isBinding = range.first.map(self.isBinding) ?? false
        values[part].name =
          range.count == (isBinding ? 2 : 1) ? word(at: range.upperBound - 1) : "_"
      }
      return Branch(
        name: word(at: name), values: values,
        body: Array(tokens[colon + 1..<end(ofBranch: colon + 1)]))
    }
  }

  private func isBinding(_ position: Int) -> Bool {
    position < tokens.count && [.let, .var].contains(tokens[position].keyword)
  }

  /// Where the next case begins, or the `switch` ends.
  private func end(ofBranch start: Int) -> Int {
    var end = start
    while end < tokens.count, kind(at: end) != .rightBrace,
      tokens[end].keyword != .case, word(at: end) != "default"
    {
      end = tokens.end(ofBracketsAt: end)
    }
    return min(end, tokens.count)
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
