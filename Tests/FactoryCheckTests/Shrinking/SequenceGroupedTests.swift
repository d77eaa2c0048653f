import Testing

@testable import FactoryCheck

struct SequenceGroupedTests {
  @Test("Groups hold what a dictionary of them holds, in the order in which keys and elements come")
  func groups() {
    forAll(Gen.int(in: -20...20).array()) { numbers in
      let groups = numbers.grouped { $0 % 3 }
      let expected = Dictionary(grouping: numbers) { $0 % 3 }
      let firsts = expected.values.map { $0[0] }
      #expect(groups.count == expected.count)
      #expect(groups.allSatisfy { $0 == expected[$0[0] % 3] })
      #expect(groups.map { $0[0] } == numbers.filter { firsts.contains($0) }.uniqued)
    }
  }
}

extension [Int] {
  fileprivate var uniqued: [Int] {
    reduce(into: []) { unique, number in if !unique.contains(number) { unique.append(number) } }
  }
}
