import Testing

@testable import FactoryCheck

/// Runs that share the cases among them.
struct ShardTests {
  @Test(
    "Anything but which of how many is refused",
    arguments: ["0/4", "5/4", "1", "1/", "/4", "1/4/2", "-1/4", "+1/4", "a/b", "1 / 4", "1/0"])
  func refused(text: String) {
    let misuse = #expect(throws: Settings.Misuse.shard(text)) {
      try Settings.resolve(Request(), environment: ["FACTORYCHECK_SHARD": text])
    }
    #expect(
      misuse?.description == """
        FACTORYCHECK_SHARD=\(text) is no share of the cases: it takes which of how many, from 1, such \
        as 2/4 for the second of four
        """)
  }

  private static func shards(_ count: Int) -> [Shard] {
    (1...count).compactMap { Shard("\($0)/\(count)") }
  }

  @Test("All shares together are all cases, and no share is larger than another or empty")
  func shares() {
    forAll(.int(in: 1...100), .int(in: 1...10_000)) { count, cases in
      let share = Self.shards(count).map { $0.share(of: cases) }
      #expect(share.count == count && Set(share).count == 1)
      #expect((cases..<cases + count).contains(share.reduce(0, +)))
      #expect(Self.shards(count)[0].whole(of: share[0]) >= cases)
    }
  }

  @Test("The first share has the cases of a run without shares, and each other one its own")
  func roots() {
    forAll(.int(), .int(in: 2...50)) { root, count in
      let root = UInt64(bitPattern: Int64(root))
      let roots = Self.shards(count).map { $0.root(from: root) }
      #expect(roots[0] == root)
      #expect(Set(roots).count == count)
    }
  }

  @Test("The environment's share is of the cases that are asked for, and replays")
  func settings() throws {
    let environment = ["SEED": "3", "FACTORYCHECK_CASES": "10", "FACTORYCHECK_SHARD": "2/4"]
    let settings = try Settings.resolve(Request(cases: 7), environment: environment)
    #expect(settings.cases == 3)
    #expect(
      settings.replay(ofCase: 1, filter: "f")
        == "SEED=3 FACTORYCHECK_CASES=10 FACTORYCHECK_SHARD=2/4 \(Settings.swiftTest) --filter f")
  }

  @Test("Where time is what ends the cases, as many of all are said as make the share large enough")
  func budget() throws {
    let settings = try Settings.resolve(
      Request(budget: .seconds(1)), environment: ["SEED": "3", "FACTORYCHECK_SHARD": "2/4"])
    #expect(
      settings.replay(ofCase: 5, filter: "f")
        == "SEED=3 FACTORYCHECK_SHARD=2/4 FACTORYCHECK_CASES=4020 \(Settings.swiftTest) --filter f")
  }
}
