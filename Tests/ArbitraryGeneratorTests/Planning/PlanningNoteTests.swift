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
        "struct A { init<T: P>(_ t: T) where T.N == Int {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialiser `init<T: P>(_:) where T.N == Int` "
          + "is generic, and no types are known that fit\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A<T> { init(of t: T) where T: P {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialiser `init(of:) where T: P` has a "
          + "condition\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "class A { init(n: Int) async {} }",
        "Sources/M/A.swift:1:7: note: `A` is skipped: its initialiser is asynchronous\n"
          + "  fix: draw what it is made of, and make it in the property, or make it `final` and "
          + "conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let n: Never }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `n` is of type `Never`, which has no "
          + "values\n  fix: nothing can be made of it"
      ),
      (
        "struct A { init(n: Int, _ all: Int...) {} }",
        "Sources/M/A.swift:1:8: note: `A` keeps `all` at its default, for it is any number of `Int`, "
          + "and none is given\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let c: C? }\nenum C {}",
        "Sources/M/A.swift:1:8: note: `A` keeps `c` at `nil`, for it is of type `C`, which "
          + "has no values\n  fix: nothing can be made of it"
      ),
      (
        "struct A { init(on actor: isolated (any Actor)? = nil) {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialisers run on an actor\n"
          + "  fix: make an initialiser `nonisolated`, or draw its parts and make it on the actor"
      ),
      (
        "struct A { init(p: some P) {} }\nprotocol P {}\nstruct B: @MainActor P { var b: Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: the parameter `p` of its initialiser is of type "
          + "`some P`, and `B` conforms on the main actor alone\n  fix: declare `B` as `nonisolated`"
      ),
      (
        "struct A { let a: [B: Int] }\nstruct B: @MainActor Hashable { var b: Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `a` is of type `[M.B: Int]`, and `B` "
          + "conforms on the main actor alone\n  fix: declare `B` as `nonisolated`"
      ),
      (
        "@preconcurrency class A<K: Hashable & Sendable> { init(k: K) {} }",
        "Sources/M/A.swift:1:23: note: `A` is skipped: it is `@preconcurrency`, and a generic "
          + "parameter of it has to be `Sendable`\n"
          + "  fix: make it `final` and conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "enum A { @available(*, deprecated) case one }",
        "Sources/M/A.swift:1:6: note: `A` is skipped: its cases are deprecated, or not available "
          + "everywhere\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { @available(*, deprecated) init() {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialisers are deprecated, or not "
          + "available everywhere\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A<M> { var a: M }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its parameter `M` is called as the module is, by "
          + "which its types are named\n  fix: call the parameter otherwise"
      ),
      (
        "struct A: ~Copyable { var a: Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it is not copyable\n"
          + "  fix: draw what it is made of, and make it in the property"
      ),
      (
        "struct A: Equatable & ~Escapable { let a: Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it is not escapable\n"
          + "  fix: draw what it is made of, and make it in the property"
      ),
      (
        "distributed actor A { typealias ActorSystem = LocalTestingDistributedActorSystem }",
        "Sources/M/A.swift:1:19: note: `A` is skipped: it is a distributed actor, and made with a "
          + "system of such\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "@propertyWrapper struct W<V> { var wrappedValue: V; init(wrappedValue: V) {}; "
          + "init(projectedValue: Self) {} }\nstruct A { init(@W a: Int) {} }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: the parameter `a` of its initialiser is "
          + "wrapped by `@W`, which has `init(projectedValue:)`: the compiler calls it in no other "
          + "module\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { var run: @convention(c) () -> Void }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `run` is a function, "
          + "`@convention(c) () -> Void`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let f: (@autoclosure () -> Bool) -> Int }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `f` is a function, "
          + "`(@autoclosure () -> Bool) -> Int`\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let decoder: any Decoder }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `decoder` is of protocol type, "
          + "`any Decoder`, which no type that can be made conforms to\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "import Other\nstruct A { let p: (any Elsewhere)? ; init(p: any Elsewhere) {} }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: the parameter `p` of its initialiser is of "
          + "protocol type, `any Elsewhere`, which is not in the sources\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let a: any Identifiable<Int> }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `a` is of protocol type, "
          + "`any Identifiable<Int>`, which no type that can be made conforms to\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "import Other\nprotocol P {}\nstruct A { let p: any P & Other.Thing }",
        "Sources/M/A.swift:3:8: note: `A` is skipped: its member `p` is of protocol type, "
          + "`any P & Other.Thing`, which is not in the sources\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { init<T, U>(f: (T) -> U) {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: the parameter `f` of its initialiser is of "
          + "type `(T) -> U`, which each call chooses\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { init<T>(t: inout T) {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: the parameter `t` of its initialiser is "
          + "written back to, `inout T`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "protocol P {}\nstruct A { let p: [P] }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `p` is of protocol type, "
          + "`any M.P`, which no type that can be made conforms to\n"
          + "  fix: conform a type to it, or write `/// @mockable` above `M.P`"
      ),
      (
        "struct A { let type: Hashable.Protocol }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `type` is a metatype, "
          + "`Hashable.Protocol`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "class A: Unknown { var a = 1 }",
        "Sources/M/A.swift:1:7: note: `A` is skipped: it has no initialiser of its own, and "
          + "inherits from `Unknown`, which is not in the sources\n  fix: include the file that "
          + "declares `Unknown`, or make it `final` and conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "enum B<T> { case c(Set<T>) }\nstruct A { let b: B<Void> }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `b` is of a generic type with the "
          + "argument `Void`, which conforms to nothing\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "actor C {}\nstruct A { unowned var c: C }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `c` is a weak or unowned "
          + "reference to what nothing else holds\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "typealias F = @convention(c) (Int) -> Int\nenum A { case f(F) }",
        "Sources/M/A.swift:2:6: note: `A` is skipped: a value of its case `f` is a function, "
          + "`@convention(c) (Int) -> Int`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "enum `class` {}\nstruct A { let `in`: `class` }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `in` is of type `class`, which has "
          + "no values\n  fix: nothing can be made of it"
      ),
      (
        "enum A<T> { case at(DictionaryIndex<String, T>) }",
        "Sources/M/A.swift:1:6: note: `A` is skipped: a value of its case `at` is of type "
          + "`DictionaryIndex`, which there is no gen for\n  fix: conform it by hand, in the tests or "
          + "an included file: `extension DictionaryIndex: @retroactive Arbitrary`"
      ),
      (
        "struct A<T> { let a: () -> sending T }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `a` is made of what is sent, "
          + "`sending T`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "#if os(Windows)\ntypealias P = HANDLE\n#else\ntypealias P = OpaquePointer\n#endif\n"
          + "struct A { var p: P }",
        "Sources/M/A.swift:6:8: note: `A` is skipped: its member `p` is of type `OpaquePointer`, "
          + "which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "#if DEBUG\ntypealias F = @Sendable () -> Int\n#else\ntypealias F = () -> Int\n#endif\n"
          + "struct A { var f: F }",
        "Sources/M/A.swift:6:8: note: `A` is skipped: its member `f` is a function, `F`\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "#if DEBUG\ntypealias P = (Int, Int)\n#else\ntypealias P = Int\n#endif\n"
          + "struct A { var p: P }",
        "Sources/M/A.swift:6:8: note: `A` is skipped: its member `p` is without a type that can be "
          + "read off its declaration\n  fix: write out its type, or conform it by hand: `extension A: "
          + "Arbitrary`"
      ),
      (
        "extension Collection { typealias Two = (Element, Element) }\nstruct A { let a: [Int].Two }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `a` is without a type that can be "
          + "read off its declaration\n  fix: write out its type, or conform it by hand: `extension A: "
          + "Arbitrary`"
      ),
      (
        "struct A { let a: Int\n private init() { a = 1 } }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has no initialiser that can be called "
          + "here\n  fix: declare an initialiser that is internal, or conform it by hand: "
          + "`extension A: Arbitrary`"
      ),
      (
        "struct A { let a: Int\n private init() { a = 1 }\n#if DEBUG\ninit(a: Int) { self.a = a }\n"
          + "#endif\n}",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has an initialiser that can be called here "
          + "only under `#if DEBUG`\n  fix: declare one without a condition, or conform it by hand "
          + "under the same: `#if DEBUG`, `extension A: Arbitrary`"
      ),
      (
        "struct A { let a: Int\n#if os(Linux)\nprivate init() { a = 1 }\n#endif\n}",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has an initialiser that can be called here "
          + "only under `#if !os(Linux)`\n  fix: declare one without a condition, or conform it by "
          + "hand under the same: `#if !os(Linux)`, `extension A: Arbitrary`"
      ),
      (
        "public class B {}\nstruct A { init(f: @autoclosure @Sendable () -> B) {} }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: the parameter `f` of its initialiser is a "
          + "function, `@autoclosure @Sendable () -> B`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "@DBActor struct A { let a: Int\n init(a: Int) { self.a = a } }",
        "Sources/M/A.swift:1:17: note: `A` is skipped: its initialisers run on an actor\n"
          + "  fix: make an initialiser `nonisolated`, or draw its parts and make it on the actor"
      ),
      (
        "class A { init(a: Int) { fatalError(\"abstract\") } }",
        "Sources/M/A.swift:1:7: note: `A` is skipped: its initialiser does nothing but end the "
          + "program\n  fix: draw types that inherit from it"
      ),
      (
        "struct A { let path: String\n init(path: String, size: Int) { mkdir(path, 511) } }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialiser changes files by `mkdir`\n"
          + "  fix: override `A.path` with a gen of what it may be called with, or conform it by hand: "
          + "`extension A: Arbitrary`"
      ),
      (
        "struct A { let a: Int\n init() { a = 1; system(\"true\") } }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its initialiser runs programs by `system`\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A {\n init(\n // arbitrary: .constant(\"t\")\n path: String) { mkdir(path, 511) } }",
        "Sources/M/A.swift:1:8: note: `A` gets no fixed value: its initialiser changes files by "
          + "`mkdir`\n"
          + "  fix: conform it by hand: `extension A: Providable`"
      ),
      (
        "enum A { case a, _b\n var c: Int { switch self { case .a: 1; case ._b: fatalError() } } }",
        "Sources/M/A.swift:1:6: note: `A` is never of its case `_b`: its members end the program for "
          + "it\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let a: Int\n// arbitrary: skip\ninit() { a = 1 }\n}",
        "Sources/M/A.swift:1:8: note: `A` is skipped: comments have all of its initialisers skipped\n"
          + "  fix: delete one of the comments, or conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "enum A {\n// arbitrary: skip\ncase a, b\n}",
        "Sources/M/A.swift:1:6: note: `A` is skipped: comments have all of its cases skipped\n"
          + "  fix: delete one of the comments, or conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A<each T> { let a: (repeat each T) }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: it has a parameter pack\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "class A<let n: Int> { var a: Int; init(a: Int) { self.a = a } }",
        "Sources/M/A.swift:1:7: note: `A` is skipped: it is not final, and has a value as generic "
          + "parameter\n  fix: make it `final` and conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { let a: String\n init?(a: String) { self.a = a } }",
        "Sources/M/A.swift:1:8: note: `A` gets no fixed value: its initialiser may fail\n"
          + "  fix: conform it by hand: `extension A: Providable`"
      ),
      (
        "indirect enum A { case next(A) }",
        "Sources/M/A.swift:1:15: warning: `A` is skipped: it has no finite value, each one holds another\n"
          + "  fix: make one of the members on the way optional, or a collection"
      ),
      (
        "struct A { var a: Int }\nstruct A { var b: Int }",
        "Sources/M/A.swift:2:8: warning: `A` is skipped here: it is declared before, at "
          + "Sources/M/A.swift:1:8\n  fix: delete or rename one of them"
      ),
      (
        "struct B<T> {}\nextension B where T == Int { class A { init(a: Int) {} } }",
        "Sources/M/A.swift:2:36: note: `B.A` is skipped: it stands in an extension of a generic "
          + "type's special case\n  fix: move it out of the extension"
      ),
      (
        "struct B<T> {}\nextension B<Int> { enum A { case a(Int) } }",
        "Sources/M/A.swift:2:25: note: `B.A` is skipped: it stands in an extension of a generic "
          + "type's special case\n  fix: move it out of the extension"
      ),
      (
        "extension Array { struct A { var a: Element } }",
        "Sources/M/A.swift:1:26: note: `Array.A` is skipped: it stands in an extension of a "
          + "generic type that is not in the sources\n  fix: move it out of the extension"
      ),
      (
        "struct A { @W(1) var a: Int; var b: Int }\n@propertyWrapper struct W {\n"
          + "var wrappedValue: Int\ninit(_ n: Int) { wrappedValue = n } }",
        "Sources/M/A.swift:1:8: note: `A` keeps `a` at its default, for it is in a property wrapper "
          + "that is made without a value\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { var a = 1 { willSet { precondition(newValue > 0) } }; init() {} }",
        "Sources/M/A.swift:1:8: note: `A` keeps `a` at its default, for it is checked where it is "
          + "set, which may end the program\n  fix: override `A.a` with a gen of what it accepts"
      ),
      (
        "struct A { var path: any WritableKeyPath<String, Int> & Sendable }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `path` is of type "
          + "`WritableKeyPath`, which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "enum E: Error { case a }\nstruct A { var s: AsyncThrowingStream<Int, E> }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `s` is of type "
          + "`AsyncThrowingStream<Int, E>`, which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "struct A { var s: AsyncStream<Int>.Continuation }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `s` is of type "
          + "`AsyncStream.Continuation`, which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "import ComposableArchitecture\nstruct A { let store: StoreOf<B> }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `store` is of type `StoreOf`, which "
          + "stands for something of the running program\n  fix: conform it by hand: "
          + "`extension A: Arbitrary`"
      ),
      (
        "import Sharing\nstruct A { @Shared var n: Int }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `n` is in a wrapper that is made of "
          + "something else than its value\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "import Other\nstruct A { let t: any P.Type }",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `t` is of protocol type, `any P.Type`, "
          + "which is not in the sources\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "import ComposableArchitecture\nenum A { case tap, binding(BindingAction<Int>) }",
        "Sources/M/A.swift:2:6: note: `A` is never of its case `binding`: a value of that is of type "
          + "`BindingAction<Int>`, which there is no gen for\n  fix: conform it by hand, in the tests "
          + "or an included file: `extension BindingAction<Int>: @retroactive Arbitrary`"
      ),
      (
        "#if os(iOS)\nimport UIKit\ntypealias I = UIImage\n#else\nimport AppKit\n"
          + "typealias I = NSImage\n#endif\nstruct A { let i: I }",
        "Sources/M/A.swift:8:8: note: `A` is skipped: its member `i` is of type `I`, which there is "
          + "no gen for\n  fix: conform it by hand, in the tests or an included file: "
          + "`extension I: @retroactive Arbitrary`"
      ),
      (
        "struct B<T> { struct C { struct A<T> { let t: T } } }",
        "Sources/M/A.swift:1:33: note: `B.C.A` is skipped: its parameter `T` hides that of a type "
          + "around it\n  fix: call one of them otherwise, as Swift 6 asks for"
      ),
      (
        "extension AnyPublisher { enum E: Error { case a } }\nstruct A { var e: any Error }",
        "Sources/M/A.swift:1:31: note: `AnyPublisher.E` is skipped: it stands in an extension of a "
          + "generic type that is not in the sources\n  fix: move it out of the extension"
      ),
      (
        "struct A { init(a: Int, seen: inout [Int]) {} }",
        "Sources/M/A.swift:1:8: note: `A` is skipped: the parameter `seen` of its initialiser is "
          + "written back to, `inout [Int]`\n  fix: conform it by hand: `extension A: Arbitrary`"
      ),
      (
        "extension TaskGroup { enum A { case result(ChildTaskResult) } }",
        "Sources/M/A.swift:1:28: note: `TaskGroup.A` is skipped: it stands in an extension of a "
          + "generic type that is not in the sources\n  fix: move it out of the extension"
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

  @Test(
    "Any number of arguments has a note where nothing sets what they are kept as",
    arguments: [
      ("struct A { var all: [Int]; init(_ elements: Int...) { all = elements } }", 0),
      ("struct A { var all: Set<Int>; init(_ elements: Int...) { all = Set(elements) } }", 0),
      ("struct A { let all: [Int]; init(_ elements: Int...) { all = elements } }", 0),
      ("struct A { var all: [String]; init(_ elements: Int...) { all = [] } }", 1),
      ("struct A { var n = 0; let all: [Int]; init(_ elements: Int...) { all = elements } }", 1),
    ])
  func variadic(source: String, count: Int) {
    #expect(Generated(source).notes.filter { $0.contains("any number of `Int`") }.count == count)
  }

  @Test("Classes that inherit from each other have no initialiser")
  func circle() {
    let notes = Generated("class A: B {}\nclass B: C {}\nclass C: A {}\nclass D: D {}").notes
    #expect(notes.count { $0.contains("it has no initialiser that can be called here") } == 4)
  }

  @Test("What another property keeps as well is made")
  func heldUnowned() {
    let source = """
      final class W {}
      final class A { unowned var a: W?; let w: W; init(w: W) { self.w = w } }
      """
    #expect(Generated(source).provided("M.A") == "M.A(w: M.W.provide())")
  }

  @Test("What is nested in an array, a dictionary or an optional is skipped as what it is")
  func insideSugar() {
    let generated = Generated(
      """
      struct A { var a: [Int].X; var b: [String: Int].Y; var c: Int?.Z }
      extension Array { private struct X {} }
      """)
    #expect(generated.notes.first?.contains("`a` is of type `X`, which is skipped as well") == true)
  }

  @Test("A type that is skipped takes along those that need it, and no others")
  func chain() {
    let generated = Generated(
      """
      struct A { var f: UnsafeRawPointer }
      struct B { var a: [A] }
      struct C { var b: B? ; var n: Int }
      struct D { var n: Int; var later: C? }
      """)
    #expect(
      generated.notes.compactMap { $0.split(separator: "\n").first.map(String.init) } == [
        "Sources/M/A.swift:1:8: note: `A` is skipped: its member `f` is of type "
          + "`UnsafeRawPointer`, which stands for something of the running program",
        "Sources/M/A.swift:2:8: note: `B` is skipped: its member `a` is of type `A`, which is "
          + "skipped as well",
        "Sources/M/A.swift:3:8: note: `C` keeps `b` at its default, for it is of type `B`, which "
          + "is skipped as well",
      ])
    #expect(generated.provided("M.C") == "M.C(n: 0)")
    #expect(generated.provided("M.D") == "M.D(n: 0, later: M.C.provide())")
  }

  @Test("A type named as the parameter of `Factory` is skipped, unless its module goes before")
  func parameter() {
    let source = "struct T { var a: Int }\nstruct B { struct T { var b: Int } }"
    #expect(Generated(source).notes.isEmpty)
    let inside = Generated(source, testables: [])
    #expect(
      inside.notes == [
        "Sources/M/A.swift:1:8: note: `T` is skipped: inside of `Factory<T>`, its name means "
          + "another type\n  fix: rename it, or generate outside of its module, with `testables`"
      ])
    #expect(
      inside.lines(
        with: "extension B.T: FactoryCheck.MemberwiseProvidable, FactoryCheck.MemberwiseArbitrary {"
      ).count == 1)
    #expect(inside.lines(with: "where T == T").isEmpty)
  }

  @Test("A case that cannot be made is left out and named, with the reason")
  func cases() {
    let generated = Generated("enum A { case a(UnsafeRawPointer), b(Int), c }")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:1:6: note: `A` is never of its case `a`: a value of that is of type "
          + "`UnsafeRawPointer`, which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension A: Arbitrary`"
      ])
    #expect(generated.provided("M.A") == ".b(0)")
  }

  @Test("A type that conforms to a protocol stands for it unless it leads back to it")
  func conformers() {
    let generated = Generated(
      """
      protocol Expression {}
      protocol Resolvable {}
      struct Variable: Resolvable { var name: String }
      struct Negation: Expression { var inner: any Expression }
      struct Filter: Resolvable { var inner: Value }
      struct Value: Expression { var source: any Resolvable }
      struct Number: Expression { var value: Int }
      struct Program { var main: any Expression; var value: any Resolvable }
      """)
    #expect(generated.notes.isEmpty)
    #expect(
      generated.provided("M.Program")
        == "M.Program(main: M.Number.provide(), value: M.Variable.provide())")
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
      generated.lines(with: "extension M.").map { $0.dropFirst(22) } == [
        "M.B: FactoryCheck.Providable, FactoryCheck.Arbitrary {",
        "M.B: FactoryCheck.MemberwiseProvidable, FactoryCheck.MemberwiseArbitrary {", "M.B {",
      ])
  }

  @Test(
    "What holds a type that is made on an actor is named, with what can be done",
    arguments: [
      ("struct B { let a: A }", "its member `a` is"),
      ("struct B { init(a: A) {} }", "the parameter `a` of its initialiser is"),
    ])
  func holdersOfIsolated(source: String, part: String) {
    let source = "@DBActor struct A {\n init(a: Int) {}\n}\n\(source)"
    #expect(
      Generated(source).notes.contains(
        """
        Sources/M/A.swift:4:8: note: `B` is skipped: \(part) of type `A`, which is on an actor, and \
        skipped as well
          fix: draw what both are made of, and make them on the actor
        """))
  }

  @Test("Without mocks, nobody is told to ask for one")
  func withoutMocks() {
    let file = SourceFile(
      path: "Sources/M/A.swift",
      text: "/// @mockable\nprotocol P { func f() }\nstruct A { let p: any P }")
    let place = ConfiguredPath(
      path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1))
    func notes(_ selection: MockSettings.Selection) -> [String] {
      Pipeline.generate(
        from: [DeclarationParser.parse(file)], testables: ["M"],
        mocks: MockSettings(selection: selection, output: place)
      ).diagnostics.compactMap(\.hint)
    }
    #expect(notes(.none) == ["conform it by hand: `extension A: Arbitrary`"])
    #expect(notes(.annotated) == [])
  }

  @Test("A type with a parameter pack that conforms by hand is used where it is a member")
  func pack() async throws {
    let source = """
      struct Pack<each T> { let values: (repeat each T) }
      struct Holder { let pack: Pack<Int, String> }
      """
    let tests = """
      import FactoryCheck
      @testable import M
      extension M.Pack: FactoryCheck.Arbitrary where repeat each T: Arbitrary {
        public static func arbitrary() -> Gen<Pack<repeat each T>> {
          Gen { (choices) throws(Discard) in
            Pack(values: (repeat try choices.draw((each T).self)))
          }
        }
      }
      """
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": source, "Tests/B.swift": tests], testables: ["M"])
    #expect(mocks.conformances.contains("extension M.Holder: FactoryCheck.Arbitrary {"))
    let files = try MockCompilation([
      "M.swift": source, "B.swift": tests, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["B.swift", "Gens.swift"], module: "Tests")
  }
}
