import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedStaticTests {
  @Test("A type that only its constants make is one of them")
  func constants() {
    #expect(Set(values(of: Rank.arbitrary())) == [.low, .middle, .high])
    #expect(Rank.provide() == .low && simplest(of: Rank.arbitrary()) == .low)
  }

  @Test("An enum is never of a case that cannot be made")
  func cases() {
    let sources = values(of: Origin.arbitrary())
    #expect(sources.contains { if case .text(let it) = $0 { it != "" } else { false } })
    #expect(sources.contains(.level(.high)))
    #expect(Origin.provide() == .text(""))
  }

  @Test("What a typealias of a dictionary has is found")
  func associated() {
    let trees = values(of: Forest.arbitrary())
    #expect(trees.contains { if case .list(let it) = $0 { it.count > 1 } else { false } })
  }
}
