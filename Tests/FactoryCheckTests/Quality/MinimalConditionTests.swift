import Testing

@testable import FactoryCheck

/// Lists that fail by conditions made at random, beside the simplest such list, which is looked for
/// among all lists.
struct MinimalConditionTests {
  private typealias Condition = @Sendable ([Int]) -> Bool

  /// All lists of up to three of these numbers, the simplest first.
  private static let lists: [[Int]] = (0...3).flatMap { count in
    (0..<count).reduce([[]]) { lists, _ in
      lists.flatMap { list in (0...12).map { list + [$0] } }
    }
  }

  /// A condition on its own, of any kind.
  private static let condition = Gen<Condition>.composite { choices throws(Discard) in
    let (number, few) = (choices.integer(in: 1...12), choices.integer(in: 2...5))
    let conditions: [Condition] = [
      { $0.reduce(0, +) >= 2 * number },
      { $0.reduce(0, +) % few == 1 },
      { $0.contains(number) },
      { $0.count >= min(few, 3) },
      { Set($0).count < $0.count },
      { Set($0).count == $0.count && $0.count > 1 },
      { list in list.count > 1 && list[0] > list[list.count - 1] },
      { ($0.max() ?? 0) - ($0.min() ?? 0) >= number },
      { list in !list.isEmpty && list.allSatisfy { $0 >= few } },
      { list in list.count { $0 >= number } >= 2 },
      { list in zip(list, list.dropFirst()).contains { $0 == $1 } },
      { list in zip(list, list.dropFirst()).allSatisfy { $0 < $1 } && list.count > 1 },
      { !$0.isEmpty && $0.count % 2 == 0 },
      { $0 != $0.reversed() },
    ]
    return conditions[choices.integer(in: 0...conditions.count - 1)]
  }

  @Test("Of lists that fail by random conditions 97 of 100 end as the simplest of all")
  func conditions() throws {
    var ended = (all: 0, simplest: 0)
    for conditions in try sample(Self.condition.array(count: 2...3), count: 200) {
      let fails = { (list: [Int]) in conditions.allSatisfy { $0(list) } }
      guard let simplest = Self.lists.first(where: fails),
        let found = minimal(Gen.int(in: 0...12).array(), where: fails)
      else { continue }
      ended.all += 1
      if found == simplest { ended.simplest += 1 }
      #expect(found.count >= simplest.count)
    }
    #expect(ended.all > 150)
    #expect(100 * ended.simplest >= 97 * ended.all, "\(ended)")
  }
}
