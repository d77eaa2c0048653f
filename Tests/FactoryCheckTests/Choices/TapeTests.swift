import Testing

@testable import FactoryCheck

@Suite struct TapeTests {
  @Test(
    "Whatever is replayed to a known type, it draws a value, which its own tape draws again",
    arguments: KnownType.all)
  func replayIsTotal(type: KnownType) {
    forAll(ChoiceSequence.any, cases: 60) { sequence in
      guard let first = replay(sequence, type.draw) else { throw Discard() }
      let again = try #require(replay(first.drawn, type.draw))
      #expect(again.value == first.value)
      #expect(again.drawn == first.drawn)
    }
  }

  @Test(
    "Whatever is replayed to a gen, its value is one that it promises, and so is that of its own tape",
    arguments: Promise.all)
  func replayKeepsPromises(promise: Promise) {
    forAll(ChoiceSequence.any, cases: 200) { sequence in
      guard let first = replay(sequence, promise.isKept) else { throw Discard() }
      let again = try #require(replay(first.drawn, promise.isKept))
      #expect(first.value && again.value)
      #expect(again.drawn == first.drawn)
    }
  }

  @Test(
    "A tape that replayed another sequence before replays the next as a new one does",
    arguments: KnownType.all)
  func rewindForgets(type: KnownType) {
    func drawn(by sequence: ChoiceSequence, on tape: Tape) -> ChoiceSequence {
      tape.rewind(to: sequence)
      var choices = Choices.replaying(tape)
      _ = try? type.draw(&choices)
      return tape.output
    }
    forAll(ChoiceSequence.any, ChoiceSequence.any, cases: 60) { first, second in
      let tape = Tape(tail: .simplest)
      for sequence in [first, second, first] {
        let new = Tape(replaying: sequence, tail: .simplest)
        #expect(drawn(by: sequence, on: tape) == drawn(by: sequence, on: new))
        #expect(tape.isOverrun == new.isOverrun)
      }
    }
  }

  @Test(
    "Where a gen departs from what is replayed, its values and its tape are what they are elsewhere",
    arguments: KnownType.all)
  func departure(type: KnownType) {
    forAll(ChoiceSequence.any, .int(in: 0...59), cases: 60) { sequence, place in
      guard let first = replay(sequence, type.draw) else { throw Discard() }
      let positions = first.drawn.choicePositions
      try assume(!positions.isEmpty)
      let departing = first.drawn.askingOtherwise(at: positions[place % positions.count])
      let again = try #require(replay(departing, type.draw))
      #expect(again.value == first.value)
      #expect(again.drawn == first.drawn)
    }
  }

  @Test("At random, a gen's values are those that it promises", arguments: Promise.all)
  func randomKeepsPromises(promise: Promise) {
    forAll(Gen(promise.isKept), cases: 500) { $0 }
  }
}

extension ChoiceSequence {
  /// The same sequence, but that the choice at a position answers another question.
  fileprivate func askingOtherwise(at position: Int) -> ChoiceSequence {
    guard let choice = choice(at: position) else { return self }
    var copy = self
    copy.tokens[position] = .choice(
      Choice(
        kind: choice.kind, value: choice.value, lower: choice.lower, upper: choice.upper,
        origin: choice.origin &+ 1))
    return copy
  }
}
