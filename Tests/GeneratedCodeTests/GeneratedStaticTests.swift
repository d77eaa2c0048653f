import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedStaticTests {
  @Test("A type that only its constants make is one of them")
  func constants() {
    #expect(Set(values(of: Rank.arbitrary())) == [.low, .middle, .high])
    #expect(Rank.provide() == .low && simplest(of: Rank.arbitrary()) == .low)
  }

  @Test("A type without an initialiser that can be called is made by functions, too")
  func makers() {
    let junctions = values(of: Junction.arbitrary())
    let names = Set(junctions.map(\.name))
    #expect(names.isDisjoint(with: ["shared", "checked"]))
    #expect(names.isSuperset(of: ["main", "joined", "0"]))
    #expect(names.contains { $0.hasPrefix("byte ") })
    #expect(junctions.contains { $0.parents.count > 1 })
    #expect(Junction.provide() == .main && simplest(of: Junction.arbitrary()) == .main)
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Junction.arbitrary()) { junction in
        !junction.parents.contains { $0.name == "0" }
      }
    }
    #expect(
      result?.counterexample?.values == ["Junction.joining([Junction.default(number: 0)])"],
      "\(String(describing: result?.counterexample?.values))")
  }

  @Test("A generic type is made by its functions")
  func genericMakers() {
    #expect(Set(values(of: Capsule<Bool>.arbitrary()).map(\.item)) == [false, true])
    #expect(Capsule<Int>.provide().item == 0)
    #expect(Factory<Vault<Int>>.provide().item == [0])
    #expect(values(of: Factory<Vault<Bool>>.arbitrary()).contains { $0.item.count > 1 })
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
