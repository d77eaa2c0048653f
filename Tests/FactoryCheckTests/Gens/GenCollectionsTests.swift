import Testing

@testable import FactoryCheck

@Suite struct GenCollectionsTests {
  @Test(
    "The simplest set of so many elements has the simplest that differ",
    arguments: [
      (.int(), 3, [0, 1, -1]), (.int(in: 5...9), 3, [5, 6, 7]), (.int(in: -1...1), 3, [0, 1, -1]),
      (.int().filter { $0 % 2 == 0 }, 3, [0, 2, -2]), (.int().map { abs($0 % 3) }, 2, [0, 1]),
      (.element(of: [7, 5, 3]), 3, [7, 5, 3]), (.int(), 0, []), (.int(), 1_000, Set(-499...500)),
      (.oneOf(.constant(9), .int(in: 3...4)), 3, [9, 3, 4]),
    ] as [(Gen<Int>, Int, Set<Int>)])
  func simplestSet(element: Gen<Int>, least: Int, expected: Set<Int>) throws {
    #expect(try simplest(element.set(count: least...(least + 2))) == expected)
    #expect(try recordsFaithfully(element.set(count: 0...2)))
  }

  @Test("The simplest elements of any type differ")
  func simplestDistinct() throws {
    #expect(try simplest(.set(of: .bool(), count: 2...3)) == [false, true])
    #expect(try simplest(.set(of: .string(), count: 3...4)) == ["", "a", "b"])
    #expect(try simplest(.set(of: .double(in: 0...1), count: 2...2)) == [0, 1])
    #expect(try simplest(.set(of: .optional(of: .int()), count: 3...4)) == [nil, 0, 1])
    #expect(try simplest(.dictionary(of: .int(), .int(), count: 2...4)) == [0: 0, 1: 0])
    let pairs = Gen.set(of: .bool(), count: 1...2).set(count: 2...3)
    #expect(try simplest(pairs) == [[false], [true]])
  }

  @Test("A collection of more elements than there are discards")
  func tooFew() {
    #expect(throws: Discard.self) { try simplest(.set(of: .bool(), count: 3...5)) }
    #expect(throws: Discard.self) { try simplest(.set(of: .constant(1), count: 2...2)) }
    #expect(throws: Discard.self) { try sample(.set(of: .bool(), count: 3...5), count: 1) }
  }

  @Test("A count without a sensible end is few elements")
  func endlessCount() throws {
    let counts = try sample(Gen.int(in: 0...1).array(count: 1...Int.max), count: 500).map(\.count)
    #expect(counts.allSatisfy { (1...1_000).contains($0) })
    #expect(Set(counts).count > 20)
  }

  @Test("A tape replays as many choices as it is given")
  func longReplay() throws {
    let gen = Gen.int(in: 0...9).array(count: 100_000)
    let recording = Tape(tail: .random, capacity: .max)
    var choices = Choices.forCase(60, root: 1, tape: recording)
    let values = try gen.draw(&choices)
    let replay = Tape(replaying: recording.output, tail: .simplest)
    var again = Choices.replaying(replay)
    #expect(try gen.draw(&again) == values)
    #expect(!replay.isOverrun)
  }
}
