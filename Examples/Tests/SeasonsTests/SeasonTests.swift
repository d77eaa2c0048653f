import FactoryCheck
import Testing

@testable import Seasons

// A `CaseIterable` enum needs neither the code generator nor a gen by hand: this line is enough.
extension Season: Arbitrary {}

struct SeasonTests {
  @Test("The season before the next is the season itself")
  func previousUndoesNext() {
    forAll { (season: Season) in season.next.previous == season }
  }

  @Test("Shifting forth and back by any number of quarters ends where it began")
  func shiftingBackUndoesShifting() {
    forAll(Factory<Season>.arbitrary(), .int(in: -1_000...1_000)) { season, quarters in
      #expect(season.shifted(by: quarters).shifted(by: -quarters) == season)
    }
  }

  @Test("After four quarters it is the same season again")
  func yearsHaveFourQuarters() {
    forAll { (season: Season) in season.next.next.next.next == season }
  }
}
