import Foundation
import Testing

@testable import FactoryCheck

/// What is said of the parts of a counterexample, after it was found and shrunk.
struct ExplainerTests {
  private struct User {
    struct ID { var value: String }
    var id: ID
    var name: String
    var age: Int
    var isAdmin: Bool
    var tags: [String]
  }

  private enum Payment {
    case cash
    case card(number: Int, cvc: Int)
    case points(Int)
  }

  private static let user = Gen.zip(
    .string(), .string(), .int(in: 0...120), .bool(), .array(of: .string())
  ).map { User(id: .init(value: $0), name: $1, age: $2, isAdmin: $3, tags: $4) }

  private static let payment = Gen<Payment>.oneOf(
    .constant(.cash),
    Gen.zip(.int(in: 0...9_999), .int(in: 0...999)).map { Payment.card(number: $0, cvc: $1) },
    Gen.int(in: 0...1_000).map(Payment.points))

  private static func sentences<T>(
    _ gen: Gen<T>, seed: Seed = 1, where fails: @escaping (T) -> Bool
  ) async -> [String]? {
    await check(gen, seed: seed) { fails($0) ? .returnedFalse : nil }
      .counterexample?.explanation.sentences
  }

  @Test("A number is told its boundary on both sides")
  func boundary() async {
    let small = Gen.int(in: -1_000_000...1_000_000)
    #expect(await Self.sentences(small) { $0 >= 20 } == ["20 and beyond fail, 19 passes"])
    #expect(await Self.sentences(small) { $0 <= -20 } == ["-20 and beyond fail, -19 passes"])
    #expect(
      await Self.sentences(small) { (20...777).contains($0) }
        == ["20 to 777 fail, 19 and 778 pass"])
    #expect(await Self.sentences(.int(in: 0...9)) { $0 == 4 } == ["4 fails, 3 and 5 pass"])
    #expect(await Self.sentences(.int(in: 0...9)) { $0 == 9 } == ["9 fails, 8 passes"])
    #expect(await Self.sentences(.uint8()) { $0 < 7 } == ["0 to 6 fail, 7 passes"])
    #expect(await Self.sentences(.int()) { $0 == 0 } == ["0 fails, -1 and 1 pass"])
    #expect(
      await Self.sentences(.int()) { $0 >= 1 << 40 }
        == ["1099511627776 and beyond fail, 1099511627775 passes"])
  }

  @Test("What passes only right below a number that a filter keeps from its simplest matters")
  func filtered() async {
    let positive = Gen.int().filter { $0 > 0 }
    for seed in 1...8 {
      let alone = await Self.sentences(positive, seed: Seed(UInt64(seed))) { $0 >= 3 }
      #expect(alone == ["3 and beyond fail, 2 passes"])
      let paired = await Self.sentences(.zip(positive, .bool()), seed: Seed(UInt64(seed))) {
        $0.0 >= 3
      }
      #expect(paired == ["$0.0: 3 and beyond fail, 2 passes", "$0.1 does not matter"])
    }
  }

  @Test("A long collection is told its boundary, however many elements do not matter")
  func longCollections() async {
    let numbers = Gen.int(in: 0...9).array(count: 0...60)
    #expect(
      await Self.sentences(numbers) { $0.count >= 40 } == [
        "count: 40 and beyond fail, 39 passes",
        "$0[0], $0[1], $0[2], $0[3], $0[4], $0[5] and 34 more parts do not matter",
      ])
    #expect(
      await Self.sentences(numbers) { $0.count >= 40 && $0[39] > 4 }?.prefix(1)
        == ["$0[39]: 5 and beyond fail, 4 passes"])
  }

  @Test("A floating-point number is told its boundary among those of as few binary places")
  func floats() async {
    let price = Gen.double(in: 0...100_000)
    #expect(await Self.sentences(price) { $0 > 100.2 } == ["101.0 and beyond fail, 100.0 passes"])
    #expect(
      await Self.sentences(.double(in: 0...100.75)) { $0 > 100.2 }
        == ["100.5 and beyond fail, 100.0 passes"])
    #expect(
      await Self.sentences(.double()) { $0 > 0 && $0 < 1 } == ["0.5 fails, 0.0 and 1.0 pass"])
    #expect(
      await Self.sentences(.float()) { $0 <= -7.5 } == ["-8.0 and beyond fail, -7.0 passes"])
    #expect(await Self.sentences(.double()) { $0.isNaN } == [])
  }

  @Test("Dates and durations are told their boundaries, whatever unit they were drawn in")
  func times() async {
    let epoch = Date(timeIntervalSince1970: 0)
    #expect(
      await Self.sentences(.date()) { $0 >= epoch + 86_400 } == [
        """
        Date(timeIntervalSince1970: 86400.0) and beyond fail, \
        Date(timeIntervalSince1970: 86399.0) passes
        """
      ])
    #expect(
      await Self.sentences(.duration(in: .zero ... .seconds(60))) { $0 >= .seconds(5) } == [
        """
        Duration.seconds(5) and beyond fail, \
        Duration(secondsComponent: 4, attosecondsComponent: 999999999999999999) passes
        """
      ])
    #expect(
      await Self.sentences(.duration()) { $0 > .seconds(5) }
        == ["Duration.seconds(6) and beyond fail, Duration.seconds(5) passes"])
  }

  @Test("A number that a gen computes is shown as it is in the value")
  func mapped() async {
    #expect(
      await Self.sentences(Gen.int(in: 0...500).map { $0 * 2 }) { $0 > 37 }
        == ["38 and beyond fail, 36 passes"])
  }

  @Test(
    "Members that do not matter are named, and those that do are told the boundary",
    arguments: 1...5)
  func members(seed: Int) async {
    #expect(
      await Self.sentences(Self.user, seed: Seed(UInt64(seed))) { $0.age >= 20 } == [
        "age: 20 and beyond fail, 19 passes", "id, name, isAdmin and tags do not matter",
      ])
  }

  @Test("Part of a member can be what matters")
  func nested() async {
    #expect(
      await Self.sentences(Gen.zip(Self.user, .int(in: 0...9))) { $0.0.tags.count > 1 && $0.1 > 3 }
        == [
          "$0.0.tags.count: 2 and beyond fail, 1 passes", "$0.1: 4 and beyond fail, 3 passes",
          "$0.0.id, $0.0.name, $0.0.age, $0.0.isAdmin, $0.0.tags[0] and $0.0.tags[1] do not matter",
        ])
  }

  @Test("Elements of a collection are named by their places")
  func elements() async {
    #expect(
      await Self.sentences(Gen.int(in: 0...1_000).array(count: 3)) { $0[1] > 5 } == [
        "$0[1]: 6 and beyond fail, 5 passes", "$0[0] and $0[2] do not matter",
      ])
  }

  @Test("Payloads of an enum are named by their labels, or by the case")
  func payloads() async {
    #expect(
      await Self.sentences(Self.payment) {
        if case .card(_, let cvc) = $0 { cvc > 7 } else { false }
      }
        == ["cvc: 8 and beyond fail, 7 passes", "number does not matter"])
    #expect(
      await Self.sentences(Self.payment) { if case .points(let x) = $0 { x > 7 } else { false } }
        == ["points: 8 and beyond fail, 7 passes"])
  }

  @Test("Where every value fails, that is all there is to say")
  func everything() async {
    #expect(
      await Self.sentences(Self.user) { _ in true } == ["Nothing else that was tried passes."])
  }

  @Test("What is not written is not said to be without matter")
  func hidden() async {
    struct Holder {
      let answer: (Int) -> Int
      let n: Int
    }
    let gen = Gen.zip(.function(returning: .int(in: 0...99)), .int(), with: Holder.init)
    #expect(await Self.sentences(gen) { $0.answer(3) > 90 } == ["n does not matter"])
    let inPair = await Self.sentences(Gen.zip(.int(in: 0...9), gen)) { $0.1.answer(3) > 90 }
    #expect(inPair == ["$0.0 and $0.1.n do not matter"])
    #expect(await Self.sentences(gen) { _ in true } == ["Nothing else that was tried passes."])
  }

  @Test("Parts of which one has to stay are told from parts that do not matter at all")
  func together() async {
    let pair = Gen.int(in: 0...1_000_000).array(count: 2)
    #expect(
      await Self.sentences(pair) { $0[0] < 10 || $0[1] < 10 } == [
        "$0[0] or $0[1] does not matter, while the others stay as they are"
      ])
  }

  @Test("Where it matters how many elements there are, and not which, their number is told")
  func counts() async {
    #expect(
      await Self.sentences(.string()) { $0.count > 2 } == ["count: 3 and beyond fail, 2 passes"])
    #expect(
      await Self.sentences(.array(of: .int())) { (2...4).contains($0.count) } == [
        "count: 2 to 4 fail, 1 and 5 pass", "$0[0] and $0[1] do not matter",
      ])
    #expect(
      await Self.sentences(Gen<[Int]>.array(of: .int())) { $0.isEmpty } == [
        "count: 0 fails, 1 passes"
      ])
    #expect(
      await Self.sentences(Gen<[Int]>.array(of: .int())) { $0.count < 3 } == [
        "count: 0 to 2 fail, 3 passes"
      ])
    #expect(
      await Self.sentences(Self.user) { $0.tags.count > 1 } == [
        "tags.count: 2 and beyond fail, 1 passes",
        "id, name, age, isAdmin, tags[0] and tags[1] do not matter",
      ])
    #expect(await Self.sentences(.string()) { $0.contains("a") } == [])
  }

  @Test("The number of elements is not told of what a gen made of them with another number")
  func changedCounts() async {
    let halved = Gen<[Int]>.array(of: .int()).map { Array($0.prefix($0.count / 2)) }
    #expect(
      await Self.sentences(halved) { $0.count > 2 }?.contains { $0.contains("count") } == false)
    let length = Gen<[Int]>.array(of: .int()).map(\.count)
    #expect(await Self.sentences(length) { $0 > 2 }?.contains { $0.contains("count") } == false)
  }

  @Test("Of many parts that do not matter six are named")
  func manyParts() async {
    #expect(
      await Self.sentences(Gen.int(in: 0...1_000).array(count: 12)) { $0[0] > 5 } == [
        "$0[0]: 6 and beyond fail, 5 passes",
        "$0[1], $0[2], $0[3], $0[4], $0[5], $0[6] and 5 more parts do not matter",
      ])
  }

  @Test("Four boundaries are told, and what else matters is named")
  func furtherParts() async {
    let digits = Gen.int(in: 0...9)
    func boundaries(_ limit: Int) async -> [String]? {
      await Self.sentences(digits.array(count: 0...12)) { $0.reduce(0, +) >= limit }
        .map { $0.filter { !$0.contains("count") } }
    }
    let first = [
      "$0[0]: 4 and beyond fail, 3 passes", "$0[1]: 9 fails, 8 passes", "$0[2]: 9 fails, 8 passes",
      "$0[3]: 9 fails, 8 passes",
    ]
    #expect(await boundaries(31) == first)
    #expect(await boundaries(40) == first + ["$0[4] matters as well"])
    #expect(await boundaries(49) == first + ["$0[4] and $0[5] matter as well"])
    #expect(
      await Self.sentences(digits.array(count: 12)) { !$0.contains(0) }?.suffix(2) == [
        "$0[3]: 1 and beyond fail, 0 passes",
        "$0[4], $0[5], $0[6], $0[7], $0[8], $0[9] and 2 more parts matter as well",
      ])
  }

  @Test("Of what matters besides the boundaries only the inner parts are named, if they do matter")
  func furtherInnerParts() async {
    let users = Gen.zip(
      Gen.int(in: 0...9).array(count: 4), Self.user, .bool(), .int(in: 0...9))
    #expect(
      await Self.sentences(users) { $0.0.min() == 9 && $0.1.isAdmin && $0.1.age > 3 }?.suffix(2)
        == [
          "$0.1.age and $0.1.isAdmin matter as well",
          "$0.1.id, $0.1.name, $0.1.tags, $0.2 and $0.3 do not matter",
        ])
  }

  @Test("What matters as a whole is not called irrelevant")
  func coupled() async {
    let pair = Gen.int(in: 0...1_000).array(count: 2)
    #expect(
      await Self.sentences(pair) { $0[0] != $0[1] } == [
        "$0[0]: 0 fails, 1 passes", "$0[1]: 1 and beyond fail, 0 passes",
      ])
  }

  @Test("Behind a value from a list stand others, and nothing lies beyond it")
  func lists() async {
    let levels = Gen.element(of: ["low", "mid", "high"])
    #expect(
      await Self.sentences(levels) { $0 != "low" } == [
        #""mid" and those behind it fail, "low" passes"#
      ])
    #expect(
      await Self.sentences(.element(of: [3, 5, 9])) { $0 >= 5 } == ["5 and beyond fail, 3 passes"])
  }

  @Test("The property runs two hundred times at most, and for a large value not at all")
  func bounded() async {
    for (count, most) in [(60, 200), (150, 200), (250, 0)] {
      let gen = Gen.int(in: 0...1_000).array(count: count)
      let tape = Tape(tail: .simplest)
      var choices = Choices.replaying(tape)
      guard let array = try? gen.draw(&choices) else { return }
      var runs = 0
      var explainer = Explainer(
        target: .init(tape.output, [SourceText.tree(of: array)]), deadline: .now + .seconds(60),
        draw: { sequence, round in
          let tape = Tape(replaying: sequence, tail: round == nil ? .simplest : .random)
          var choices = Choices.replaying(tape)
          return (try? gen.draw(&choices)).map { .init(tape.output, [SourceText.tree(of: $0)]) }
        },
        outcome: { _ in
          runs += 1
          return runs % 3 == 0 ? .passes : .fails
        })
      _ = await explainer.explain()
      #expect(runs <= most)
    }
  }
}
