import Testing

@testable import FactoryCheck

struct ChoicesRestraintTests {
  /// A value with collections of values that have collections, as syntax trees and feeds are.
  private struct Branch<Part: Arbitrary>: Arbitrary {
    let lists: [[Part]]

    static func arbitrary() -> Gen<Branch> {
      Gen { choices throws(Discard) in
        var lists: [[Part]] = []
        for _ in 0..<6 { lists.append(try choices.draw([Part].self)) }
        return Branch(lists: lists)
      }
    }
  }

  /// What a gen draws in a case with much drawn before.
  private func late<T>(_ gen: Gen<T>, words: Int, index: Int) throws -> T {
    var choices = Choices.forCase(index, root: Choices.root(ofKey: 5, seed: 2))
    for _ in 0..<words { _ = choices.nextWord() }
    return try gen.draw(&choices)
  }

  @Test("The words of a case are counted, and a new case begins at none")
  func words() {
    forAll(.int(in: 0...5_000), Gen<Int>.int(in: 0...1_000)) { words, index in
      var choices = Choices.forCase(index, root: 7)
      for _ in 0..<words { _ = choices.nextWord() }
      #expect(choices.drawnWords == UInt64(words))
      choices.restart(index + 1, root: 7)
      #expect(choices.drawnWords == 0)
    }
  }

  @Test("Collections inside of collections do not multiply without end")
  func multiplied() throws {
    typealias Tree = Branch<Branch<Branch<Int>>>
    let sizes = try (0..<200).map { index in
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 5, seed: 2), tape: tape)
      _ = try choices.draw(Tree.self)
      return tape.output.choiceCount
    }
    #expect(sizes.reduce(0, +) / sizes.count < 10_000)
  }

  @Test("What is drawn with a tape is the same", arguments: [0, 5_000, 100_000])
  func taped(words: Int) throws {
    let gen = Gen<[[[String]]]> { choices throws(Discard) in
      for _ in 0..<words { _ = choices.nextWord() }
      return try choices.draw([[[String]]].self)
    }
    #expect(try recordsFaithfully(gen))
  }

  @Test("However much is drawn, no collection has to be empty and no recursive value a leaf")
  func possible() throws {
    let trees = Gen<[Int]>.recursive(.constant([])) { tree in
      .zip(tree, tree) { $0 + $1 + [1] }
    }
    let lists = try (50..<550).map { try late(Gen<[Int]>.any, words: 100_000, index: $0) }
    let nodes = try (50..<550).map { try late(trees, words: 100_000, index: $0) }
    for values in [lists, nodes] {
      let count = values.filter { !$0.isEmpty }.count
      #expect(count > 25 && count < 400)
    }
  }
}
