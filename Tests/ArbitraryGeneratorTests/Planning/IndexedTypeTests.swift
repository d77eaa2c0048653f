import Testing

@testable import ArbitraryGenerator

struct IndexedTypeTests {
  @Test(
    "A conformance by hand is left to its writer, however it is written",
    arguments: [
      "Arbitrary", "FactoryCheck.Arbitrary", "@retroactive Arbitrary",
      "@retroactive FactoryCheck.Arbitrary", "@unchecked Sendable, Arbitrary",
    ])
  func conformancesByHand(inheritance: String) {
    let generated = Generated("struct A { var a: Int }\nextension A: \(inheritance) {}")
    #expect(
      generated.lines(with: "extension M.A:") == [
        "nonisolated extension M.A: FactoryCheck.Providable {",
        "nonisolated extension M.A: FactoryCheck.MemberwiseProvidable {",
      ])
  }

  @Test(
    "What is conformed by hand under a condition is generated where that does not hold",
    arguments: [
      ("#if X\nextension A: Arbitrary, Providable {}\n#endif", ["!X": "Providable Arbitrary"]),
      (
        "#if X && Y\nextension A: Arbitrary {}\nextension A: Providable {}\n#endif",
        ["!(X && Y)": "Providable Arbitrary"]
      ),
      (
        "#if X\nextension A: Arbitrary {}\n#endif",
        ["X": "Providable", "!X": "Providable Arbitrary"]
      ),
      (
        "#if X\nextension A: Arbitrary {}\n#else\nextension A: Arbitrary {}\n#endif",
        ["": "Providable"]
      ),
      ("#if X\nextension A: Arbitrary {}\n#endif\nextension A: Providable {}", ["!X": "Arbitrary"]),
      (
        "#if X\nextension A: Arbitrary {}\n#endif\n#if Y\nextension A: Providable {}\n#endif",
        ["Y && !X": "Arbitrary", "!Y && X": "Providable", "!Y && !X": "Providable Arbitrary"]
      ),
      ("#if X\nextension A: Codable {}\n#endif", ["": "Providable Arbitrary"]),
    ] as [(String, [String: String])])
  func conditionalConformances(extensions: String, expected: [String: String]) {
    let generated = Generated("struct A { var a: Int }\n\(extensions)")
    var found: [String: String] = [:]
    var condition = ""
    for line in generated.text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("#if ") { condition = String(line.dropFirst(4)) }
      if line.hasPrefix("#endif") { condition = "" }
      guard let start = line.range(of: "extension M.A: "), !line.contains("Memberwise") else {
        continue
      }
      found[condition] = String(line[start.upperBound...]).replacing("FactoryCheck.", with: "")
        .replacing(", ", with: " ").replacing(" {", with: "")
    }
    #expect(found == expected)
    #expect(generated.notes == [])
  }

  @Test("What only a conformance under a condition makes is held everywhere without a note")
  func conditionalValues() {
    let generated = Generated(
      """
      struct A { let a: UnsafeRawPointer }
      #if X
      extension A: Arbitrary, Providable {}
      #endif
      struct Holder { var a: A }
      """)
    #expect(generated.notes == [])
    #expect(generated.lines(with: "extension M.A:") == [])
    #expect(generated.lines(with: "extension M.Holder: FactoryCheck.Providable, ").count == 1)
  }

  @Test(
    "An option that is a variable is not read, since all threads share it",
    arguments: [
      ("static let a = A(rawValue: 1)", true), ("static var a = A(rawValue: 1)", false),
      ("static var a: A { A(rawValue: 1) }", true),
      ("nonisolated(unsafe) static var a = A(rawValue: 1)", true),
    ])
  func sharedOptions(member: String, isRead: Bool) {
    let generated = Generated("struct A: OptionSet { let rawValue: Int; \(member) }")
    #expect(generated.text.contains("options.formUnion(.a)") == isRead)
    #expect(generated.text.contains("rawValue: choices.draw(Int.self)") != isRead)
  }

  @Test("An extension by a typealias says nothing of other types than that stands for")
  func aliasedExtensions() async throws {
    let source = """
      struct Grid<Element> {
        private var all: [Element] = []
        init(rows: Int, make: (Int) -> Element) { all = (0..<rows).map(make) }
      }
      typealias Crossword = Grid<Int>
      extension Crossword { init(text: String) { self.init(rows: text.count) { $0 } } }
      struct Pair<A, B> { private var a: A; private var b: B }
      typealias Both<A, B> = Pair<A, B>
      extension Both { init(all a: A, _ b: B) { self.init(a: a, b: b) } }
      struct Box<Item> { private var item: Item }
      typealias Crate = Box
      extension Crate { init(with item: Item) { self.init(item: item) } }
      protocol Shape {}
      extension Crossword: Shape {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(!mocks.conformances.contains("(text: "))
    #expect(mocks.conformances.contains("(all: ") && mocks.conformances.contains("(with: "))
    try await mocks.compile(beside: source)
  }

  @Test("An option set whose elements are another type is made of its own options")
  func elements() async throws {
    let source = """
      enum Effect: UInt8 { case read = 1, write = 2 }
      struct Effects: OptionSet {
        typealias Element = Effect
        var rawValue: UInt8
        func contains(_ member: Effect) -> Bool { rawValue & member.rawValue != 0 }
        mutating func insert(_ new: Effect) -> (inserted: Bool, memberAfterInsert: Effect) {
          rawValue |= new.rawValue
          return (true, new)
        }
        mutating func remove(_ member: Effect) -> Effect? { nil }
        mutating func update(with new: Effect) -> Effect? { nil }
        static let all: Self = [.read, .write]
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("options.formUnion(.all)"))
    try await mocks.compile(beside: source)
  }
}
