/// `async` and `throws` of a function, an initialiser, an accessor or a function type.
struct Effects: Sendable, Hashable, SourceWritable {
  /// How a function throws.
  enum Throwing: Sendable, Hashable {
    case never, always, `rethrows`
    case typed(TypeSyntax)
  }

  var throwing = Throwing.never
  // Behind it, so that what holds effects can go on in the same word: there are many of them.
  var isAsync = false

  /// True for `throws`, typed or not, and for `rethrows`.
  var canThrow: Bool {
    if case .never = throwing { false } else { true }
  }

  var isEmpty: Bool {
    if case .never = throwing { !isAsync } else { false }
  }

  /// The effects that both have: what has no others can stand for each of the two.
  func narrowed(to other: Effects) -> Effects {
    Effects(
      throwing: throwing.narrowed(to: other.throwing), isAsync: isAsync && other.isAsync)
  }

  /// `async throws(E)`, nothing where there is no effect.
  func write(to buffer: SourceBuffer) {
    guard isAsync else { return throwing.write(to: buffer) }
    buffer.append("async")
    if canThrow { buffer.append(" ", throwing, "") }
  }
}

extension Effects.Throwing {
  /// Of two, the one that throws less; nothing where their errors are of two types.
  fileprivate func narrowed(to other: Effects.Throwing) -> Effects.Throwing {
    guard case .typed(let error) = self, case .typed(let otherError) = other else {
      return other.rank < rank ? other : self
    }
    if error == otherError || otherError == .anyError { return self }
    return error == .anyError ? other : .never
  }

  /// Greater for what throws more.
  private var rank: Int {
    switch self {
    case .never: 0
    case .rethrows: 1
    case .typed: 2
    case .always: 3
    }
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
