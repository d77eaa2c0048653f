import Testing

@testable import FactoryCheck

@Suite struct GenCompositeTests {
  private struct Point: Equatable {
    var x: Int
    var y: Int
  }

  private let points = Gen<Point>.composite { choices throws(Discard) in
    try Point(x: choices.draw(Int.self), y: choices.draw(Int.self))
  }

  @Test("What a composite value is made of belongs together")
  func span() throws {
    let tape = Tape(tail: .random)
    var choices = Choices.forCase(1, root: Choices.root(ofKey: 1, seed: 1), tape: tape)
    _ = try points.draw(&choices)
    let span = try #require(tape.output.spans.first)
    #expect(span.label == .type(ObjectIdentifier(Point.self)))
    #expect(span.range == tape.output.tokens.indices)
  }

  @Test("A composite value is the one that its draws make, with and without a tape")
  func values() throws {
    let pairs = Gen.zip(.any, .any, with: Point.init)
    #expect(try sample(points, count: 100) == sample(pairs, count: 100))
    #expect(try recordsFaithfully(points))
  }

  @Test("What a composite gen favours is drawn often")
  func literals() throws {
    let literals = Choices.Literals(integers: [48_271])
    let favouring = Gen<Point>.composite(favouring: literals) { choices throws(Discard) in
      try Point(x: choices.draw(Int.self), y: choices.draw(Int.self))
    }
    #expect(try sample(favouring).contains { $0.x == 48_271 })
    #expect(try !sample(points).contains { $0.x == 48_271 })
  }
}
