import Foundation

extension Decimal: Providable, Arbitrary {
  /// 0.
  public static func provide() -> Decimal { 0 }

  /// Any decimal number, those of up to two decimal places more often; at times the largest, the
  /// smallest, and NaN. The simplest is 0.
  public static func arbitrary() -> Gen<Decimal> { Gen(draw) }

  /// Draws any decimal number.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Decimal {
    switch choices.alternative(runningWeights: [5, 10, 13, 15]) {
    case 0: number(choices.integer(in: significands))
    case 1: number(choices.integer(in: significands), exponent: choices.integer(in: -2...0))
    case 2: number(choices.integer(in: significands), exponent: choices.integer(in: -60...60))
    default: edges[choices.integer(in: 0...edges.count - 1)]
    }
  }

  private static let significands = -Int.max...Int.max

  private static func number(_ significand: Int, exponent: Int = 0) -> Decimal {
    Decimal(
      sign: significand < 0 ? .minus : .plus, exponent: exponent,
      significand: Decimal(significand.magnitude))
  }

  private static let edges: [Decimal] = [
    1, -1, Decimal(sign: .plus, exponent: -1, significand: 1),
    Decimal(sign: .plus, exponent: -2, significand: 999),
    Decimal(sign: .plus, exponent: 20, significand: 1),
    .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan,
  ]
}
