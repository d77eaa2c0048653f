import Testing

/// Our reader of Swift against swift-syntax, over what real sources seldom have.
struct ReaderTableTests {
  private func differences(_ source: String, ours: String? = nil) throws -> [String] {
    let theirs = try #require(SwiftSyntaxReader.facts(of: Array(source.utf8)), "it has errors")
    return Fact.differences(ours: OurReader.facts(of: Array((ours ?? source).utf8)), theirs: theirs)
  }

  @Test("A difference is told by both readers' lines")
  func difference() throws {
    #expect(
      try differences("struct A { var a = 1 }", ours: "struct A { let a: Int? = 1 }") == [
        "ours: 1:16 let a | internal | Int?, = 1, stored",
        "theirs: 1:16 var a | internal | = 1, stored",
      ])
    #expect(
      try differences("#if A\nclass B {}\n#endif", ours: "public class B {\n}") == [
        "ours: 1:14 class B | public", "theirs: 2:7 class B | internal | if A",
      ])
    #expect(try differences("struct A {}", ours: "struct A {").count == 1)
  }

  @Test("Rare declarations are seen alike", arguments: TrickySwift.declarations)
  func declaration(source: String) throws {
    let found = try differences(source)
    #expect(found == [])
    for place in ["struct Z { ", "enum Z { ", "class Z { ", "extension Z<Int> { "] {
      let nested = place + source + "\n}"
      guard SwiftSyntaxReader.facts(of: Array(nested.utf8)) != nil else { continue }
      let found = try differences(nested)
      #expect(found == [])
    }
  }

  @Test("Rare types are seen alike", arguments: TrickySwift.types)
  func type(text: String) throws {
    let source = """
      struct A { let a: \(text); var b: \(text) { get }; func c(_ d: \(text), e f: \(text)) -> \(text) }
      """
    let found = try differences(source)
    #expect(found == [])
  }

  @Test("The ends of rare expressions are seen alike", arguments: TrickySwift.expressions)
  func expression(text: String) throws {
    let source = """
      struct A {
        let a = \(text)
        var b: Int = \(text), c = \(text)
        init(d: Int = \(text), e: Int = \(text)) {}
        var f: Int = \(text) { didSet { } }
        let g = \(text); let h = 1
      }
      """
    let found = try differences(source)
    #expect(found == [])
  }

  @Test(
    "Random edits of rare declarations are seen alike, or reported",
    arguments: 0..<10 as Range<UInt64>)
  func edits(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var compared = 0
    for _ in 0..<Sources.rounds {
      let source = edited(TrickySwift.declarations, with: &dice)
      // An empty list of generic arguments, that of an empty pack, is the one thing we do not keep.
      guard !source.contains("<>"), SwiftSyntaxReader.facts(of: Array(source.utf8)) != nil
      else { continue }
      compared += 1
      let found = try differences(source)
      let isReported = found.contains { $0.contains(" problem ") }
      #expect(isReported || found == [], "\(source)")
    }
    #expect(compared > 0)
  }

  private func edited(_ sources: [String], with dice: inout Dice) -> String {
    var text = Array(sources[dice.roll(sources.count)].unicodeScalars)
    for _ in 0...dice.roll(2) {
      let start = dice.roll(text.count + 1)
      let end = min(text.count, start + dice.roll(2) * dice.roll(6))
      let new = TrickySwift.snippets[dice.roll(TrickySwift.snippets.count)].unicodeScalars
      text.replaceSubrange(start..<end, with: new)
    }
    let source = String(String.UnicodeScalarView(text))
    return dice.roll(2) == 0 ? source : "struct Z { \(source)\n}"
  }
}
