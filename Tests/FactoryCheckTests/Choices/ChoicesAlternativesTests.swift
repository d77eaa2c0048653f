import Testing

@testable import FactoryCheck

struct ChoicesAlternativesTests {
  /// How often each alternative is taken at a depth, drawn at random or with a tape.
  private func counts(
    depth: Int, isTaped: Bool = false, _ alternative: (inout Choices) -> Int
  ) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for index in 0..<1_000 {
      var choices = Choices.forCase(
        index, root: Choices.root(ofKey: 3, seed: 9), tape: isTaped ? Tape(tail: .random) : nil)
      choices.size = 100
      for _ in 0..<depth { choices.descend(Int.self) }
      counts[alternative(&choices), default: 0] += 1
    }
    return counts
  }

  @Test(
    "Outside of recursion alternatives are as likely as each other, wherever they end",
    arguments: [false, true])
  func outside(isTaped: Bool) {
    let counts = counts(depth: 0, isTaped: isTaped) { $0.alternative(of: 4, endingIn: 1) }
    #expect(counts.count == 4 && counts.values.allSatisfy { $0 > 150 })
  }

  @Test("Inside of recursion those that end get likelier, until nothing else is taken")
  func inside() {
    let shares = [1, 4, 8, 30].map { depth in
      counts(depth: depth) { $0.alternative(of: 4, endingIn: 2) }
    }
    let ends = shares.map { $0.filter { $0.key < 2 }.values.reduce(0, +) }
    #expect(450..<680 ~= ends[0] && 650..<850 ~= ends[1] && ends[2] == 1_000 && ends[3] == 1_000)
    #expect(shares.allSatisfy { $0[0, default: 0] > 200 && $0[1, default: 0] > 200 })
    let recursive = counts(depth: 1) { $0.alternative(leaves: 2, of: 4) }
    #expect(recursive.filter { $0.key < 2 }.values.reduce(0, +) < 250)
  }

  @Test("A gen of one of several takes those that end where it is deep")
  func oneOf() {
    let gen = Gen<Int>.oneOf(.constant(0), .constant(1), .constant(2), endingIn: 1)
    let taken = [0, 30].map { depth in
      counts(depth: depth) { choices in (try? gen.draw(&choices)) ?? -1 }
    }
    #expect(taken[0].count == 3 && taken[0].values.allSatisfy { $0 > 200 })
    #expect(taken[1] == [0: 1_000])
  }

  @Test("A replay takes the same, and where it is too deep one that ends")
  func replay() {
    let tape = Tape(tail: .random)
    var first = Choices.forCase(1, root: Choices.root(ofKey: 3, seed: 9), tape: tape)
    let taken = (0..<50).map { _ in first.alternative(of: 5, endingIn: 2) }
    var again = Choices.replaying(Tape(replaying: tape.output, tail: .simplest))
    #expect((0..<50).map { _ in again.alternative(of: 5, endingIn: 2) } == taken)
    var deep = Choices.replaying(Tape(replaying: tape.output, tail: .simplest))
    for _ in 0..<24 { deep.descend(Int.self) }
    #expect((0..<50).allSatisfy { _ in deep.alternative(of: 5, endingIn: 2) < 2 })
  }
}
