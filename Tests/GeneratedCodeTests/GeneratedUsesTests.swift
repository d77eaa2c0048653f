import FactoryCheck
import Testing

@testable import Shapes

/// What asks values for what extensions add to their types, and for what the file's own types answer.
struct GeneratedUsesTests {
  @Test("What extensions in other files ask of the library's values is asked before")
  func extensions() {
    let reports = values(of: MedianReport.arbitrary())
    #expect(Set(reports.map(\.all.count)).count > 5)
    #expect(MedianReport.provide().all.count == 1)
    let pages = values(of: PickedPage.arbitrary())
    #expect(Set(pages.map(\.initial)).count > 20)
    #expect(pages.contains { $0.volume < 0 })
    let bills = values(of: EvenBill.arbitrary())
    #expect(Set(bills.map(\.isSplit)).count == 2)
  }

  @Test("What is asked of optionals, and of types of the same file, is asked before")
  func ownTypes() {
    #expect(Set(values(of: PlankCorner.arbitrary()).map(\.row)).count > 3)
    #expect(Set(values(of: Invitation.arbitrary()).map(\.guest)).count > 20)
  }
}
