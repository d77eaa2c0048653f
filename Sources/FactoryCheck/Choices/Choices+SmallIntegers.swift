extension Gen {
  /// The same gen, whose integers are all so small that three of them, multiplied, are one of their
  /// type, too, wherever they stand in its values.
  ///
  /// It is for what is computed with and would end the program for most pairs of numbers. The code
  /// generator uses it for an initialiser that adds what members of its arguments hold:
  ///
  /// ```swift
  /// struct Order {
  ///   let lines: [Line]
  ///   let total: Int
  ///
  ///   init(lines: [Line]) {
  ///     self.lines = lines
  ///     total = lines.reduce(0) { $0 + $1.price * $1.count }
  ///   }
  /// }
  ///
  /// let orders = Gen<[Line]>.any.withSmallIntegers.map(Order.init)
  /// ```
  ///
  /// An `Int` is less than 2^21 away from zero, an `Int32` less than 2^10, and so on: a third of the
  /// type's bits. A gen in it of a range that has none of these draws the range's first as many.
  public var withSmallIntegers: Gen {
    Gen { choices throws(Discard) in
      let before = choices.keepsIntegersSmall
      choices.keepIntegersSmall(true)
      defer { choices.keepIntegersSmall(before) }
      return try draw(&choices)
    }
  }
}

extension Choices {
  fileprivate mutating func keepIntegersSmall(_ isKept: Bool) {
    keepsIntegersSmall = isKept
    watchesIntegers = isKept || isTaped
  }

  @usableFromInline
  mutating func smallInteger<T: FixedWidthInteger>(in range: ClosedRange<T>, origin: T) -> T {
    keepsIntegersSmall = false
    defer { keepsIntegersSmall = true }
    return integer(in: range.keptSmall, origin: origin)
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// Those of the range that are small, or as many that are next to them.
  var keptSmall: ClosedRange {
    let most = (Bound(1) << (Bound.bitWidth / 3)) - 1
    let least = Bound.isSigned ? 0 - most : 0
    if lowerBound > most {
      let last = lowerBound.addingReportingOverflow(most)
      return lowerBound...(last.overflow ? upperBound : Swift.min(last.partialValue, upperBound))
    }
    if upperBound < least {
      let first = upperBound.subtractingReportingOverflow(most)
      return (first.overflow ? lowerBound : Swift.max(first.partialValue, lowerBound))...upperBound
    }
    return Swift.max(lowerBound, least)...Swift.min(upperBound, most)
  }
}
