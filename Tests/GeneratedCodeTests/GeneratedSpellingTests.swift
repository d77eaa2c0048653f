import Testing

@testable import FactoryCheck
@testable import Shapes

/// How reports write values that are not made of their members alone.
struct GeneratedSpellingTests {
  /// Values of a gen, as reports write them.
  private func drawn<T>(_ gen: Gen<T>) -> [(value: T, tree: SourceTree)] {
    (0..<100).compactMap { (round: UInt64) in
      let tape = Tape(tail: .random)
      tape.isShown = true
      var choices = Choices.replaying(tape, state: round)
      return (try? gen.draw(&choices)).map { ($0, SourceText.trees(of: [$0], from: tape)[0]) }
    }
  }

  /// Expects that all values are written by a call that could be pasted.
  private func expect<T>(
    _ gen: Gen<T>, writes text: (T) -> String, location: SourceLocation = #_sourceLocation
  ) {
    for (value, tree) in drawn(gen) {
      #expect(tree.text == text(value), sourceLocation: location)
      #expect(tree.isComplete, sourceLocation: location)
    }
  }

  private func literal(_ value: Any) -> String { SourceText.describe(value) }

  @Test("An initialiser is called with its labels, in its order and without other members")
  func labels() {
    expect(Factory<Reordered>.arbitrary()) { "Reordered(b: \(literal($0.b)), a: \($0.a))" }
    expect(Factory<Account>.arbitrary()) { "Account(id: \($0.id), owner: \(literal($0.owner)))" }
    expect(Factory<Pending>.arbitrary()) {
      "Pending(place: nil, count: \($0.count), stops: [], names: [:])"
    }
    expect(Factory<Consignment>.arbitrary()) { "Consignment(nil, count: \($0.count), from: nil)" }
    expect(Factory<Extended>.arbitrary()) { "Extended(width: \($0.width), height: \($0.height))" }
    expect(Factory<Announcement>.arbitrary()) {
      """
      Announcement(title: \(literal($0.title)), \(literal($0.header())), \
      footer: \(literal((try? $0.footer()) as Any)), count: \($0.count), \
      sign: \(literal($0.sign())))
      """
    }
  }

  @Test("One that may fail is forced, also inside of other values and with gens of its own")
  func failures() {
    expect(Factory<Percent>.arbitrary()) { "Percent(\($0.value))!" }
    expect(Factory<Percent>.arbitrary(value: .int(in: 3...5))) { "Percent(\($0.value))!" }
    expect(Factory<UnitInterval>.arbitrary()) { "UnitInterval.init(\($0.value))!" }
    #expect(UnitInterval.init(0.5)! == UnitInterval(0.5))
    let parsed = { (value: Parsed) in
      "try! Parsed(text: \(literal(value.text)), limit: \(value.length))"
    }
    expect(Factory<Parsed>.arbitrary(), writes: parsed)
    expect(Factory<[HoldsPercent]>.arbitrary()) { values in
      let texts = values.map { value in
        """
        HoldsPercent(percent: Percent(\(value.percent.value))!, \
        parsed: \(value.parsed.map(parsed) ?? "nil"))
        """
      }
      return "[\(texts.joined(separator: ", "))]"
    }
  }

  @Test("What these calls make is what was drawn")
  func roundTrip() throws {
    #expect(simplest(of: Factory<Percent>.arbitrary()) == Percent(0)!)
    #expect(
      try simplest(of: Factory<Parsed>.arbitrary()) == Parsed(text: "", limit: 0))
    #expect(simplest(of: Factory<Reordered>.arbitrary()) == Reordered(b: "", a: 0))
  }

  @Test("Of several values that only their functions tell apart, none is written as another")
  func alike() {
    for (value, tree) in drawn(Factory<[Announcement]>.arbitrary()) {
      for (one, part) in zip(value, tree.parts) where part.tree.isComplete {
        #expect(part.tree.parts[1].tree.text == literal(one.header()))
      }
    }
  }

  @Test("One tuple is told from several values")
  func tuples() {
    let trees = drawn(Factory<Wrapper>.arbitrary()).map(\.tree)
    #expect(trees.contains { $0.text.hasPrefix("Wrapper.pair((") && $0.isComplete })
    #expect(trees.contains { $0.text.hasPrefix("Wrapper.two(") && !$0.text.contains("((") })
  }

  @Test("What is set behind an initialiser is written by its names, and not by those it is kept by")
  func members() {
    let drawn = drawn(Factory<Markings>.arbitrary(class: .constant([1])))
    #expect(Set(drawn.map(\.value.color)).count > 20)
    for (value, tree) in drawn {
      let settings = "$0.color = \(literal(value.color as Any)); $0.class = [1]"
      #expect(tree.text == "FactoryCheck.Choices.setting(Markings()) { \(settings) }")
      #expect(tree.isComplete && value.weight == nil)
    }
  }

  @Test("What nil leaves alone is not written as set to nil")
  func absentMembers() {
    func text(title: String?) -> String {
      let gen = Factory<Missive>.arbitrary(
        title: .constant(title), pages: .constant([1]), content: .constant(nil))
      return drawn(gen)[0].tree.text
    }
    let call = "FactoryCheck.Choices.setting(Missive())"
    #expect(text(title: nil) == "\(call) { $0.pages = [1]; $0.content = nil }")
    #expect(text(title: "a") == "\(call) { $0.title = \"a\"; $0.pages = [1]; $0.content = nil }")
  }

  @Test("Constants are written by their names")
  func constants() {
    let texts = drawn(Factory<Rank>.arbitrary()).map(\.tree.text)
    #expect(Set(texts) == ["Rank.low", "Rank.high", "Rank.middle"])
  }

  @Test("Options with more than their bits are written by these")
  func options() {
    expect(Factory<Flavours>.arbitrary()) { "Flavours(rawValue: \($0.rawValue))" }
  }

  @Test("A class is made by what it inherits")
  func classes() {
    expect(Factory<Puppy>.arbitrary()) { "Puppy(weeks: \($0.label.name))" }
  }

  @Test("What no call makes, and what kept no function, is in no test to paste")
  func unwritable() {
    for (value, tree) in drawn(Factory<Counter>.arbitrary()) {
      #expect(tree.text == literal(value))
      #expect(!tree.isComplete)
    }
  }

  @Test("What only decoding makes has its members in a comment, and is in no test to paste")
  func decoded() {
    func comment(_ value: Any) -> String { "(from: /* \(literal(value)) */)" }
    for (value, tree) in drawn(Factory<UsesDecoded>.arbitrary()) {
      let parsed = "parsed: Decoded\(comment(value.parsed))"
      let sealed = "sealed: Sealed\(comment(value.sealed))"
      let archive = "archive: Archive\(comment(value.archive))"
      #expect(tree.text == "UsesDecoded(\(parsed), \(sealed), \(archive))")
      #expect(!tree.isComplete)
    }
  }
}
