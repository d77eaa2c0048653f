import Testing

@testable import ArbitraryGenerator

/// What is said of types that are skipped for one that they hold.
struct SkippedCausesTests {
  /// The fixes of the notes on `A`.
  private func fixes(_ source: String) -> [String] {
    Generated(source).notes.filter { $0.contains("note: `A` ") }
      .map { note in String(note.split(separator: "fix: ")[1]) }
  }

  private static let open = "struct Open { let token: Int; private init() { token = 1 } }\n"

  @Test(
    "What is skipped for a part of it names that part as what to mend, be it the last of several",
    arguments: [
      "struct A { let open: Open }", "final class A { init(open: [Open]) {} }",
      "struct Middle { let open: Open }\nstruct A { let middle: Middle }",
      "struct A { let middle: Middle }\nstruct Middle { let open: Open }",
      "struct G<T> { let t: T }\nstruct A { let g: G<Open> }",
      "struct A { var open: Open? = nil; var n = 1 }", "enum A { case a(Open), b(Int) }",
    ])
  func part(source: String) {
    #expect(
      fixes(Self.open + source) == [
        "mend `Open`: declare an initialiser that is internal, or conform it by hand: "
          + "`extension Open: Arbitrary`"
      ])
  }

  @Test(
    "A part without a note of its own is mended as well",
    arguments: [
      ("// arbitrary: skip\nstruct B { let n: Int }", "mend `B`: delete the comment that skips it"),
      ("private final class B {}", "mend `B`: make it internal, or leave it to a type that is"),
    ])
  func silentPart(part: String, fix: String) {
    #expect(fixes("\(part)\nstruct A { let b: B }") == [fix])
  }

  @Test("What has no values in it is mended itself")
  func empty() {
    #expect(
      fixes("enum None {}\nstruct A { let none: [G<None>] }\nstruct G<T> { let t: T }")
        == ["conform it by hand: `extension A: Arbitrary`"])
  }
}
