import Testing

@testable import ArbitraryGenerator

/// Initialisers that take any number of arguments, and ask for something of all of them.
struct RepeatedArgumentTests {
  private func generated(_ body: String, _ effects: String = "") -> Generated {
    Generated(
      "struct S { let n: Int; init(n: Int, _ tags: Int...)\(effects) { \(body); self.n = n } }")
  }

  @Test(
    "So many are drawn as conditions ask for",
    arguments: [
      ("precondition(!tags.isEmpty)", [1, 2, 3, 4]), ("precondition(tags.count == 2)", [2]),
      ("precondition(tags.count % 2 == 0)", [0, 1, 2, 3]), ("", [0]),
      ("precondition(tags.count > 1 && tags.count < 4)", [2, 3]),
      ("assert(tags.count == 0 || tags.count == 5)", [0, 5]),
      ("precondition(tags.count > 99)", [0]),
    ])
  func counts(body: String, counts: [Int]) {
    let source = generated(body)
    let names = source.lines(with: "\"Self(n: %").map { $0.count { $0 == "%" } - 1 }
    #expect(Array(Set(names)).sorted() == counts)
  }

  @Test("Each is drawn as all are asked, and all together are asked as an array is")
  func conditions() {
    let each = generated("precondition(tags.allSatisfy { (1...6).contains($0) })")
    #expect(each.lines(with: "let tags2 = try FactoryCheck.Gen<Int>.int(in: 1...6)").count == 2)
    #expect(each.lines(with: "guard ([tags].allSatisfy {").count == 1 && each.notes.isEmpty)
    #expect(generated("precondition(!tags.isEmpty)").lines(with: "guard ").isEmpty)
    let all = generated("precondition(tags.allSatisfy { $0 > n })")
    #expect(all.notes.isEmpty)
    #expect(all.lines(with: "guard ([tags, tags2].allSatisfy { $0 > n })").count == 1)
    #expect(all.lines(with: "guard (([] as [Int]).allSatisfy { $0 > n })").count == 2)
  }

  @Test("One that may fail is given some as others are")
  func failing() {
    let asked = generated("precondition(!tags.isEmpty)", " throws")
    #expect(!asked.notes.contains { $0.contains("relies on") || $0.contains("keeps") })
    #expect(asked.lines(with: "try? .init(n: n, tags, tags2),").count == 1)
    let alone = Generated("struct S { let n: Int; init?(_ tags: Int...) { n = tags.count } }")
    #expect(alone.notes == [])
    #expect(alone.lines(with: "as: \"Self()!\"").count == 1)
    #expect(alone.lines(with: "as: \"Self(%, %)!\"").count == 1)
  }

  @Test("Where none are given but some have to be, a note says so")
  func notes() {
    let many = generated("precondition(tags.count > 99)")
    #expect(many.notes.contains { $0.contains("relies on `tags.count > 99`") })
    let few = generated("precondition(tags.count < 9)", " throws")
    #expect(!few.notes.contains { $0.contains("relies on") })
  }

  @Test("What an initialiser hands on as an array is asked as that array is")
  func handedOn() {
    let source = Generated(
      """
      struct S {
        let all: [Int]
        init(all: [Int]) { precondition(all.count > 1); self.all = all }
        init(_ n: Bool, _ tags: Int...) { self.init(all: tags) }
      }
      class T { let n: Int; init(_ n: Int, _ tags: Int...) { _ = S(all: tags); self.n = n } }
      """)
    #expect(source.lines(with: "(.init(n, tags, tags2)").count == 1)
    #expect(source.lines(with: "(.init(n, tags)").isEmpty)
  }
}
