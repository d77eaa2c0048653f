import Testing

@testable import FactoryCheck

struct ClimbTests {
  private static func integer(_ value: Int128, in range: ClosedRange<Int128>) -> ChoiceSequence {
    let choice = Choice(
      kind: .integer, value: value, lower: range.lowerBound, upper: range.upperBound, origin: 0)
    return ChoiceSequence([.choice(choice)])
  }

  /// Climbs by a score of the choices' values.
  private func top(
    from start: ChoiceSequence, seed: UInt64, _ score: ([Int128]) -> Double
  ) -> (values: [Int128], steps: Int) {
    var climb = Climb(from: start, score: score(start.choices.map(\.value)), seed: seed)
    var steps = 0
    while let candidate = climb.next() {
      steps += 1
      climb.tell(candidate, score: score(candidate.choices.map(\.value)))
    }
    return (climb.best.choices.map(\.value), steps)
  }

  @Test("A hill's top is found from anywhere, in some times the logarithm of the way")
  func hill() {
    let numbers = Gen.int(in: -1_000_000_000...1_000_000_000)
    forAll(numbers, numbers, .int(in: 0...1_000)) { start, summit, seed in
      let sequence = Self.integer(Int128(start), in: -1_000_000_000...1_000_000_000)
      let (values, steps) = top(from: sequence, seed: UInt64(seed)) { values in
        -abs(Double(values[0]) - Double(summit))
      }
      #expect(values == [Int128(summit)])
      #expect(steps < 150)
    }
  }

  @Test("Nothing is tried outside of a range, also of the widest")
  func range() {
    forAll(.bool(), .int(in: 0...1_000)) { isUp, seed in
      let sequence = Self.integer(0, in: .min ... .max)
      let (values, steps) = top(from: sequence, seed: UInt64(seed)) { values in
        Double(values[0]) * (isUp ? 1 : -1)
      }
      #expect(values == [isUp ? .max : .min] || steps > 100)
      #expect(steps < 1_000)
    }
  }

  @Test("A plain is left after one round")
  func plain() {
    let (values, steps) = top(from: Self.integer(5, in: 0...10), seed: 1) { _ in 0 }
    #expect(values == [5] && steps <= 4)
  }

  @Test("Without choices there is nothing to try")
  func empty() {
    #expect(top(from: ChoiceSequence(), seed: 1) { _ in 0 }.steps == 0)
  }
}
