import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedNameTests {
  @Test("Cases named as types are drawn with values of those types")
  func cases() {
    let scalars = values(of: Scalar.arbitrary())
    #expect(scalars.contains { if case .Int(let number) = $0 { number != 0 } else { false } })
    #expect(scalars.contains(.Bool(true)) && scalars.contains(.null))
    #expect(values(of: Signal.arbitrary()).contains { if case .tick = $0 { true } else { false } })
  }

  @Test("Members named as generated code's own names are drawn, labelled and set")
  func members() {
    let shadows = Factory<Shadow>.arbitrary(choices: .constant(1), drawing: .constant(2))
    #expect(values(of: shadows).allSatisfy { $0.choices == 1 && $0.drawing == 2 })
    expectLaws(Shadow._root, Shadow.arbitrary(), Int.arbitrary())
    expectLaws(Shadow._value, Shadow.arbitrary(), Int.arbitrary())
  }

  @Test("What a throwing initialiser rejects is drawn again, also from labelled gens")
  func attempts() {
    let drawn = values(of: ShadowAttempt.arbitrary())
    #expect(drawn.count == 200 && drawn.allSatisfy { $0.value >= 0 })
    let small = values(of: Factory<ShadowAttempt>.arbitrary(value: .int(in: -9...9)))
    #expect(small.count == 200 && small.allSatisfy { (0...9).contains($0.value) })
  }

  @Test("A member of an inferred generic type keeps its default")
  func inferred() {
    #expect(values(of: Inferred.arbitrary()).allSatisfy { $0.set == [1] })
    #expect(Factory<Replaced>.provide(new: 3).new == 3)
  }

  @Test("A type may be named like a metatype")
  func metatype() {
    #expect(Factory<Protocol>.provide(version: 2).version == 2)
    expectLaws(Protocol._version, `Protocol`.arbitrary(), Int.arbitrary())
  }

  @Test("A nested type called as one that expressions take for a metatype is drawn")
  func nestedMetatype() {
    let notices = values(of: Notice.arbitrary())
    #expect(notices.contains { if case .both(.text, _) = $0.type { true } else { false } })
    #expect(notices.contains { $0.others.count > 1 })
    #expect(Notice.provide().type == .text(""))
    #expect(Factory<Notice>.provide(type: .text("a")).type == .text("a"))
    expectLaws(Notice._others, Notice.arbitrary(), .any)
  }

  @Test("Names that are made of words, or begin with a digit, are labels and lenses, too")
  func sentences() {
    let fixed = Factory<Sentences>.provide(`1st`: 1, `to → from`: [.`an answer`(`to what`: "?")])
    #expect(fixed.`1st` == 1 && fixed.`to → from` == [.`an answer`(`to what`: "?")])
    let drawn = Factory<Sentences>.arbitrary(`a name with spaces`: .constant(2))
    #expect(values(of: drawn).allSatisfy { $0.`a name with spaces` == 2 })
    expectLaws(Sentences.`_a name with spaces`, Sentences.arbitrary(), Int.arbitrary())
    expectLaws(Sentences._1st, Sentences.arbitrary(), Int.arbitrary())
    let prism = Sentences.`Kind of Sentence`.`_an answer`
    #expect(prism.get(.`a question`) == nil && prism.get(prism.make("!")) == "!")
    let comparison = Sentences.`Kind of Sentence`.`_a comparison`
    #expect(comparison.get(comparison.make((1, true)))?.`of one` == 1)
  }
}
