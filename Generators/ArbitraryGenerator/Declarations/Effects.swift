/// `async` and `throws` of a function, an initialiser, an accessor or a function type.
struct Effects: Sendable, Hashable, SourceWritable {
  /// How a function throws.
  enum Throwing: Sendable, Hashable {
    case never, always, `rethrows`
    case typed(TypeSyntax)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// True for `throws`, typed or not, and for `rethrows`.
  var canThrow: Bool {
    if case .never = throwing { false } else { true }
  }

  var isEmpty: Bool {
    if case .never = throwing { !isAsync } else { false }
  }

  /// `async throws(E)`, nothing where there is no effect.
  func write(to buffer: SourceBuffer) {
    guard isAsync else { return throwing.write(to: buffer) }
    buffer.append("async")
    if canThrow { buffer.append(" ", throwing, "") }
  }
}

extension Effects.Throwing: SourceWritable {
  func write(to buffer: SourceBuffer) {
    switch self {
    case .never: return
    case .always: buffer.append("throws")
    case .rethrows: buffer.append("rethrows")
    case .typed(let error): buffer.append("throws(", error, ")")
    }
  }
}
