import FactoryCheck
import Testing

@testable import Shapes

/// What ends the program where a value is picked.
struct GeneratedPickedTests {
  @Test("What branches ask that are values, and closures that are run at once, is asked before")
  func picked() {
    #expect(Set(values(of: Traffic.arbitrary()).map(\.lamp)) == [.green, .red])
    #expect(Set(values(of: Lantern.arbitrary()).map(\.lamp)) == [.green, .red])
    #expect(Set(values(of: Caption.arbitrary()).map(\.initial)).count > 20)
    #expect(Caption.provide().text.count == 1)
    let numerals = values(of: RomanNumber.arbitrary())
    #expect(numerals.contains { $0.sum > 0 } && numerals.contains { $0.letters.count > 1 })
    let quotas = values(of: Quota.arbitrary()).map(\.count)
    #expect(quotas.contains { $0 > 3 } && quotas.contains(1) && quotas.contains(2))
  }
}
