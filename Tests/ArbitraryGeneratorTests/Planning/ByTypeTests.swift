import Testing

@testable import ArbitraryGenerator

struct ByTypeTests {
  @Test("Values come in the order of the types, whatever order they were set in")
  func order() {
    var values = ByType<String>()
    for id in [7, 2, 5] { values[id] = "\(id)" }
    #expect(values.ids == [2, 5, 7])
    #expect(values.map(\.value) == ["2", "5", "7"])
    #expect(values.count == 3)
    #expect(values[3] == nil && values[100] == nil)
  }

  @Test("What is taken away is not there")
  func removal() {
    var values = ByType<Int>()
    values[1] = 1
    values[1] = 2
    #expect(values.count == 1 && values[1] == 2)
    values[1] = nil
    #expect(values.isEmpty && values.ids.isEmpty)
  }

  @Test("Some of the types are kept, and values are made of others")
  func parts() {
    var values = ByType<Int>()
    for id in 0..<4 { values[id] = id * id }
    #expect(values.only { id, _ in id > 1 }.ids == [2, 3])
    #expect(values.mapValues { $0 + 1 }.map(\.value) == [1, 2, 5, 10])
  }
}
