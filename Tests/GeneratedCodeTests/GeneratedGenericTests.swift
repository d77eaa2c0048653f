import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedGenericTests {
  @Test("A generic type conforms where its arguments do")
  func conforms() {
    #expect(Factory<Box<String>>.provide() == Box(value: "", others: []))
    #expect(values(of: Factory<Box<Int>>.arbitrary()).contains { $0.others.count > 1 })
    #expect(Set(values(of: Page<[Int]>.arbitrary()).map(\.items)).count > 20)
    #expect(
      values(of: Outer<Int>.State.arbitrary()).contains {
        if case .idle = $0 { true } else { false }
      })
    #expect(Tagged<() -> Void, Int>.provide().raw == 0)
  }

  @Test("Labelled factories of a generic type know its arguments")
  func labelled() {
    #expect(Factory<Box<Int>>.provide(value: 3) == Box(value: 3, others: []))
    #expect(
      values(of: Factory<Box<Int>>.arbitrary(value: .int(in: 1...2)))
        .allSatisfy { 1...2 ~= $0.value })
  }

  @Test("Where the type is a parameter, its factory makes what it makes without members")
  func parameter() {
    func provided<T: Providable>(_: T.Type) -> T { Factory<T>.provide() }
    func gen<T: Arbitrary>(_: T.Type) -> Gen<T> { Factory.arbitrary() }
    #expect(provided(Box<Int>.self) == Factory<Box<Int>>.provide())
    #expect(values(of: gen(Box<Int>.self)) == values(of: Factory<Box<Int>>.arbitrary()))
  }

  @Test("Lenses of a generic type keep their laws")
  func lenses() {
    expectLaws(Box<Int>._value, Box<Int>.arbitrary(), Int.arbitrary())
    expectLaws(Box<Int>._others, Box<Int>.arbitrary(), [Int].arbitrary())
  }

  @Test("Nested types are reached through all types around them, also through extensions")
  func nested() {
    #expect(Styled.provide().kind == .home)
    #expect(values(of: Person.arbitrary()).contains { $0.home?.kind == .work })
    expectLaws(Person.Address._street, Person.Address.arbitrary(), String.arbitrary())
  }
}
