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
    return isCounted(numbers) ? unreadable(call.values.lowerBound..<body.upperBound + 1) : []
  }

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
    guard isCounted(numbers) else { return [] }
    let statement = body.lowerBound..<product
    let first = statement.last { isStart($0, of: body) } ?? product
    return unreadable(first..<end(ofStatementAt: first, of: body))
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
