/// `async` and `throws` of a function, an initialiser, an accessor or a function type.
struct Effects: Sendable, Hashable, CustomStringConvertible {
  /// How a function throws.
  enum Throwing: Sendable, Hashable {
    case never, always, `rethrows`
    case typed(TypeSyntax)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// True for `throws`, typed or not, and for `rethrows`.
  var canThrow: Bool { throwing != .never }

  /// `async throws(E)`, empty where there is no effect.
  var description: String {
    let words = [isAsync ? "async" : "", throwing.description]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Effects.Throwing: CustomStringConvertible {
  var description: String {
    switch self {
    case .never: ""
    case .always: "throws"
    case .rethrows: "rethrows"
    case .typed(let error): "throws(\(error))"
    }
  }
}
