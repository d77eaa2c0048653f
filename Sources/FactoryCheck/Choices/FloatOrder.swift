/// Floating-point numbers in the order of their simplicity: 0, the whole numbers up to 2^53
/// upwards, then fractions, those with few binary places first, then huge and tiny numbers, then
/// infinity and NaNs; a negative number comes right behind the positive one.
///
/// The order is that of Hypothesis (`conjecture/floats.py`): a number that is whole is its own
/// rank; any other has the top bit set, then its exponent (1 to 2, 2 to 4, … before 1/2, 1/4, …),
/// then its fraction with the bits reversed.
enum FloatOrder {
  /// The ranks of all numbers, as a choice holds them.
  static let ranks: ClosedRange<Int128> = (-1 - Int128(UInt64.max))...Int128(UInt64.max)

  /// Up to where each whole number is a floating-point number.
  static let wholes = 0x1p53

  /// The place of a number; every bit pattern has one of its own.
  static func rank(of number: Double) -> Int128 {
    let magnitude = Int128(magnitudeRank(of: number.bitPattern & ~signBit))
    return number.sign == .minus ? -1 - magnitude : magnitude
  }

  /// The number at a place.
  static func number(at rank: Int128) -> Double {
    rank >= 0 ? magnitude(at: UInt64(rank)) : -magnitude(at: UInt64(-1 - rank))
  }

  private static let signBit: UInt64 = 1 << 63
  private static let fractionBits: UInt64 = 52
  private static let bias: UInt64 = 1023

  private static func magnitudeRank(of bits: UInt64) -> UInt64 {
    let number = Double(bitPattern: bits)
    if number < wholes, number == number.rounded(.towardZero) { return UInt64(number) }
    let exponent = bits >> fractionBits
    let fraction = bits & (1 << fractionBits - 1)
    return signBit | exponentRank(of: exponent) << fractionBits
      | reversingFraction(fraction, exponent: exponent)
  }

  private static func magnitude(at rank: UInt64) -> Double {
    guard rank & signBit != 0 else {
      // Above 2^53 the same numbers are reached by their exponents.
      return Double(rank & (1 << 53 - 1))
    }
    let exponent = exponent(at: rank >> fractionBits & 0x7ff)
    let fraction = reversingFraction(rank & (1 << fractionBits - 1), exponent: exponent)
    return Double(bitPattern: exponent << fractionBits | fraction)
  }

  /// Exponents from that of 1 upwards, then downwards, then that of infinity and NaN.
  private static func exponentRank(of exponent: UInt64) -> UInt64 {
    if exponent == 2047 { return 2047 }
    return exponent >= bias ? exponent - bias : 2046 - exponent
  }

  private static func exponent(at rank: UInt64) -> UInt64 {
    if rank == 2047 { return 2047 }
    return rank <= 1023 ? rank + bias : 2046 - rank
  }

  /// Reverses the bits behind the binary point, so that few places make a small number; its own
  /// inverse.
  private static func reversingFraction(_ fraction: UInt64, exponent: UInt64) -> UInt64 {
    let whole = exponent >= bias ? min(exponent - bias, fractionBits) : 0
    let places = fractionBits - whole
    guard places > 0, exponent != 2047 else { return fraction }
    let low = fraction & (1 << places - 1)
    return fraction & ~(1 << places - 1) | low.bitReversed >> (64 - places)
  }
}

extension UInt64 {
  fileprivate var bitReversed: UInt64 {
    var word = self
    word = (word >> 1 & 0x5555_5555_5555_5555) | (word & 0x5555_5555_5555_5555) << 1
    word = (word >> 2 & 0x3333_3333_3333_3333) | (word & 0x3333_3333_3333_3333) << 2
    word = (word >> 4 & 0x0f0f_0f0f_0f0f_0f0f) | (word & 0x0f0f_0f0f_0f0f_0f0f) << 4
    return word.byteSwapped
  }
}
