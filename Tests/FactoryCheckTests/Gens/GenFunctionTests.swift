import Foundation
import Testing

@testable import FactoryCheck

struct GenFunctionTests {
  private func functions<A, B>(_ gen: Gen<(A) -> B>, count: Int = 200) throws -> [(A) -> B] {
    try (0..<count).map { index in
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 1, seed: 1))
      return try gen.draw(&choices)
    }
  }

  @Test("A loop that calls one without arguments until there is nothing more ends")
  func loops() throws {
    var choices = Choices.replaying(Tape(tail: .simplest))
    let line = try choices.answers(of: .constant(Int?.some(1)))
    #expect((0..<1_000).allSatisfy { _ in line() == 1 } && line() == nil)
    #expect((0..<2_000).allSatisfy { _ in line(7) == 1 })
    let text = try choices.answers(
      of: .constant(Int?.some(1)), throwing: Gen<CancellationError>.constant(CancellationError()))
    #expect(try (0..<1_000).allSatisfy { _ in try text().get() == 1 } && text().get() == nil)
  }

  @Test("A function answers the same argument with the same answer, others with others")
  func answers() throws {
    let all = try functions(.function(returning: .int()) as Gen<(String) -> Int>)
    let words = ["", "a", "b", "ab", "ba", "\u{E9}", "longer than sixteen bytes"]
    for function in all { #expect(words.map(function) == words.map(function)) }
    #expect(all.count { Set(words.map($0)).count > 1 } > 100)
    #expect(all.contains { $0("ab") != $0("ba") } && all.contains { $0("") != $0("a") })
  }

  @Test("Two arguments count, and their order")
  func twoArguments() throws {
    let gen: Gen<(Int, Int) -> Int> = .function(returning: .int())
    var choices = Choices.forCase(60, root: 5)
    let all = try (0..<50).map { _ in try gen.draw(&choices) }
    #expect(all.contains { $0(1, 2) != $0(2, 1) } && all.contains { $0(1, 2) != $0(1, 3) })
  }

  @Test("The simplest function is constant, and functions shrink to constants")
  func shrinks() async {
    let gen: Gen<(Int) -> Int> = .function(returning: .int())
    let smallest = minimal(gen) { $0(3) >= 100 }
    #expect(
      smallest.map { function in (-9...9).map { function($0) } } == Array(repeating: 100, count: 19)
    )
  }

  @Test("A function that has to tell arguments apart keeps two answers")
  func tellsApart() async {
    let gen: Gen<(Int) -> Int> = .function(returning: .int())
    let smallest = minimal(gen) { $0(1) != $0(2) }
    #expect(Set((-50...50).map { smallest?($0) }) == [0, 1])
  }
}

struct FingerprintTests {
  private struct Point { var x = 0, y = 0 }
  private enum Shape { case none, circle(Int), square(Int) }
  private final class Node {
    var next: Node?
    var value = 1
  }

  private func fingerprint(_ value: Any) -> UInt64 {
    var fingerprint = Fingerprint(key: 0)
    fingerprint.combine(value)
    return fingerprint.value
  }

  @Test("What keeps its contents in objects counts by those")
  func contents() {
    let sets = ["ab", "ba", "abc"].map { fingerprint(CharacterSet(charactersIn: $0)) }
    #expect(sets[0] == sets[1] && sets[0] != sets[2])
    let texts = ["a", "a", "b"].map { fingerprint(AttributedString($0)) }
    #expect(texts[0] == texts[1] && texts[0] != texts[2])
    let vectors = [1, 1, 2].map { fingerprint(SIMD2<Float>($0, 3)) }
    #expect(vectors[0] == vectors[1] && vectors[0] != vectors[2])
  }

  @Test(
    "Equal values have the same fingerprint, however they are made",
    arguments: [
      (Set(1...50), Set((1...50).reversed())), ("\u{E9}", "e\u{301}"), (0.0, -0.0),
      (["a": 1, "b": 2, "c": 3], ["c": 3, "b": 2, "a": 1]), (Double.nan, Double.nan),
      ("text", "text."[...].dropLast()),
    ] as [(any Sendable, any Sendable)])
  func equal(first: any Sendable, second: any Sendable) {
    #expect(fingerprint(first) == fingerprint(second))
  }

  @Test("Values that differ have fingerprints that differ")
  func different() {
    let values: [Any] = [
      Point(), Point(x: 1), Point(y: 1), Shape.none, Shape.circle(1), Shape.square(1),
      Shape.circle(2), [1, 2], [2, 1], [[1], [2]], [[1, 2], []], "a", "b", true, false, 0.5,
      Int?.none as Any, Int?.some(1) as Any, Date(timeIntervalSince1970: 1), Int.self, String.self,
      Set([1]), Set([2]), ["a": 1], ["a": 2],
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
    ]
    #expect(Set(values.map(fingerprint)).count == values.count)
  }

  @Test("A ring of objects has one too, the same in every process")
  func rings() {
    let node = Node()
    node.next = node
    #expect(fingerprint(node) == fingerprint(node))
    #expect(fingerprint("pinned") == 18_195_673_925_686_695_417)
  }
}
