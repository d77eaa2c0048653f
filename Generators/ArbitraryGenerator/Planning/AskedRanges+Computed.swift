/// Conditions on what is computed of a number: `abs(latitude) <= 90`, `port + 1 < 65_536`.
extension AskedRanges {
  /// The numbers of which something is computed that is in some ranges: those of `n` for which `n + 1`,
  /// `n * 8`, `abs(n)` or `Int(n)` is; nil where it is computed of something else.
  func numbers(making formula: Formula, in ranges: Ranges) -> Ranges? {
    if formula == subject.formula { return ranges }
    // Texts are numbered, and are none.
    guard subject.isOrdered else { return nil }
    switch formula {
    case .prefix("-", let part): return numbers(making: part, in: ranges.mapped { -$0 })
    case .member(let part, "magnitude"): return numbers(ofMagnitude: part, in: ranges)
    case .call(.name(let function), let parts) where parts.count == 1:
      if function == "abs" { return numbers(ofMagnitude: parts[0], in: ranges) }
      let isConversion = step > 0 && PreconditionScanner.integers.contains(function)
      return isConversion ? numbers(making: parts[0], in: ranges) : nil
    case .binary(let part, let sign, let other):
      if let number = number(other) { return numbers(making: part, sign, number, in: ranges) }
      return number(part).flatMap { numbers(making: other, behind: $0, sign, in: ranges) }
    default: return nil
    }
  }

  /// The same of what stands before a number.
  private func numbers(
    making part: Formula, _ sign: String, _ number: Double, in ranges: Ranges
  ) -> Ranges? {
    switch sign {
    case "+": numbers(making: part, in: ranges.mapped { $0 - number })
    case "-": numbers(making: part, in: ranges.mapped { $0 + number })
    case "*" where number > 0: numbers(making: part, in: ranges.compactMap { factors($0, number) })
    case "/" where number > 0:
      numbers(making: part, in: Ranges(union: ranges.map { dividends($0, number) }, step: step))
    default: nil
    }
  }

  /// The same of what stands behind a number.
  private func numbers(
    making part: Formula, behind number: Double, _ sign: String, in ranges: Ranges
  ) -> Ranges? {
    switch sign {
    case "+", "*": numbers(making: part, sign, number, in: ranges)
    case "-": numbers(making: part, in: ranges.mapped { number - $0 })
    default: nil
    }
  }

  private func numbers(ofMagnitude part: Formula, in ranges: Ranges) -> Ranges? {
    let ranges = ranges.common(with: [0...(.infinity)])
    return numbers(making: part, in: Ranges(union: ranges + ranges.mapped { -$0 }, step: step))
  }

  /// The numbers that make one of a range, multiplied; nil where there are none.
  private func factors(_ range: ClosedRange<Double>, _ number: Double) -> ClosedRange<Double>? {
    let (least, most) = (range.lowerBound / number, range.upperBound / number)
    guard step > 0 else { return least...most }
    let (first, last) = (least.rounded(.up), most.rounded(.down))
    return first <= last ? first...last : nil
  }

  /// The numbers that make one of a range, divided; integers are rounded towards zero.
  private func dividends(_ range: ClosedRange<Double>, _ number: Double) -> ClosedRange<Double> {
    let rest = step > 0 ? number - 1 : 0
    let (least, most) = (range.lowerBound * number, range.upperBound * number)
    return (least > 0 ? least : least - rest)...(most < 0 ? most : most + rest)
  }
}

extension [ClosedRange<Double>] {
  /// Those between the ends that become of theirs, in order.
  fileprivate func mapped(_ number: (Double) -> Double) -> Self {
    let all = map { range in
      let ends = [number(range.lowerBound), number(range.upperBound)].sorted()
      return ends[0]...ends[1]
    }
    return all.sorted { $0.lowerBound < $1.lowerBound }
  }
}
