/// An expression of the sources as a tree, as far as conditions are made of it:
/// `low < high && names.count > 3`.
indirect enum Formula: Hashable, Sendable {
  /// Of what a closure is called with, that is `$0` and `$1`, however the closure names it.
  case name(String)
  case number(Double)
  /// As it is written, with its quotes.
  case text(String)
  case member(of: Formula, String)
  /// Without the labels; closures behind the parentheses are arguments as well.
  case call(Formula, [Formula])
  case list([Formula])
  /// What a closure answers.
  case closure(Formula)
  /// `!isOpen`, `-n`, `...9`.
  case prefix(String, Formula)
  /// `n!`, `0...`; an optional that is asked with `?.` is taken to be there.
  case postfix(Formula, String)
  case binary(Formula, String, Formula)
  /// Anything else.
  case unknown
}

extension Formula {
  /// Its member of a name, where it leads to one: `names.count`.
  func member(_ name: String) -> Formula { .member(of: self, name) }

  /// What a function answers for a value: `(0...9).contains` is one without braces. Of what is
  /// compared with each element, it is whether the value is that.
  func answer(to value: Formula) -> Formula {
    switch self {
    case .closure(let body): body
    case .number, .text, .prefix: .binary(value, "==", self)
    default: .call(self, [value])
    }
  }

  /// What of it has to hold all at once, and whether it is denied: `low < high` and `high > 9`, denied,
  /// in `low < high && !(high > 9)`.
  func clauses(isDenied: Bool = false) -> [(formula: Formula, isDenied: Bool)] {
    switch self {
    case .prefix("!", let denied): denied.clauses(isDenied: !isDenied)
    case .binary(let left, isDenied ? "||" : "&&", let right):
      left.clauses(isDenied: isDenied) + right.clauses(isDenied: isDenied)
    default: [(self, isDenied)]
    }
  }

  /// The texts that are written in it.
  var texts: [String] { if case .text(let text) = self { [text] } else { parts.flatMap(\.texts) } }

  /// What it is made of.
  var parts: [Formula] {
    switch self {
    case .name, .number, .text, .unknown: []
    case .member(let part, _), .closure(let part), .prefix(_, let part), .postfix(let part, _):
      [part]
    case .binary(let left, _, let right): [left, right]
    case .call(let function, let arguments): [function] + arguments
    case .list(let elements): elements
    }
  }
}

// MARK: - Numbers

extension Formula {
  /// The number that it is, or that is computed in it, as in `64 / 8` and `(1 << 16) - 1`; nil where
  /// that is not known.
  ///
  /// - Parameters:
  ///   - isInteger: Whether what is left of a division does not count.
  ///   - known: The numbers that names and texts stand for.
  func number(isInteger: Bool, _ known: (Formula) -> Double? = { _ in nil }) -> Double? {
    let number: Double? =
      switch self {
      case .number(let number): number
      case .prefix("-", let part): part.number(isInteger: isInteger, known).map(-)
      case .binary(let left, let sign, let right):
        if let left = left.number(isInteger: isInteger, known),
          let right = right.number(isInteger: isInteger, known)
        {
          computed(left, sign, right, isInteger: isInteger)
        } else {
          nil
        }
      default: known(self)
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func computed(
    _ left: Double, _ sign: String, _ right: Double, isInteger: Bool
  ) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": isInteger ? (left / right).rounded(.towardZero) : left / right
    case "<<": 0..<63 ~= right ? left * Double(1 << Int(right)) : nil
    default: nil
    }
  }
}
