import FactoryCheck
import Testing

@testable import Users

/// What the generated lenses do.
struct LensTests {
  @Test("Lenses compose, and each setting leaves the other members as they are")
  func lensesCompose() {
    let user =
      Factory<User>.provide(age: 20)
      |> User._name *~ "Ada"
      |> User._id * UserId._value *~ "1"
    #expect(user == User(id: UserId(value: "1"), name: "Ada", age: 20))
  }

  @Test("A lens lifts to gens: some members are drawn from others")
  func lensLiftsToGens() {
    let young = Factory<User>.arbitrary() |> User._age *~ .int(in: 0...19)
    forAll(young) { user in !user.isAdult }
  }

  @Test("What was set is read, and setting what was read changes nothing")
  func lawsHold() {
    forAll { (user: User, age: Int) in
      #expect(User._age.get(User._age.set(age, user)) == age)
      #expect(User._age.set(User._age.get(user), user) == user)
    }
  }
}
