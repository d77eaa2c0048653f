import Testing

@testable import FactoryCheck

@Suite struct KnownTypesTests {
  @Test("Each known type provides its fixed value", arguments: KnownType.all)
  func fixed(type: KnownType) {
    #expect(type.provide() == type.fixed)
  }

  @Test("Each known type's simplest draw is its simplest value", arguments: KnownType.all)
  func simplest(type: KnownType) throws {
    var choices = Choices.replaying(Tape(tail: .simplest))
    #expect(try type.draw(&choices) == type.simplest)
  }

  @Test("A case gives the same value with and without a tape", arguments: KnownType.all)
  func recording(type: KnownType) throws {
    for index in 0..<300 {
      var random = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 2))
      var recorded = Choices.forCase(
        index, root: Choices.root(ofKey: 1, seed: 2), tape: Tape(tail: .random))
      let value = try type.draw(&random)
      #expect(try type.draw(&recorded) == value, "case \(index)")
      #expect(random.state == recorded.state, "case \(index)")
    }
  }

  @Test("What a tape recorded gives the same value and the same tape", arguments: KnownType.all)
  func replay(type: KnownType) throws {
    for index in 0..<300 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 3, seed: 4), tape: tape)
      let value = try type.draw(&choices)
      let again = Tape(replaying: tape.output, tail: .simplest)
      var replayed = Choices.replaying(again)
      #expect(try type.draw(&replayed) == value, "case \(index)")
      #expect(again.output == tape.output, "case \(index)")
    }
  }

  @Test("A damaged tape still gives a value", arguments: KnownType.all)
  func damaged(type: KnownType) throws {
    for index in 0..<100 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 5, seed: 6), tape: tape)
      _ = try type.draw(&choices)
      let tokens = tape.output.tokens.enumerated().filter { ($0.offset * 7 + index) % 5 != 0 }
      let damaged = Tape(replaying: ChoiceSequence(tokens.map(\.element)), tail: .random)
      var replayed = Choices.replaying(damaged, state: UInt64(index))
      _ = try type.draw(&replayed)
    }
  }

  @Test("A type's gen draws what the type draws", arguments: KnownType.all)
  func gen(type: KnownType) throws {
    for index in 0..<50 {
      var one = Choices.forCase(index, root: Choices.root(ofKey: 7, seed: 8))
      var other = one
      #expect(try type.draw(&one) == type.drawFromGen(&other))
    }
  }

  @Test("Values vary: a hundred cases make many of them", arguments: KnownType.all)
  func variety(type: KnownType) throws {
    let values = try (0..<100).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 9, seed: 10))
      return try type.draw(&choices)
    }
    #expect(Set(values).count >= type.variety)
  }

  @Test("A known type's value shrinks to the simplest where any would do", arguments: KnownType.all)
  func shrinking(type: KnownType) {
    let value = Gen.zip(Gen { choices throws(Discard) in try type.draw(&choices) }, .bool())
    for seed in 1...30 as ClosedRange<UInt64> {
      let pairs = minimal(Gen.zip(value, value), seed: seed) { $0.1 != $1.1 }
      #expect(pairs.map { [$0.0, $1.0] } == [type.simplest, type.simplest], "seed \(seed)")
    }
  }
}
