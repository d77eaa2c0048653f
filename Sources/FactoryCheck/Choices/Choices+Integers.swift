extension Choices {
  /// An integer in a range, which shrinks to the origin: zero where the range holds it, and else
  /// the end nearest to zero.
  ///
  /// Ranges of up to 32 numbers are uniform. In larger ones the range's ends, powers of two, and
  /// what was drawn before come up more often than chance; from 256 numbers on half of the other
  /// draws lie near the origin, at any order of magnitude.
  @inlinable @inline(__always)
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    if watchesIntegers { return watchedInteger(in: range) }
    return randomInteger(from: range.lowerBound, through: range.upperBound)
  }

  /// An integer in a range of any integer type; see `integer(in:)` of `Int`.
  @inlinable
  public mutating func integer<T: FixedWidthInteger>(in range: ClosedRange<T>) -> T {
    if T.self == Int.self {
      let bounds = unsafeBitCast(range, to: ClosedRange<Int>.self)
      return unsafeBitCast(integer(in: bounds), to: T.self)
    }
    return integer(in: range, origin: Swift.min(Swift.max(0, range.lowerBound), range.upperBound))
  }

  /// An integer in a range which shrinks to an origin of your choice, moved into the range where it
  /// lies outside.
  ///
  /// ```swift
  /// let year = choices.integer(in: 1900...2100, origin: 2000)
  /// ```
  @inlinable
  public mutating func integer<T: FixedWidthInteger>(in range: ClosedRange<T>, origin: T) -> T {
    if keepsIntegersSmall { return smallInteger(in: range, origin: origin) }
    let origin = Swift.min(Swift.max(origin, range.lowerBound), range.upperBound)
    if T.bitWidth > 64 { return wideInteger(in: range, origin: origin) }
    if isTaped, let uncounted {
      let lower = Int128(truncatingIfNeeded: range.lowerBound)
      let upper = Int128(truncatingIfNeeded: range.upperBound)
      let value = uncounted._withUnsafeGuaranteedRef {
        replayed($0, lower...upper, origin: Int128(truncatingIfNeeded: origin))
      }
      return T(truncatingIfNeeded: value)
    }
    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
    return T(
      truncatingIfNeeded: lower
        &+ randomOffset(
          width: UInt64(truncatingIfNeeded: range.upperBound) &- lower,
          origin: UInt64(truncatingIfNeeded: origin) &- lower, lower: lower))
  }

  /// A boolean, false being the simpler.
  ///
  /// - Parameter probability: How likely true is, 0 to 1; at the ends the other never comes.
  @inlinable
  public mutating func boolean(probability: Double = 0.5) -> Bool {
    if isTaped, let uncounted {
      return uncounted._withUnsafeGuaranteedRef { replayedBoolean($0, probability: probability) }
    }
    return randomBoolean(probability: probability)
  }
}

// MARK: - Random integers

extension Choices {
  @inlinable @_transparent
  mutating func randomInteger(from lower: Int, through upper: Int) -> Int {
    let origin = lower > 0 ? lower : upper < 0 ? upper : 0
    let offset = randomOffset(
      width: UInt64(truncatingIfNeeded: upper &- lower),
      origin: UInt64(truncatingIfNeeded: origin &- lower),
      lower: UInt64(truncatingIfNeeded: lower))
    return lower &+ Int(truncatingIfNeeded: offset)
  }

  /// An offset in `0...width`; the origin and the range's lower bound steer what is likely.
  @inlinable @_transparent
  mutating func randomOffset(width: UInt64, origin: UInt64, lower: UInt64) -> UInt64 {
    let word = nextWord()
    if width < 32 { return ((word >> 32) &* (width &+ 1)) >> 32 }
    let offset: UInt64
    if word & 0xff < edges {
      offset = edgeOffset(word >> 8, width: width, origin: origin, lower: lower)
    } else if width == .max {
      // An arithmetic shift of a word has any order of magnitude, on both sides.
      let distance = Int64(bitPattern: nextWord()) &>> Choices.randomShift(word, bits: 64 &- cut)
      offset = origin &+ UInt64(bitPattern: distance)
    } else if width < 256 || word & 0x100 == 0 {
      offset = uniform(below: width &+ 1)
    } else {
      offset = nearOrigin(word >> 9, width: width, origin: origin)
    }
    recent = lower &+ offset
    return offset
  }

  /// How far a word is shifted to leave a number of at most so many bits: small numbers are
  /// likelier, since the share falls with the square.
  @inlinable @_transparent
  static func randomShift(_ word: UInt64, bits: UInt64) -> Int64 {
    let share = word >> 48
    return 63 &- Int64(truncatingIfNeeded: (((share &* share) >> 16) &* bits) >> 16)
  }

  /// An offset whose distance from the origin has any order of magnitude.
  @usableFromInline
  mutating func nearOrigin(_ word: UInt64, width: UInt64, origin: UInt64) -> UInt64 {
    let isBelow = origin == width || (origin > 0 && word & 1 == 1)
    let room = isBelow ? origin : width &- origin
    let bits = min(UInt64(UInt64.bitWidth - room.leadingZeroBitCount), 64 &- cut)
    let shift = 64 &- ((word >> 8 & 0xffff) &* (bits &+ 1)) >> 16
    let distance = min(nextWord() >> shift, room)
    return isBelow ? origin &- distance : origin &+ distance
  }

  /// An offset at an edge: an end of the range, the number drawn last, or a power of two away from
  /// the origin; or next to it. What lies outside the range becomes one of its ends.
  @inline(never) @usableFromInline
  mutating func edgeOffset(
    _ word: UInt64, width: UInt64, origin: UInt64, lower: UInt64
  ) -> UInt64 {
    if quest != nil, let offset = soughtOffset(word, width: width, lower: lower) { return offset }
    if literals != nil, let offset = literalOffset(width: width, lower: lower) { return offset }
    return anchoredOffset(word, width: width, origin: origin, lower: lower)
  }

  /// The offset of a number that follows clues, in attempts that do; nil where it does not fit.
  private func soughtOffset(_ word: UInt64, width: UInt64, lower: UInt64) -> UInt64? {
    guard let number = quest?.takeUnretainedValue().number(word) else { return nil }
    let offset = UInt64(bitPattern: Int64(number)) &- lower
    return offset <= width ? offset : nil
  }

  /// The offset of an anchor or of a number next to it; see `edgeOffset`.
  @_transparent
  private mutating func anchoredOffset(
    _ word: UInt64, width: UInt64, origin: UInt64, lower: UInt64
  ) -> UInt64 {
    // Masks of all ones or none take the place of branches, which the processor could not foresee.
    let kind = word & 15
    let isEnd = 0 &- ((kind &- 5) >> 63)
    let isPower = 0 &- ((8 &- kind) >> 63)
    let isBelow = origin == 0 ? 0 : origin == width ? .max : 0 &- (word >> 4 & 1)
    let anchor =
      isEnd & ~isBelow & width | isPower & origin | ~(isEnd | isPower) & (recent &- lower)
    let distance = isPower & Choices.power(word, width)
    // 0 as likely as 1 and -1 together.
    let step = (0 &- (word >> 5 & 1)) & ((word >> 5 & 2) &- 1)
    let offset = anchor &+ ((distance ^ isBelow) &- isBelow) &+ step
    return offset < width ? offset : width
  }

  /// A power of two up to a width.
  @_transparent
  private static func power(_ word: UInt64, _ width: UInt64) -> UInt64 {
    let bits = UInt64(UInt64.bitWidth - width.leadingZeroBitCount)
    return 1 &<< (((word >> 8 & 0xffff) &* bits) >> 16)
  }

  @inlinable
  mutating func randomBoolean(probability: Double) -> Bool {
    // 53 bits: a probability of 1 is always more, one of 0 never.
    Double(nextWord() >> 11) < probability * 0x1p53
  }
}

// MARK: - Recorded integers

extension Choices {
  /// One call of few words, which costs the random path next to nothing.
  @inline(never) @usableFromInline
  mutating func watchedInteger(in range: ClosedRange<Int>) -> Int {
    let range = keepsIntegersSmall ? range.keptSmall : range
    guard let uncounted else {
      return randomInteger(from: range.lowerBound, through: range.upperBound)
    }
    let bounds = Int128(range.lowerBound)...Int128(range.upperBound)
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let value = uncounted._withUnsafeGuaranteedRef { replayed($0, bounds, origin: Int128(origin)) }
    return Int(truncatingIfNeeded: value)
  }

  @usableFromInline
  mutating func replayed(_ tape: Tape, _ range: ClosedRange<Int128>, origin: Int128) -> Int128 {
    let lower = range.lowerBound
    return tape.choose(.integer, in: range, origin: origin) {
      lower
        + Int128(
          randomOffset(
            width: UInt64(truncatingIfNeeded: range.upperBound - lower),
            origin: UInt64(truncatingIfNeeded: origin - lower),
            lower: UInt64(truncatingIfNeeded: lower)))
    }
  }

  @usableFromInline
  mutating func replayedBoolean(_ tape: Tape, probability: Double) -> Bool {
    let range: ClosedRange<Int128> = (probability >= 1 ? 1 : 0)...(probability <= 0 ? 0 : 1)
    return tape.choose(.boolean, in: range, origin: range.lowerBound) {
      randomBoolean(probability: probability) ? 1 : 0
    } == 1
  }

  /// An integer of more than 64 bits; unsigned ones are moved into the range of `Int128`.
  @usableFromInline
  mutating func wideInteger<T: FixedWidthInteger>(in range: ClosedRange<T>, origin: T) -> T {
    let bias: Int128 = T.isSigned ? 0 : .min
    func biased(_ value: T) -> Int128 { Int128(truncatingIfNeeded: value) ^ bias }
    let bounds = biased(range.lowerBound)...biased(range.upperBound)
    let value =
      if isTaped, let tape {
        tape.choose(.integer, in: bounds, origin: biased(origin)) {
          randomWide(in: bounds, origin: biased(origin))
        }
      } else {
        randomWide(in: bounds, origin: biased(origin))
      }
    return T(truncatingIfNeeded: value ^ bias)
  }

  private mutating func randomWide(in range: ClosedRange<Int128>, origin: Int128) -> Int128 {
    let lower = range.lowerBound
    if let width = UInt64(exactly: UInt128(bitPattern: range.upperBound &- lower)) {
      let start = UInt64(truncatingIfNeeded: origin &- lower)
      let base = UInt64(truncatingIfNeeded: lower)
      return lower &+ Int128(randomOffset(width: width, origin: start, lower: base))
    }
    let word = nextWord()
    if word & 0xff < max(edges, 16) {
      let step = Int128((word >> 12) % 3) - 1
      let power = Int128(1) << Int128((word >> 16) % 127)
      switch (word >> 8) & 7 {
      case 0, 1: return range.lowerBound
      case 2, 3: return range.upperBound
      case 4: return clamp(origin.addingReportingOverflow(step), range)
      case 5, 6: return clamp(origin.addingReportingOverflow(power &+ step), range)
      default: return clamp(origin.subtractingReportingOverflow(power &+ step), range)
      }
    }
    return farFromOrigin(word >> 8, in: range, origin: origin)
  }

  /// An integer whose distance from the origin has any order of magnitude.
  private mutating func farFromOrigin(
    _ word: UInt64, in range: ClosedRange<Int128>, origin: Int128
  ) -> Int128 {
    let isBelow = origin == range.upperBound || (origin > range.lowerBound && word & 1 == 1)
    let end = isBelow ? range.lowerBound : range.upperBound
    let room = UInt128(bitPattern: isBelow ? origin &- end : end &- origin)
    let bits = uniform(below: UInt64(129 - room.leadingZeroBitCount))
    let distance = UInt128(nextWord()) << 64 | UInt128(nextWord())
    let step = Int128(bitPattern: min(distance >> UInt128(128 - min(bits, 128 - 2 * cut)), room))
    return isBelow ? origin &- step : origin &+ step
  }

  private func clamp(
    _ sum: (partialValue: Int128, overflow: Bool), _ range: ClosedRange<Int128>
  ) -> Int128 {
    // An overflow has turned the sign: the true sum lies beyond the end on the other side.
    if sum.overflow { return sum.partialValue < 0 ? range.upperBound : range.lowerBound }
    return min(max(sum.partialValue, range.lowerBound), range.upperBound)
  }
}

// MARK: - Integers with edges of their own

extension Choices {
  /// An integer in a range that in some cases is often one of a table of values which make trouble.
  ///
  /// - Parameters:
  ///   - origin: What it shrinks to.
  ///   - table: Values in the range; one at least.
  mutating func integer(in range: ClosedRange<Int>, origin: Int, edges table: [Int]) -> Int {
    guard let tape else { return randomInteger(in: range, origin: origin, edges: table) }
    let bounds = Int128(range.lowerBound)...Int128(range.upperBound)
    let value = tape.choose(.integer, in: bounds, origin: Int128(origin)) {
      Int128(randomInteger(in: range, origin: origin, edges: table))
    }
    return Int(value)
  }

  private mutating func randomInteger(
    in range: ClosedRange<Int>, origin: Int, edges table: [Int]
  ) -> Int {
    let word = nextWord()
    if word & 0xff < edges { return table[Int((word >> 8) % UInt64(table.count))] }
    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
    let offset = randomOffset(
      width: UInt64(truncatingIfNeeded: range.upperBound) &- lower,
      origin: UInt64(truncatingIfNeeded: origin) &- lower, lower: lower)
    return Int(truncatingIfNeeded: lower &+ offset)
  }

  /// Sixty-four bits, each as likely to be set; all of them clear is the simplest.
  mutating func bits() -> UInt64 {
    guard let tape else { return randomBits() }
    return UInt64(
      tape.choose(.integer, in: 0...Int128(UInt64.max), origin: 0) { Int128(randomBits()) })
  }

  private mutating func randomBits() -> UInt64 {
    let word = nextWord()
    // Identifiers that are all the same would be no identifiers.
    if word & 0x7ff >= edges { return nextWord() }
    return word & 0x800 == 0 ? 0 : .max
  }
}
