import Testing

@testable import FactoryCheck

struct CorpusTests {
  private static let list = Gen.int().array(count: 0...30)

  private static func ascends(_ list: [Int]) -> Bool {
    zip(list, list.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// What a gen draws as a case.
  private static func sequence<T>(_ gen: Gen<T>, index: Int) -> ChoiceSequence {
    let tape = Tape(tail: .random, capacity: .max)
    var choices = Choices.forCase(index, root: 7, tape: tape)
    _ = try? gen.draw(&choices)
    return tape.output
  }

  private static func value<T>(_ gen: Gen<T>, of sequence: ChoiceSequence) -> T? {
    var choices = Choices.replaying(Tape(replaying: sequence, tail: .random), state: 1)
    return try? gen.draw(&choices)
  }

  /// The case with its numbers sorted.
  private static func sorted(
    _ sequence: ChoiceSequence, in order: Corpus.Order
  ) -> ChoiceSequence {
    let positions = sequence.positions { $0.kind == .integer }
    let numbers = positions.compactMap { sequence.choice(at: $0)?.value }.sorted()
    let isDown = order == .descending || order == .neverAscending
    return zip(positions, isDown ? numbers.reversed() : numbers)
      .reduce(into: sequence) { $0.set($1.1, at: $1.0) }
  }

  private static func numbers(_ list: [Int]) -> [Corpus.Number] {
    list.enumerated().map { index, value in
      Corpus.Number(
        position: index,
        choice: Choice(
          kind: .integer, value: Int128(value), lower: Int128(Int.min), upper: Int128(Int.max),
          origin: 0))
    }
  }

  private static func order(of list: [Int]) -> Corpus.Order? { Corpus.Order(of: numbers(list)) }

  @Test("No case is made that is known")
  func known() {
    var corpus = Corpus(seed: 3)
    for index in 1...50 { _ = corpus.add(Self.sequence(Self.list, index: index)) }
    let candidates = (0..<2_000).map { _ in corpus.next() }.filter { !$0.tokens.isEmpty }
    #expect(candidates.count > 1_000)
    let isNew = candidates.map { candidate in
      var copy = corpus
      return copy.add(candidate)
    }
    #expect(Set(isNew) == [true])
    let isNewAgain = (1...50).map { corpus.add(Self.sequence(Self.list, index: $0)) }
    #expect(!isNewAgain.contains(true))
  }

  @Test("Without cases all is drawn")
  func empty() {
    var corpus = Corpus(seed: 3)
    let cases = (0..<100).map { _ in corpus.next() }
    #expect(cases == Array(repeating: ChoiceSequence(), count: 100))
  }

  @Test("The same seed makes the same cases")
  func seeded() {
    func cases(seed: UInt64) -> [ChoiceSequence] {
      var corpus = Corpus(seed: seed)
      for index in 1...50 { _ = corpus.add(Self.sequence(Self.list, index: index)) }
      return (0..<100).map { _ in corpus.next() }
    }
    #expect(cases(seed: 5) == cases(seed: 5))
    #expect(cases(seed: 5) != cases(seed: 6))
  }

  @Test(
    "Numbers in order stay in order, with others among them; those in none are left alone",
    arguments: [Int.min...Int.max, 0...1_000, -1_000...0, Int.max - 300...Int.max, 0...100],
    Corpus.Order.allCases)
  func order(range: ClosedRange<Int>, order: Corpus.Order) {
    let list = Gen.int(in: range).array(count: 0...30)
    forAll(.int(in: 1...500), .int(in: 1...500)) { first, second in
      let loose = Self.sequence(list, index: first)
      let parts = Corpus.Parts(of: Self.sorted(loose, in: order))
      let numbers = try #require(Self.value(list, of: parts.sequence))
      try assume(!numbers.isEmpty)
      let kept = try #require(Self.order(of: numbers))
      let other = Self.sequence(list, index: second)
      let ordered = try #require(Self.value(list, of: parts.ordered(other)))
      #expect(kept.holds(of: Self.numbers(ordered)))
      #expect(ordered.count == Self.value(list, of: other)?.count)
      if Self.order(of: try #require(Self.value(list, of: loose))) == nil {
        #expect(Corpus.Parts(of: loose).ordered(other) == other)
      }
    }
  }

  @Test("Floating-point numbers in order stay in order", arguments: [true, false])
  func floats(isStrict: Bool) {
    let list = Gen.double(in: -1e6...1e6).array(count: 0...30)
    func ascends(_ list: [Double]) -> Bool {
      zip(list, list.dropFirst()).allSatisfy { isStrict ? $0 < $1 : $0 <= $1 }
    }
    forAll(.int(in: 1...500), .int(in: 1...500)) { first, second in
      let loose = Self.sequence(list, index: first)
      let numbers = try #require(Self.value(list, of: loose))
      try assume(!numbers.isEmpty && ascends(numbers.sorted()))
      let positions = loose.positions { $0.kind == .float }
      let sequence = zip(positions, numbers.sorted()).reduce(into: loose) {
        $0.set(FloatOrder.rank(of: $1.1), at: $1.0)
      }
      let other = Self.sequence(list, index: second)
      let drawn = try #require(Self.value(list, of: other))
      let ordered = try #require(Self.value(list, of: Corpus.Parts(of: sequence).ordered(other)))
      #expect(ascends(ordered) || drawn.max() == drawn.min())
      #expect(ordered.count == drawn.count)
    }
  }

  @Test(
    "The strictest order is told",
    arguments: [
      ([], .ascending), ([5], .ascending), ([1, 3], .ascending), ([3, 1], .descending),
      ([1, 1, 2], .neverDescending), ([2, 1, 1], .neverAscending), ([4, 4], .neverDescending),
      ([1, 3, 2], nil), ([2, 2, 1, 1, 2], nil),
    ] as [([Int], Corpus.Order?)])
  func strictest(numbers: [Int], order: Corpus.Order?) {
    #expect(Self.order(of: numbers) == order)
  }

  @Test("Large values are found that random draws seldom meet")
  func growth() async {
    let drawn = (1...4_000).compactMap {
      Self.value(Self.list, of: Self.sequence(Self.list, index: $0))
    }
    #expect(drawn.count { $0.count >= 20 && Self.ascends($0) } < 4)
    var found = 0
    for seed in 1...20 {
      let counterexample = await longList(seed: Seed(UInt64(seed))).counterexample
      guard case .varied = counterexample?.origin else { continue }
      found += 1
      #expect(counterexample.flatMap { Self.value(Self.list, of: $0.sequence)?.count } == 20)
    }
    #expect(found >= 10)
  }

  @Test("Where too many are discarded to draw more, others are made of the valid ones still")
  func givingUp() async {
    func outcome(seed: Int, longest: Int) async -> CheckResult {
      await check(
        Self.list, seed: Seed(UInt64(seed)), assuming: { $0.count > 1 && Self.ascends($0) },
        { $0.count > longest ? .returnedFalse : nil })
    }
    var found = 0
    for seed in 1...20 {
      guard case .gaveUp = await outcome(seed: seed, longest: 30).outcome else {
        Issue.record("It passed though nearly all was discarded")
        return
      }
      let counterexample = await outcome(seed: seed, longest: 7).counterexample
      if case .varied = counterexample?.origin { found += 1 }
    }
    #expect(found >= 5)
  }

  /// Checks that no ascending list is long.
  private func longList(seed: Seed, lanes: Lanes = .one) async -> CheckResult {
    await check(Self.list, seed: seed, lanes: lanes, assuming: Self.ascends) {
      $0.count >= 20 ? .returnedFalse : nil
    }
  }

  @Test("Cases on all cores find what those in turn do", arguments: [Lanes.threads, .tasks])
  func lanes(lanes: Lanes) async {
    var found = 0
    for seed in 1...5 {
      let inTurn = await longList(seed: Seed(UInt64(seed)))
      let onLanes = await longList(seed: Seed(UInt64(seed)), lanes: lanes)
      #expect(inTurn.counterexample?.sequence == onLanes.counterexample?.sequence)
      #expect(inTurn.cases == onLanes.cases)
      found += inTurn.counterexample == nil ? 0 : 1
    }
    #expect(found > 0)
  }

  @Test("Where changes seldom lead from one valid case to others, there is an end to trying")
  func end() async {
    var runs = 0
    let result = await check(
      .int(in: 0...999_999_999),
      assuming: { number in
        runs += 1
        return scramble(UInt64(number)) % 6 == 0
      }, { _ in nil })
    #expect(result.isPassed && result.cases == 400)
    #expect(runs < 5 * (result.cases + result.discarded))
  }

  @Test("Cases that were made of valid ones are run besides, and count for nothing")
  func besides() async {
    var passed: [[Int]] = []
    let result = await check(Self.list, assuming: Self.ascends) { list in
      passed.append(list)
      label("any")
      return nil
    }
    #expect(result.labels.map(\.share) == [1])
    #expect(result.labels[0].cases == 400 && result.cases == 400)
    #expect((450...650).contains(passed.count))
  }

  @Test("A gen that leaves a span open does no harm")
  func openSpan() async {
    let gen = Gen<Int> { choices throws(Discard) in
      choices.begin(CorpusTests.self)
      return choices.integer(in: 0...1_000_000)
    }
    let result = await check(gen, assuming: { $0 % 8 == 0 }) { _ in nil }
    #expect(result.isPassed)
  }
}
