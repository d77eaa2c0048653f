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

  @Test("Tags may be of types that no values are made of")
  func tags() {
    let labels = values(of: Labels.arbitrary())
    #expect(Set(labels.map(\.own.raw)).count > 20 && Set(labels.map(\.code.raw)).count > 20)
    #expect(labels.contains { $0.empty.raw == nil } && labels.contains { $0.later.count > 1 })
    #expect(Factory<Labels>.provide(own: .init(raw: 3)).own.raw == 3)
    #expect(Set(values(of: Keyed<Int>.arbitrary()).map(\.key.raw)).count > 20)
    let chained = values(of: UsesChained.arbitrary()).map(\.chained)
    #expect(Set(chained.map(\.first.key.raw)).count > 20)
    #expect(chained.contains { $0.next.count > 1 } && chained.contains { !$0.rest.isEmpty })
    let uses = values(of: UsesTags.arbitrary())
    #expect(Set(uses.map { $0.labelled.text() }).count > 20)
    #expect(Set(uses.map(\.action.request.key)).count > 20)
    #expect(Set(uses.map(\.mount.held.element)).count == 2)
    let based = values(of: Factory<TaggedBase<Nobody, Int>>.arbitrary())
    #expect(Set(based.map(\.key.raw)).count > 20)
  }

  @Test("A parameter that stands behind a typealias, or a type inside, is no tag")
  func implicit() {
    let drawn = values(of: UsesImplicit.arbitrary()).map(\.implicit)
    #expect(Set(drawn.map(\.item)).count > 20 && Set(drawn.map(\.part.value)).count > 20)
  }

  @Test("Labelled factories of a generic type know its arguments")
  func labelled() {
    #expect(Factory<Box<Int>>.provide(value: 3) == Box(value: 3, others: []))
    #expect(
      values(of: Factory<Box<Int>>.arbitrary(value: .int(in: 1...2)))
        .allSatisfy { 1...2 ~= $0.value })
  }

  @Test("Values as generic parameters say how many elements are drawn, and ask for nothing")
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func valuesAsParameters() {
    let drawn = values(of: Factory<UsesValues>.arbitrary())
    #expect(Set(drawn.map { [$0.small.elements[0], $0.small.elements[1]] }).count > 20)
    #expect(drawn.contains { $0.wide?.steps.isEmpty == false })
    #expect(Factory<Matrix<0, 9>>.provide().cells.count == 0)
    #expect(Factory<Vector<2, Bool>>.provide(offset: 4).offset == 4)
  }

  @Test("A type that may be of what cannot be copied is made for what can")
  func ofWhatCanBeCopied() {
    #expect(Factory<Ticket<Int>>.provide(number: 7).number == 7)
    #expect(Set(values(of: Ticket<Int>.arbitrary()).map(\.number)).count > 20)
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

  @Test("Types in extensions of a generic type's special case are made of what it says")
  func specialCases() {
    let fields = values(of: FormFields.arbitrary())
    #expect(Set(fields.flatMap(\.rule.methods)) == [.get, .post])
    #expect(Set(fields.compactMap(\.encoding?.method)) == [.get, .post])
    #expect(Set(fields.map(\.index.element)) == [false, true])
    #expect(fields.contains { $0.counts.contains { $0.total != 0 } })
    typealias Count = Attribute<Int>.Count
    typealias Index = Attribute<String>.Index
    expectLaws(Count._total, Count.arbitrary(), Int.arbitrary())
    expectLaws(Index._element, Index.arbitrary(), String.arbitrary())
  }

  @Test("A type asks for what its members' arguments have, however far behind its parameters")
  func arguments() {
    let tints = values(of: Drawing<Pencil>.arbitrary()).flatMap(\.tints)
    #expect(tints.contains { if case .fill(let color) = $0 { color != 0 } else { false } })
  }

  @Test("Nested types are reached through all types around them, also through extensions")
  func nested() {
    #expect(Styled.provide().kind == .home)
    #expect(values(of: Person.arbitrary()).contains { $0.home?.kind == .work })
    expectLaws(Person.Address._street, Person.Address.arbitrary(), String.arbitrary())
  }
}
