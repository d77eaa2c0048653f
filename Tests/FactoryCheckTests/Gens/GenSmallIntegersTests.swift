import Testing

@testable import FactoryCheck

struct GenSmallIntegersTests {
  private func expectSmall<T: FixedWidthInteger & Arbitrary & Sendable>(
    _ type: T.Type, least: T, most: T
  ) throws {
    let values = try sample(Gen<T>.any.withSmallIntegers)
    #expect(values.min() == least && values.max() == most, "\(type)")
    #expect(values.allSatisfy { !$0.multipliedReportingOverflow(by: $0).overflow }, "\(type)")
    #expect(values.allSatisfy { !($0 &* $0).multipliedReportingOverflow(by: $0).overflow })
    #expect(try recordsFaithfully(Gen<T>.any.withSmallIntegers), "\(type)")
    #expect(try sample(Gen<T>.any).contains(.max), "\(type)")
  }

  @Test("Integers have a third of their type's bits, and reach all of these")
  func types() throws {
    try expectSmall(Int.self, least: -(1 << 21) + 1, most: 1 << 21 - 1)
    try expectSmall(Int8.self, least: -3, most: 3)
    try expectSmall(Int16.self, least: -31, most: 31)
    try expectSmall(Int32.self, least: -1023, most: 1023)
    try expectSmall(Int64.self, least: -(1 << 21) + 1, most: (1 << 21) - 1)
    try expectSmall(Int128.self, least: -(1 << 42) + 1, most: (1 << 42) - 1)
    try expectSmall(UInt8.self, least: 0, most: 3)
    try expectSmall(UInt32.self, least: 0, most: 1023)
    try expectSmall(UInt64.self, least: 0, most: (1 << 21) - 1)
    try expectSmall(UInt128.self, least: 0, most: (1 << 42) - 1)
  }

  @Test(
    "Of a range those are drawn that are small, or as many at the end next to them",
    arguments: [
      (18...Int.max, 18...0x1f_ffff), (-5...3, -5...3),
      (1 << 40...Int.max, 1 << 40...0x100_001f_ffff),
      (Int.max - 9...Int.max, Int.max - 9...Int.max),
      (Int.min...(-1 << 40), -0x100_001f_ffff...(-1 << 40)),
      (Int.min...Int.min + 9, Int.min...Int.min + 9),
      (0x1f_ffff...Int.max, 0x1f_ffff...0x1f_ffff),
    ] as [(ClosedRange<Int>, ClosedRange<Int>)])
  func ranges(all: ClosedRange<Int>, range: ClosedRange<Int>) throws {
    let gen = Gen.int(in: all).withSmallIntegers
    let values = try sample(gen)
    #expect(values.min() == range.lowerBound && values.max() == range.upperBound)
    #expect(try recordsFaithfully(gen))
    let moved = try sample(.integer(in: Int.min...Int.max, origin: 1 << 30).withSmallIntegers)
    #expect(moved.allSatisfy { abs($0) < 1 << 21 })
  }

  @Test("All integers of a value are small, and none beside it or behind it")
  func nesting() throws {
    let gen = Gen.zip(
      .int(), Gen<[Int: (Int16)?]>.any.withSmallIntegers,
      Gen.zip(Gen<UInt>.any.withSmallIntegers, .int()).withSmallIntegers, .int())
    let values = try sample(gen)
    #expect(values.contains { $0.0 == .max } && values.contains { $0.3 == .min })
    #expect(
      values.allSatisfy { $0.1.allSatisfy { abs($0.key) < 1 << 21 && abs($0.value ?? 0) < 32 } })
    #expect(values.allSatisfy { $0.2.0 < 1 << 21 && abs($0.2.1) < 1 << 21 })
  }

  @Test("A draw that is discarded leaves nothing small behind it")
  func discards() throws {
    let gen = Gen { choices throws(Discard) in
      let none = Gen.int().filter { _ in false }.withSmallIntegers
      do { _ = try none.draw(&choices) } catch {}
      return try Gen.int().draw(&choices)
    }
    #expect(try sample(gen, count: 200).contains { abs($0 / 2) > 1 << 40 })
  }

  @Test("A counterexample is the smallest")
  func shrunk() {
    let sums = Gen<[[Int]]>.any.withSmallIntegers
    var result: CheckResult?
    withKnownIssue { result = forAll(sums) { $0.joined().reduce(0, +) < 1 << 21 } }
    #expect(result?.counterexample?.values == ["[[1, 2097151]]"])
  }
}
