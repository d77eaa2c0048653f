/// Which numbers conditions ask something to be: `(0...59).contains(minute)`, `hour >= 0 && hour < 24`,
/// `key.count == 16 || key.count == 32`, `iv == nil || iv!.count == 8`. What is not understood in them
/// may be any.
struct AskedRanges {
  /// What conditions are asked about.
  struct Subject {
    /// It, as conditions name it, and as closures do that are called with each element.
    var name: String
    /// The optional that it is in, which is taken to be there.
    var optional: String?
    /// The collection that it is any element of.
    var collection: String?
    /// Whether there is a next one to each, so that some are larger than others.
    var isOrdered = true
  }

  private var subject: Subject
  /// How far a number is from the next.
  private let step: Double
  /// Those that nothing is asked of.
  let all: ClosedRange<Double>
  /// In order, and apart.
  private(set) var ranges: [ClosedRange<Double>]
  /// Whether all that is asked was understood.
  private(set) var isExact = true

  /// - Parameters:
  ///   - subject: What is asked about: a parameter, how many elements it has, or each of them.
  ///   - all: The numbers that it may be without conditions.
  ///   - conditions: What is asked, in the words of the sources.
  ///   - step: How far a number is from the next: zero for those that are no integers.
  init(
    of subject: Subject, among all: ClosedRange<Double> = anyNumber, by conditions: [String],
    step: Double
  ) {
    (self.subject, self.step) = (subject, step)
    (self.all, ranges) = (all, [all])
    for condition in conditions {
      guard !condition.contains(" ? ") else {
        isExact = false
        continue
      }
      let text = condition.replacing("?.", with: "!.").replacing(" in ", with: ":")
        .filter { $0 != " " }
      ranges = ranges.common(with: numbers(accepted: text[...], isDenied: false))
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
  private typealias Ranges = [ClosedRange<Double>]

  /// All numbers, of which nothing is asked.
  static let anyNumber = -Double.infinity ... .infinity

  private static let any: Ranges = [anyNumber]

  /// The numbers for which a condition holds, or does not hold where it is denied; all that may be
  /// where it is not understood.
  private mutating func numbers(accepted condition: Substring, isDenied: Bool) -> Ranges {
    for (sign, isUnion) in [("||", !isDenied), ("&&", isDenied)] {
      let parts = condition.parts(between: sign)
      guard parts.count > 1 else { continue }
      let all = parts.map { numbers(accepted: $0, isDenied: isDenied) }
      return isUnion
        ? Ranges(union: all.joined(), step: step)
        : all.dropFirst().reduce(all[0]) { $0.common(with: $1) }
    }
    if let inside = condition.insideParentheses {
      return numbers(accepted: inside, isDenied: isDenied)
    }
    if let all = subject.collection {
      if let elements = elements(of: all, condition, isDenied: isDenied) { return elements }
    } else if let comparison = comparison(condition) {
      return isDenied ? comparison.apart(by: step) : comparison
    }
    guard condition.hasPrefix("!"), condition.comparisonSign == nil else {
      isExact = false
      return Self.any
    }
    return numbers(accepted: condition.dropFirst(), isDenied: !isDenied)
  }

  /// The numbers that all elements of a collection have to be; nil where nothing is asked of them.
  private mutating func elements(
    of collection: String, _ text: Substring, isDenied: Bool
  ) -> Ranges? {
    if !isDenied, text == "\(collection).isEmpty" { return [] }
    let call = "\(collection)." + (isDenied ? "contains" : "allSatisfy")
    guard text.hasPrefix(call) else { return nil }
    let argument = text.dropFirst(call.count)
    guard let closure = (argument.insideParentheses ?? argument).closure else { return nil }
    var inner = self
    inner.subject.collection = nil
    inner.subject.name = subject.name.replacing("$0", with: closure.parameter)
    let ranges = inner.numbers(accepted: closure.body, isDenied: isDenied)
    isExact = inner.isExact
    return ranges
  }

  /// The numbers for which a comparison holds; nil where it is about something else.
  private func comparison(_ text: Substring) -> Ranges? {
    let subject = self.subject.name
    for (end, isList) in [("~=\(subject)", false), (".contains(\(subject))", true)]
    where text.hasSuffix(end) {
      return members(of: text.dropLast(end.count), isList: isList)
    }
    if subject.hasSuffix(".count") {
      let all = subject.dropLast(6)
      if text == "\(all).isEmpty" { return [0...0] }
      let indices = "\(all).indices.contains"
      if text.hasPrefix(indices), let index = text.dropFirst(indices.count).insideParentheses {
        return number(index).map { [$0 + 1 ... .infinity] }
      }
    }
    guard let sign = text.comparisonSign else { return nil }
    let (left, right) = (text[..<sign.startIndex], text[sign.endIndex...])
    if let optional = self.subject.optional, [left, right].contains("nil"),
      [left, right].contains(optional[...])
    {
      return sign == "==" ? [] : sign == "!=" ? Self.any : nil
    }
    guard left == subject || right == subject, let number = number(left == subject ? right : left)
    else { return nil }
    switch sign {
    case "==": return [number...number]
    case "!=": return Ranges([number...number]).apart(by: step)
    case "<", "<=", ">", ">=":
      guard self.subject.isOrdered else { return nil }
      let excess = sign.hasSuffix("=") ? 0 : step
      let isUpper = sign.hasPrefix("<") == (left == subject)
      return [isUpper ? -.infinity...number - excess : number + excess ... .infinity]
    default: return nil
    }
  }

  /// The numbers of `0...9`, `(1..<8)`, `[16, 24, 32]` and, where it is no list, `8`.
  private func members(of text: Substring, isList: Bool) -> Ranges? {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let all = text.dropFirst().dropLast().split(separator: ",").map(number)
      return all.contains(nil)
        ? nil : Ranges(union: all.compactMap { $0.map { $0...$0 } }, step: step)
    }
    if let number = number(text) { return isList ? nil : [number...number] }
    // Between two texts there are others.
    guard subject.isOrdered else { return nil }
    let range = text.insideParentheses ?? text
    for (sign, excess) in [("...", 0), ("..<", step)] {
      guard let dots = range.firstRange(of: sign) else { continue }
      let (first, last) = (range[..<dots.lowerBound], range[dots.upperBound...])
      guard let lower = first.isEmpty ? -.infinity : number(first),
        let upper = last.isEmpty ? .infinity : number(last).map({ $0 - excess })
      else { return nil }
      return lower <= upper ? [lower...upper] : []
    }
    return nil
  }

  /// The number that is written as `1_000`, or computed as in `64 / 8` and `(1 << 16) - 1`.
  private func number(_ text: Substring) -> Double? {
    if text.first(where: { $0 != "-" })?.isNumber == true,
      let number = Double(text.filter { $0 != "_" })
    {
      return number.isFinite ? number : nil
    }
    if let inside = text.insideParentheses { return number(inside) }
    for signs in [["+", "-"], ["*", "/"], ["<<"]] {
      guard let (left, sign, right) = text.operands(ofLast: signs) else { continue }
      guard let left = number(left), let right = number(right) else { return nil }
      let result = computed(left, sign, right)
      return result.isFinite ? result : nil
    }
    return nil
  }

  private func computed(_ left: Double, _ sign: String, _ right: Double) -> Double {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": step == 0 ? left / right : (left / right).rounded(.towardZero)
    default: 0..<63 ~= right ? left * Double(1 << Int(right)) : .nan
    }
  }
}

// MARK: - Ranges

extension [ClosedRange<Double>] {
  /// Those that are in one of some, in order and apart.
  fileprivate init(union all: some Sequence<ClosedRange<Double>>, step: Double) {
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
  fileprivate func common(with other: Self) -> Self {
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

// MARK: - Texts

extension Substring {
  /// What stands between signs that are in no brackets.
  fileprivate func parts(between sign: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for index in indicesOutsideBrackets
    where index >= start && self[index...].hasPrefix(sign) {
      parts.append(self[start..<index])
      start = self.index(index, offsetBy: sign.count)
    }
    return parts + [self[start...]]
  }

  /// What stands on both sides of the last of some signs that is in no brackets.
  fileprivate func operands(ofLast signs: [String]) -> (Substring, String, Substring)? {
    for index in indicesOutsideBrackets.dropFirst().reversed() {
      guard let sign = signs.first(where: self[index...].hasPrefix),
        !"+-*/<".contains(self[self.index(before: index)])
      else { continue }
      return (self[..<index], sign, self[index...].dropFirst(sign.count))
    }
    return nil
  }

  /// What stands in the parentheses, where all of it does.
  fileprivate var insideParentheses: Substring? {
    guard first == "(", last == ")", indicesOutsideBrackets.count == 1 else { return nil }
    return dropFirst().dropLast()
  }

  /// The name of what a closure is called with, and what that answers; nil for anything else.
  fileprivate var closure: (parameter: String, body: Substring)? {
    let all = hasPrefix("where:") ? dropFirst(6) : self
    guard all.first == "{", all.last == "}", all.indicesOutsideBrackets.count == 1 else {
      return nil
    }
    let inside = all.dropFirst().dropLast()
    let name = inside.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, inside[name.endIndex...].first == ":" else { return ("$0", inside) }
    return (String(name), inside[name.endIndex...].dropFirst())
  }

  /// The operator of a comparison that stands in no brackets.
  fileprivate var comparisonSign: Substring? {
    let signs = indicesOutsideBrackets.dropFirst().filter { "<>=!".contains(self[$0]) }
    guard
      let start = signs.first(where: { self[$0] != "!" || self[index(after: $0)...].first == "=" })
    else { return nil }
    return self[start...].prefix { "<>=!".contains($0) }
  }

  /// Those of what stands in no brackets, and of the brackets that open outside of any.
  private var indicesOutsideBrackets: [Index] {
    var depth = 0
    return indices.filter { index in
      if ")]}".contains(self[index]) {
        depth -= 1
        return false
      }
      defer { if "([{".contains(self[index]) { depth += 1 } }
      return depth == 0
    }
  }
}
