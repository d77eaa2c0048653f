import Testing

@testable import FactoryCheck

/// How often initialisers are called that refuse some of what they are given.
struct ChoicesAttemptsTests {
  /// A value with others of its type, each of which is refused as often.
  private struct Section: Equatable {
    let title: String
    let sections: [Section]

    var count: Int { sections.reduce(1) { $0 + $1.count } }
    var depth: Int { sections.reduce(0) { max($0, $1.depth) } + 1 }
  }

  /// Counts calls.
  private final class Calls { var count = 0 }

  /// Draws sections as generated gens do, whose initialiser accepts so many of a hundred.
  ///
  /// - Parameter needs: How many sections the outermost one must have inside of one another.
  private func sections(
    accepting share: Int, needing needs: Int = 1, _ calls: Calls = Calls()
  ) -> Gen<Section> {
    func draw(_ choices: inout Choices, needing needs: Int) throws(Discard) -> Section {
      choices.descend(Section.self)
      defer { choices.ascend() }
      return try choices.attempt { choices throws(Discard) in
        var sections: [Section] = []
        for _ in 0..<5 {
          sections += try choices.array(count: nil) { choices throws(Discard) in
            try draw(&choices, needing: 1)
          }
        }
        let title = try choices.draw(String.self)
        let luck = choices.integer(in: 0...UInt64.max)
        calls.count += 1
        let section = Section(title: title, sections: sections)
        return scramble(luck) % 100 < share && section.depth >= needs ? section : nil
      }
    }
    return Gen { choices throws(Discard) in try draw(&choices, needing: needs) }
  }

  /// What the cases of a property draw; nil where they are discarded.
  private func values<T>(_ gen: Gen<T>, cases: Range<Int> = 50..<90) -> [T?] {
    cases.map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 5, seed: 2))
      return try? gen.draw(&choices)
    }
  }

  @Test(
    "What is refused at all levels costs no product of levels",
    arguments: [(90, 250), (70, 400), (50, 600), (20, 1_200), (10, 4_500), (5, 10_000), (0, 2_500)])
  func costs(share: Int, most: Int) {
    let calls = Calls()
    _ = values(sections(accepting: share, calls))
    #expect(calls.count / 40 < most)
  }

  @Test(
    "What is refused often is found all the same, and what is refused seldom in all sizes",
    arguments: [(90, 6, 80), (70, 4, 40), (20, 2, 4), (10, 2, 2), (5, 2, 2)])
  func found(share: Int, depth: Int, count: Int) {
    let values = values(sections(accepting: share)).compactMap(\.self)
    #expect(values.count > 36)
    #expect(values.filter { $0.depth >= depth }.count > 8)
    #expect(values.reduce(0) { $0 + $1.count } / values.count >= count)
  }

  @Test("Where nothing but deep values is accepted, such are found", arguments: [2, 3, 4])
  func deep(needs: Int) {
    let values = values(sections(accepting: 70, needing: needs))
    #expect(values.compactMap(\.self).count > 36)
  }

  @Test("What attempts have drawn in vain does not flatten what is no recursive value")
  func flat() {
    let calls = Calls()
    let gen = Gen<[Int]> { choices throws(Discard) in
      try choices.attempt { choices throws(Discard) in
        calls.count += 1
        for _ in 0..<3_000 { _ = choices.nextWord() }
        return calls.count % 20 == 0 ? try choices.draw([Int].self) : nil
      }
    }
    let values = values(gen, cases: 50..<250).compactMap(\.self)
    #expect(values.count == 200)
    #expect(values.filter { !$0.isEmpty }.count > 50)
  }

  @Test("The depth outside of attempts stays as it is, whatever is refused")
  func depth() {
    let trees = sections(accepting: 20)
    for index in 50..<100 {
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 5, seed: 2))
      _ = try? trees.draw(&choices)
      #expect(choices.depth == 0 && choices.steepness == 1 && choices.nesting == 0)
      let never = Gen<Int>.int().filter { _ in false }
      _ = try? choices.attempt { choices throws(Discard) in
        for _ in 0..<3_000 { _ = choices.nextWord() }
        choices.descend(Int.self)
        return try never.draw(&choices)
      }
      #expect(choices.depth == 0 && choices.steepness == 1 && choices.nesting == 0)
    }
  }

  @Test(
    "What is drawn with a tape is the same, and its choices make it again", arguments: [20, 70])
  func taped(share: Int) throws {
    let gen = sections(accepting: share)
    #expect(try recordsFaithfully(gen, count: 70))
    for index in 50..<70 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: 3, tape: tape)
      let value = try gen.draw(&choices)
      var again = Choices.replaying(Tape(replaying: tape.output, tail: .simplest))
      #expect(try gen.draw(&again) == value)
    }
  }
}
