/// Which numbers conditions ask something to be: `(0...59).contains(minute)`, `hour >= 0 && hour < 24`,
/// `key.count == 16 || key.count == 32`, `iv == nil || iv!.count == 8`. What is not understood in them
/// may be any.
struct AskedRanges {
  /// What conditions are asked about.
  struct Subject {
    /// It, as conditions name it; `$0` of each element of a collection.
    var formula: Formula
    /// The optional that it is in, which is taken to be there.
    var optional: Formula?
    /// The collection that it is any element of.
    var collection: Formula?
    /// Whether there is a next one to each, so that some are larger than others.
    var isOrdered = true
  }

  private(set) var subject: Subject
  /// How far a number is from the next.
  let step: Double
  /// Texts that count as numbers, each as its position.
  private let texts: [String]
  /// Those that nothing is asked of.
  let all: ClosedRange<Double>
  /// In order, and apart.
  private(set) var ranges: [ClosedRange<Double>]
  /// Whether all that is asked was understood.
  private(set) var isExact = true

  /// - Parameters:
  ///   - subject: What is asked about: a parameter, how many elements it has, or each of them.
  ///   - all: The numbers that it may be without conditions.
  ///   - conditions: What is asked.
  ///   - step: How far a number is from the next: zero for those that are no integers.
  ///   - texts: Texts that count as numbers, each as its position.
  init(
    of subject: Subject, among all: ClosedRange<Double> = anyNumber, by conditions: [Formula],
    step: Double, texts: [String] = []
  ) {
    (self.subject, self.step, self.texts) = (subject, step, texts)
    (self.all, ranges) = (all, [all])
    for condition in conditions {
      ranges = ranges.common(with: numbers(accepted: condition, isDenied: false))
    }
  }

  /// The least and the greatest, where something is asked and both are known; integers as `Double`
  /// has them all.
  var bounds: ClosedRange<Double>? {
    guard ranges != [all], let lower = ranges.first?.lowerBound, let upper = ranges.last?.upperBound
    else {
      return nil
    }
    return max(abs(lower), abs(upper)) <= Double(1 << 53) ? lower...upper : nil
  }
}

// MARK: - Conditions

extension AskedRanges {
  typealias Ranges = [ClosedRange<Double>]

  /// All numbers, of which nothing is asked.
  static let anyNumber = -Double.infinity ... .infinity

  private static let any: Ranges = [anyNumber]

  /// The numbers for which a condition holds, or does not hold where it is denied; all that may be
  /// where it is not understood.
  private mutating func numbers(accepted condition: Formula, isDenied: Bool) -> Ranges {
    switch condition {
    case .prefix("!", let denied): return numbers(accepted: denied, isDenied: !isDenied)
    case .binary(let left, let sign, let right) where sign == "||" || sign == "&&":
      let left = numbers(accepted: left, isDenied: isDenied)
      let right = numbers(accepted: right, isDenied: isDenied)
      return (sign == "||") == isDenied
        ? left.common(with: right) : Ranges(union: left + right, step: step)
    default:
      if let all = subject.collection {
        if let elements = elements(of: all, condition, isDenied: isDenied) { return elements }
      } else if let comparison = comparison(condition) {
        return isDenied ? comparison.apart(by: step) : comparison
      }
      isExact = false
      return Self.any
    }
  }

  /// The numbers that all elements of a collection have to be; nil where nothing is asked of them.
  private mutating func elements(
    of collection: Formula, _ condition: Formula, isDenied: Bool
  ) -> Ranges? {
    if !isDenied, condition == collection.member("isEmpty") { return [] }
    guard case .call(let function, let arguments) = condition, arguments.count == 1,
      function == collection.member(isDenied ? "contains" : "allSatisfy")
    else { return nil }
    let body = arguments[0].answer(to: .name("$0"))
    var inner = self
    inner.subject.collection = nil
    let ranges = inner.numbers(accepted: body, isDenied: isDenied)
    isExact = inner.isExact
    return ranges
  }

  /// The numbers for which a condition holds; nil where it is about something else.
  private func comparison(_ condition: Formula) -> Ranges? {
    switch condition {
    case .binary(subject.optional, let sign, .name("nil")),
      .binary(.name("nil"), let sign, subject.optional):
      return sign == "==" ? [] : sign == "!=" ? Self.any : nil
    case .binary(let all, "~=", let part):
      return (members(of: all) ?? number(all).map { [$0...$0] }).flatMap {
        numbers(making: part, in: $0)
      }
    case .binary(let left, let sign, let right):
      let isFlipped = number(right) == nil
      guard let number = isFlipped ? number(left) : number(right) else { return nil }
      return numbers(comparing: sign, with: number, isFlipped: isFlipped)
        .flatMap { numbers(making: isFlipped ? right : left, in: $0) }
    case .call(.member(.binary(.number(0), let dots, subject.formula), "contains"), let parts)
    where parts.count == 1 && subject.isOrdered:
      let number = number(parts[0])
      return number.map { [$0 + (dots == "..<" ? step : 0) ... .infinity] }
    case .call(.member(let all, "contains"), let parts) where parts.count == 1:
      return members(of: all).flatMap { numbers(making: parts[0], in: $0) } ?? count(condition)
    default: return count(condition)
    }
  }

  private func numbers(comparing sign: String, with number: Double, isFlipped: Bool) -> Ranges? {
    switch sign {
    case "==": return [number...number]
    case "!=": return Ranges([number...number]).apart(by: step)
    case "<", "<=", ">", ">=":
      guard subject.isOrdered else { return nil }
      let excess = sign.hasSuffix("=") ? 0 : step
      let isUpper = sign.hasPrefix("<") != isFlipped
      return [isUpper ? -.infinity...number - excess : number + excess ... .infinity]
    default: return nil
    }
  }

  /// How many elements a collection has for which a condition on it holds: `names.isEmpty`,
  /// `names.indices.contains(3)`.
  private func count(_ condition: Formula) -> Ranges? {
    guard case .member(let all, "count") = subject.formula else { return nil }
    if condition == all.member("isEmpty") { return [0...0] }
    guard case .call(all.member("indices").member("contains"), let arguments) = condition,
      arguments.count == 1
    else { return nil }
    return number(arguments[0]).map { [$0 + 1 ... .infinity] }
  }

  /// The numbers of `0...9`, `1..<8` and `[16, 24, 32]`.
  private func members(of all: Formula) -> Ranges? {
    switch all {
    case .list(let elements):
      let numbers = elements.map(number)
      return numbers.contains(nil)
        ? nil : Ranges(union: numbers.compactMap { $0.map { $0...$0 } }, step: step)
    case .binary(let first, let dots, let last): return range(first, dots, last)
    case .prefix(let dots, let last): return range(nil, dots, last)
    case .postfix(let first, let dots): return range(first, dots, nil)
    default: return nil
    }
  }

  private func range(_ first: Formula?, _ dots: String, _ last: Formula?) -> Ranges? {
    // Between two texts there are others.
    guard subject.isOrdered, dots == "..." || dots == "..<",
      let lower = first.map(number) ?? -.infinity, let upper = last.map(number) ?? .infinity
    else { return nil }
    let end = upper - (dots == "..<" ? step : 0)
    return lower <= end ? [lower...end] : []
  }

  /// The number that is written or computed there, or the position of a text.
  func number(_ formula: Formula) -> Double? {
    if case .text(let text) = formula { return texts.firstIndex(of: text).map(Double.init) }
    return formula.number(isInteger: step > 0)
  }
}

// MARK: - Ranges

extension [ClosedRange<Double>] {
  /// Those that are in one of some, in order and apart.
  init(union all: some Sequence<ClosedRange<Double>>, step: Double) {
    self = []
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last, last.upperBound + step >= range.lowerBound {
        self[count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        append(range)
      }
    }
  }

  /// Those that are in both.
  func common(with other: Self) -> Self {
    flatMap { range in other.filter(range.overlaps).map(range.clamped) }
  }

  /// Those that are in none; the ends as well where numbers have no next one.
  fileprivate func apart(by step: Double) -> Self {
    reduce([AskedRanges.anyNumber]) { rest, range in
      let sides = [(-.infinity, range.lowerBound - step), (range.upperBound + step, .infinity)]
      return rest.common(with: sides.filter { $0 < $1 }.map { $0...$1 })
    }
  }
}
