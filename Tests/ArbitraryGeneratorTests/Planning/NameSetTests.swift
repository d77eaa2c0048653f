import Testing

@testable import ArbitraryGenerator

struct NameSetTests {
  @Test(
    "A name is in the set once it was inserted, however long it is",
    arguments: ["", "a", "Service", "ServiceRepository"])
  func insert(name: String) {
    var names = NameSet()
    #expect(!names.contains(name))
    for number in 0..<100 { names.insert("\(name)\(number)") }
    #expect(!names.contains(name))
    let isNew = names.insert(name)
    let isNewAgain = names.insert(name)
    #expect(isNew && !isNewAgain && names.contains(name))
    #expect((0..<100).allSatisfy { (number: Int) in names.contains("\(name)\(number)") })
  }
}
