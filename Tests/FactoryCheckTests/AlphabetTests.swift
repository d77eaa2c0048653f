import Testing

@testable import FactoryCheck

@Suite struct AlphabetTests {
  private func text(_ alphabet: Alphabet) -> String {
    String(String.UnicodeScalarView((0..<alphabet.count).map { alphabet.scalar(at: $0) }))
  }

  @Test(
    "The usual alphabets are ordered simplest first",
    arguments: [
      (Alphabet.letters, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      (.digits, "0123456789"),
      (.alphanumerics, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
      (
        .ascii,
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
          + " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
      ),
    ])
  func usual(alphabet: Alphabet, expected: String) {
    #expect(text(alphabet) == expected)
    #expect(alphabet.ascii == Array(expected.utf8))
  }

  @Test("The Unicode alphabet has every scalar once, those of ASCII first")
  func unicode() {
    let alphabet = Alphabet.unicode
    #expect(alphabet.count == 0x11_0000 - 0x800)
    #expect(alphabet.ascii.count == 128)
    for place in stride(from: 0, to: alphabet.count, by: 97) {
      #expect(alphabet.place(of: alphabet.scalar(at: place)) == place)
    }
    #expect(alphabet.scalar(at: alphabet.count - 1) == "\u{10FFFF}")
  }

  @Test(
    "A literal keeps its order and drops repetitions",
    arguments: [
      ("", ""), ("01", "01"), ("banana", "ban"), ("é😀é", "é😀"), ("cba", "cba"),
    ] as [(String, String)])
  func literal(written: String, expected: String) {
    #expect(text(Alphabet(written.unicodeScalars)) == expected)
  }

  @Test("A union appends what is new")
  func union() {
    #expect(text("ba" + Alphabet("a"..."d")) == "bacd")
    #expect(Alphabet.letters + .letters == .letters)
    #expect("abc" + Alphabet("d"..."f") == Alphabet("a"..."f"))
  }

  @Test("A range leaves out the surrogates")
  func surrogates() {
    let alphabet = Alphabet("\u{D7FF}"..."\u{E001}")
    #expect(text(alphabet) == "\u{D7FF}\u{E000}\u{E001}")
    #expect(alphabet.place(of: "a") == nil)
  }
}
