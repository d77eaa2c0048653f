/// What ends the program in the standard library: numbers that do not fit, indices behind the end,
/// values that are not there.
extension PreconditionScanner {
  /// What is asked at a token of a statement that is always run.
  func traps(at position: Int) -> [Precondition] {
    switch tokens[position].kind {
    case .name:
      conversion(at: position) + room(at: position) + count(at: position) + place(at: position)
        + step(at: position) + index(at: position) + keys(at: position) + time(at: position)
        + interval(at: position) + neighbour(at: position) + unchecked(at: position)
        + drawn(at: position) + localCall(at: position)
        + (word(at: position) == "abs" ? opposite(at: position) : [])
    case .operator:
      switch word(at: position) {
      case "!" where tokens[max(0, position - 1)].keyword == .as:
        unreadable(start(ofValueBefore: position - 1)..<end(ofTypeAt: position + 1))
      case "!": presence(before: position)
      case "?": chainedElement(at: position + 1)
      case "...", "..<": bounds(around: position)
      case "/", "%": divisor(behind: position)
      case "+", "-": sum(at: position) + opposite(at: position)
      case "*": product(at: position)
      default: []
      }
    // What has a label is somebody's own subscript.
    case .leftSquare where kind(at: position + 2) == .colon: []
    case .leftSquare: element(at: position) + first(at: position)
    case .leftBrace: conditions(ofClosureAt: position) + product(ofClosureAt: position)
    default: []
    }
  }

  /// `Array(repeating: 0, count: rows * columns)`, `reserveCapacity(count)`.
  private func room(at position: Int) -> [Precondition] {
    let isLabel = kind(at: position + 1) == .colon
    let asks =
      switch word(at: position) {
      case "count": isLabel && isRepeated(before: position)
      case "capacity", "initialCapacity", "minimumCapacity": isLabel
      case "reserveCapacity": kind(at: position + 1) == .leftParen
      default: false
      }
    guard asks else { return [] }
    let value = position + 2..<end(of: position + 2, before: [.comma, .rightParen])
    guard let numbers = numbers(in: value), !value.contains(where: isDifference) else { return [] }
    let isProduct = value.contains { word(at: $0) == "*" }
    return numbers.map { number in
      Precondition(
        text: "\(number.name) >= 0", parameters: number.parameters,
        magnitude: isProduct || number.name.contains("*") ? .factor : .count)
    }
  }

  private func isDifference(_ position: Int) -> Bool {
    ["-", "/", "%"].contains(word(at: position))
  }

  private func isRepeated(before position: Int) -> Bool {
    let label = (0..<position).last { kind(at: $0) == .leftParen }.map { word(at: $0 + 1) }
    return label == "repeating"
      || kind(at: position - 1) == .leftParen && word(at: position - 2) == "Data"
  }

  /// `values.first!`, `URL(string: text)!`.
  private func presence(before position: Int) -> [Precondition] {
    guard tokens[position].isAttached, isValue(position - 1), tokens[position - 1].keyword != .try
    else { return [] }
    let value = start(ofValueBefore: position)..<position
    if isDatePart(value) { return [] }
    let presence = presence(of: value)
    if !presence.isEmpty || reading(value) != nil { return presence }
    return isLookedFor(value) ? [] : unreadable(value)
  }

  /// `calendar.dateComponents([.year], from: date).year`, also where those have a name: what a
  /// calendar is asked for is there.
  private func isDatePart(_ value: Range<Int>) -> Bool {
    guard Self.dateParts.contains(word(at: value.upperBound - 1)), value.count > 2 else {
      return false
    }
    guard value.count == 3 else { return value.contains(where: isAskingForDateParts) }
    let name = word(at: value.lowerBound)
    let declaration = (1..<max(1, value.lowerBound)).last {
      tokens[$0 - 1].keyword == .let && word(at: $0) == name
    }
    guard let declaration else { return false }
    let statement = declaration..<end(ofStatementAt: declaration, of: tokens.indices)
    return statement.contains(where: isAskingForDateParts)
  }

  private func isAskingForDateParts(_ position: Int) -> Bool {
    word(at: position) == "dateComponents" && kind(at: position + 1) == .leftParen
  }

  private static let dateParts: Set = [
    "day", "era", "hour", "minute", "month", "nanosecond", "quarter", "second", "weekOfMonth",
    "weekOfYear", "weekday", "weekdayOrdinal", "year", "yearForWeekOfYear",
  ]

  /// `values.prefix(count)`, `text.dropFirst(count)`.
  private func count(at position: Int) -> [Precondition] {
    guard kind(at: position - 1) == .dot, Self.counting.contains(word(at: position)),
      kind(at: position + 1) == .leftParen, kind(at: position + 3) == .rightParen,
      let number = number(at: position + 2)
    else { return [] }
    return [
      Precondition(
        text: "\(number.name) >= 0", parameters: number.parameters, magnitude: .count)
    ]
  }

  /// `stride(from: 0, to: values.count, by: size)`: of small numbers, so that it has an end.
  private func step(at position: Int) -> [Precondition] {
    guard word(at: position) == "stride", kind(at: position - 1) != .dot,
      kind(at: position + 1) == .leftParen
    else { return [] }
    let arguments = arguments(of: position + 1)
    guard arguments.last?.label == "by" else { return [] }
    let small = arguments.compactMap { label, value in
      number(of: value).map { number in
        Precondition(
          text: label == "by" ? "\(number.name) != 0" : "", parameters: number.parameters,
          magnitude: .part)
      }
    }
    return small + fewSteps(arguments.map(\.value))
  }

  /// That there are not many steps between two fractions, of which no limit says how far apart they
  /// are.
  private func fewSteps(_ values: [Range<Int>]) -> [Precondition] {
    let isOfFractions = values.contains { value in
      number(of: value).map { Self.floats.contains($0.type) } ?? false
    }
    let ends = values.compactMap { reading($0)?.enclosed.value ?? constant($0)?.value }
    guard isOfFractions, ends.count == 3 else { return [] }
    let text = "(\(ends[1].text) - \(ends[0].text)) / \(ends[2].text) <= 1_000"
    return [ends.dropFirst().reduce(ends[0]) { $0.joined(with: $1, as: text) }]
  }

  /// `Dictionary(uniqueKeysWithValues: pairs)`.
  private func keys(at position: Int) -> [Precondition] {
    guard word(at: position) == "uniqueKeysWithValues", tokens.isLabel(position) else { return [] }
    let pairs = position + 2..<end(of: position + 2, before: [.comma, .rightParen])
    guard let asked = condition(pairs).first else { return unreadable(pairs) }
    let keys = "\(asked.text).map { $0.0 }"
    return [asked.within("Set(", ".map { $0.0 }).count == \(keys).count").naming(["count", "map"])]
  }

  /// `Duration.seconds(seconds)`, which holds no more than some.
  private func time(at position: Int) -> [Precondition] {
    guard Self.units.contains(word(at: position)), kind(at: position - 1) == .dot,
      kind(at: position + 1) == .leftParen,
      let number = number(of: tokens.inside(bracketsAt: position + 1)),
      Self.floats.contains(number.type)
    else { return [] }
    return [
      Precondition(
        text: "\(number.name).magnitude < 1e18", parameters: number.parameters,
        members: ["magnitude"])
    ]
  }

  /// `DateInterval(start: start, end: end)`, `DateInterval(start: start, duration: duration)`.
  private func interval(at position: Int) -> [Precondition] {
    guard word(at: position) == "DateInterval", kind(at: position + 1) == .leftParen else {
      return []
    }
    let arguments = arguments(of: position + 1)
    let parts = arguments.map { condition($0.value).first }
    switch (arguments.map(\.label), parts.first ?? nil, parts.last ?? nil) {
    case (["start", "end"], let start?, let end?):
      return [start.joined(with: end, as: "\(start.text) <= \(end.text)")]
    case (["start", "duration"], _, let duration?): return [duration.followed(by: " >= 0")]
    default: return []
    }
  }

  /// `index.advanced(by: 1)`, `first.distance(to: last)`: of small integers.
  private func neighbour(at position: Int) -> [Precondition] {
    guard ["advanced", "distance"].contains(word(at: position)), kind(at: position - 1) == .dot,
      kind(at: position + 1) == .leftParen
    else { return [] }
    let sides = [
      start(ofValueBefore: position - 1)..<position - 1, arguments(of: position + 1).first?.value,
    ]
    return sides.compactMap(\.self).compactMap(number(of:)).filter {
      Self.integers.contains($0.type)
    }.map { Precondition(text: "", parameters: $0.parameters, magnitude: .term) }
  }

  /// `name.unsafelyUnwrapped`, `Range(pages)` of a closed one.
  private func unchecked(at position: Int) -> [Precondition] {
    switch word(at: position) {
    case "unsafelyUnwrapped" where kind(at: position - 1) == .dot:
      return presence(of: start(ofValueBefore: position - 1)..<position - 1)
    case "Range" where kind(at: position + 1) == .leftParen:
      let value = tokens.inside(bracketsAt: position + 1)
      guard let range = reading(value)?.enclosed,
        case .named("ClosedRange", let bounds)? = range.type,
        case .named(let type, _)? = bounds.first,
        Self.integers.contains(type)
      else { return [] }
      return [range.value.followed(by: ".upperBound < .max").naming(["max", "upperBound"])]
    case "ClosedRange" where kind(at: position + 1) == .leftParen:
      return isNotEmpty(tokens.inside(bracketsAt: position + 1))
    default: return []
    }
  }

  private static let units: Set = ["microseconds", "milliseconds", "nanoseconds", "seconds"]

  /// That something is there; nothing where it cannot be asked.
  func presence(of value: Range<Int>) -> [Precondition] {
    if let key = key(ofConstantIn: value) { return [key] }
    // What is known not to be an optional is not asked whether it is there.
    guard reading(value)?.isWidened == false else { return [] }
    return condition(value).map { $0.followed(by: " != nil") }
  }

  func divisor(behind position: Int) -> [Precondition] {
    guard isBinary(position) else { return [] }
    let value = position + 1..<end(ofValueAt: position + 1)
    guard counting(withoutParentheses(value)) != nil || isInteger(value), mayBeZero(value),
      let divisor = askable(value)?.value
    else { return [] }
    return [divisor.isNotZero]
  }

  /// Whether an expression is an integer, or is computed of such, as far as that can be told.
  private func isInteger(_ value: Range<Int>) -> Bool {
    if case .named(let name, [])? = type(of: value) { return Self.integers.contains(name) }
    guard let numbers = numbers(in: value, of: Self.computing) else { return false }
    return !numbers.isEmpty && numbers.allSatisfy { Self.integers.contains($0.type) }
  }

  /// Whether nothing keeps a number from being zero, as `max(1, count)` does.
  private func mayBeZero(_ value: Range<Int>) -> Bool {
    let parenthesis = value.lowerBound + 1
    guard word(at: value.lowerBound) == "max", kind(at: parenthesis) == .leftParen,
      tokens.end(ofBracketsAt: parenthesis) == value.upperBound
    else { return true }
    return !arguments(of: parenthesis).contains { $0.value.count == 1 && isPositive($0.value) }
  }

  private func isPositive(_ value: Range<Int>) -> Bool {
    Int(word(at: value.lowerBound)).map { $0 > 0 } ?? false
  }

  func number(of value: Range<Int>) -> Number? {
    value.count == 1 ? number(at: value.lowerBound) : nil
  }

  func isInt(at position: Int) -> Bool { number(at: position)?.type == "Int" }

  func isRange(_ position: Int) -> Bool { ["...", "..<"].contains(word(at: position)) }

  /// Whether an expression is an array, as far as that can be told.
  func isArray(_ value: Range<Int>) -> Bool { type(of: value)?.isList ?? false }

  /// A number, or a parameter that is one or in an order like one, and nothing around it.
  func operand(at position: Int, isBefore: Bool) -> String? {
    let beside = isBefore ? position - 1 : position + 1
    let isPart = [.dot, .leftParen, .leftSquare].contains(kind(at: beside))
    let isAlone = isBefore ? kind(at: beside) != .dot : !isPart
    let isWeak = Self.weak.contains(word(at: beside)) || isChoice(beside)
    guard isAlone, kind(at: beside) != .operator || isWeak else { return nil }
    return kind(at: position) == .integer ? word(at: position) : ordered(at: position)?.name
  }
}

// MARK: - Numbers

extension PreconditionScanner {
  /// Operators that bind less than what makes a number or a range.
  private static let weak: Set = [":", "=", "==", "!=", "<", "<=", ">", ">=", "&&", "||"]

  static let integers: Set = [
    "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
  static let floats: Set = ["CGFloat", "Double", "Float", "TimeInterval"]

  typealias Number = (name: String, parameters: Set<String>, type: String)

  /// What an expression is computed of, as `max(1, count * 2)` is; nil where that is no number.
  ///
  /// - Parameter words: What may stand beside those.
  func numbers(in expression: Range<Int>, of words: Set<String> = arithmetic) -> [Number]? {
    var numbers: [Number] = []
    var position = expression.lowerBound
    while position < expression.upperBound {
      if let number = number(at: position), let (_, end) = knownMeaning(at: position) {
        numbers.append(number)
        position = end
      } else if kind(at: position) == .integer || words.contains(word(at: position)) {
        position += 1
      } else {
        return nil
      }
    }
    return numbers
  }

  /// The same, and what keeps the type of a number but not its sign.
  static let computing = arithmetic.union(["abs"])

  static let arithmetic: Set = ["%", "(", ")", "*", "+", ",", "-", "/", "max", "min"]

  /// The number at a position: a parameter, or what is computed of some.
  func number(at position: Int) -> Number? {
    ordered(at: position).flatMap { Self.others.contains($0.type) ? nil : $0 }
  }

  /// The same of a number, or of something else that ranges are of.
  func ordered(at position: Int) -> Number? {
    guard let (value, _) = knownMeaning(at: position), case .named(let type, [])? = value.type,
      Self.integers.contains(type) || Self.floats.contains(type) || Self.others.contains(type)
    else { return nil }
    return (value.value.text, value.value.parameters, type)
  }

  /// What ranges are of besides numbers.
  private static let others: Set = ["Character", "Date", "Decimal", "Duration", "String"]
}

extension Precondition {
  /// That what it computes is not zero: of numbers as large as the body computes it of.
  fileprivate var isNotZero: Precondition {
    var asked = followed(by: " != 0")
    asked.magnitude = .any
    return asked
  }

  /// It, about as many numbers as an initialiser goes through: few, and not negative unless only
  /// how far they are from zero counts.
  var ofFew: Precondition {
    var few = self
    few.limit(to: text.contains("abs(") ? .part : .count)
    return few
  }

  /// The same about what is made of what it names.
  func within(_ start: String, _ end: String) -> Precondition {
    var copy = self
    copy.text = start + text + end
    return copy
  }

  /// The same, which names some members of the library's values as well.
  func naming(_ members: Set<String>) -> Precondition {
    var copy = self
    copy.members.formUnion(members)
    return copy
  }

  func followed(by end: String) -> Precondition { within("", end) }
}
