import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct MockNamesTests {
  private func names(_ members: String) -> [String] {
    GeneratedMocks("protocol P {\n\(members)\n}").lines(with: "CallCount: Int")
      .compactMap { line in
        line.firstMatch(of: /var (\S+)CallCount/).map { String($0.1) }
      }
  }

  @Test(
    "Overloads get as much of a name as tells them apart",
    arguments: [
      ("func f()", ["f"]),
      ("func f(); func f(at i: Int)", ["f", "fAt"]),
      ("func f(_ a: Int); func f(_ b: String)", ["fA", "fB"]),
      ("func f(a: Int); func f(a: String?)", ["fAInt", "fAOptionalString"]),
      ("func f() -> Int; func f() -> [Int]", ["fInt", "fArrayOfInt"]),
      ("func f(); static func f()", ["f", "fStatic"]),
      ("func f(); func f() async", ["f", "fAsync"]),
      ("func f<T: Hashable>(t: T); func f<T: Error>(t: T)", ["fTAny", "fTAny2"]),
      ("static func + (a: Self, b: Self) -> Self", ["plus"]),
      ("static func <|> (a: Self, b: Self) -> Self", ["lessOrGreater"]),
      ("func `repeat`()", ["repeat"]),
    ])
  func overloads(members: String, expected: [String]) {
    #expect(names(members).sorted() == expected.sorted())
  }

  @Test("A name depends on the overloads, and not on their order")
  func order() {
    let members = ["func f()", "func f(a: Int)", "func f(a: Int, b: Int)", "func f(_ c: Int)"]
    let expected = names(members.joined(separator: "\n"))
    #expect(names(members.reversed().joined(separator: "\n")).sorted() == expected.sorted())
  }

  @Test("Where words are the same, numbers depend on the types, and not on the order")
  func numberedByTypes() {
    let members = ["func a(_ x: (Int, Int))", "func a(_ x: Int) -> Int", "func a(_ x: Int)"]
    for order in [members, members.reversed()] {
      let text = GeneratedMocks("protocol P { \(order.joined(separator: "\n")) }").text
      #expect(text.contains("var aXIntIntHandler: (((Int, Int)) -> Void)?"))
      #expect(text.contains("var aXIntInt2Handler: ((Int) -> Int)?"))
    }
  }

  @Test(
    "A generic mock says which its associated type is where overloads let the compiler doubt",
    arguments: [
      ("func f(_ x: T) -> T; func f(_ x: Int) -> Int", true),
      ("subscript(_ x: T) -> Int { get }; subscript(_ x: Int) -> Int { get }", true),
      ("init(_ x: T); init(_ x: Int)", true),
      ("func f(_ x: T) -> T; func f(x: Int) -> Int; func g(_ x: Int)", false),
    ])
  func told(members: String, isTold: Bool) async throws {
    let source = "public protocol P { associatedtype T; \(members) }"
    let mocks = GeneratedMocks(source, testables: ["M"]).text
    #expect(mocks.contains("public typealias T = T\n") == isTold)
    let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests")
  }

  @Test("Of functions that their generic answers tell apart, one meets those that it can")
  func genericAnswers() async throws {
    let source = """
      protocol Free { func f<T>() -> T; func f<T: Decodable>() -> T; func f<T: Encodable>() -> T }
      protocol Sent: Loading { func load<U>(_ x: Int) throws -> U where U: Decodable, U: Sendable }
      protocol Loading { func load<T: Decodable>(_ y: Int) throws -> T }
      protocol Coded { func f<T: Codable>() throws -> [T]; func f<U: Decodable>() throws -> U }
      protocol Optionals { func f<T: Hashable>() async -> T?; func f<T: Equatable>() async -> T }
      protocol Own { func f<T: Encodable>() -> T; func f<T: Decodable>() -> T }
      protocol Others {
        func f<T: Decodable>() -> T; static func f<T: Decodable>() -> T
        func f<T: Decodable>() async -> T; func g<T: Decodable>() -> [String: [T]?]
        func g<T: Decodable>() -> T; func g<T: Collection>() -> (T, T)
        func f<T: Decodable>(_ x: T) -> T; func f<T: Decodable>(_ x: T) -> [T]
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    let functions = mocks.lines(with: "func ").filter { $0.contains("<") && $0.hasSuffix("{") }
    #expect(functions.count { $0.contains(" f<T>() -> T {") } == 1)
    #expect(functions.count { $0.contains(" load<") } == 2)
    #expect(functions.count { $0.contains(" f<U: Decodable>() throws -> U {") } == 1)
    #expect(functions.count { $0.contains("T: Codable") || $0.contains("T: Hashable") } == 0)
    try await mocks.compile(beside: source)
  }

  @Test("No parameter has the name that a mock's body has for its handler")
  func localNames() async throws {
    let source = """
      protocol P {
        func f(handler: Int, mockHandler: String) -> Int
        func g<T>(handler: T, mockHandler: T, mockHandler_: T) throws -> T
        func h(handler: Int, mockHandler: Int, _ completion: @escaping (Int, Int) -> Void)
        func i(answer: Int, answer_: Int, _ completion: @escaping (Int, Int) -> Void)
        subscript(handler: Int, mockHandler: String) -> Int { get set }
      }
      /// @mockable
      open class C { public init() {}; open func f(handler: Int, mockHandler: Int) -> Int { 1 } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "guard let mockHandler_ = fHandler").count == 2)
    #expect(mocks.lines(with: "guard let mockHandler__ = gHandler").count == 1)
    try await mocks.compile(beside: source)
  }

  @Test("No result is the same one however it is written", arguments: ["", "-> Void", "-> ()"])
  func noResult(result: String) {
    let source = "protocol P: Q { func f() \(result) }\nprotocol Q { func f() }"
    #expect(GeneratedMocks(source).lines(with: "func f()") == ["func f() {", "func f() {"])
  }

  @Test("Two mocks of one name are an error, unless conditions are between them")
  func mocksOfOneName() {
    let source = "/// @mockable(override: name = Stub)\nprotocol P {}\n"
    let other = """
      /// @mockable
      protocol Stub {}
      /// @mockable(override: name = Stub)
      protocol Q {}
      """
    #expect(
      GeneratedMocks(source + other).notes.filter { $0.contains("Stub") } == [
        "Sources/M/A.swift:6:10: error: `Q` is to have the mock `Stub`, and so is `P`, at "
          + "Sources/M/A.swift:2:10\n  fix: call one of them otherwise: `@mockable(override: name = …)`"
      ])
    let branch = "#if A\n/// @mockable(override: name = Stub)\nprotocol Q {}\n#endif"
    #expect(GeneratedMocks(source + branch).notes == [])
  }

  @Test("Mocks of one name in several modules begin with the modules', and a note says so")
  func mocksOfSeveralModules() {
    let hidden = "private protocol Row { func none() }"
    let mocks = GeneratedMocks(
      [
        "Sources/A/A.swift": "public protocol Row { func a() }\npublic protocol Cell {}",
        "Sources/B/B.swift": """
        import A
        public protocol Row { func b() }
        /// @mockable(override: name = Line)
        public protocol Column {}
        struct Table { var row: any Row; var other: any A.Row }
        """,
        "Sources/C/C.swift":
          "\(hidden)\n/// @mockable(override: name = Line)\npublic protocol Rule {}",
      ], testables: ["A", "B", "C"])
    let note = { (place: String, name: String) in
      "Sources/\(place): note: `Row` gets the mock `\(name)`, for other modules have one of its name"
        + "\n  fix: name it otherwise: `@mockable(override: name = …)`"
    }
    #expect(
      mocks.notes.filter { $0.contains("gets the mock") } == [
        note("A/A.swift:1:17", "ARowMock"), note("B/B.swift:2:17", "BRowMock"),
      ])
    #expect(mocks.lines(with: "class CellMock: ").count == 1)
    #expect(
      mocks.notes.filter { $0.contains("error") }.map { $0.prefix(57) } == [
        "Sources/C/C.swift:3:17: error: `Rule` is to have the mock"
      ])
    #expect(mocks.conformances.contains("row: BRowMock"))
  }

  @Test("Names do not depend on what is imported where types are declared, or beside the mock")
  func importsAndNames() {
    let source = """
      struct User {}
      protocol P {
        func load(_ user: User) -> [User]
        func load(_ user: Result<User, any Error>?) -> [User]
        func load(_ user: User) async -> Int
      }
      """
    let plain = GeneratedMocks(source, testables: ["M"]).lines(with: "CallCount")
    let importing = GeneratedMocks("import Other\n\(source)", testables: ["M"])
    #expect(importing.lines(with: "CallCount") == plain)
    let beside = GeneratedMocks(
      ["Sources/M/A.swift": source, "Sources/M/B.swift": "import Other\nprotocol Q {}"],
      testables: ["M"])
    #expect(beside.lines(with: "CallCount") == plain)
    #expect(beside.text.contains("_ user: M.User"))
    #expect(plain.count == 3)
  }

  @Test("Private protocols have no mocks whose names could be another's")
  func privateNames() {
    let sources = ["A", "B", "C"].map { name in
      ("\(name).swift", "\(name == "C" ? "" : "private ")protocol P { func f() }")
    }
    let generated = GeneratedMocks(Dictionary(uniqueKeysWithValues: sources))
    #expect(generated.notes.map { $0.contains("`P` gets no mock: it is private") } == [true, true])
    #expect(generated.lines(with: "func f()").count == 1)
  }

  @Test("Of protocols that are declared twice the first has a mock")
  func declaredTwice() {
    let generated = GeneratedMocks("protocol P { func f() }\nprotocol P { func g() }")
    #expect(
      generated.notes == [
        "Sources/M/A.swift:2:10: warning: `P` is skipped here: it is declared before, at "
          + "Sources/M/A.swift:1:10\n  fix: delete or rename one of them"
      ])
    #expect(generated.lines(with: "func f()").count == 1)
    #expect(generated.lines(with: "func g()").isEmpty)
  }

  @Test("The setter of a subscript has a name that no method has")
  func setters() {
    let members = "subscript(_: Int) -> Int { get set }; func subscriptSet()"
    #expect(names(members).sorted() == ["subscript", "subscriptSet", "subscriptSetter"])
  }

  @Test("A member of the protocol keeps its name where a mock's own would be the same")
  func taken() {
    let mocks = GeneratedMocks("protocol P { func f(); var fCallCount: Int { get } }")
    #expect(mocks.lines(with: "fCallCount: Int {") == ["var fCallCount: Int {"])
    #expect(mocks.lines(with: "f2CallCount").count == 1)
  }

  @Test("A protocol whose name has spaces gets a mock and an eraser with names that have none")
  func spaces() async throws {
    let source = """
      /// @mockable(eraser)
      public protocol `keeper of things`<Thing> {
        associatedtype Thing
        var `all of them`: [Thing] { get }
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"]).text
    #expect(mocks.contains(" keeperOfThingsMock<Thing>: M.`keeper of things` {"))
    #expect(mocks.contains(" AnyKeeperOfThings<Thing>: M.`keeper of things` {"))
    let files = try MockCompilation(["M.swift": source, "Mocks.swift": mocks])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(["Mocks.swift"], module: "Tests")
  }

  @Test(
    "Thousands of overloads take linear time", .timeLimit(.minutes(5)),
    arguments: [
      (0..<8_000).map { "func f(_ x: T\($0))" }, (0..<8_000).map { "func f(a\($0) x: Int)" },
      (0..<4_000).map { "func f\($0)(a x: Int); func f\($0)(b x: Int)" },
    ])
  func many(members: [String]) {
    #expect(names(members.joined(separator: "\n")).count >= members.count)
  }

  @Test("Names are those that come of making the first that are alike longer, again and again")
  func reference() {
    let words = Gen.element(of: ["a", "b", "aB", "B"])
    let subjects = Gen.zip(words, words.array(count: 0...2), words.array(count: 0...2)) {
      MockNames.Subject(base: $0, labels: $1, names: $2)
    }
    forAll(subjects.array(count: 0...8), words.array(count: 0...2)) { subjects, given in
      let own = subjects.map(\.base)
      let names = MockNames.names(for: own, taken: [], given: given) { subjects[$0] }
      #expect(names == naive(subjects, Set(given)))
    }
  }

  /// Looks at all names in each round.
  private func naive(_ subjects: [MockNames.Subject], _ taken: Set<String>) -> [String] {
    var levels = subjects.map { _ in 0 }
    var names = subjects.map(\.base)
    func crowded() -> [Int]? {
      Dictionary(grouping: names.indices) { names[$0] }
        .filter { $1.count > 1 || taken.contains($0) }
        .sorted { $0.key < $1.key }
        .map { $1.filter { levels[$0] < MockNames.Subject.longest } }
        .first { !$0.isEmpty }
    }
    while let crowded = crowded() {
      for position in crowded {
        levels[position] += 1
        names[position] = subjects[position].name(at: levels[position])
      }
    }
    var used = taken
    let order = names.indices.sorted {
      (subjects[$0].signature, $0) < (subjects[$1].signature, $1)
    }
    for position in order {
      let numbers = sequence(first: 2) { $0 + 1 }.lazy.map { "\(names[position])\($0)" }
      let all = [names[position]] + numbers.prefix(used.count + 1)
      names[position] = all.first { !used.contains($0) } ?? ""
      used.insert(names[position])
    }
    return names
  }

  @Test("Types of the library are named with their modules where the sources take their names")
  func takenLibraryNames() async throws {
    let source = """
      struct StaticString {}
      struct NSLock {}
      enum Outer {
        struct Int { let n: Swift.Int }
        protocol P { func f(_ n: Int) -> Swift.Int; var n: Int { get set } }
      }
      protocol Q { associatedtype A; static func make(_ a: A); func g<T>(_ t: T) -> T }
      """
    try await GeneratedMocks(source, testables: ["M"]).compile(beside: source)
  }

  @Test("Nothing stands in a method that nobody can call, of which the compiler would warn")
  func neverCalled() async throws {
    let source = """
      enum NoStep {}
      /// @mockable(eraser)
      protocol O { func f(_ n: Never) -> Int; subscript(n: Never) -> Int { get set } }
      protocol P {
        func f(_ n: Never) -> Int
        func g(_ x: Int, _ step: NoStep) async throws -> String
        func h(_ none: Never...) -> Int
        subscript(n: Never) -> Int { get set }
      }
      protocol Q { associatedtype A; func f(_ a: A) }
      protocol R: Q where A == Never {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "Calls.record(").count == 2)
    try await mocks.compile(beside: source)
  }

  @Test(
    "What nobody can call under some conditions stands under the others", arguments: ["A", "!A"])
  func neverCalledSomewhere(condition: String) async throws {
    let source = """
      enum Attribute {
      #if \(condition)
        case hidden, locked
      #endif
      }
      enum Other {
      #if A
        case a
      #else
        case b
      #endif
      }
      /// @mockable(eraser)
      protocol Files {
        func has(name: Attribute, path: String) throws -> Bool
        func set(_ name: Attribute)
        func other(_ other: Other) -> Int
      }
      struct Holder { let files: any Files }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.lines(with: "#if \(condition)").count == 8)
    #expect(mocks.conformances.contains("#if \(condition)\n      let hasScript"))
    try await mocks.compile(beside: source)
  }

  @Test("Where memory is to be safe, the compiler has nothing to say of what is imported")
  func strictMemorySafety() async throws {
    let source = "protocol P { func f(_ done: @escaping @MainActor (Int) -> Void) }"
    let mocks = GeneratedMocks(source, testables: ["M"])
    let files = try MockCompilation([
      "M.swift": source, "Mocks.swift": mocks.text, "Gens.swift": mocks.conformances,
    ])
    try await files.compile(["M.swift"], module: "M")
    try await files.compile(
      ["Mocks.swift", "Gens.swift"], module: "Tests", ["-strict-memory-safety"])
  }
}
