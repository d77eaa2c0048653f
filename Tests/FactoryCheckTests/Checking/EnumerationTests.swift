import Testing

@testable import FactoryCheck

private enum Suit: CaseIterable, Arbitrary, Equatable { case clubs, diamonds, hearts }

@Suite struct EnumerationTests {
  /// All values of a gen, in the order of the enumeration; nil where there are more than a limit.
  private func all<T>(_ gen: Gen<T>, upTo limit: Int = 400) throws -> [T]? {
    func realise(_ sequence: ChoiceSequence) -> ChoiceSequence? {
      let tape = Tape(replaying: sequence, tail: .simplest)
      var choices = Choices.replaying(tape)
      return (try? gen.draw(&choices)).map { _ in tape.output }
    }
    return try Enumeration(upTo: limit, realise: realise)?.sequences.map { sequence in
      var choices = Choices.replaying(Tape(replaying: sequence, tail: .simplest))
      return try gen.draw(&choices)
    }
  }

  @Test("Every value comes once, the simplest first")
  func order() throws {
    #expect(try all(.bool()) == [false, true])
    #expect(try all(.int(in: -2...3)) == [0, 1, -1, 2, -2, 3])
    #expect(try all(.int(in: -3...1)) == [0, 1, -1, -2, -3])
    #expect(try all(.int(in: 7...9)) == [7, 8, 9])
    #expect(try all(.int(in: -9 ... -7)) == [-7, -8, -9])
    #expect(try all(Suit.arbitrary()) == [.clubs, .diamonds, .hearts])
    #expect(try all(.optional(of: .bool())) == [nil, false, true])
    #expect(try all(.constant(1)) == [1])
  }

  @Test("Values of several choices are counted through, however many each takes")
  func products() throws {
    let pairs = try all(Gen.zip(.bool(), .int(in: 0...2)))
    #expect(pairs?.map { "\($0)" }.count == 6)
    let lists = try #require(try all(.array(of: .bool(), count: 0...3)))
    #expect(lists.count == 1 + 2 + 4 + 8)
    #expect(Set(lists).count == lists.count)
    let dependent = Gen.int(in: 0...3).flatMap { Gen.int(in: 0...$0) }
    #expect(try all(dependent) == [0, 0, 1, 0, 1, 2, 0, 1, 2, 3])
  }

  @Test("Every integer of eight bits is one of 256")
  func bytes() throws {
    #expect(try all(.int8())?.sorted() == Array(Int8.min...Int8.max))
    #expect(try all(.uint8(), upTo: 255) == nil)
  }

  @Test("A domain that is too large, or has gaps, is left to random cases")
  func tooLarge() throws {
    #expect(try all(.int()) == nil)
    #expect(try all(.int128()) == nil)
    #expect(try all(.string()) == nil)
    #expect(try all(.double()) == nil)
    #expect(try all(.array(of: .bool())) == nil)
    #expect(try all(Gen.int(in: 0...9).filter { $0 > 2 }) == nil)
  }

  @Test("A property over a small domain runs each value once, and says so")
  func proof() {
    var seen: [[Bool]] = []
    let result = forAll(.bool(), .bool(), .bool()) { a, b, c in seen.append([a, b, c]) }
    #expect(result.isPassed && result.isExhaustive)
    #expect(result.cases == 8 && Set(seen).count == 8)
    #expect(!forAll(.int()) { $0 == $0 }.isExhaustive)
    #expect(!forAll(.bool(), .bool(), cases: 3) { _, _ in true }.isExhaustive)
  }
}
