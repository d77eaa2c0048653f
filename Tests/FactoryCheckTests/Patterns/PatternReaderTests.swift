import Testing

@testable import FactoryCheck

struct PatternReaderTests {
  private typealias Failure = PatternReader.Failure

  private func character(_ alphabet: Alphabet) -> Pattern { .character(alphabet) }

  @Test(
    "Expressions are read as the usual engines do",
    arguments: [
      ("", .sequence([])), ("a", .character("a")), ("^ab$", .sequence([.a, .b])),
      ("\\Aab\\z", .sequence([.a, .b])), ("a|b", .alternatives([.a, .b])),
      ("^a$|^b$", .alternatives([.a, .b])),
      ("(a|)b", .sequence([.alternatives([.a, .empty]), .b])),
      ("ab*", .sequence([.a, .repetition(.b, 0...Int.max)])),
      ("(?:ab)+?", .repetition(.sequence([.a, .b]), 1...Int.max)),
      ("(?<name>a)?+", .repetition(.a, 0...1)), ("(?P<n>a){2}", .repetition(.a, 2...2)),
      ("a{2,}", .repetition(.a, 2...Int.max)), ("a{,3}", .repetition(.a, 0...3)),
      ("(?i)a", .a), ("(?i)^a$", .a),
      ("(?m)^a$|b", .alternatives([.a, .b])), ("b(?i)a", .sequence([.b, .empty, .a])),
      ("a{0,99999999999999999999}", .repetition(.a, 0...Int.max)),
      ("(?i:a)", .a), ("()", .empty), ("(?:)", .empty),
    ] as [(String, Pattern)])
  func structure(text: String, pattern: Pattern) throws {
    #expect(try PatternReader.read(text) == pattern)
  }

  @Test(
    "Classes of characters have those that they say, in their order",
    arguments: [
      ("[abc]", "abc"), ("[a-c]", Alphabet("a"..."c")), ("[a-cx-z_]", "abcxyz_"), ("[]a]", "]a"),
      ("[a-]", "a-"), ("[\\-a]", "-a"), ("[\\d_]", .digits + "_"), ("\\d", .digits),
      ("\\w", .alphanumerics + "_"), ("\\.", "."), ("\\x41", "A"), ("\\u00e9", "é"),
      ("\\x{1F600}", "😀"), ("\\u{41}", "A"), ("[[:upper:]]", .capitals), ("[[ab]c]", "abc"),
      ("\\p{Lu}", .capitals), ("[:alpha:]", .letters), ("[\\t ]", "\t "), ("[^\\w\\W]|[$]", "$"),
      ("[.*]", ".*"),
    ] as [(String, Alphabet)])
  func classes(text: String, alphabet: Alphabet) throws {
    let last = text.split(separator: "|").last.map(String.init) ?? text
    #expect(try PatternReader.read(last) == .character(alphabet))
  }

  @Test("Classes that say what they do not hold have several scripts, and not that")
  func negated() throws {
    for (text, missing) in [("[^a-z]", "q"), ("\\D", "4"), ("\\S", " "), ("\\W", "_"), (".", "\n")]
    {
      guard case .character(let alphabet) = try PatternReader.read(text) else {
        Issue.record("\(text) is no class")
        continue
      }
      #expect(!alphabet.contains(missing) && alphabet.count > 20, "\(text)")
    }
  }

  @Test(
    "What is no expression, or says more than how a text looks, is refused with its place",
    arguments: [
      ("(a", Failure(reason: "a group is not closed", offset: 0)),
      ("a)", Failure(reason: "a `)` closes no group", offset: 1)),
      ("[ab", Failure(reason: "a class of characters is not closed", offset: 0)),
      ("[^\\w\\W\\D]", Failure(reason: "a class has no character", offset: 0)),
      ("[b-a]", Failure(reason: "a range of characters ends before it starts", offset: 1)),
      ("[a-\\d]", Failure(reason: "a range of characters ends before it starts", offset: 1)),
      ("(?<a)b>", Failure(reason: "the name of a group is not closed", offset: 0)),
      ("(?<a", Failure(reason: "the name of a group is not closed", offset: 0)),
      ("(?P<a)", Failure(reason: "the name of a group is not closed", offset: 0)),
      ("a**", Failure(reason: "nothing stands before `*` that it could repeat", offset: 2)),
      ("x{1,2}{3}", Failure(reason: "nothing stands before `{` that it could repeat", offset: 6)),
      (
        "[[:foo:]]",
        Failure(reason: "`[:` is followed by no name of a class that is known", offset: 1)
      ),
      (
        "a{9223372036854775807}",
        Failure(reason: "its texts are all longer than 131072 characters", offset: 0)
      ),
      (
        "((((a?){100}){100}){100}){100}",
        Failure(reason: "its texts are all longer than 131072 characters", offset: 0)
      ),
      (
        "(){1000000000}",
        Failure(reason: "its texts are all longer than 131072 characters", offset: 0)
      ),
      ("*a", Failure(reason: "nothing stands before `*` that it could repeat", offset: 0)),
      ("a{3,1}", Failure(reason: "a repetition ends before it starts", offset: 1)),
      ("a\\", Failure(reason: "nothing follows the last `\\`", offset: 1)),
      ("a\\bc", Failure(reason: "`\\b` says nothing of how a text looks", offset: 1)),
      ("(a)\\1", Failure(reason: "`\\1` says nothing of how a text looks", offset: 3)),
      ("a^b", Failure(reason: "an end of the text or line is asked for inside of it", offset: 1)),
      ("(a$)b", Failure(reason: "an end of the text or line is asked for inside of it", offset: 2)),
      (
        "(?=a)b",
        Failure(
          reason: "a group looks ahead, looks back or has a flag that is not known", offset: 0)
      ),
      (
        "(?<!a)b",
        Failure(
          reason: "a group looks ahead, looks back or has a flag that is not known", offset: 0)
      ),
      (
        "\\p{Greek}",
        Failure(reason: "`\\p` is followed by a property that is not known", offset: 0)
      ),
      ("\\xZZ", Failure(reason: "`\\x` is followed by no character's number", offset: 0)),
      ("[a&&b]", Failure(reason: "classes are computed with, which is not known", offset: 2)),
      (
        "{",
        Failure(reason: "nothing stands before `{` that it could repeat", offset: 0)
      ),
      (
        "a{x}",
        Failure(
          reason: "a `{` stands for itself as `\\{`, or before how often to repeat", offset: 1)
      ),
    ])
  func refused(text: String, failure: PatternReader.Failure) {
    #expect(throws: failure) { try PatternReader.read(text) }
  }

  @Test("Any text is read or refused")
  func anything() {
    let pieces = [
      "(", ")", "[", "]", "{", "}", "|", "\\", "^", "$", "*", "?", "-", ":", "<", ">", "a", "1",
      "é",
    ]
    forAll(Gen.element(of: pieces).array(count: 0...12).map { $0.joined() }) { text in
      _ = try? PatternReader.read(text)
    }
    for piece in ["(", "[", "a*", "(?:", "[a", "*"] {
      _ = try? PatternReader.read("a" + String(repeating: piece, count: 100_000))
    }
  }
}

extension Pattern {
  fileprivate static let a = Pattern.character("a")
  fileprivate static let b = Pattern.character("b")
}
