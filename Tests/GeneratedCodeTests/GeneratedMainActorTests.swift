import FactoryCheck
import Testing

@testable import Desk

/// Types that only the main actor makes, of a module that is on it by default. These tests are not.
struct GeneratedMainActorTests {
  @Test("Whoever is on no actor makes them, of what is not Sendable too, and from many tasks")
  func made() async {
    let fixed = Factory<Reception>.provide(visitor: Visitor(name: "a"))
    #expect(await fixed.visitor.name == "a")
    #expect(await fixed.summary == "")
    await withTaskGroup { group in
      for seed in 0..<4 {
        group.addTask {
          let receptions = values(of: Factory<Reception>.arbitrary(), seed: UInt64(seed))
          var summaries: Set<String> = []
          for reception in receptions { summaries.insert(await reception.summary) }
          #expect(receptions.count == 200 && summaries.count > 50)
        }
      }
    }
  }

  @Test("A property that awaits them finds the smallest one")
  func shrunk() async {
    var result: CheckResult?
    await withKnownIssue {
      result = await forAll(Factory<Reception>.arbitrary()) { reception in
        await reception.visitor.name.unicodeScalars.count < 3
      }
    }
    let smallest = result?.counterexample?.values.joined() ?? ""
    #expect(smallest.contains("Visitor(name: \"aaa\", age: 0)"), "\(smallest)")
  }

  @MainActor
  @Test("On the main actor they are made at once")
  func onMainActor() {
    let appointments = values(of: Appointment.arbitrary())
    #expect(appointments.count == 200 && appointments.allSatisfy { (0..<24).contains($0.hour) })
    #expect(values(of: Factory<Appointment>.arbitrary(hour: .constant(24))).isEmpty)
    let signs = values(of: Sign.arbitrary())
    #expect(Set(signs.map(\.keys.rawValue)) == [0, 1, 2, 3])
    #expect(Set(signs.map(\.badge.color)) == ["red", "blue"])
    #expect(signs.allSatisfy { $0.greeting.text.utf8.starts(with: "Hello ".utf8) })
  }

  @MainActor
  @Test("Their lenses keep the laws, on the main actor and elsewhere")
  func lenses() async {
    expectLaws(Visitor._name, Visitor.arbitrary(), String.arbitrary())
    expectLaws(Visitor._age, Visitor.arbitrary(), Int.arbitrary())
    expectLaws(Appointment._notes, Appointment.arbitrary(), [String].arbitrary())
    let renamed = await Task.detached {
      Visitor(name: "a", age: 1) |> Visitor._name *~ "b"
    }.value
    #expect(renamed == Visitor(name: "b", age: 1))
  }

  @MainActor
  @Test("Mocks that are on the main actor answer them")
  func mocks() async {
    let mock = ReceptionistMock()
    #expect(mock.keys(of: Visitor(name: "")) == [] && mock.badge() == .red)
    #expect(await mock.reception(for: Visitor(name: "")).visitor.name == "")
    let receptionists = values(of: Factory<any Receptionist>.arbitrary())
    #expect(Set(receptionists.map { $0.badge().color }).count == 2)
  }
}
