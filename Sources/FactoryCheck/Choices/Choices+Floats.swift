extension Choices {
  /// Any floating-point number: whole ones, fractions, every order of magnitude, zeros of both
  /// signs, infinities and NaN. The simplest is 0; whole numbers are simpler than fractions.
  @inlinable
  public mutating func double() -> Double { double(.double) }

  /// Any number of a format, exactly.
  @inlinable
  mutating func double(_ format: FloatFormat) -> Double {
    if isTaped, let tape { return recordedDouble(tape, format) }
    return randomDouble(format)
  }

  /// A floating-point number in a range, whose ends are finite. The simplest is the whole number
  /// nearest to zero, or the fraction with the fewest binary places where
  /// the range holds none.
  @inlinable
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    if isTaped, let tape { return recordedDouble(tape, in: range) }
    return randomDouble(in: range)
  }
}

// MARK: - Random numbers

extension Choices {
  @usableFromInline
  mutating func randomDouble(_ format: FloatFormat) -> Double {
    let word = nextWord()
    let number: Double
    if word & 0xff < max(edges, 8) {
      number = word >> 8 & 7 == 0 ? Double(bitPattern: recent) : edgeDouble(format)
    } else {
      number = commonDouble(word >> 8, format)
    }
    recent = number.bitPattern
    return number
  }

  private mutating func commonDouble(_ word: UInt64, _ format: FloatFormat) -> Double {
    let whole = Double(Int64(bitPattern: nextWord()) >> Int64(max(word >> 8 & 63, cut)))
    switch word & 7 {
    case 0, 1: return whole
    case 2, 3: return whole / Double(1 << (word >> 16 & 15))
    case 4: return whole / 100
    case 5: return Double(nextWord() >> 11) * 0x1p-53
    default: return format.number(of: nextWord())
    }
  }

  private mutating func edgeDouble(_ format: FloatFormat) -> Double {
    if format == .double, let number = literalNumber(in: -.infinity ... .infinity) { return number }
    let edges = format.edges
    return edges[Int(truncatingIfNeeded: uniform(below: UInt64(edges.count)))]
  }

  @usableFromInline
  mutating func randomDouble(in range: ClosedRange<Double>) -> Double {
    let word = nextWord()
    if word & 0xff < edges { return edgeDouble(word >> 8, in: range) }
    if word & 0x800 == 0, range.upperBound - range.lowerBound > 1024 {
      // Spread evenly, the numbers of a wide range are all far out.
      let number = Choices.simplest(in: range) + commonDouble(nextWord(), .double)
      if range.contains(number) { return number }
    }
    let share = Double(word >> 11) * 0x1p-53
    // Weighted ends do not overflow where their difference does.
    let number = range.lowerBound * (1 - share) + range.upperBound * share
    return clamped(word & 0x700 == 0 ? number.rounded() : number, to: range)
  }

  private mutating func edgeDouble(_ word: UInt64, in range: ClosedRange<Double>) -> Double {
    if let number = literalNumber(in: range) { return number }
    let candidate: Double
    switch word & 7 {
    case 0, 1: return range.lowerBound
    case 2, 3: return range.upperBound
    case 4: candidate = range.lowerBound.nextUp
    case 5: candidate = range.upperBound.nextDown
    default: candidate = edgeDouble(.double)
    }
    return range.contains(candidate) ? candidate : Choices.simplest(in: range)
  }

  private func clamped(_ number: Double, to range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}

// MARK: - Recorded numbers

extension Choices {
  @usableFromInline
  mutating func recordedDouble(_ tape: Tape, _ format: FloatFormat) -> Double {
    let rank = tape.choose(.float, in: FloatOrder.ranks, origin: 0) {
      FloatOrder.rank(of: randomDouble(format))
    }
    return FloatOrder.number(at: rank)
  }

  @usableFromInline
  mutating func recordedDouble(_ tape: Tape, in range: ClosedRange<Double>) -> Double {
    let position = tape.position
    let origin = FloatOrder.rank(of: Choices.simplest(in: range))
    let rank = tape.choose(.float, in: FloatOrder.ranks, origin: origin) {
      FloatOrder.rank(of: randomDouble(in: range))
    }
    let number = FloatOrder.number(at: rank)
    if range.contains(number) { return number }
    let nearest = number.isNaN ? Choices.simplest(in: range) : clamped(number, to: range)
    tape.amend(at: position, FloatOrder.rank(of: nearest))
    return nearest
  }

  /// The simplest number of a range: zero, else the whole number nearest to it, else the one with
  /// the fewest binary places.
  static func simplest(in range: ClosedRange<Double>) -> Double {
    if range.contains(0) { return 0 }
    let isPositive = range.lowerBound > 0
    let nearest = isPositive ? range.lowerBound : range.upperBound
    var scale = 1.0
    while scale.isFinite {
      let candidate = (nearest * scale).rounded(.awayFromZero) / scale
      if range.contains(candidate) { return candidate }
      scale *= 2
    }
    return nearest
  }
}
