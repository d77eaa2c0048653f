/// Products of more and more numbers, which soon are too large for any type.
extension PreconditionScanner {
  /// That `(1...count).reduce(1, *)` is a number.
  func product(at position: Int) -> [Precondition] {
    guard kind(at: position + 1) == .rightParen, let parenthesis = openBracket(around: position),
      word(at: parenthesis - 1) == "reduce", kind(at: parenthesis - 2) == .dot
    else { return [] }
    return product(of: start(ofValueBefore: parenthesis - 2)..<parenthesis - 2)
  }

  /// The same of `(1...count).reduce(1) { $0 * $1 }`; that the program relies on
  /// `(0..<count).reduce(1) { all, _ in all * base }`.
  func product(ofClosureAt brace: Int) -> [Precondition] {
    guard let call = call(ofClosureAt: brace), call.name == "reduce",
      let sign = call.values.last(where: { word(at: $0) == "reduce" })
    else { return [] }
    let body = tokens.inside(bracketsAt: brace)
    let named = parameters(ofClosureAt: brace).dropLast()
    let names = named.isEmpty ? ["$0", "$1"] : Array(named)
    guard names.count == 2, !isFloat(sign + 2),
      let times = body.first(where: { word(at: $0) == "*" }),
      kind(at: times - 2) != .leftParen
    else { return [] }
    let factors = [word(at: times - 1), word(at: times + 1)]
    guard factors.contains(names[0]) else { return [] }
    let numbers = call.values.lowerBound..<max(call.values.lowerBound, sign - 1)
    if factors.contains(names[1]) {
      return times + 2 == body.upperBound ? product(of: numbers) : []
    }
    let start = kind(at: sign + 3) == .colon ? sign + 4 : sign + 2
    if let digits = digits(of: numbers, in: body, multipliedAt: times, from: start) {
      return digits
    }
    return isCounted(numbers) ? unreadable(call.values.lowerBound..<body.upperBound + 1) : []
  }

  /// That there are no more digits than a number has room for, in
  /// `bytes.reduce(0) { $0 * 256 + Int($1) }` and where a loop does the same; nil where something else
  /// is multiplied, or of an unknown type.
  ///
  /// - Parameter start: Where it is written what the number is before the first digit.
  private func digits(
    of values: Range<Int>, in body: Range<Int>, multipliedAt sign: Int, from start: Int
  ) -> [Precondition]? {
    let sides = [sign - 1, sign + 1].compactMap(integer(at:))
    guard sides.count == 1, let base = sides.first, base > 1, body.count < Self.longest,
      !body.contains(where: { $0 != sign && ["%", "*", "*=", "/"].contains(word(at: $0)) }),
      let first = integer(at: isMade(start) ? start + 2 : start),
      let digit = type(ofDigitsIn: values), let bitsOfDigit = Self.bits[digit]
    else { return nil }
    let makesFloat = body.contains { isFloat($0) && kind(at: $0 + 1) == .leftParen }
    let type = ([start] + body).first(where: isMade).map(word) ?? digit
    // Wide ones are drawn to be computed with, unless they are converted before.
    guard !makesFloat, let bits = Self.bits[type], bitsOfDigit <= 32 || type == digit else {
      return nil
    }
    let count = Self.most(
      digitsTo: bitsOfDigit > 32 ? 1_000_000_000 : Self.largest(ofBits: bitsOfDigit),
      behind: first, base: base, in: Self.largest(ofBits: bits))
    guard let all = condition(values).first else {
      return unreadable(values.lowerBound..<body.upperBound)
    }
    return [all.followed(by: ".count <= \(count)").naming(["count"])]
  }

  /// The type of the integers that are gone through; nil where they are none, or that is not told.
  private func type(ofDigitsIn values: Range<Int>) -> String? {
    if let (base, name) = call(endedAt: values), name == "utf8",
      case .named("String", [])? = type(of: base)
    {
      return "UInt8"
    }
    switch type(of: values) {
    case .array(.named(let name, [])): return Self.bits[name] == nil ? nil : name
    case .named("Data", []): return "UInt8"
    default: return nil
    }
  }

  /// Whether something becomes an integer of another type there.
  private func isMade(_ position: Int) -> Bool {
    kind(at: position + 1) == .leftParen && Self.bits[word(at: position)] != nil
  }

  private func integer(at position: Int) -> UInt64? {
    guard kind(at: position) == .integer else { return nil }
    return LiteralScanner.integer(word(at: position).filter { $0 != "_" })
      .flatMap(UInt64.init(exactly:))
  }

  /// How many digits a number has room for behind a first one.
  private static func most(
    digitsTo digit: UInt64, behind first: UInt64, base: UInt64, in largest: UInt64
  ) -> Int {
    var (number, count) = (first, 0)
    while count < 64 {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: base)
      let (sum, isOver) = product.addingReportingOverflow(digit)
      guard !isTooLarge, !isOver, sum <= largest else { break }
      (number, count) = (sum, count + 1)
    }
    return count
  }

  private static func largest(ofBits bits: Int) -> UInt64 {
    bits < 64 ? 1 << UInt64(bits) - 1 : .max
  }

  /// The bits of the integers without the sign.
  private static let bits = [
    "Int": 63, "Int16": 15, "Int32": 31, "Int64": 63, "Int8": 7, "UInt": 64, "UInt16": 16,
    "UInt32": 32, "UInt64": 64, "UInt8": 8,
  ]

  /// That the numbers have a product which `for number in 1...count { product *= number }` goes through;
  /// that the program relies on `power *= base` where that is done `count` times.
  func product(inLoop start: Int, to brace: Int) -> [Precondition] {
    let body = tokens.inside(bracketsAt: brace)
    guard start + 3 < brace, kind(at: start + 1) == .name, tokens[start + 2].keyword == .in,
      body.count < Self.longest,
      !body.contains(where: { mayLeave(at: $0) || word(at: $0) == "break" })
    else { return [] }
    let numbers = start + 3..<max(start + 3, end(ofLoopHead: start))
    let product = body.first { word(at: $0) == "*=" || word(at: $0) == "*" && multipliesOnward($0) }
    guard let product, !isFloat(setBy: product) else { return [] }
    if word(at: product) == "*=", word(at: product + 1) == word(at: start + 1) {
      return self.product(of: numbers)
    }
    if let value = self.start(ofVariableSetBy: product),
      let digits = digits(of: numbers, in: body, multipliedAt: product, from: value)
    {
      return digits
    }
    guard isCounted(numbers) else { return [] }
    let statement = body.lowerBound..<product
    let first = statement.last { isStart($0, of: body) } ?? product
    return unreadable(first..<end(ofStatementAt: first, of: body))
  }

  /// Where it is written what a variable begins as that is multiplied there.
  private func start(ofVariableSetBy sign: Int) -> Int? {
    let variable = word(at: start(ofValueBefore: sign))
    let declaration = (1..<max(1, sign)).suffix(Self.longest).last {
      tokens[$0 - 1].keyword == .var && word(at: $0) == variable
    }
    return declaration.flatMap { word(at: $0 + 1) == "=" ? $0 + 2 : nil }
  }

  /// Whether what is multiplied there began as a number that is never too large.
  private func isFloat(setBy sign: Int) -> Bool {
    let variable = word(at: start(ofValueBefore: sign))
    let declaration = (0..<sign).last {
      word(at: $0) == variable && kind(at: $0 - 1) == .name && tokens[$0 - 1].keyword == .var
    }
    guard let declaration else { return false }
    let value = declaration + 2
    return isFloat(value) || word(at: value + 1) == "=" && isFloat(value + 2)
  }

  /// Whether a number of a floating-point type is written there, or such a type.
  private func isFloat(_ position: Int) -> Bool {
    kind(at: position) == .float
      || ["CGFloat", "Decimal", "Double", "Float"].contains(word(at: position))
  }

  /// That all numbers from one on have a product, also where they are gone through from the last on.
  private func product(of numbers: Range<Int>) -> [Precondition] {
    guard let end = last(ofNumbersIn: withoutParentheses(numbers)), let last = reading(end),
      isWide(end, last)
    else { return [] }
    return [last.enclosed.value.within("", " <= 20").ofFew]
  }

  private func isWide(_ value: Range<Int>, _ meaning: Meaning) -> Bool {
    let isConverted = kind(at: value.lowerBound + 1) == .leftParen
    let type = meaning.type ?? (isConverted ? .named(word(at: value.lowerBound)) : nil)
    guard case .named(let name, [])? = type else { return false }
    return ["Int", "Int64", "UInt", "UInt64"].contains(name)
  }

  /// Where the last number stands of `1...count`, `(1...count).reversed()` and
  /// `stride(from: count, to: 0, by: -1)`.
  private func last(ofNumbersIn numbers: Range<Int>) -> Range<Int>? {
    let first = numbers.lowerBound
    if let (base, name) = call(endedAt: numbers), name == "reversed" {
      return last(ofNumbersIn: withoutParentheses(base))
    }
    if numbers.count > 2, ["1", "2"].contains(word(at: first)), isRange(first + 1) {
      return first + 2..<numbers.upperBound
    }
    guard word(at: first) == "stride", kind(at: first + 1) == .leftParen,
      tokens.end(ofBracketsAt: first + 1) == numbers.upperBound
    else { return nil }
    let steps = arguments(of: first + 1)
    guard steps.count == 3, steps[0].label == "from", steps[2].label == "by" else { return nil }
    let least = ["0", "1", "2"]
    let isDown = word(at: steps[2].value.lowerBound) == "-"
    let (low, high) = isDown ? (steps[1].value, steps[0].value) : (steps[0].value, steps[1].value)
    return low.count == 1 && least.contains(word(at: low.lowerBound)) ? high : nil
  }

  /// Whether as many numbers are gone through as a parameter says.
  private func isCounted(_ numbers: Range<Int>) -> Bool {
    let numbers = withoutParentheses(numbers)
    guard let sign = numbers.first(where: isRange), sign + 1 < numbers.upperBound else {
      return false
    }
    return self.numbers(in: sign + 1..<numbers.upperBound)?.isEmpty == false
  }
}
