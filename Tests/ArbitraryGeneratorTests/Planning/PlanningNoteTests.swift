import Testing

@testable import ArbitraryGenerator

struct PlanningNoteTests {
  @Test(
    "What is skipped is named with the reason and the fix",
    arguments: [
      (
        "private struct A { var a: Int }",
        "Sources/M/A.swift:1:16: note: `A` is skipped: it is private\n"
          + "  fix: make it internal, or leave it to a type that is"
      ),
      (
        "fileprivate enum A { struct B { var a: Int } }",
        "Sources/M/A.swift:1:29: note: `A.B` is skipped: it is fileprivate\n"
          + "  fix: make it internal, or leave it to a type that is"
      ),
      (
        "struct A: ~Copyable { var a: Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it is not copyable\n"
          + "  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { var run: () -> Void }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `run` is a function, "
          + "`() -> Void`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { let error: any Error }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `error` is of protocol type, "
          + "`any Error`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "protocol P {}\nstruct A { let p: [P] }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `p` is of protocol type, "
          + "`P`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { let type: Int.Type }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `type` is a metatype, "
          + "`Int.Type`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "final class C { init() {} }\nstruct A { let c: C }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `c` is of type `C`, a class\n"
          + "  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "typealias F = (Int) -> Int\nenum A { case f(F) }",
        "Sources/M/A.swift:2:6: note: `A` is skipped: a value of its case `f` is a function, "
          + "`(Int) -> Int`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { let a: Int\n private init() { a = 1 } }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has no initialiser that can be called "
          + "here\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { let a: Int\n init(f: () -> Int) { a = f() } }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: the parameter `f` of its initialiser is a "
          + "function, `() -> Int`\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "@MainActor struct A { let a: Int\n init(a: Int) { self.a = a } }",
        "Sources/M/A.swift:1:19: note: `A` is skipped: its initialisers run on an actor\n"
          + "  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A<each T> { let a: (repeat each T) }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has a parameter pack or a value as "
          + "generic parameter\n  fix: conform it by hand: `extension … : Arbitrary`"
      ),
      (
        "struct A { let a: Int\n init?(a: Int) { self.a = a } }",
        "Sources/M/A.swift:1:8: note: `A` gets no fixed value: its initialiser may fail\n"
          + "  fix: conform it by hand: `extension … : Providable`"
      ),
      (
        "indirect enum A { case next(A) }",
        "Sources/M/A.swift:1:15: error: `A` has no finite value: each one holds another\n"
          + "  fix: make one of the members on the way optional, or a collection"
      ),
      (
        "struct A { var a: Int }\nstruct A { var b: Int }",
        "Sources/M/A.swift:2:8: warning: `A` is skipped here: it is declared before, at "
          + "Sources/M/A.swift:1:8\n  fix: exclude one of the files"
      ),
      (
        "struct B<T> {}\nextension B where T == Int { struct A { var a: Int } }",
        "Sources/M/A.swift:2:37: note: `B.A` is skipped: it stands in an extension of a generic "
          + "type's special case\n  fix: move it out of the extension"
      ),
      (
        "struct B<T> {}\nextension B<Int> { struct A { var a: Int } }",
        "Sources/M/A.swift:2:27: note: `B.A` is skipped: it stands in an extension of a generic "
          + "type's special case\n  fix: move it out of the extension"
      ),
      (
        "extension Array { struct A { var a: Element } }",
        "Sources/M/A.swift:1:26: note: `Array.A` is skipped: it stands in an extension of a "
          + "generic type's special case\n  fix: move it out of the extension"
      ),
      (
        "@available(*, unavailable) extension String { struct A { var a: Int } }",
        "Sources/M/A.swift:1:54: note: `String.A` is skipped: it is marked as unavailable\n"
          + "  fix: nothing can be made of it"
      ),
      (
        "@available(*, unavailable) struct A { var a: Int }",
        "Sources/M/A.swift:1:35: note: `A` is skipped: it is marked as unavailable\n"
          + "  fix: nothing can be made of it"
      ),
    ])
  func notes(source: String, note: String) {
    #expect(Generated(source).notes == [note])
  }

  @Test("A type that is skipped takes along those that need it, and no others")
  func chain() {
    let generated = Generated(
      """
      struct A { var f: () -> Void }
      struct B { var a: [A] }
      struct C { var b: B? ; var n: Int }
      struct D { var n: Int; var later: C? }
      """)
    #expect(
      generated.notes.compactMap { $0.split(separator: "\n").first.map(String.init) } == [
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `f` is a function, `() -> Void`",
        "Sources/M/A.swift:2:8: note: `B` is skipped: its member `a` is of type `A`, which is "
          + "skipped as well",
        "Sources/M/A.swift:3:8: note: `C` keeps `b` at its default, for it is of type `B`, which "
          + "is skipped as well",
      ])
    #expect(generated.provided("M.C") == "M.C(n: 0)")
    #expect(generated.provided("M.D") == "M.D(n: 0, later: M.C.provide())")
  }

  @Test("Namespaces and types that conform by hand are left alone without a word")
  func silent() {
    let generated = Generated(
      """
      enum Namespace {}
      struct A { var f: () -> Void }
      extension A: FactoryCheck.Arbitrary, Providable {}
      struct B { var a: A }
      """)
    #expect(generated.notes.isEmpty)
    #expect(
      generated.lines(with: "extension M.").map { $0.prefix(23) } == [
        "nonisolated extension M", "nonisolated extension M",
      ])
  }
}
