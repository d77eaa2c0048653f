import Testing

@testable import ArbitraryGenerator

struct NameTableTests {
  @Test(
    "A name is found, however long it is and however many others there are",
    arguments: ["", "a", "Service", "ServiceRepository", "Model.ServiceRepository.Configuration"])
  func find(name: String) {
    let table = NameTable<String, Int>()
    for number in 0..<1000 { table["\(name)\(number)"] = number }
    #expect(table[name] == nil)
    table[name] = -1
    #expect(table[name] == -1)
    #expect((0..<1000).allSatisfy { (number: Int) in table["\(name)\(number)"] == number })
    #expect(table.values == Array(0..<1000) + [-1])
  }

  @Test("A value is changed where it is")
  func change() {
    let table = NameTable<String, [Int]>()
    for number in 0..<100 { table["\(number % 10)", default: []].append(number) }
    #expect(table["3"] == [3, 13, 23, 33, 43, 53, 63, 73, 83, 93])
  }

  @Test("Types of the same names in other shapes are told apart")
  func shapes() {
    let table = NameTable<TypeSyntax, Int>()
    let types: [TypeSyntax] = [
      .named("A"), .optional(.named("A")), .array(.named("A")),
      .dictionary(key: .named("A"), value: .named("B")),
      .dictionary(key: .named("B"), value: .named("A")), .named("A", arguments: [.named("B")]),
    ]
    for (number, type) in types.enumerated() { table[type] = number }
    #expect(types.map { table[$0] } == [0, 1, 2, 3, 4, 5])
  }
}
