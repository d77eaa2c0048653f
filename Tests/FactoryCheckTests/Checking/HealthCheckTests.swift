import Foundation
import Synchronization
import Testing

@testable import FactoryCheck

/// What is said on properties that hold, or of which nothing is known, but that could be checked
/// better.
struct HealthCheckTests {
  private struct Even: Arbitrary {
    let value: Int

    static let line = #line + 1
    static let none = Gen.int().filter { _ in false }

    static func arbitrary() -> Gen<Even> {
      Gen { choices throws(Discard) in
        choices.begin(Even.self)
        defer { choices.end() }
        return Even(value: try Even.none.draw(&choices))
      }
    }
  }

  private static func causes(
    _ filtered: Int, type: String? = nil, line: Int? = nil
  ) -> DiscardCauses {
    let place = line.map { "FactoryCheckTests/HealthCheckTests.swift:\($0)" }
    return DiscardCauses(sample: 50, filtered: filtered, type: type, place: place)
  }

  @Test("A gen's filter is told from what the property discards, and named with its type and place")
  func discardCauses() async {
    let filtered = await check(Even.arbitrary()) { _ in nil }
    #expect(
      filtered.discardCauses == Self.causes(50, type: "HealthCheckTests.Even", line: Even.line))
    let line = #line + 1
    let plain = await check(Gen.int().compactMap { _ in nil as Int? }) { _ in nil }
    #expect(plain.discardCauses == Self.causes(50, line: line))
    let inner = await check(Even.none.filter { _ in true }) { _ in nil }
    #expect(inner.discardCauses == Self.causes(50, line: Even.line))
    let assumed = await check(.int(), assuming: { _ in false }) { _ in nil }
    #expect(assumed.discardCauses == Self.causes(0))
  }

  @Test("Filters that stand in several places are not named, nor is what this library filters")
  func severalFilters() async {
    let two = Gen.bool().flatMap { isFirst in
      isFirst
        ? Gen.int().filter { _ in false }
        : Gen.int().filter { _ in false }
    }
    #expect(await check(two) { _ in nil }.discardCauses == Self.causes(50))
    let discarding = Gen<Int> { _ throws(Discard) in throw Discard() }
    #expect(await check(discarding) { _ in nil }.discardCauses == Self.causes(50))
  }

  @Test("A collection of too many different elements is told how many it did not find")
  func fewElements() async {
    let set = await check(.set(of: .int(in: 0...3), count: 10...20)) { _ in nil }
    #expect(set.discardCauses == DiscardCauses(sample: 50, filtered: 50, type: nil, elements: 10))
  }

  @Test("Filters inside of filters do not multiply how often they ask")
  func nestedFilters() throws {
    var asked = 0
    var gen = Gen.int()
    for _ in 0..<20 {
      gen = gen.filter { _ in
        asked += 1
        return false
      }
    }
    var choices = Choices.forCase(60, root: 1)
    #expect(throws: Discard.self) { try gen.draw(&choices) }
    #expect(asked <= 20 * 100 + 20)
    choices.restart(61, root: 1)
    let number = try Gen.int().filter { $0 != 0 }.draw(&choices)
    #expect(number != 0)
  }

  @Test("A check that cannot come to enough cases gives up early, and no other does")
  func hopeless() async {
    for lanes in Lanes.allCases {
      let none = await check(.int(), cases: 1_000_000, lanes: lanes, assuming: { _ in false }) {
        _ in nil
      }
      #expect(none.cases == 0 && none.discarded == 400)
    }
    let gen = Gen.int(in: 0...999_999)
    let few = await check(gen, cases: 1_000_000, assuming: { $0 % 10_000 == 617 }) { _ in nil }
    #expect(!few.isPassed)
    #expect(few.discarded == 400 + 1_000 * few.cases)
    let seldom = await check(gen, cases: 1_000, assuming: { $0 % 20 == 17 }) { _ in nil }
    #expect(!seldom.isPassed && seldom.discarded == 10_000)
    let enough = await check(gen, cases: 2_000, assuming: { $0 % 10 == 0 }) { _ in nil }
    #expect(enough.isPassed && enough.cases == 2_000)
  }

  @Test("Who waits for a slow property is told once how far it is, and what takes the time")
  func slowNotice() async throws {
    var told: [String] = []
    let slowBody = await check(.int(), notice: SlowNotice(after: .zero) { told.append($0) }) { _ in
      nil
    }
    #expect(slowBody.isPassed)
    let words =
      /forAll goes on after 0 s, with \d+ cases? passed and 0 discarded\. It is the property that takes .*/
    #expect(try told.count == 1 && #require(told.first).wholeMatch(of: words) != nil)
    for lanes in [Lanes.threads, .tasks] {
      told = []
      let notice = SlowNotice(after: .zero) { told.append($0) }
      #expect(await check(.int(), lanes: lanes, notice: notice) { _ in nil }.isPassed)
      #expect(told.count == 1)
    }
    told = []
    let gen = Gen.int().map { number in
      Thread.sleep(forTimeInterval: 0.1)
      return number
    }
    let notice = SlowNotice(after: .milliseconds(1_100)) { told.append($0) }
    #expect(await check(gen, cases: 20, notice: notice) { _ in nil }.isPassed)
    let figures =
      /forAll goes on after \d+ s, with \d+ cases? passed and 0 discarded\. Drawing values takes (\d+.* ms|nearly all) of the \d+.* ms .*/
    #expect(try told.count == 1 && #require(told.first).wholeMatch(of: figures) != nil)
  }

  @Test("A gen that waits for an answer that is not the simplest ends, and shrinks")
  func waitingGen() async {
    let gen = Gen<Int> { choices throws(Discard) in
      var number = 0
      while number == 0 { number = choices.integer(in: 0...1_000) }
      return number
    }
    let held = await check(gen) { _ in nil }
    #expect(held.isPassed && held.discarded == 1)
    let failed = await check(gen) { $0 > 50 ? .returnedFalse : nil }
    #expect(failed.counterexample?.values == ["51"])
  }

  @Test("What fails is not called flaky for being large")
  func largeValues() async {
    let result = await check(Gen.bool().array(count: 100_000), cases: 1) { _ in .returnedFalse }
    #expect(result.counterexample?.isReproducible == true)
    #expect(result.counterexample?.values.count == 1)
  }

  @Test("Where enough cases pass there is a warning if few of them do, and none else")
  func discards() async {
    let few = await check(.int(in: 0...999_999), assuming: { $0 % 7 == 3 }) { _ in nil }
    #expect(few.isPassed && few.warnings.count == 1)
    let most = await check(.int(in: 0...999_999), assuming: { $0 % 2 == 0 }) { _ in nil }
    #expect(most.isPassed && most.warnings.isEmpty)
  }

  @Test("Slow gens and large values are told by what drawing costs")
  func costs() {
    let slow = DrawingCost(time: .milliseconds(9), choices: 40)
    #expect(
      slow.warning(ofCases: 400, elapsed: .seconds(4))
        == .slowGen(.milliseconds(9), of: .milliseconds(10), choices: 40))
    #expect(slow.warning(ofCases: 400, elapsed: .seconds(8)) == nil)
    #expect(slow.warning(ofCases: 400, elapsed: .seconds(4), lanes: 2) == nil)
    #expect(
      slow.warning(ofCases: 400, elapsed: .seconds(2), lanes: 2)
        == .slowGen(.milliseconds(9), of: .milliseconds(10), choices: 40))
    let large = DrawingCost(time: .milliseconds(2), choices: 6_000)
    #expect(
      large.warning(ofCases: 400, elapsed: .seconds(4))
        == .largeValues(choices: 6_000, perCase: .milliseconds(10)))
  }

  @Test(
    "Each warning has figures and the fix",
    arguments: [
      (
        .discards(900, of: 1_000, causes: DiscardCauses(sample: 50, filtered: 0, type: nil)),
        """
        900 of 1000 cases were discarded. In all of 50 cases drawn again it was the property that \
        discarded the values. Let the gen make only values that the property wants, instead of \
        assume(_:).
        """
      ),
      (
        .slowGen(.microseconds(9_120), of: .milliseconds(10), choices: 400),
        """
        Drawing values takes 9.12 ms of the 10.0 ms that a case takes, and they have 400 choices in \
        the mean. Do costly work outside of the gen's closures, and let collections be smaller, as \
        with .array(count: 0...20).
        """
      ),
      (
        .slowGen(.microseconds(2_640), of: .microseconds(2_480), choices: 11),
        """
        Drawing values takes nearly all of the 2.48 ms that a case takes, and they have only 11 \
        choices in the mean. Do costly work outside of the gen's closures and of initialisers, and \
        let filters and initialisers reject less of what is drawn.
        """
      ),
      (
        .largeValues(choices: 6_000, perCase: .milliseconds(10)),
        """
        Values have 6000 choices in the mean and a case takes 10.0 ms. Smaller ones find the same \
        bugs sooner: let collections be smaller, as with .array(count: 0...20).
        """
      ),
      (
        .inner(place: "M/F.swift:3:5"),
        """
        The forAll at M/F.swift:3:5 runs inside of this one, all of its cases for each of these. \
        Draw its values here too, as forAll(gen, other) { x, y in … } does: then they are shrunk \
        together.
        """
      ),
    ] as [(HealthWarning, String)])
  func words(warning: HealthWarning, text: String) {
    #expect(warning.description == text)
  }

  @Test("A gen that makes other values from the same choices is found, and the part that varies")
  func impureGen() async {
    struct Sample {
      let stable: Int
      let random: UInt32
    }
    var calls: UInt32 = 0
    let gen = Gen.int(in: 0...999_999).map { number in
      calls += 1
      return Sample(stable: number, random: calls)
    }
    let result = await check(gen) { $0.random % 50 == 0 ? .returnedFalse : nil }
    #expect(result.counterexample?.isReproducible == false)
    #expect(result.counterexample?.flakiness?.varyingPart == "random")
  }

  @Test("A property that depends on what came before is told with the share of its failures")
  func impureProperty() async {
    var calls = 0
    let result = await check(.int(in: 0...999_999)) { _ in
      calls += 1
      return calls % 3 == 0 ? .returnedFalse : nil
    }
    let flakiness = result.counterexample?.flakiness
    #expect(flakiness.map { 3...4 ~= $0.failures } == true)
    #expect(flakiness?.varyingPart == nil)
  }

  @Test("A property whose test is cancelled while it shrinks is not said to fail at random")
  func cancelled() async throws {
    let failures = Atomic(0)
    let result = await check(
      .int(in: 0...1_000_000), isCancelled: { failures.load(ordering: .relaxed) > 3 }
    ) { number in
      guard number > 10 else { return nil }
      failures.add(1, ordering: .relaxed)
      return .returnedFalse
    }
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.isReproducible && counterexample.isShrinkingCutShort)
    #expect(counterexample.flakiness == nil)
  }

  @Test("A property that fails every other time is not taken for one that does not hold")
  func impureEveryOther() async {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = Choices(state: seed, size: 100, tape: nil)
      let result = await check(.int(in: 0...999_999), seed: Seed(seed)) { x in
        x > 100 && random.uniform(below: 2) == 0 ? .returnedFalse : nil
      }
      #expect(result.counterexample?.isReproducible == false)
    }
  }

  @Test("A property that fails now in one way and now in another is told so")
  func impureWays() async {
    var calls = 0
    let result = await check(.int(in: 0...999_999)) { x in
      calls += 1
      return x < 100 ? nil : calls % 2 == 0 ? .returnedFalse : .timedOut(.seconds(1))
    }
    #expect(result.counterexamples.allSatisfy { !$0.isReproducible })
    #expect(result.counterexamples.allSatisfy { $0.flakiness?.otherFailures ?? 0 >= 4 })
  }

  private struct Endless {
    static func draw(_ choices: inout Choices) throws(Discard) -> Endless {
      choices.descend(Endless.self)
      defer { choices.ascend() }
      return choices.alternative(of: 9) < 9 ? try draw(&choices) : Endless()
    }
  }

  @Test("A gen that recurses without end is told how to end it, and overflows no stack")
  func endlessRecursion() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var choices = Choices.forCase(1, root: 1)
      _ = try Endless.draw(&choices)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        FactoryCheck: the gen of Endless draws values inside values without end, 1000 so far. \
        Choose between its alternatives by choices.alternative(leaves:of:), those that hold no \
        Endless first, or use Gen.recursive.
        """))
  }
}
