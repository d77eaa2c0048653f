import Testing

@testable import FactoryCheck

@Suite struct ShrinkerTests {
  @Test(
    "Each target is simpler than the one before, and nothing is run twice, whatever fails",
    arguments: 1...40)
  func neverGrows(seed: Int) async throws {
    let course = try Course(seed: seed)
    #expect(course.targets.count > 1)
    for (earlier, later) in zip(course.targets, course.targets.dropFirst()) {
      #expect(later.isSimpler(than: earlier))
    }
    #expect(course.candidates.allSatisfy { $0.isSimpler(than: course.targets[0]) })
    #expect(Set(course.candidates.map(\.text)).count == course.candidates.count)
    #expect(course.candidates.count <= Course.runs)
  }

  @Test("Shrinking the same sequence again goes the same way", arguments: 1...10)
  func isDeterministic(seed: Int) async throws {
    let (first, second) = (try Course(seed: seed), try Course(seed: seed))
    #expect(first.candidates == second.candidates)
    #expect(first.targets == second.targets)
  }

  @Test(
    "Passes find that the time is over without proposing anything, as on a long simple sequence")
  func timeIsOver() async {
    let shrinker = Shrinker(target: ChoiceSequence(), simplest: nil, runs: 100, seconds: 0) {
      candidate, _ in candidate
    }
    #expect(!shrinker.hasBudget)
    #expect(shrinker.isExhausted && shrinker.runs == 0)
  }

  @Test("Of many parts that do not matter not each costs a run", arguments: 1...10)
  func manyParts(seed: UInt64) async {
    let gen = Gen.int(in: 0...9).array(count: 1_000)
    let result = await check(gen, seed: Seed(seed)) { digits in
      digits.count { $0 == 7 } > 2 ? .returnedFalse : nil
    }
    let found = result.counterexample
    #expect(found?.sequence.choices.map(\.value) == Array(repeating: 0, count: 997) + [7, 7, 7])
    #expect(found.map { $0.shrinkRuns < 700 } == true)
  }

  @Test("Shrinking what is very large ends with its time", .timeLimit(.minutes(5)))
  func veryLarge() throws {
    let gens = [
      Gen.int(in: 0...9).array(count: 1).array(count: 20_000),
      Gen.int().array(count: 60_000).array(count: 1),
    ]
    for gen in gens {
      let tape = Tape(tail: .random, capacity: .max)
      var choices = Choices.forCase(60, root: 1, tape: tape)
      _ = try gen.draw(&choices)
      let shrinker = Shrinker(target: tape.output, simplest: nil, runs: 20_000, seconds: 0.5) {
        _, _ in nil
      }
      shrinker.shrink()
      #expect(shrinker.isExhausted)
    }
  }

  @Test("A candidate that was proposed before is replayed no more")
  func proposedBefore() async throws {
    let start = try #require(failingCase(of: Course.gen, seed: 1) { $0.0.count > 3 })
    var replays = 0
    let shrinker = Shrinker(target: start, simplest: nil, runs: 100, seconds: 60) { candidate, _ in
      replays += 1
      return nil
    }
    let candidate = start.removing([start.tokens.count / 2..<start.tokens.count])
    for _ in 1...3 { _ = shrinker.consider(candidate) }
    #expect(replays == 1)
  }

  @Test("A sequence that is asked about is run once and does not become the target")
  func asksAbout() throws {
    let start = try #require(failingCase(of: .int(in: 0...99), seed: 1) { (50..<90).contains($0) })
    var runs = 0
    let shrinker = Shrinker(target: start, simplest: nil, runs: 100, seconds: 60) {
      candidate, isWanted in
      guard isWanted(candidate) else { return nil }
      runs += 1
      return (50..<95).contains(candidate.choices[0].value) ? candidate : nil
    }
    for _ in 1...2 {
      #expect(shrinker.fails(start.setting(94, at: 0)))
      #expect(!shrinker.fails(start.setting(99, at: 0)))
    }
    #expect(shrinker.fails(start) && shrinker.target == start)
    #expect(runs == 2 && shrinker.runs == 2)
  }

  @Test("What is all there is inside another span is not made simplest a second time")
  func wholeOfAnother() throws {
    let gen = Gen.int().array().filter { _ in true }
    let start = try #require(failingCase(of: gen, seed: 1) { $0.count == 1 && $0 != [0] })
    #expect(start.spans.map(\.label) == [.attempt, .collection, .element])
    var replayed: [ChoiceSequence] = []
    let shrinker = Shrinker(target: start, simplest: nil, runs: 100, seconds: 60) { candidate, _ in
      replayed.append(candidate)
      return nil
    }
    SimplifySpans().run(on: shrinker)
    let outermost = [start.spans[0], start.spans[2]]
    #expect(replayed == outermost.map { start.removing([$0.inside]) })
  }

  @Test("What has to be shorter is not run where it draws as much")
  func asLong() async throws {
    let start = try #require(failingCase(of: Course.gen, seed: 1) { $0.0.count > 3 })
    let shrinker = Shrinker(target: start, simplest: nil, runs: 100, seconds: 60) {
      candidate, isWanted in isWanted(candidate) ? candidate : nil
    }
    let position = try #require(start.choicePositions.first { start.choice(at: $0)?.value != 0 })
    #expect(!shrinker.consider(start.setting(0, at: position), isShorter: true))
    #expect(shrinker.runs == 0)
    let shorter = start.removing([position..<position + 1])
    #expect(shrinker.consider(shorter, isShorter: true))
    #expect(shrinker.runs == 1 && shrinker.target == shorter)
  }
}

/// What shrinking runs where a sequence fails for no reason that can be seen: one in four does.
private struct Course {
  static let runs = 600

  static let gen = Gen.zip(
    Gen.int(in: 0...5).flatMap { Gen.int().array(count: $0).array() }, Branch.gen, .string(),
    Gen.int().filter { $0 % 3 != 0 }.set())

  /// What was run, in order.
  private(set) var candidates: [ChoiceSequence] = []
  /// What shrinking went on from, in order: each fails, the first sequence included.
  private(set) var targets: [ChoiceSequence] = []

  init(seed: Int) throws {
    let start = try #require(failingCase(of: Course.gen, seed: UInt64(seed)) { $0.0.count > 3 })
    var (candidates, failed, targets) = ([ChoiceSequence](), [start], [start])
    var shrinker: Shrinker?
    func note() {
      if let target = shrinker?.target, target != targets.last { targets.append(target) }
    }
    shrinker = Shrinker(
      target: start, simplest: replay(ChoiceSequence(), Course.gen.draw)?.drawn, runs: Course.runs,
      seconds: 600
    ) { candidate, isWanted in
      note()
      guard let drawn = replay(candidate, Course.gen.draw)?.drawn, isWanted(drawn) else {
        return nil
      }
      candidates.append(drawn)
      guard Course.hash(drawn, seed: seed) & 3 == 0 else { return nil }
      failed.append(drawn)
      return drawn
    }
    shrinker?.shrink()
    note()
    #expect(targets.allSatisfy(failed.contains))
    (self.candidates, self.targets) = (candidates, targets)
  }

  private static func hash(_ sequence: ChoiceSequence, seed: Int) -> UInt64 {
    sequence.text.utf8.reduce(scramble(UInt64(seed))) { scramble($0 ^ UInt64($1)) }
  }
}
