import Testing

@testable import FactoryCheck

@Suite struct FloatOrderTests {
  @Test("Whole numbers rank by their size, a negative one right behind the positive")
  func whole() {
    for number in 0..<2000 {
      #expect(FloatOrder.rank(of: Double(number)) == Int128(number))
      #expect(FloatOrder.rank(of: -Double(number)) == -1 - Int128(number))
    }
    #expect(FloatOrder.rank(of: 0x1p53 - 1) == 1 << 53 - 1)
  }

  @Test(
    "Simpler numbers rank lower",
    arguments: [
      (0.0, -0.0), (1, 2), (0x1p52, 0.5), (1.5, 1.25), (1.25, 1.1), (0.5, 0.25), (1e300, 0.5),
      (0.1, .infinity), (1e300, .infinity), (.infinity, .nan), (1.5, 2.1),
    ])
  func order(simpler: Double, other: Double) {
    #expect(
      Choice.Rank(of: FloatOrder.rank(of: simpler), origin: 0)
        < Choice.Rank(of: FloatOrder.rank(of: other), origin: 0))
  }

  @Test("Every bit pattern has a rank of its own and comes back from it")
  func bijection() {
    var choices = Choices.forCase(99, root: Choices.root(ofKey: 1, seed: 1))
    let edges = FloatFormat.double.edges.map(\.bitPattern) + [0x7ff0_0000_0000_0001, .max]
    for bits in (0..<20_000).map({ _ in choices.nextWord() }) + edges {
      let rank = FloatOrder.rank(of: Double(bitPattern: bits))
      #expect(FloatOrder.ranks.contains(rank))
      #expect(FloatOrder.number(at: rank).bitPattern == bits)
    }
  }

  @Test(
    "Every rank is that of a number",
    arguments: [
      0, 1, -1, 1 << 53, 1 << 63, Int128(UInt64.max), -1 - Int128(UInt64.max),
    ])
  func total(rank: Int128) {
    let number = FloatOrder.number(at: rank)
    #expect(FloatOrder.number(at: FloatOrder.rank(of: number)).bitPattern == number.bitPattern)
  }
}
