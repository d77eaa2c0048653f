import FactoryCheck
import Testing

@testable import Users

/// One behaviour, tested in two ways: with two values chosen by hand, and as a property of all users.
struct UserTests {
  // A test of fixed values says the members it is about; the factory fills in the rest, and goes on
  // doing so when the type gains another.

  @Test("A user of 20 is adult")
  func userOf20IsAdult() {
    let user = Factory<User>.provide() |> User._age *~ 20
    #expect(user.isAdult)
  }

  @Test("A user of 19 is not adult")
  func userOf19IsNotAdult() {
    let user = Factory<User>.provide() |> User._age *~ 19
    #expect(!user.isAdult)
  }

  // A property says what holds for every user, and is checked for hundreds of them.

  @Test("Users are adult from 20 on")
  func usersAreAdultFrom20On() {
    forAll(Factory<User>.arbitrary(age: .int(in: 0...120))) { user in
      #expect(user.isAdult == (user.age >= 20))
    }
  }

  @Test("Nobody ceases to be adult with age")
  func nobodyCeasesToBeAdult() {
    forAll { (user: User, age: Int) in
      let older = user |> User._age *~ max(user.age, age)
      #expect(older.isAdult || !user.isAdult)
    }
  }
}
