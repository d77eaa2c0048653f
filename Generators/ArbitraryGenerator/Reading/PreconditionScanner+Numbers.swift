/// Numbers that are gone through, which are no elements.
extension PreconditionScanner {
  /// Those of `0..<8`, `1...rows`, `(0..<columns).reversed()` and `stride(from: 0, to: 8, by: 2)`.
  func numbers(of sequence: Range<Int>, named names: [String]) -> Elements? {
    var range = withoutParentheses(sequence)
    while let (base, name) = call(endedAt: range), name == "reversed" {
      range = withoutParentheses(base)
    }
    guard names.count == 1, let counted = numbers(between: range) ?? numbers(ofStride: range) else {
      return nil
    }
    func number(_ text: String) -> Meaning {
      let value = Precondition(text: text, parameters: [])
      return Meaning(type: .named("Int"), value: value, isOperand: true, isCounted: true)
    }
    var numbers = Elements(names: names, meanings: [number(names[0])], all: counted.all)
    if !numbers.all.parameters.isEmpty {
      numbers.areThere = .known(by: counted.areThere)
    } else if let last = counted.last {
      (numbers.areThere, numbers.last) = (.certain, number("\(last)"))
    } else {
      return nil
    }
    return numbers
  }

  /// That there are numbers in a range; nil where that cannot be asked.
  func hasNumbers(_ range: Range<Int>) -> Precondition? {
    numbers(between: range).map(\.areThere).flatMap { $0.parameters.isEmpty ? nil : $0 }
  }

  /// Those of `0..<count`.
  private func numbers(between range: Range<Int>) -> CountedNumbers? {
    guard range.count < Self.longest, let sign = range.first(where: isRange),
      sign > range.lowerBound, sign + 1 < range.upperBound
    else { return nil }
    let ends = [range.lowerBound..<sign, sign + 1..<range.upperBound].compactMap {
      (reading($0) ?? constant($0))?.enclosed.value
    }
    guard ends.count == 2 else { return nil }
    return CountedNumbers(lower: ends[0], isClosed: word(at: sign) == "...", upper: ends[1])
  }

  /// Those of `stride(from: 0, to: 64, by: 8)`.
  private func numbers(ofStride call: Range<Int>) -> CountedNumbers? {
    guard word(at: call.lowerBound) == "stride", kind(at: call.lowerBound + 1) == .leftParen,
      tokens.end(ofBracketsAt: call.lowerBound + 1) == call.upperBound
    else { return nil }
    let arguments = arguments(of: call.lowerBound + 1)
    guard arguments.map(\.label) == ["from", "to", "by"] else { return nil }
    let values = arguments.compactMap { constant($0.value)?.value }
    guard values.count == 3, let step = Int(values[2].text), step > 1 else { return nil }
    return CountedNumbers(lower: values[0], isClosed: false, upper: values[1], step: step)
  }
}

/// Between which numbers others are gone through, and in which steps.
private struct CountedNumbers {
  /// No loop that people write goes through others.
  private static let written = -1_000_000...1_000_000

  var lower: Precondition
  var isClosed: Bool
  var upper: Precondition
  var step = 1

  /// That there are any.
  var areThere: Precondition {
    lower.joined(with: upper, as: "\(lower.text) \(isClosed ? "<=" : "<") \(upper.text)")
  }

  /// All of them, as they are written.
  var all: Precondition {
    // A range whose ends are not in order ends the program, where a stride has no numbers.
    let isStride = step > 1 || ![lower, upper].allSatisfy(\.text.isPlain)
    let text =
      isStride
      ? "stride(from: \(lower.text), \(isClosed ? "through" : "to"): \(upper.text), by: \(step))"
      : "(\(lower.text)\(isClosed ? "..." : "..<")\(upper.text))"
    var all = lower.joined(with: upper, as: text)
    all.mayTrap = !isStride && !all.parameters.isEmpty
    return all
  }

  /// The last of them, where both ends are written in literals; nil where there is none.
  var last: Int? {
    let ends = [lower, upper].compactMap { Int($0.text) }.filter(Self.written.contains)
    guard ends.count == 2 else { return nil }
    let most = isClosed ? ends[1] : ends[1] - 1
    return ends[0] <= most ? most - (most - ends[0]) % step : nil
  }
}

extension String {
  /// Whether it is a name, a member or a number, and nothing computed.
  fileprivate var isPlain: Bool { allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } }
}
