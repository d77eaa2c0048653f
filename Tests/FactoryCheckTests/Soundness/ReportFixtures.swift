import FactoryCheck
import TestSupport
import Testing

/// Properties whose whole reports are compared. They run in child processes only.
@Suite(.enabled(if: ChildRun.isChild))
struct ReportFixtures {
  struct User {
    struct ID: Equatable {
      let value: String
    }

    let id: ID
    let name: String
    let age: Int

    var isAdult: Bool { age > 20 }

    static let any = Gen.zip(.string(), .string(), .int(in: 0...120)).map {
      User(id: ID(value: $0), name: $1, age: $2)
    }
  }

  @Test("Users are adult from 20 on")
  func adults() {
    forAll(User.any, cases: 9_999) { user in
      #expect(user.isAdult == (user.age >= 20))
    }
  }

  @Test func severalValues() async {
    await forAll(.string(), User.any, cases: 1_000) { text, user in
      await Task.yield()
      #expect(text.isEmpty || user.age < 90)
    }
  }

  struct TooOld: Error {
    let age: Int
  }

  @Test func twoBugs() {
    forAll(.int(in: 0...120)) { age in
      classify(age < 18, "minor")
      #expect(age != 40)
      if age > 90 { throw TooOld(age: age) }
    }
  }

  @Test func largeValue() {
    forAll(User.any.array(count: 12)) { $0.allSatisfy { user in user.age < 2 } }
  }
}
