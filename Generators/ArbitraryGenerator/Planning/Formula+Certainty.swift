extension Formula {
  /// Whether it holds whatever its names stand for, as far as that is seen: `n < 3 || n >= 3` and
  /// `!names.indices.contains(n) || n >= 0` do. Of fractions nothing is certain: there are others
  /// between any two of them.
  var isCertain: Bool {
    !hasFraction && Denial(withNilSettled.clauses(isDenied: true)).isContradictory
  }

  private var hasFraction: Bool {
    if case .number(let number) = self {
      number != number.rounded()
    } else {
      parts.contains(where: \.hasFraction)
    }
  }
}

extension Formula {
  fileprivate static let none = Formula.name("nil")

  /// The same, where what is asked of nil is nil, and what may stand for nil does: `nil?.count ?? 0`
  /// is 0.
  fileprivate var withNilSettled: Formula {
    switch self {
    case .member(let part, let name):
      let part = part.withNilSettled
      return part == .none ? .none : .member(of: part, name)
    case .call(let function, let arguments):
      let function = function.withNilSettled
      return function == .none ? .none : .call(function, arguments)
    case .postfix(let part, "!") where part.withNilSettled == .none: return .none
    case .prefix(let sign, let part): return .prefix(sign, part.withNilSettled)
    case .binary(let left, let sign, let right):
      let left = left.withNilSettled
      return sign == "??" && left == .none
        ? right.withNilSettled : .binary(left, sign, right.withNilSettled)
    default: return self
    }
  }
}

/// What would have to hold all at once for something to be wrong.
private struct Denial {
  typealias Clause = (formula: Formula, isDenied: Bool)

  private var others: [Clause] = []
  /// What at least one of has to hold, for each.
  private var choices: [[Formula]] = []
  /// By how much a value is less than another one, at least: zero is a value as well.
  private var gaps: [Pair: Double] = [:]
  private var values: Set<Formula> = []

  private struct Pair: Hashable { var low, high: Formula }

  /// The names that stand for one value each.
  private static let literals: Set = ["false", "nil", "true"]

  /// Among more values, no contradictions are looked for.
  private static let mostValues = 12
  private static let mostChoices = 6

  init(_ clauses: [Clause]) {
    for clause in clauses { add(clause.formula.plain, isDenied: clause.isDenied) }
  }

  var isContradictory: Bool {
    guard values.count <= Self.mostValues, choices.count <= Self.mostChoices else { return false }
    return isContradictory(choosing: choices[...])
  }

  private func isContradictory(choosing rest: ArraySlice<[Formula]>) -> Bool {
    if deniesItself || hasCircle { return true }
    guard let choice = rest.first else { return false }
    return choice.allSatisfy { formula in
      var copy = self
      copy.choices = []
      for clause in formula.clauses(isDenied: true) {
        copy.add(clause.formula.plain, isDenied: clause.isDenied)
      }
      return copy.choices.isEmpty && copy.isContradictory(choosing: rest.dropFirst())
    }
  }

  private var deniesItself: Bool {
    others.contains { clause in
      clause.formula != .unknown && !clause.formula.hasUnknown
        && others.contains { $0.formula == clause.formula && $0.isDenied != clause.isDenied }
    }
  }
}

// MARK: - Clauses

extension Denial {
  private mutating func add(_ formula: Formula, isDenied: Bool) {
    switch formula {
    case .name("false") where !isDenied, .name("true") where isDenied:
      others += [(formula, false), (formula, true)]
    case .binary(.name(let left), let sign, .name(let right))
    where Self.literals.isSuperset(of: [left, right])
      && sign == (isDenied == (left == right) ? "==" : "!="):
      others += [(formula, false), (formula, true)]
    case .binary(let left, "&&", let right) where !isDenied:
      add(left.plain, isDenied: false)
      add(right.plain, isDenied: false)
    case .binary(_, "&&", _): choices.append(formula.clauses().map(\.formula))
    case .binary(let left, let sign, let right) where !left.hasUnknown && !right.hasUnknown:
      add(left, sign, right, isDenied: isDenied, formula)
    default: others.append((formula, isDenied))
    }
  }

  private mutating func add(
    _ left: Formula, _ sign: String, _ right: Formula, isDenied: Bool, _ whole: Formula
  ) {
    switch (sign, isDenied) {
    case ("<", false), (">=", true): note(left, isLessThan: right, by: 1)
    case ("<=", false), (">", true): note(left, isLessThan: right, by: 0)
    case (">", false), ("<=", true): note(right, isLessThan: left, by: 1)
    case (">=", false), ("<", true): note(right, isLessThan: left, by: 0)
    case ("==", false), ("!=", true):
      note(left, isLessThan: right, by: 0)
      note(right, isLessThan: left, by: 0)
      others.append((.binary(left, "==", right), false))
    case ("!=", false), ("==", true): others.append((.binary(left, "==", right), true))
    default: others.append((whole, isDenied))
    }
  }

  private mutating func note(_ low: Formula, isLessThan high: Formula, by gap: Double) {
    let (low, high) = (low.sum, high.sum)
    let pair = Pair(low: low.value, high: high.value)
    gaps[pair] = max(gaps[pair] ?? -.infinity, gap + low.more - high.more)
    for value in [low.value, high.value] where values.insert(value).inserted {
      guard case .member(_, "count") = value else { continue }
      note(.number(0), isLessThan: value, by: 0)
    }
  }

  /// Whether a value would have to be less than itself.
  private var hasCircle: Bool {
    var gaps = gaps
    for middle in values {
      for low in values {
        guard let first = gaps[Pair(low: low, high: middle)] else { continue }
        for high in values {
          guard let second = gaps[Pair(low: middle, high: high)] else { continue }
          let pair = Pair(low: low, high: high)
          gaps[pair] = max(gaps[pair] ?? -.infinity, first + second)
        }
      }
    }
    return values.contains { (gaps[Pair(low: $0, high: $0)] ?? 0) > 0 }
  }
}

extension Formula {
  /// In terms of numbers, where it asks a collection or a range for them.
  fileprivate var plain: Formula {
    switch self {
    case .member(let all, "isEmpty"): .binary(all.member("count"), "<=", .number(0))
    case .binary(.member(of: let all, "first"), "!=", .name("nil")),
      .binary(.member(of: let all, "last"), "!=", .name("nil")):
      .binary(.number(0), "<", all.member("count"))
    case .call(.member(of: .member(of: let all, "indices"), "contains"), let index)
    where index.count == 1 && index[0].isMiddle(of: all):
      .binary(.number(0), "<", all.member("count"))
    case .call(.member(of: .member(of: let all, "indices"), "contains"), let index)
    where index.count == 1:
      .binary(
        .binary(.number(0), "<=", index[0]), "&&", .binary(index[0], "<", all.member("count")))
    case .call(.member(of: .binary(let low, let sign, let high), "contains"), let number)
    where ["...", "..<"].contains(sign) && number.count == 1:
      .binary(
        .binary(low, "<=", number[0]), "&&", .binary(number[0], sign == "..." ? "<=" : "<", high))
    default: self
    }
  }

  /// Whether it is an index of a collection that is not empty: `names.count / 2`.
  private func isMiddle(of all: Formula) -> Bool {
    if case .binary(all.member("count"), "/", .number(let divisor)) = self {
      divisor > 1
    } else {
      false
    }
  }

  /// It as a value and a number that is added to that: `count` and -1 in `count - 1`.
  fileprivate var sum: (value: Formula, more: Double) {
    if let number = number(isInteger: true) { return (.number(0), number) }
    switch self {
    case .binary(let value, "+", .number(let more)): return (value, more)
    case .binary(let value, "-", .number(let less)): return (value, -less)
    default: return (self, 0)
    }
  }

  /// Whether something in it is not understood, so that it is not the same as what looks like it.
  fileprivate var hasUnknown: Bool { self == .unknown || parts.contains(where: \.hasUnknown) }
}
