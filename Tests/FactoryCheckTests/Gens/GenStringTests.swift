import Testing

@testable import FactoryCheck

@Suite struct GenStringTests {
  @Test(
    "Texts keep their alphabet and their count of scalars",
    arguments: [
      (Alphabet.ascii, 0...20), (.letters, 1...1), (.digits, 4...4), (.unicode, 3...7),
      ("x", 0...3),
      ("é😀\u{301}", 2...9), (Alphabet("α"..."ω"), 1...30), (.unicode, 0...0),
      (.alphanumerics, 100...200),
    ] as [(Alphabet, ClosedRange<Int>)])
  func constraints(alphabet: Alphabet, count: ClosedRange<Int>) throws {
    let gen = Gen.string(of: alphabet, count: count)
    for text in try sample(gen) {
      #expect(alphabet.contains(text))
      #expect(count.contains(text.unicodeScalars.count))
    }
    let first = Character(alphabet.scalar(at: 0))
    #expect(try simplest(gen) == String(repeating: first, count: count.lowerBound))
    #expect(try recordsFaithfully(gen))
  }

  @Test("Every count and every character comes")
  func spread() throws {
    let texts = try sample(.string(of: .ascii, count: 0...20))
    #expect(Set(texts.map(\.count)) == Set(0...20))
    #expect(Set(texts.joined()).count == 95)
  }

  @Test("Characters of an alphabet come evenly")
  func evenly() throws {
    var counts: [Character: Int] = [:]
    for character in try sample(Gen.character(of: "abcd"), count: 8000) {
      counts[character, default: 0] += 1
    }
    #expect(counts.values.allSatisfy { (1800...2200).contains($0) }, "\(counts)")
  }

  @Test("A text recurs, whole or by one character longer or shorter")
  func recurrence() throws {
    let pairs = try sample(Gen.zip(.string(count: 5...20), .string(count: 5...20)))
    #expect(pairs.contains { $0 == $1 })
    #expect(pairs.contains { $0 != $1 && $1.unicodeScalars.starts(with: $0.unicodeScalars) })
    #expect(pairs.contains { $0 != $1 && $0.unicodeScalars.starts(with: $1.unicodeScalars) })
  }

  @Test("Texts of a gen's characters hold only these")
  func ofGen() throws {
    let gen = Gen.string(of: .element(of: ["🇯🇵", "👨‍👩‍👧"]), count: 1...3)
    for text in try sample(gen) {
      #expect(Set(text).isSubset(of: ["🇯🇵", "👨‍👩‍👧"]))
    }
    #expect(try simplest(gen) == "🇯🇵")
  }

  @Test("A text is recorded as a count and a span a character, as an array is")
  func spans() throws {
    let tape = Tape(tail: .random)
    var choices = Choices.forCase(60, root: Choices.root(ofKey: 1, seed: 1), tape: tape)
    let text = try Gen.string(of: .letters, count: 3...9).draw(&choices)
    #expect(tape.output.choices.map(\.kind) == [.count] + text.map { _ in .character })
    #expect(tape.output.spans.map(\.label) == [.collection] + text.map { _ in .element })
  }

  @Test("Deleting an element's span and lowering the count takes that character away")
  func deletion() throws {
    let gen = Gen.string(of: .letters, count: 0...9)
    for index in 50..<150 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: Choices.root(ofKey: 2, seed: 2), tape: tape)
      let text = try gen.draw(&choices)
      guard !text.isEmpty else { continue }
      let shorter = tape.output.removing([tape.output.spans[1].range])
        .setting(Int128(text.count - 1), at: 1)
      var replayed = Choices.replaying(Tape(replaying: shorter, tail: .simplest))
      #expect(try gen.draw(&replayed) == String(text.dropFirst()))
    }
  }

  @Test("An empty alphabet is a mistake that is shown")
  func emptyAlphabet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Gen.string(of: "") }
    #expect(ended(result, with: "the alphabet is empty: it has no character to draw"))
  }
}
