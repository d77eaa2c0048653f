import Testing

@testable import FactoryCheck

@Suite struct GenPermutationTests {
  @Test("A permutation has each element once, and every order comes up")
  func permutations() throws {
    let orders = try sample(Gen.permutation(of: [1, 2, 3, 4]), count: 2000)
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3, 4] })
    #expect(Set(orders).count == 24)
    #expect(try sample(Gen.permutation(of: [Int]()), count: 10) == Array(repeating: [], count: 10))
    #expect(try recordsFaithfully(Gen.permutation(of: 0..<20)))
  }

  @Test("Every subsequence comes up, in order and of the wanted size")
  func subsequences() throws {
    let some = try sample(Gen.subsequence(of: [3, 1, 2]), count: 2000)
    #expect(Set(some) == [[], [3], [1], [2], [3, 1], [3, 2], [1, 2], [3, 1, 2]])
    let pairs = try sample(Gen.subsequence(of: 0..<40, count: 2), count: 500)
    #expect(pairs.allSatisfy { $0.count == 2 && $0[0] < $0[1] })
    #expect(Set(pairs).count > 200)
    #expect(try recordsFaithfully(Gen.subsequence(of: 0..<20, count: 3...9)))
  }

  @Test("More than there are elements means all of them")
  func fewElements() throws {
    #expect(try simplest(Gen.subsequence(of: [7, 8], count: 5...9)) == [7, 8])
    #expect(try sample(Gen.subsequence(of: [Int](), count: 1), count: 3) == [[], [], []])
  }

  @Test("The simplest keep the order, and take the first elements, as few as may be")
  func simplestOrders() throws {
    #expect(try simplest(Gen.permutation(of: "cab")) == ["c", "a", "b"])
    #expect(try simplest(Gen.subsequence(of: "cab")) == [])
    #expect(try simplest(Gen.subsequence(of: "cab", count: 2)) == ["c", "a"])
  }

  @Test(
    "Permutations and subsequences shrink to one form", arguments: 1...30 as ClosedRange<UInt64>)
  func shrinking(seed: UInt64) {
    let orders = Gen.permutation(of: 0..<8)
    #expect(minimal(orders, seed: seed) { $0 != $0.sorted() } == [0, 1, 2, 3, 4, 5, 7, 6])
    #expect(minimal(orders, seed: seed) { $0[0] > $0[7] } == [1, 2, 3, 4, 5, 6, 7, 0])
    #expect(minimal(orders, seed: seed) { $0.last == 3 } == [0, 1, 2, 4, 5, 6, 7, 3])
    let some = Gen.subsequence(of: 0..<50)
    #expect(minimal(some, seed: seed) { $0.contains(17) && $0.contains(31) } == [17, 31])
    #expect(minimal(some, seed: seed) { $0.count > 4 } == [0, 1, 2, 3, 4])
    #expect(minimal(some, seed: seed) { $0.reduce(0, +) > 80 } == [32, 49])
  }

  @Test("Arrays of elements with different keys", arguments: 1...30 as ClosedRange<UInt64>)
  func uniqueKeys(seed: UInt64) throws {
    let pairs = Gen.zip(Gen.int(in: 0...9), Gen.int()).array(uniqueBy: \.0, count: 0...10)
    for pairs in try sample(pairs, count: 200, seed: seed) {
      #expect(Set(pairs.map(\.0)).count == pairs.count)
    }
    let three = minimal(pairs, seed: seed) { pairs in pairs.count { $0.1 > 5 } == 3 }
    #expect(three?.map(\.0) == [0, 1, 2] && three?.map(\.1) == [6, 6, 6])
    let lottery = Gen.int(in: 1...49).array(uniqueBy: \.self, count: 6...6)
    #expect(try simplest(lottery) == [1, 2, 3, 4, 5, 6])
    #expect(throws: Discard.self) { try simplest(Gen.bool().array(uniqueBy: \.self, count: 3...5)) }
  }
}
