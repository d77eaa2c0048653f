import Testing

@testable import FactoryCheck

private struct UserId: Equatable {
  var value: String

  static var _value: Lens<UserId, String> { Lens(\.value) }
}

private struct User: Equatable, Providable, Arbitrary {
  var id: UserId
  var name: String
  var age: Int

  static var _id: Lens<User, UserId> { Lens(\.id) }
  static var _name: Lens<User, String> { Lens(\.name) }
  static let _nickname = Lens<User, String>(
    get: { user in user.name }, assign: { user, name in user.name = name })
  static let _age = Lens<User, Int>(
    get: { $0.age }, set: { age, user in User(id: user.id, name: user.name, age: age) })

  static func provide() -> User { User(id: UserId(value: ""), name: "", age: 0) }

  static func arbitrary() -> Gen<User> {
    Gen.zip(.string(), .string(), .int()).map { User(id: UserId(value: $0), name: $1, age: $2) }
  }
}

@Suite struct LensTests {
  private let user = User(id: UserId(value: "1"), name: "Ada", age: 36)

  private func values<T>(_ gen: Gen<T>, count: Int = 200) throws -> [T] {
    try (0..<count).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      return try gen.draw(&choices)
    }
  }

  /// The three laws, for any roots and values.
  private func checkLaws<Root: Equatable, Value: Equatable>(
    _ lens: Lens<Root, Value>, _ roots: Gen<Root>, _ parts: Gen<Value>
  ) throws {
    for (root, (one, other)) in try zip(values(roots), values(Gen.zip(parts, parts))) {
      #expect(lens.get(lens.set(one, root)) == one)
      #expect(lens.set(lens.get(root), root) == root)
      #expect(lens.set(other, lens.set(one, root)) == lens.set(other, root))
    }
  }

  @Test("A lens from a key path, one from functions, and a composed one keep the laws")
  func laws() throws {
    try checkLaws(User._name, Factory<User>.arbitrary(), .string())
    try checkLaws(User._nickname, Factory<User>.arbitrary(), .string())
    try checkLaws(User._age, Factory<User>.arbitrary(), .int())
    try checkLaws(User._id * UserId._value, Factory<User>.arbitrary(), .string())
  }

  @Test("Operators bind: composing, then setting, then applying from left to right")
  func operators() {
    let changed =
      user |> User._id * UserId._value *~ "x" |> User._name *~ "Bob" |> User._age *~ 1
      |> User._age *~ 2 |> User._name *~ "Carol"
    #expect(changed == User(id: UserId(value: "x"), name: "Carol", age: 2))
    #expect((user |> User._age.modify { $0 + 1 }).age == 37)
    #expect((user |> \.name) == "Ada")
  }

  @Test("Composing is associative")
  func associative() {
    let identity = Lens<User, User>(\.self)
    let left = (identity * User._id) * UserId._value
    let right = identity * (User._id * UserId._value)
    #expect((user |> left *~ "y") == (user |> right *~ "y"))
  }

  @Test("A lens lifts to gens: of a gen's values, and of one value")
  func lifted() throws {
    let young =
      Factory<User>.arbitrary() |> User._age *~ .int(in: 0...19) |> User._id * UserId._value *~ "7"
      |> User._name *~ .string(of: .letters, count: 1...5)
    for user in try values(young) {
      #expect((0...19).contains(user.age))
      #expect(user.id.value == "7")
      #expect((1...5).contains(user.name.count))
    }
    let exact = Factory<User>.arbitrary() |> User._age *~ 20
    #expect(try values(exact).allSatisfy { $0.age == 20 })
  }
}
