import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct HolderGraphTests {
  private typealias Edge = (holder: Int, held: Int, hold: HolderGraph.Hold)

  private static let holds: [HolderGraph.Hold] = [.always, .whenCalled, .whenSet, .unlessEmpty]
  private static let wanted: [HolderGraph.Hold] = holds + [.endless, .made, .any]
  private static let edges = Gen.zip(.int(in: 0...6), .int(in: 0...6), .element(of: holds))
    .map { Edge(holder: $0, held: $1, hold: $2) }
    .array(count: 0...12)

  private func graph(_ edges: [Edge]) -> HolderGraph {
    var graph = HolderGraph()
    for edge in edges {
      graph.add(graph.number(of: .declared(edge.holder)), of: .declared(edge.held), edge.hold)
    }
    return graph
  }

  @Test("Holders are those from which a way leads to what is held, of what counts")
  func ways() {
    let wanted = Gen.int(in: 0...7).set(count: 0...2)
    forAll(Self.edges, wanted, .element(of: Self.wanted)) { edges, wanted, hold in
      let holders = graph(edges).holders(of: Set(wanted.map(HolderGraph.Node.declared)), by: hold)
      for node in 0...7 {
        let isHolder = wanted.contains { node == $0 || leads(from: node, to: $0, edges, hold) }
        #expect(holders.contains(.declared(node)) == isHolder)
      }
    }
  }

  @Test("Nodes are in a circle where ways lead to each other, of what counts")
  func circles() {
    forAll(Self.edges, .element(of: Self.wanted)) { edges, hold in
      let circles = graph(edges).circles(by: hold)
      for node in 0...7 {
        #expect(
          circles.contains(.declared(node)) == leads(from: node, to: node, edges, hold))
        for other in 0...7 {
          let areOne =
            leads(from: node, to: other, edges, hold) && leads(from: other, to: node, edges, hold)
          #expect(circles.contain(.declared(node), with: .declared(other)) == areOne)
        }
      }
    }
  }

  /// Goes on from all that is reached until nothing new is.
  private func leads(
    from node: Int, to wanted: Int, _ edges: [Edge], _ counted: HolderGraph.Hold
  ) -> Bool {
    var reached: Set<Int> = []
    var count = -1
    while count < reached.count {
      count = reached.count
      for edge in edges where counted.contains(edge.hold) {
        if edge.holder == node || reached.contains(edge.holder) { reached.insert(edge.held) }
      }
    }
    return reached.contains(wanted)
  }
}
