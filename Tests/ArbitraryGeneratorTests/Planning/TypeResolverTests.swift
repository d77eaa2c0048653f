import Testing

@testable import ArbitraryGenerator

struct TypeResolverTests {
  @Test(
    "A member's type is found where the compiler finds it, and its fixed value is written out",
    arguments: [
      ("Int", "0"), ("Swift.Int", "0"), ("String?", "\"\""), ("Int??", "0"), ("[Int]", "[]"),
      ("Array<Own>", "[]"), ("[String: [Own]]", "[:]"), ("Set<Int>", "[]"), ("Bool!", "false"),
      ("Optional<Own>", "M.Own.provide()"), ("(Int, name: Own)", "(0, name: M.Own.provide())"),
      ("[2 of Own]", "InlineArray<2, M.Own>(repeating: M.Own.provide())"),
      (
        "InlineArray<2, [3 of Int]>",
        "InlineArray<2, [3 of Int]>(repeating: InlineArray<3, Int>(repeating: 0))"
      ),
      ("StaticString", "\"\""),
      ("()", "()"), ("Void", "()"), ("(Int)", "0"),
      ("Own", "M.Own.provide()"),
      ("M.Own", "M.Own.provide()"), ("Inner", "M.A.Inner.provide()"),
      ("A.Inner", "M.A.Inner.provide()"), ("Self.Inner", "M.A.Inner.provide()"),
      ("Alias", "M.Own.provide()"), ("Pair<Own>", "(M.Own.provide(), M.Own.provide())"),
      ("Chain", "0"), ("Foundation.Date", "Date.provide()"), ("TimeInterval", "0"),
      ("FloatLiteralType", "0"), ("Swift.IntegerLiteralType", "0"),
      ("Data", "Foundation.Data.provide()"), ("Range<Int>", "Range<Int>.provide()"),
      ("Result<Own, Own>", "Result<M.Own, M.Own>.provide()"),
      (
        "Unicode.Scalar",
        "Unicode.Scalar.provide()"
      ), ("Box<Own>", "M.Box<M.Own>.provide()"),
      ("Box<Box<Int>>.Item", "M.Box<M.Box<Int>>.Item.provide()"),
    ])
  func provides(type: String, expected: String) {
    let generated = Generated(
      """
      struct Own { var n: Int }
      enum Space { struct Data { var n: Int } }
      typealias Alias = Own
      typealias Chain = Links
      typealias Links = Int
      typealias Pair<T> = (T, T)
      struct Box<T> { var t: T; struct Item { var t: T } }
      struct A {
        struct Inner { var n: Int }
        var member: \(type)
      }
      """)
    #expect(generated.notes.isEmpty)
    #expect(generated.provided("M.A") == "M.A(member: \(expected))")
  }

  @Test("A typealias of itself is named and does not hang")
  func endless() {
    let generated = Generated("typealias A = B\ntypealias B = A\nstruct S { var a: A }")
    #expect(generated.notes.first?.contains("is of type `A`, a typealias of itself") == true)
  }

  @Test(
    "Typealiases that lead to each other by many ways take no time", .timeLimit(.minutes(5)))
  func circles() {
    let source = """
      extension A {
        #if X
        enum B { case a; typealias V = B; struct C { var d: V } }
        enum B { case a; typealias B = V.A; enum B {} }
        #endif
      }
      """
    let mocks = GeneratedMocks(source)
    #expect(mocks.notes.contains { $0.contains("its member `d` is of type") })
  }

  @Test("A typealias of a generic type hands its arguments on")
  func handingOn() async throws {
    let source = """
      struct Box<T> { var t: T; struct Item { var n: Int } }
      typealias Crate = Box
      typealias Map = Dictionary
      protocol Store<Item> { associatedtype Item; func all() -> [Item] }
      typealias Shop = Store
      struct A<T> { var c: Crate<T>; var m: Map<Int, T> }
      struct B { var a: A<String>; var i: Crate<Int>.Item; var s: any Shop<Int> }
      struct C { var e: Crate<any Error>; typealias Inner = Box }
      struct D<V> { var i: C.Inner<[V]> }
      protocol P { typealias R = Box; func f<U>(_ u: R<U>) -> R<Int> }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("D<V>(i: choices.draw(M.Box<[V]>.self))"))
    try await mocks.compile(beside: source)
  }

  @Test("So does one of a type in an extension that goes by a typealias")
  func handingOnInside() async throws {
    let source = """
      typealias Short = Config
      enum Config { enum Animation {} }
      extension Short.Animation { struct Range<T: Hashable>: Hashable { var from: T } }
      enum Schema {
        enum Animation {
          typealias Range = Short.Animation.Range
          case opacity(Int, Animation.Range<Double>), box(Int)
        }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("Config.Animation.Range<Double>"))
    try await mocks.compile(beside: source)
  }

  @Test("A typealias that #if makes another type is named as it is")
  func conditional() {
    let generated = Generated(
      "#if A\ntypealias N = Int\n#else\ntypealias N = String\n#endif\nstruct S { var n: [N]; var m: N }"
    )
    #expect(generated.lines(with: "m: choices.draw(M.N.self)").count == 1)
  }

  @Test("A typealias of an unknown type keeps its name, which needs no import of that type's own")
  func aliasOfUnknown() {
    let generated = Generated(
      [
        "Sources/M/A.swift": "struct A { var mode: C.Mode }",
        "Sources/M/C.swift": "import Glibc\nenum C { typealias Mode = mode_t }",
      ], testables: ["M"])
    #expect(
      generated.lines(with: "let mode") == [
        "let mode: M.C.Mode = M.C.Mode.provide()", "let mode = try choices.draw(M.C.Mode.self)",
      ])
  }

  @Test("A member of an unknown type is drawn under its own declaration's place")
  func unknown() {
    let generated = Generated("import Other\n\nstruct A {\n  var n: Int\n  var u: Other.U\n}")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:5:7: note: types that are not in the sources are taken to be conformed "
          + "elsewhere: `U` (1 member)\n  fix: conform those that nothing conforms, in the tests: "
          + "`extension U: @retroactive Arbitrary`"
      ])
    #expect(generated.lines(with: "import").contains("import Other"))
    #expect(
      generated.text.contains(
        """
            choices.begin(M.A.self)
            defer { choices.end() }
            let n = try choices.draw(Int.self)
            #sourceLocation(file: "Sources/M/A.swift", line: 5)
            let u = try choices.draw(Other.U.self)
            #sourceLocation()
            return M.A(n: n, u: u)
        """))
  }

  @Test("A literal's type is the standard library's, whatever the sources name so")
  func literals() {
    let generated = Generated("struct String { var n: Int }\nstruct A { var s = \"x\" }")
    #expect(
      generated.lines(with: "M.A(s: ")
        .contains("return try M.A(s: choices.draw(Swift.String.self))"))
  }

  @Test("A member that has a type's name does not hide the type")
  func shadows() {
    let generated = Generated("enum A { case Int(Int), Null }")
    #expect(generated.lines(with: "try .Int(") == ["return try .Int(choices.draw(Swift.Int.self))"])
  }

  @Test("Generic arguments that only the compiler infers leave a member at its default")
  func inferredArguments() {
    let generated = Generated(
      """
      struct Box<T> { var t: T; var next: [Box] }
      struct A { var b = Box(t: 1, next: []); var s = Set([1]); var o = Optional(1); var n: Int }
      """)
    #expect(generated.provided("M.A") == "M.A(n: 0)")
    #expect(generated.lines(with: "static var _").count == 3)
  }

  @Test("A member of an unknown type with a default keeps it")
  func unknownDefault() {
    let generated = Generated("struct A { var n: Int; var u = Other.make(); var v: Other = .x }")
    #expect(generated.provided("M.A") == "M.A(n: 0)")
  }

  @Test("A protocol's typealias that is different for each type is what it means there")
  func ownTypes() {
    let generated = Generated(
      """
      protocol P { associatedtype Part }
      extension P { typealias Own = [Self]; typealias Parts = [Part]; typealias Plain = [Int] }
      struct A: P { typealias Part = Int; var own: Own; var parts: Parts; var plain: Plain }
      """)
    #expect(generated.lines(with: "choices.draw([Int].self)").count == 2)
    #expect(generated.lines(with: "choices.draw([M.A].self)").count == 1)
  }

  @Test("A generic superclass's types are found through those that inherit from it")
  func genericSuperclass() async throws {
    let source = """
      class Base<T> { struct Context { var value: T } }
      class Middle<U>: Base<[U]> {}
      class Near: Base<Int> {}
      class Far: Middle<String> {}
      class Farther: Far {}
      struct A { var a: Near.Context; var b: Far.Context; var c: Farther.Context }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("a: M.Base<Int>.Context.provide()"))
    #expect(mocks.conformances.contains("c: M.Base<[String]>.Context.provide()"))
    try await mocks.compile(beside: source)
    #expect(Generated("class A: B {}\nclass B: A {}\nstruct C { var a: A.X }").notes.count == 3)
  }

  @Test("A superclass's types are found before those around")
  func superclass() {
    let generated = Generated(
      """
      enum Kind { case outer }
      class A { enum Kind { case inner } }
      final class B: A { init(kind: Kind) {} }
      """)
    #expect(generated.lines(with: "choices.draw(M.A.Kind.self)").count == 1)
  }

  @Test(
    "What stands for something of the running program is named, and no code is written that fails",
    arguments: [
      "FileHandle", "URLSession", "String.Index", "String.UnicodeScalarView.Index",
      "Substring.UTF8View.Index", "Range<String.Index>", "[UserDefaults]",
      "pthread_mutex_t",
    ])
  func ofTheProgram(type: String) {
    let generated = Generated("import Foundation\nstruct A { var n: Int; var member: \(type) }")
    #expect(generated.notes.count == 1)
    #expect(generated.notes[0].contains("which stands for something of the running program"))
  }

  @Test("Of a generic type that is held without its parameters, values of these are made as well")
  func understoodParameters() {
    let source = """
      struct A<Key> { let keys: [Key] }
      extension A {
        struct Part { let a: A }
        struct Rest { private let a: A; init(of part: A.Part) { a = part.a } }
      }
      """
    let generated = Generated(source)
    for type in ["Part", "Rest"] {
      let heads = generated.lines(with: "extension M.A.\(type): FactoryCheck.Arbitrary ")
      #expect(heads.count == 1)
      #expect(heads.allSatisfy { $0.hasSuffix(" where Key: FactoryCheck.Arbitrary {") })
    }
  }

  @Test(
    "An iterator that is none of the sources' types is skipped, and no code is written that fails",
    arguments: ["Steps<Int>.AsyncIterator", "Elsewhere<Int>.Iterator", "Elsewhere.AsyncIterator"])
  func unknownIterators(type: String) throws {
    let steps = "struct Steps<S: AsyncSequence>: AsyncSequence { let s: S }"
    let generated = Generated("\(steps)\nstruct A { var rest: \(type) }")
    let note = try #require(generated.notes.first)
    #expect(note.contains("which stands for something of the running program"))
    #expect(generated.notes.count == 1)
  }

  @Test(
    "What holds something of an argument without values is told by its own type and that argument",
    arguments: [
      ("Box<[Empty?]>", "is of type `Box<[Empty?]>`, and `Empty` has no values"),
      ("[Box<Hidden>]", "is of type `[Box<Hidden>]`, and `Hidden` is skipped"),
      ("[String: Empty]", "is of type `Empty`, which has no values"),
      ("Hidden", "is of type `Hidden`, which is skipped as well"),
    ])
  func argumentsWithoutValues(type: String, reason: String) {
    let generated = Generated(
      """
      enum Empty {}
      struct Hidden { private init() {} }
      struct Box<T> { let t: T }
      final class A { init(member: \(type), n: Int, all: [Int]) {}; init(member: \(type)) {} }
      """)
    let notes = generated.notes.filter { $0.contains("`A` ") }
    #expect(notes.count == 1)
    #expect(notes.allSatisfy { $0.contains(reason) })
  }

  @Test("What may hold nothing but a type without values is made, and holds nothing")
  func emptyMembers() {
    let members = "let n: Empty?; let xs: [Empty]; let s: Set<Empty>; let d: [String: Empty]"
    let empty = "enum Empty: Hashable {}"
    for source in ["struct A { let xs: [Empty] }", "struct A { init(xs: [Empty]) {} }"] {
      #expect(Generated("\(empty)\n\(source)").provided("M.A") == "M.A(xs: [])")
    }
    let written = "let n: Optional<Empty>; let xs: Array<Empty>; let d: Dictionary<Int, Never>"
    #expect(
      Generated("\(empty)\nstruct A { \(written) }").provided("M.A")
        == "M.A(n: nil, xs: [], d: [:])")
    let generated = Generated(
      "\(empty)\nstruct A { \(members) }\nstruct B { let a: A; let n: Int }")
    #expect(generated.provided("M.A") == "M.A(n: nil, xs: [], s: [], d: [:])")
    #expect(generated.provided("M.B") == "M.B(a: M.A.provide(), n: 0)")
    #expect(generated.lines(with: "func draw").count == 2)
    let skipped = Generated("struct Hidden { private init() {} }\nstruct A { let xs: [Hidden] }")
    #expect(skipped.provided("M.A") == nil)
  }

  @Test("A result is made of what one of its arguments has, where the other has no values")
  func oneEnd() {
    let error = "enum E: Error { case a }"
    let generated = Generated(
      "\(error)\nstruct A { let a: Result<Int, Never>; let b: [Result<Never, E>] }")
    #expect(generated.provided("M.A") == "M.A(a: Result<Int, Never>.provide(), b: [])")
    #expect(
      generated.text.contains("FactoryCheck.Gen<Result<Int, Never>>.result(Int.arbitrary())"))
    #expect(
      generated.text.contains(
        "FactoryCheck.Gen<Result<Never, M.E>>.result(failures: M.E.arbitrary()).array()"))
    let both = Generated("struct A { let a: Result<Never, Never> }")
    #expect(both.provided("M.A") == nil)
    #expect(both.notes.count == 1)
  }

  @Test("What holds the state of a loop over a generic sequence is skipped, and what holds that")
  func iterators() {
    let generated = Generated(
      "struct Input<S: Sequence> { var rest: S.Iterator }\nstruct A { var input: Input<String> }")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:1:8: note: `Input` is skipped: its member `rest` is of type `S.Iterator`, "
          + "which stands for something of the running program\n"
          + "  fix: conform it by hand: `extension Input: Arbitrary`",
        "Sources/M/A.swift:2:8: note: `A` is skipped: its member `input` is of type `Input`, "
          + "which is skipped as well\n  fix: mend `Input`: conform it by hand: `extension Input: Arbitrary`",
      ])
  }

  @Test(
    "A type of the library's that there is no gen for is left out, with what to write",
    arguments: [
      "URLResourceValues", "JSONEncoder.DateEncodingStrategy", "Unicode.NumericType",
      "Set.Index", "Slice", "in6_addr", "NSEdgeInsets", "NSLocale.Key",
      "KeyedDecodingContainer", "Dictionary.Index", "AnyCollection.Index", "UTF8", "uuid_t",
      "CommandLine", "Int.Words.SubSequence", "URL.Template.Value",
    ])
  func withoutGen(type: String) {
    let generated = Generated("import Foundation\nstruct A { var n: Int; var member: [\(type)] }")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:2:8: note: `A` keeps `member` at `[]`, for it is of type `\(type)`, "
          + "which there is no gen for\n  fix: conform it by hand, in the tests or an included file: "
          + "`extension \(type): @retroactive Arbitrary`"
      ])
  }

  @Test(
    "An index of an array is an integer, also where the array is written without its elements",
    arguments: ["Array.Index", "ArraySlice.Index", "Array<String>.Index", "Set<Int>.Element"])
  func indexOfArray(type: String) {
    let generated = Generated("struct A { var n: Int; var member: [\(type)] }")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "Array.Index.").isEmpty)
  }

  @Test(
    "An element of a dictionary is a pair, however the dictionary is written",
    arguments: ["[String: Int].Element", "Dictionary<String, Int>.Element"])
  func elementOfDictionary(type: String) {
    let generated = Generated("struct A { var n: Int; var member: \(type) }")
    #expect(generated.provided("M.A") == "M.A(n: 0, member: (key: \"\", value: 0))")
  }

  @Test("Slices of a type that infers them have no gen", arguments: ["SubSequence", "Indices"])
  func inferredSlices(type: String) {
    func generated(_ conformance: String) -> Generated {
      Generated("struct A\(conformance) { let n: Int; init(_ n: \(type)) {}; init(of m: Int) {} }")
    }
    #expect(generated(": Collection").provided("M.A") == "M.A(of: 0)")
    #expect(generated("").lines(with: "M.A(of:").isEmpty)
  }

  @Test(
    "A function may take what is not found, also where there is a default",
    arguments: ["((Raw) -> Int)?", "(FileHandle) -> Int"])
  func unknownParameters(type: String) {
    let generated = Generated(
      "import Kit\nstruct A { init(f: \(type) = standard, n: Int = 1) {} }")
    #expect(generated.notes.isEmpty)
    #expect(!generated.lines(with: "M.A(f: f, n: n").isEmpty)
  }

  @Test("What is deprecated stands for its protocol only where nothing else does")
  func deprecatedConformers() {
    let box = "protocol P {}\n@available(*, deprecated) struct B: P {}\nstruct A { var p: any P }\n"
    #expect(Generated("\(box)struct C: P {}").provided("M.A") == "M.A(p: M.C.provide())")
    #expect(Generated(box).provided("M.A") == "M.A(p: M.B.provide())")
    #expect(GeneratedMocks(box).conformances.contains("A(p: PMock())"))
  }

  @Test(
    "A gen that is written by hand is used, also where there is a default",
    arguments: ["Notification", "URLRequest", "Foundation.URLRequest", "Calendar.Matching"],
    ["", " = standard"])
  func byHand(type: String, value: String) {
    let generated = Generated(
      "import Foundation\nextension \(type): @retroactive Arbitrary, Providable {}\n"
        + "struct A { var n: Int; var member: \(type)\(value) }")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "choices.draw(\(type).self)").count == 1)
  }

  @Test("What holds a type whose gen alone is written by hand has no fixed value")
  func onlyDrawnByHand() {
    let generated = Generated(
      "extension CodingUserInfoKey: Arbitrary {}\nstruct A { var key: CodingUserInfoKey }\n"
        + "struct B { var all: [CodingUserInfoKey] }")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:2:8: note: `A` gets no fixed value: `CodingUserInfoKey` has none\n"
          + "  fix: conform that one by hand: `extension CodingUserInfoKey: @retroactive Providable`"
      ])
    #expect(generated.lines(with: "static func provide() -> M.").map { $0.suffix(5) } == ["M.B {"])
  }

  @Test("What has no fixed value for a part of it says what gives both one")
  func partWithoutFixedValue() {
    let source = """
      struct Model { struct ID { let text: String; init?(text: String) { self.text = text } } }
      struct Reply { let model: Model.ID }
      struct Page { let replies: (Reply, Int) }
      """
    let fix =
      "gets no fixed value: `Model.ID` has none\n"
      + "  fix: conform that one by hand: `extension Model.ID: Providable`"
    #expect(
      Generated(source).notes.suffix(2) == [
        "Sources/M/A.swift:2:8: note: `Reply` \(fix)", "Sources/M/A.swift:3:8: note: `Page` \(fix)",
      ])
    #expect(Generated(source + "\nextension Model.ID: Providable {}").notes.isEmpty)
  }

  @Test("A common word means Foundation's type where that is imported, and may be another's else")
  func commonWords() {
    #expect(Generated("import Foundation\nstruct A { var run: Process }").notes.count == 1)
    #expect(Generated("struct A { var run: Process }").notes.count == 1)
    let others = Generated("import Models\nstruct A { var run: Process }")
    #expect(others.notes.isEmpty)
    #expect(others.lines(with: "choices.draw(Process.self)").count == 1)
  }

  @Test(
    "A name that stands for another type of the library's is left to the compiler",
    arguments: ["Data.Index", "String.Element", "Date.Stride"])
  func standingForOthers(type: String) {
    let generated = Generated("import Foundation\nstruct A { var part: \(type) }")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "choices.draw(\(type).self)").count == 1)
  }

  @Test("A unit is its dimension's base unit, and may be one that a measurement is in")
  func units() {
    #expect(Generated("struct A { var unit: Dimension }").notes.count == 1)
    let unit = Generated("struct A { var unit: UnitLength }")
    #expect(unit.notes.isEmpty && unit.provided("M.A") == "M.A(unit: UnitLength.baseUnit())")
    let generated = Generated("struct A { var length: Measurement<UnitLength> = ofOne }")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "import Foundation").count == 1)
    #expect(
      generated.provided("M.A") == "M.A(length: Measurement<UnitLength>.provide())")
  }

  @Test("A type inside of one that another type hides is named with the module of the outer one")
  func hiddenOuter() {
    let generated = Generated(
      "struct A { var code: String.Encoding }\nenum B { case String, other(Int) }")
    #expect(generated.lines(with: "choices.draw(Swift.String.Encoding.self)").count == 1)
  }

  @Test("A function that takes something of the running program needs the imports of its file")
  func takesObjects() {
    let generated = Generated("import Foundation\nstruct A { var f: (FileHandle) -> Int }")
    #expect(generated.notes.isEmpty)
    #expect(generated.lines(with: "import").contains("import Foundation"))
  }

  @Test("A protocol of the standard library is no unknown type: what conforms to it stands for it")
  func standardProtocols() {
    let alone = Generated("struct A { var n: Int; var source: RandomNumberGenerator }")
    #expect(alone.notes.count == 1)
    #expect(alone.notes[0].contains("`any RandomNumberGenerator`"))
    let both = Generated(
      "struct R: RandomNumberGenerator { var n: UInt64; mutating func next() -> UInt64 { n } }\n"
        + "struct A { var source: any RandomNumberGenerator }")
    #expect(both.provided("M.A") == "M.A(source: M.R.provide())")
  }

  @Test("A protocol of the standard library is named with its module where a type hides it")
  func hiddenProtocol() {
    let generated = Generated(
      "struct A { enum Error { case one }; var cause: Swift.Error; var own: Error }")
    #expect(generated.lines(with: "_cause: ").count == 1)
    #expect(generated.lines(with: "_cause: ")[0].contains("Lens<M.A, any Swift.Error>"))
    #expect(generated.lines(with: "_own: ")[0].contains("Lens<M.A, M.A.Error>"))
  }

  @Test("What is a typealias in one branch of an #if and a type in another is taken for the type")
  func conditionalType() {
    let generated = Generated(
      "#if canImport(CoreLocation)\ntypealias Place = CLLocationCoordinate2D\n#else\n"
        + "struct Place { var x: Double }\n#endif\nstruct A { var place: Place }")
    #expect(generated.provided("M.A") == "M.A(place: M.Place.provide())")
  }

  @Test("Where a call makes what the typealias stands for, neither type nor answer is drawn")
  func conditionalCall() async throws {
    let source = """
      import Foundation
      #if TRACED
        class Lock: NSRecursiveLock, @unchecked Sendable { override init() { super.init() } }
      #else
        typealias Lock = NSRecursiveLock
      #endif
      struct Owner { var lock: Lock }
      protocol Owning { var lock: Lock { get }; func locks() -> [Lock] }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let reason = "is of type `Lock`, which there is no gen for"
    #expect(mocks.notes.filter { $0.contains(reason) }.count == 3)
    #expect(!mocks.conformances.contains("Owner: FactoryCheck.Arbitrary"))
    try await mocks.compile(beside: source)
  }

  @Test("Where the typealias is of what no gen can be named for, the type is not drawn")
  func conditionalError() {
    let generated = Generated(
      "#if DEBUG\ntypealias Wrong = any Error\n#else\nstruct Wrong: Error { var n: Int }\n#endif\n"
        + "struct A { var wrong: Wrong }")
    #expect(generated.provided("M.A") == nil)
    #expect(generated.provided("M.Wrong") != nil)
  }
}
