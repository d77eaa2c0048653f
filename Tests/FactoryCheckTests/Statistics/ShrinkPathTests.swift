import Testing

@testable import FactoryCheck

struct ShrinkPathTests {
  private static func sequence(_ number: Int) -> ChoiceSequence {
    let value = Int128(number)
    return ChoiceSequence([
      .choice(Choice(kind: .integer, value: value, lower: 0, upper: .max, origin: 0))
    ])
  }

  @Test("Of any number of steps at most forty are kept, from the first on and evenly spread")
  func spread() {
    forAll(.int(in: 0...3_000)) { count in
      var path = ShrinkPath()
      for number in 0..<count { path.add(Self.sequence(number)) }
      let kept = path.steps.compactMap { $0.choices.first.map { Int($0.value) } }
      #expect(kept.count == count || (20...40).contains(kept.count))
      let strides = zip(kept, kept.dropFirst()).map { $1 - $0 }
      #expect(kept.first == (count > 0 ? 0 : nil) && Set(strides).count <= 1)
    }
  }
}
