import Testing

@testable import ArbitraryGenerator

struct SteeringTests {
  private func generated(_ source: String, _ steering: Steering) -> (text: String, notes: [String])
  {
    let file = SourceFile(path: "Sources/M/A.swift", text: source)
    let result = Pipeline.generate(
      from: [DeclarationParser.parse(file)], testables: ["M"], steering: steering)
    return (String(decoding: result.text, as: UTF8.self), result.diagnostics.map(\.description))
  }

  @Test("With public access, only what is public is used, without a testable import")
  func access() {
    let (text, notes) = generated(
      """
      public struct A { public var a: Int; var b: Int
        public init(a: Int) { self.a = a; b = 0 }
        init(a: Int, b: Int) { self.a = a; self.b = b } }
      struct Hidden { var a: Int }
      public struct Memberwise { public var a: Int }
      public enum E { case a(Int) }
      """, Steering(access: .public))
    #expect(text.contains("\npublic import M\n") && !text.contains("@testable"))
    #expect(text.contains("M.A(a: 0)") && !text.contains("M.A(a: 0, b: 0)"))
    #expect(text.contains("    public func callAsFunction(a: Int = 0) -> M.A {"))
    #expect(text.contains("public static var _a: FactoryCheck.Lens<M.A, Int>"))
    #expect(text.contains("public static var _a: FactoryCheck.Prism<M.E, Int>"))
    #expect(!text.contains("_b:") && !text.contains("Hidden"))
    #expect(
      notes == [
        "Sources/M/A.swift:4:8: note: `Hidden` is skipped: it is internal\n  fix: make it public, or "
          + "leave it to a type that is",
        "Sources/M/A.swift:5:15: note: `Memberwise` is skipped: it has no initialiser that can be "
          + "called here\n  fix: declare an initialiser that is public, or conform it by hand: "
          + "`extension Memberwise: Arbitrary`",
      ])
  }

  @Test("With package access, what the package sees is used, without a testable import")
  func packageAccess() async throws {
    let source = """
      public struct A { package var a: Int; var b = 0
        package init(a: Int) { self.a = a }
        init(b: Int) { a = b } }
      package enum E { case a(A), none }
      struct Hidden { var a: Int }
      /// @mockable
      package protocol P { func f(_ a: A) throws -> E }
      /// @mockable
      protocol Q {}
      """
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": source], testables: ["M"], steering: Steering(access: .package))
    let text = mocks.conformances
    #expect(text.contains("M.A(a: 0)") && !text.contains("_b:") && !text.contains("Hidden"))
    #expect(text.contains("  package static func provide() -> M.E {"))
    #expect(mocks.heads == ["package nonisolated final class PMock: M.P {"])
    let files = try MockCompilation([
      "M.swift": source, "Gens.swift": text, "Mocks.swift": mocks.text,
    ])
    let package = ["-package-name", "App"]
    try await files.compile(["M.swift"], module: "M", package)
    try await files.compile(["Gens.swift", "Mocks.swift"], module: "AppGens", package)
  }

  @Test("Lenses and prisms can be left out, and modules be imported besides")
  func lenses() {
    let (text, _) = generated(
      "struct A { var a: Int }\nenum E { case a(Int) }",
      Steering(imports: ["Helpers"], hasLenses: false))
    #expect(!text.contains("Lens<") && !text.contains("Prism<"))
    #expect(text.contains("\nimport Helpers\n"))
  }

  @Test(
    "In sources on the main actor by default, what nobody else can make is made there",
    arguments: [
      ("struct A { let a: Int }", true), ("struct A { let a: Error }", true),
      ("struct A { let a: any Sendable & P }", true), ("struct A { let a: any P }", false),
      ("struct A { let a: @Sendable () -> Int }", true), ("struct A { let a: () -> Int }", false),
      ("struct A<T: Sendable> { let a: T }", true), ("struct A<T> { let a: T }", false),
      ("struct A { init(a: Int) {} }", false), ("struct A { nonisolated init(a: Int) {} }", true),
      ("nonisolated struct A { init(a: Int) {} }", true), ("actor A { init(a: Int) {} }", true),
      ("class A { var a = 1 }", false), ("class A { init() {} }", false),
      ("class A { var a: (any P)? }", false), ("class A { var a: C? }\nclass C {}", false),
      ("class A: B { init() {} }\nnonisolated class B {}", true),
      ("class A: A { init() {} }", true), ("struct A: Error { init(a: Int) {} }", true),
      ("struct A: Swift.Error { init(a: Int) {} }", true),
      ("enum A { case a(any P) }", true), ("struct A: OptionSet { static let a: A }", false),
      ("struct A { private init() {}; static let a: A }", false),
      ("struct A { var a = [B(1)] }\nstruct B { init(_ b: Int) {} }", false),
    ])
  func isolation(source: String, isFree: Bool) {
    let source = "\(source)\nprotocol P {}\nnonisolated struct Q: P, Sendable {}"
    let (text, _) = generated(source, Steering(mainActorModules: .all, hasLenses: false))
    #expect(text.contains("-> M.A"))
    #expect(text.contains("onMainActor") == !isFree)
    let (plainText, _) = generated(source, Steering())
    #expect(plainText.contains("-> M.A") && !plainText.contains("onMainActor"))
  }

  @Test("What conforms on the main actor stands for no generic parameter elsewhere")
  func isolatedArguments() {
    for type in ["V", "[V]", "[V] = []", "(V, Int)?"] {
      let (text, notes) = generated(
        "struct A { nonisolated init<V: P>(v: \(type)) {} }\nprotocol P {}\nstruct B: P {}",
        Steering(mainActorModules: .all))
      #expect(!text.contains("-> M.A"))
      #expect(notes.contains { $0.contains("and `B` conforms on the main actor alone") })
    }
  }

  @Test("What is on the main actor has lenses that go there, to what may leave it")
  func isolatedLenses() {
    let steering = Steering(mainActorModules: .all)
    let (text, _) = generated("struct A { var a: Int; var b: () -> Int; var c: X }", steering)
    #expect(text.contains("get: { root in FactoryCheck.Choices.onMainActor { root.a } }"))
    #expect(!text.contains("root.b") && !text.contains("root.c"))
    let (freeText, _) = generated("nonisolated struct A { var a: Int }", steering)
    #expect(freeText.contains("get: { root in root.a }"))
  }

  @Test(
    "What depends on a conformance on the main actor is named",
    arguments: [
      ("struct K: Hashable {}", false), ("enum K { case a }", false),
      ("struct K {}\nextension K: Hashable {}", false), ("enum K: Int { case a }", true),
      ("struct K: OptionSet { let rawValue: Int }", true),
      ("nonisolated struct K: Hashable {}", true), ("struct K: nonisolated Hashable {}", true),
    ])
  func isolatedConformances(source: String, isMade: Bool) {
    for type in ["Set<K>", "[K: Int]", "[Range<K?>]", "B<[K]>", "C<K>"] {
      let source =
        "struct A { var a: \(type) }\nstruct B<T: Hashable> { var t: T? }\n"
        + "struct C<T: Hashable> { var n: Int }\n\(source)"
      let (_, notes) = generated(source, Steering(mainActorModules: .all))
      let isNamed = notes.contains {
        $0.contains("and `K` conforms on the main actor alone\n  fix: declare `K` as `nonisolated`")
      }
      #expect(isNamed == !isMade)
    }
  }

  @Test(
    "A conformance that rests on no argument depends on none that is on the main actor",
    arguments: [
      ("nonisolated struct Id<T>: Hashable { let raw: Int }", true),
      ("nonisolated struct Id<T: Hashable>: Hashable { let raw: T }", false),
      (
        "nonisolated struct Id<T> { var raw: T }\nextension Id: Hashable where T: Hashable {}",
        false
      ),
      ("struct Id<T>: Hashable { let raw: Int }", false),
    ])
  func phantoms(source: String, isMade: Bool) {
    for type in ["Set<Id<K>>", "[Id<K>?: Int]", "[Id<[K]>: String]"] {
      let source = "struct K: Hashable { let id: Int }\nstruct A { var a: \(type) }\n\(source)"
      let (text, _) = generated(source, Steering(mainActorModules: .all))
      #expect(text.contains("-> M.A") == isMade, "\(type)")
    }
  }

  @Test(
    "A mock of what only the main actor can name stays there, and a note says that no gen makes it")
  func isolatedMembers() async throws {
    let members = [
      "var a: Set<K> { get }", "func a(_ k: [K: Int])", "func a() -> [Set<K>?]",
      "associatedtype T: Hashable = K; func a(_ k: T)",
    ]
    for member in members {
      let source = "protocol P { \(member) }\nstruct K: Hashable { var n: Int }"
      let mocks = GeneratedMocks(
        ["Sources/M/A.swift": source], testables: ["M"], steering: Steering(mainActorModules: .all))
      #expect(mocks.heads == ["final class PMock: @MainActor M.P {"])
      #expect(!mocks.text.contains("nonisolated init"))
      let note = "`K` conforms on the main actor alone\n  fix: declare `K` as `nonisolated`"
      #expect(mocks.notes.count == 1 && mocks.notes[0].hasSuffix(note))
      let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks.text])
      try await files.compile(["M.swift"], module: "M", ["-default-isolation", "MainActor"])
      try await files.compile(["Mocks.swift"], module: "Tests")
    }
  }

  @Test("Away from the main actor such a name has no mock; a generic parameter of the name has one")
  func freeMembers() {
    for member in [
      "nonisolated func a() -> Set<K>",
      "func a(_ k: [K: Int])\n  nonisolated var s: Set<K> { get }",
    ] {
      let mocks = GeneratedMocks(
        ["A.swift": "protocol P { \(member) }\nstruct K: Hashable {}"],
        steering: Steering(mainActorModules: .all))
      #expect(mocks.heads.isEmpty)
      #expect(mocks.notes.contains { $0.contains("`P` gets no mock") })
    }
    let open = GeneratedMocks(
      ["A.swift": "protocol P { func a<K: Hashable>(_ keys: Set<K>) }\nstruct K: Hashable {}"],
      steering: Steering(mainActorModules: .all))
    #expect(open.heads.count == 1 && open.notes.isEmpty)
  }

  @Test("The depth of recursive types is bounded by the settings, or by a comment at the type")
  func depth() {
    let (text, notes) = generated(
      """
      indirect enum Tree { case leaf, node(Tree, outerDepth: Tree) }
      // arbitrary: depth 2
      struct Rose { var roses: [Rose] }
      struct Flat { var depth: Int }
      """, Steering(depth: 5))
    #expect(text.contains("let outerDepth2 = choices.descend(M.Tree.self, atMost: 5)"))
    #expect(text.contains("let outerDepth = choices.descend(M.Rose.self, atMost: 2)"))
    #expect(text.contains("defer { choices.ascend(to: outerDepth) }"))
    #expect(text.contains("choices.begin(M.Flat.self)"))
    #expect(notes.isEmpty)
  }

  @Test("The compiler's errors on a gen that a person wrote land where it stands")
  func location() {
    let place = SourceLocation(file: "../Shop/arb.yml", line: 7, column: 13)
    let (text, _) = generated(
      "struct A { var a: Int; var b: Int  // arbitrary: .wrong\n}\nenum E { case c(Int) }",
      Steering(overrides: [
        .init(path: "A.a", gen: ".int(x)", location: place),
        .init(path: "E", gen: "E.gen(x)", location: place),
      ]))
    #expect(
      text.contains(
        """
        #sourceLocation(file: "arb.yml", line: 7)
            let a = try FactoryCheck.Gen<Int>.int(x).draw(&choices)
            #sourceLocation()
            #sourceLocation(file: "Sources/M/A.swift", line: 1)
            let b = try FactoryCheck.Gen<Int>.wrong.draw(&choices)
            #sourceLocation()
            return M.A(a: a, b: b)
        """))
    #expect(
      text.contains(
        """
              b: FactoryCheck.Gen<Int>? = nil
            ) -> FactoryCheck.Gen<M.A> {
              #sourceLocation(file: "arb.yml", line: 7)
              let a = a ?? FactoryCheck.Gen<Int>.int(x)
              #sourceLocation()
        """))
    #expect(
      text.contains(
        """
        #sourceLocation(file: "arb.yml", line: 7)
            return try (E.gen(x)).draw(&choices)
            #sourceLocation()
        """))
  }

  @Test("An override of what is not there is a warning that names it")
  func unknown() {
    let place = SourceLocation(file: "arb.yml", line: 3, column: 3)
    let paths = [
      "A.a", "A", "E.c", "E.c.n", "E.c.m", "Made.size", "A.agee", "Personn.age", "Persn",
      "Nothing.x", "Inner.b",
      "M.Person.age", "M.Person", "Q.x",
    ]
    let overrides = paths.map {
      Steering.Override(path: $0, gen: ".int()", location: place)
    }
    let (_, notes) = generated(
      "struct Made { private init() {}; static func made(size: Int) -> Made { Made() } }\n"
        + "struct A { var a, age: Int }\nenum E { case c(n: Int) }\nstruct Person { var age: Int; "
        + "struct Inner { var b: Int } }",
      Steering(overrides: overrides))
    let fixes = [
      ("A.agee", "did you mean `A.age`?"), ("E.c.m", "did you mean `E.c.n`?"),
      ("Inner.b", "did you mean `Person.Inner.b`?"),
      ("Nothing.x", "correct the path, `Type.member`, or delete it"),
      ("Persn", "did you mean `Person`?"), ("Personn.age", "did you mean `Person.age`?"),
      ("Q.x", "correct the path, `Type.member`, or delete it"),
    ]
    #expect(
      notes
        == fixes.map {
          "arb.yml:3:3: warning: `\($0.0)` is no type, member or case\n  fix: \($0.1)"
        })
  }

  @Test("Of types of one name in several modules, a path with a module's name means its own")
  func modules() {
    let place = SourceLocation(file: "arb.yml", line: 3, column: 3)
    func lines(_ overrides: [String]) -> [String] {
      let sources = [
        "Sources/A/X.swift": "struct User { let a: Int }",
        "Sources/B/X.swift": "struct User { let a: Int }",
      ]
      let steering = Steering(
        overrides: overrides.enumerated().map {
          .init(path: $0.element, gen: ".int(in: \($0.offset)...9)", location: place)
        })
      return Generated(sources, testables: ["A", "B"], steering: steering)
        .lines(with: "try FactoryCheck.Gen<Int>.int(in:")
        .map { $0.replacing("let a = try FactoryCheck.Gen<Int>.int(in: ", with: "") }
    }
    let draws = ["0...9).draw(&choices)"]
    #expect(lines(["A.User.a"]) == draws)
    #expect(lines(["User.a"]) == draws + draws)
    #expect(lines(["User.a", "B.User.a"]) == draws + ["1...9).draw(&choices)"])
  }

  @Test("Names in backticks are written without")
  func backticks() {
    let place = SourceLocation(file: "arb.yml", line: 3, column: 3)
    for path in ["Default.class", "`Default`.`class`", "M.Default.class"] {
      let (text, notes) = generated(
        "struct `Default` { let `class`: Int }",
        Steering(overrides: [.init(path: path, gen: ".int(in: 1...2)", location: place)]))
      #expect(notes.isEmpty && text.contains(".int(in: 1...2).draw(&choices)"))
    }
    let (_, notes) = generated(
      "struct `Default` { let `class`: Int }",
      Steering(overrides: [.init(path: "Default.clas", gen: ".any", location: place)]))
    #expect(notes.first?.hasSuffix("fix: did you mean `Default.class`?") == true)
  }
}
