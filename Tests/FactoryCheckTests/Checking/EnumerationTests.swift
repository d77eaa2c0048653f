import Testing

@testable import FactoryCheck

private enum Suit: CaseIterable, Arbitrary, Equatable { case clubs, diamonds, hearts }

@Suite struct EnumerationTests {
  /// All values of a gen, in the order of the enumeration; nil where there are more than a limit.
  private func all<T>(_ gen: Gen<T>, upTo limit: Int = 400) throws -> [T]? {
    func drawn(by sequence: ChoiceSequence, rejected: Bool) -> ChoiceSequence? {
      let tape = Tape(replaying: sequence, tail: .simplest, keepsRejected: rejected)
      var choices = Choices.replaying(tape)
      let isRejected = (try? gen.draw(&choices)) == nil
      return isRejected == rejected ? tape.output : nil
    }
    let enumeration = Enumeration(
      upTo: limit, realise: { drawn(by: $0, rejected: false) },
      reject: { drawn(by: $0, rejected: true) })
    return try enumeration?.sequences.map { sequence in
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

  @Test("Integers are counted up to the ends of their types")
  func ends() throws {
    #expect(try all(.int(in: (.max - 1)...)) == [.max - 1, .max])
    #expect(try all(.int128(in: (.max - 2)...)) == [.max - 2, .max - 1, .max])
    #expect(try all(.int128(in: ...(.min + 1))) == [.min + 1, .min])
    #expect(try all(.uint128(in: (.max - 1)...)) == [.max - 1, .max])
    let farthest = Gen<Int128>.integer(in: (.min)...(.min + 2), origin: .min + 1)
    #expect(try all(farthest) == [.min + 1, .min + 2, .min])
  }

  @Test("What filters reject is passed over, wherever they stand")
  func filters() throws {
    let odd = Gen.int(in: 0...9).filter { $0 % 2 == 1 }
    #expect(try all(odd) == [1, 3, 5, 7, 9])
    #expect(try all(Gen.int(in: 0...99).filter { $0 == 77 }) == [77])
    #expect(try all(odd.filter { $0 > 2 }.array(count: 0...1)) == [[], [3], [5], [7], [9]])
    #expect(try all(Gen.bool().flatMap { $0 ? odd.filter { $0 > 6 } : .constant(4) }) == [4, 7, 9])
    let pairs = Gen.zip(.int(in: 0...2), .int(in: 0...2)).filter { $0 < $1 }
    #expect(try all(pairs)?.map { "\($0)" } == ["(0, 1)", "(0, 2)", "(1, 2)"])
    let assumed = Gen<Int> { choices throws(Discard) in
      let number = choices.integer(in: 0...4)
      try assume(number > 2)
      return number
    }
    #expect(try all(assumed) == [3, 4])
  }

  @Test("Where a gen goes on behind a rejection, nothing is called all there is that is not")
  func caughtRejections() throws {
    let even = Gen.int(in: 0...3).filter { $0 % 2 == 0 }
    let gen = Gen<[Int]> { choices throws(Discard) in
      func any() -> Int { (try? even.draw(&choices)) ?? -1 }
      let pair = [any(), any()]
      try assume(pair[0] + pair[1] > -2)
      return pair
    }
    if let found = try all(gen) {
      let wanted = [0, 2, -1].flatMap { left in [0, 2, -1].map { [left, $0] } }.dropLast()
      #expect(Set(found) == Set(wanted))
    }
  }

  @Test("A domain that is too large or has no values is left to random cases")
  func tooLarge() throws {
    #expect(try all(.int()) == nil)
    #expect(try all(.int128()) == nil)
    #expect(try all(.string()) == nil)
    #expect(try all(.double()) == nil)
    #expect(try all(.array(of: .bool())) == nil)
    #expect(try all(Gen.int().filter { $0 % 2 == 1 }) == nil)
    #expect(try all(Gen.int(in: 0...9).filter { $0 > 20 }) == nil)
    #expect(try all(Gen.int(in: 0...99).filter { $0 > 90 }, upTo: 10) == nil)
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
