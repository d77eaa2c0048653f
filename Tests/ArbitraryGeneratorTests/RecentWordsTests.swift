import Testing

@testable import ArbitraryGenerator

struct RecentWordsTests {
  @Test("A word is known until another one takes its place")
  func places() {
    var words = RecentWords()
    let isNew = { words.insert(PackedWord("count")) }
    #expect(isNew())
    #expect(!isNew())
    for number in 0..<10_000 { _ = words.insert(PackedWord("\(number)")) }
    #expect(isNew())
  }
}
