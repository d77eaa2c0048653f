import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct HolderGraphTests {
  @Test("Holders are those from which a way leads to what is held")
  func ways() {
    let edge = Gen.zip(Gen.int(in: 0...6), Gen.int(in: 0...6))
    forAll(edge.array(count: 0...12), Gen.int(in: 0...7).set(count: 0...2)) { edges, wanted in
      var graph = HolderGraph()
      for (holder, held) in edges {
        graph.add(graph.number(of: .declared(holder)), of: .declared(held))
      }
      let holders = graph.holders(of: Set(wanted.map(HolderGraph.Node.declared)))
      for node in 0...7 {
        #expect(holders.contains(.declared(node)) == leads(from: node, to: wanted, by: edges))
      }
    }
  }

  /// Goes on from all that is reached until nothing new is.
  private func leads(from node: Int, to wanted: Set<Int>, by edges: [(Int, Int)]) -> Bool {
    var reached: Set = [node]
    var count = 0
    while count < reached.count {
      count = reached.count
      for (holder, held) in edges where reached.contains(holder) { reached.insert(held) }
    }
    return !reached.isDisjoint(with: wanted)
  }
}
