import Testing

@testable import ArbitraryGenerator

struct AssumedTypesTests {
  private static let words =
    "types that are not in the sources are taken to be conformed elsewhere: "

  private func note(on source: String, steering: Steering = Steering()) -> String? {
    let notes = Generated(source, steering: steering).notes.filter { $0.contains(Self.words) }
    #expect(notes.count <= 1)
    return notes.first
  }

  @Test("Types that nobody is seen to conform are named, those of most members first")
  func named() {
    let source = """
      import FactoryCheck
      import Labels
      struct User {
        typealias ID = Labelled<User, Int>
        let id: ID
        let pair: (Labelled<Int, Path>, Path?)
        let all: [Path: Path]
        var kept: Other? = nil
      }
      enum Role { case some(Path), other(User.ID), known(Seen) }
      extension Seen: @retroactive Arbitrary {}
      struct Box<T> { var t: T }
      struct Holder { let box: Box<Path> }
      """
    #expect(
      note(on: source)
        == """
        Sources/M/A.swift:6:7: note: \(Self.words)`Path` (4 members), `Labelled` (3 members)
          fix: conform those that nothing conforms, in the tests: `extension Path: @retroactive Arbitrary`
        """)
  }

  @Test("A gen for the member is enough, and so is a comment that skips it")
  func steered() {
    #expect(note(on: "struct A { let a: Path }")?.contains("`Path` (1 member)") == true)
    #expect(note(on: "struct A {\n// arbitrary: .constant(Path())\nlet a: Path\n}") == nil)
    #expect(note(on: "struct A {\n// arbitrary: skip\nvar a: Path = Path()\n}") == nil)
    let override = Steering.Override(
      path: "A.a", gen: ".constant(Path())",
      location: SourceLocation(file: "arb.yml", line: 1, column: 1))
    #expect(note(on: "struct A { let a: Path }", steering: Steering(overrides: [override])) == nil)
    #expect(note(on: "struct A { var a: (Path) -> Int }") == nil)
  }

  @Test(
    "One is known by each of its names: those of typealiases, behind its module, with arguments",
    arguments: [
      "Box", "Lib.Box", "Case", "M.Case",
    ])
  func names(conformed: String) {
    let source = """
      import FactoryCheck
      import Lib
      typealias Case = Lib.Box
      typealias Words = Box<String>
      struct A { let a: Box<Int>; let b: [Lib.Box<Lib.Box<Int>>]; let c: Case<Bool>; let d: Words }
      """
    #expect(note(on: source)?.contains(": `Box` (4 members)\n") == true)
    let generated = Generated("\(source)\nextension \(conformed): @retroactive Arbitrary {}")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:5:8: note: `A` gets no fixed value: `Box<Int>` has none\n"
          + "  fix: conform that one by hand: `extension Box: @retroactive Providable`"
      ])
    #expect(generated.lines(with: "provide()").isEmpty)
  }

  @Test("The module stays where the sources have a type of the name")
  func namesakes() {
    let source = "import Lib\nstruct Box {}\nstruct A { let a: Lib.Box }"
    #expect(note(on: source)?.contains(": `Lib.Box` (1 member)\n") == true)
    #expect(note(on: "\(source)\nextension Lib.Box: @retroactive Arbitrary {}") == nil)
    #expect(note(on: "\(source)\nextension Box: Arbitrary {}")?.contains("`Lib.Box`") == true)
  }

  @Test("Of many the first are named, and the others counted")
  func many() {
    let members = (10..<40).map { "let a\($0): T\($0)" }.joined(separator: "\n")
    let note = note(on: "struct A {\n\(members)\n}")
    #expect(note?.contains("`T28` (1 member), `T29` (1 member), and 10 more\n") == true)
  }

  @Test("Typealiases that lead to themselves end, and so do those of what is known")
  func aliases() {
    let source = "typealias B = M.C\ntypealias C = M.B\nstruct A { let a: Other.B }"
    #expect(note(on: source)?.contains("`Other.B` (1 member)\n") == true)
    #expect(note(on: "typealias B = Int\nstruct A { let a: B }") == nil)
    #expect(note(on: "struct A { let a: String.Element; let b: Range<Int>.Bound }") == nil)
  }
}
