import Foundation
import Testing

@testable import FactoryCheck
@testable import Shapes

struct GeneratedSteeringTests {
  @Test("Comments and settings say what members are drawn from")
  func members() {
    let citizens = values(of: Citizen.arbitrary())
    #expect(citizens.allSatisfy { (0...150).contains($0.age) && (1...3).contains($0.level) })
    #expect(citizens.allSatisfy { $0.code.count == 4 && Int($0.code) != nil && $0.cache == [1] })
    #expect(Set(citizens.map(\.age)).count > 50)
    #expect(values(of: Factory<Citizen>.arbitrary(badge: Badge.arbitrary())) == citizens)
  }

  @Test("Comments say what types and payloads are drawn from, and what is left out")
  func types() {
    #expect(values(of: Badge.arbitrary()).allSatisfy { (1...9).contains($0.number) })
    #expect(values(of: Factory<Badge>.arbitrary()) == values(of: Badge.arbitrary()))
    #expect(
      values(of: Factory<Badge>.arbitrary(number: .constant(20))).allSatisfy { $0.number == 20 })
    #expect(values(of: Opaque.arbitrary()).allSatisfy { $0 == .only })
    #expect(values(of: Factory<Pilot>.arbitrary()).allSatisfy { (1...9).contains($0.hours) })
    let veterans = values(of: Factory<Pilot>.arbitrary(hours: .constant(20)))
    #expect(veterans.allSatisfy { $0.hours == 20 })
    for grade in values(of: Grade.arbitrary()) {
      switch grade {
      case .mark(let mark): #expect((1...6).contains(mark))
      case .points(_, let most): #expect(most == 100)
      case .between(let least, let most):
        #expect((1...3).contains(least) && (4...6).contains(most))
      case .unused: Issue.record("a case that is skipped was drawn")
      }
    }
  }

  @Test("Where only a gen that was written tells what is accepted, fixed values are what it draws")
  func vouched() {
    #expect(PlateNumber.provide().letters.count == 1 && PlateNumber.provide().digits == 0)
    #expect(Factory<PlateNumber>.provide(digits: 3).letters == PlateNumber.provide().letters)
    #expect(Factory<PlateNumber>.provide(letters: "ab").letters == "ab")
  }

  @Test("Comments say what parameters are drawn from, and which initialisers are not called")
  func parameters() {
    let bookings = values(of: Booking.arbitrary())
    #expect(bookings.allSatisfy { (1...14).contains($0.nights) && (2...3).contains($0.days) })
    #expect(bookings.allSatisfy { $0.guests == 2 } && Set(bookings.map(\.nights)).count == 14)
  }

  @Test("Values are nested as deep as a comment allows, and no deeper")
  func depth() {
    #expect(values(of: Hedge.arbitrary(), count: 2_000).map(\.depth).max() == 3)
  }

  @Test("What a replay makes of a value's choices is the value, at the last depth too")
  func replaysDepth() {
    for index in 0..<200 {
      let tape = Tape(tail: .random)
      var recorded = Choices.forCase(index, root: 1, tape: tape)
      var random = Choices.forCase(index, root: 1)
      let values = (try? Hedge.arbitrary().draw(&recorded), try? Hedge.arbitrary().draw(&random))
      #expect(values.0 == values.1)
    }
  }

  @Test("The fixed values stay")
  func fixed() {
    #expect(Citizen.provide().age == 0 && Badge.provide().number == 0)
    #expect(Grade.provide() == .mark(0))
  }
}

extension GeneratedSteeringTests {
  @Test("A gen that somebody wrote draws what has none of its own")
  func withoutGen() {
    let channels = values(of: Channel.arbitrary())
    #expect(channels.allSatisfy { $0.file === FileHandle.standardError })
    #expect(channels.allSatisfy { $0.spare === FileHandle.standardOutput })
    #expect(Set(channels.map(\.number)).count > 10)
  }

  @Test("An initialiser that changes files is called with nothing but what somebody asked for")
  func sideEffects() {
    let logbooks = values(of: Logbook.arbitrary())
    #expect(logbooks.allSatisfy { $0.path.isEmpty })
    #expect(Set(logbooks.map(\.pages)).count > 10)
    let binders = values(of: Binder.arbitrary())
    #expect(binders.allSatisfy { $0.path.isEmpty })
    #expect(Set(binders.map(\.pages)).count > 10)
  }

  @Test("A wrapper that makes itself is left to do so")
  func ownWrapper() {
    #expect(values(of: Race.arbitrary()).allSatisfy { $0.start == 7 })
    #expect(Factory<Race>.provide(laps: 3).laps == 3)
  }
}

extension Hedge {
  fileprivate var depth: Int {
    switch self {
    case .twig: 1
    case .fork(let branches): 1 + (branches.map(\.depth).max() ?? 0)
    }
  }
}
