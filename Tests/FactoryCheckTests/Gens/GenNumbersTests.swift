import Testing

@testable import FactoryCheck

@Suite struct GenNumbersTests {
  @Test(
    "Integers stay in a range of any kind, reach both ends, and shrink towards zero",
    arguments: [
      (Gen.int(in: 0...9), 0...9, 0), (.int(in: 0..<10), 0...9, 0),
      (.int(in: 18...), 18...Int.max, 18),
      (.int(in: ...5), Int.min...5, 0), (.int(in: ..<(-5)), Int.min...(-6), -6),
      (.int(in: -3...3), -3...3, 0), (.int(in: -9...(-7)), -9...(-7), -7),
      (.int(in: 7...7), 7...7, 7),
      (.int(in: 0...150), 0...150, 0), (.int(in: -1_000_000...1), -1_000_000...1, 0),
      (.int(), Int.min...Int.max, 0), (.integer(in: 1...3), 1...3, 1),
      (.integer(in: 1900...2100, origin: 2000), 1900...2100, 2000),
    ] as [(Gen<Int>, ClosedRange<Int>, Int)])
  func integers(gen: Gen<Int>, range: ClosedRange<Int>, least: Int) throws {
    let values = try sample(gen)
    #expect(values.allSatisfy(range.contains))
    #expect(values.contains(range.lowerBound) && values.contains(range.upperBound))
    #expect(try simplest(gen) == least)
    #expect(try recordsFaithfully(gen))
  }

  @Test("A small range of a wide integer is drawn evenly")
  func narrowRangeOfWideIntegers() throws {
    let digits = try sample(.int128(in: 0...9))
    #expect((0...9).allSatisfy { digit in digits.count { $0 == digit } > 100 })
    let odd = try sample(.uint128(in: UInt128.max - 4...UInt128.max))
    #expect(Set(odd).count == 5)
    let wide = try sample(.int128(in: 0...(1 << 100)))
    #expect(wide.count { $0 > 0 && $0 < 1 << 100 } > 1_300)
    #expect(try recordsFaithfully(.int128(in: 0...9)))
    #expect(try recordsFaithfully(.int128(in: -(1 << 100)...5)))
  }

  @Test("A wide range of numbers has many near its simplest")
  func wideRangeOfNumbers() throws {
    let positive = try sample(.double(in: 0...))
    #expect(positive.count { $0 < 1e9 } > 300)
    #expect(positive.count { $0 > 1e300 } > 300)
    #expect(try sample(.double(in: 1_000_000...2_000_000)).count { $0 < 1_001_000 } > 200)
    #expect(try recordsFaithfully(.double(in: 0...)))
  }

  @Test("Every integer type has a gen of its name")
  func widths() throws {
    #expect(try sample(.int8(in: -5...5)).allSatisfy { (-5...5).contains($0) })
    #expect(try sample(.int16(in: 300...)).allSatisfy { $0 >= 300 })
    #expect(try sample(.int32(in: ..<0)).allSatisfy { $0 < 0 })
    #expect(try sample(.int64(in: 1..<2)).allSatisfy { $0 == 1 })
    #expect(try sample(.int128(in: (Int128.max - 1)...)).allSatisfy { $0 >= Int128.max - 1 })
    #expect(try sample(.uint(in: 5...6)).allSatisfy { (5...6).contains($0) })
    #expect(try sample(.uint8(in: 250...)).allSatisfy { $0 >= 250 })
    #expect(try sample(.uint16(in: 1024...)).allSatisfy { $0 >= 1024 })
    #expect(try sample(.uint32(in: 0...9)).allSatisfy { $0 <= 9 })
    #expect(try sample(.uint64(in: ...9)).allSatisfy { $0 <= 9 })
    #expect(try sample(.uint128(in: (1 << 64)...)).allSatisfy { $0 >= 1 << 64 })
    #expect(try Set(sample(Gen<UInt8>.uint8(), count: 5000)).count == 256)
  }

  @Test(
    "Numbers stay in a range of any kind and shrink to a whole number near zero",
    arguments: [
      (Gen.double(in: 0...1), 0...1, 0), (.double(in: 0..<1), 0...1.0.nextDown, 0),
      (.double(in: 0.5...), 0.5...Double.greatestFiniteMagnitude, 1),
      (.double(in: ..<(-0.5)), -Double.greatestFiniteMagnitude...(-0.5).nextDown, -1),
      (.double(in: 0.25...0.5), 0.25...0.5, 0.5), (.double(in: -1e9...1e9), -1e9...1e9, 0),
      (
        .double(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude),
        -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0
      ),
      (.double(in: 3...3), 3...3, 3),
    ] as [(Gen<Double>, ClosedRange<Double>, Double)])
  func doubles(gen: Gen<Double>, range: ClosedRange<Double>, least: Double) throws {
    let values = try sample(gen)
    #expect(values.allSatisfy(range.contains))
    #expect(values.contains(range.lowerBound) && values.contains(range.upperBound))
    #expect(try simplest(gen) == least)
    #expect(try recordsFaithfully(gen))
  }

  @Test("Floats stay in their range")
  func floats() throws {
    #expect(try sample(.float(in: 0.1...0.2)).allSatisfy { (0.1...0.2).contains($0) })
    #expect(try sample(.float(in: ...0)).allSatisfy { $0 <= 0 && $0.isFinite })
    #expect(try sample(.float()).contains { $0.isNaN })
  }

  @Test("Booleans keep their probability", arguments: [0, 0.1, 0.5, 1])
  func booleans(probability: Double) throws {
    let share = Double(try sample(.bool(probability: probability)).count { $0 }) / 2000
    #expect(abs(share - probability) <= (probability.rounded() == probability ? 0 : 0.04))
    #expect(try simplest(.bool(probability: probability)) == (probability == 1))
  }
}

@Suite struct BoundsTests {
  @Test("An empty range of integers is shown")
  func emptyRange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen.int(in: 5..<5) }
    #expect(ended(result, with: "the range 5..<5 is empty: it has no value to draw"))
  }

  @Test("An empty half-open range from the least integer is shown")
  func emptyPartialRange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen<UInt8>.uint8(in: ..<0) }
    #expect(ended(result, with: "the range ..<0 is empty: it has no value to draw"))
  }

  @Test("A range up to infinity is shown")
  func infinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen.double(in: 0...Double.infinity) }
    #expect(ended(result, with: "the range 0.0...inf has an end that is not finite"))
  }

  @Test("A probability beyond 1 is shown")
  func probability() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen.bool(probability: 1.5) }
    #expect(ended(result, with: "bool(probability: 1.5): a probability lies between 0 and 1"))
  }
}
