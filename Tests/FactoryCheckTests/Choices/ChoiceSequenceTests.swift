import Testing

@testable import FactoryCheck

@Suite struct ChoiceSequenceTests {
  @Test("The simpler of two sequences has fewer choices, or else the first that differs is simpler")
  func simpler() {
    forAll(ChoiceSequence.any, ChoiceSequence.any) { left, right in
      #expect(left.isSimpler(than: right) == naivelyIsSimpler(left, than: right))
      #expect(right.isSimpler(than: left) == naivelyIsSimpler(right, than: left))
    }
  }

  @Test("One choice made simpler makes its sequence simpler, and never the other way round")
  func stepDown() {
    forAll(ChoiceSequence.any, .int(in: 0...59)) { sequence, index in
      let choices = sequence.choicePositions
      try assume(!choices.isEmpty)
      let position = choices[index % choices.count]
      let choice = try #require(sequence.choice(at: position))
      let simplest = sequence.setting(choice.origin, at: position)
      #expect(simplest.isSimpler(than: sequence) == !choice.isSimplest)
      #expect(!sequence.isSimpler(than: simplest))
    }
  }

  private func naivelyIsSimpler(_ left: ChoiceSequence, than right: ChoiceSequence) -> Bool {
    let (mine, others) = (left.choices.map(\.rank), right.choices.map(\.rank))
    return mine.count != others.count
      ? mine.count < others.count : mine.lexicographicallyPrecedes(others)
  }
}
