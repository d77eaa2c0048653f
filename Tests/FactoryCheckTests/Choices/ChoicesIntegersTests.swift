import Testing

@testable import FactoryCheck

@Suite struct ChoicesIntegersTests {
  /// Draws from a range with and without a tape; both are the same and in the range.
  private func check<T: FixedWidthInteger & Sendable>(_ range: ClosedRange<T>) {
    for index in 0..<500 {
      var random = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      var recorded = Choices.forCase(
        index, root: Choices.root(ofKey: 1, seed: 1), tape: Tape(tail: .random))
      for _ in 0..<4 {
        let value = random.integer(in: range)
        #expect(range.contains(value), "\(value) in \(range) of \(T.self)")
        #expect(recorded.integer(in: range) == value)
      }
    }
    var simplest = Choices.replaying(Tape(tail: .simplest))
    #expect(simplest.integer(in: range) == min(max(0, range.lowerBound), range.upperBound))
  }

  private func checkAll<T: FixedWidthInteger & Sendable>(_ type: T.Type) {
    check(T.min...T.max)
    check(T.min...T.min)
    check(T.max...T.max)
    check(T.max - 1...T.max)
    check(T.min...T.min + 1)
    check(T.min...T.max - 1)
    check(T.min + 1...T.max)
    check(T.min...T.min / 2 + T.max / 2)
    check(0...T.max)
    check(3...100)
    if T.isSigned {
      check(T.min...(0 as T) - 1)
      check(T.min...0)
      check(T.max / 2 - T.max...T.max / 2)
    }
  }

  @Test("Integers of every width stay in ranges of every kind")
  func ranges() {
    checkAll(Int.self)
    checkAll(Int8.self)
    checkAll(Int16.self)
    checkAll(Int32.self)
    checkAll(Int64.self)
    checkAll(Int128.self)
    checkAll(UInt.self)
    checkAll(UInt8.self)
    checkAll(UInt16.self)
    checkAll(UInt32.self)
    checkAll(UInt64.self)
    checkAll(UInt128.self)
  }

  @Test("A small range is drawn evenly")
  func evenly() {
    var counts = [Int](repeating: 0, count: 10)
    var choices = Choices.forCase(99, root: Choices.root(ofKey: 2, seed: 2))
    for _ in 0..<10_000 { counts[choices.integer(in: 0...9)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) }, "\(counts)")
  }

  @Test(
    "An origin is the simplest value, moved into the range",
    arguments: [
      (2000, 2000), (0, 1900), (9999, 2100),
    ])
  func origin(wanted: Int, simplest: Int) {
    var choices = Choices.replaying(Tape(tail: .simplest))
    #expect(choices.integer(in: 1900...2100, origin: wanted) == simplest)
  }

  @Test("Booleans of probability 0 and 1 never surprise, and of a half are even")
  func booleans() {
    var choices = Choices.forCase(99, root: Choices.root(ofKey: 3, seed: 3))
    let draws = (0..<10_000).map { _ in
      (choices.boolean(probability: 0), choices.boolean(), choices.boolean(probability: 1))
    }
    #expect(draws.allSatisfy { !$0.0 && $0.2 })
    #expect((4800...5200).contains(draws.count { $0.1 }))
  }
}
