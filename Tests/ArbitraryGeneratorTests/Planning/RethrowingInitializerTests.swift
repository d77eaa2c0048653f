import Testing

@testable import ArbitraryGenerator

/// Initialisers that rethrow what a function throws that they are given.
struct RethrowingInitializerTests {
  @Test(
    "One that rethrows is given functions that throw nothing, and goes before one that takes nothing",
    arguments: [
      "init(_ all: [(Key, Value)], by join: (Value, Value) throws -> Value) rethrows",
      "init<S: Sequence>(_ all: S, by join: (Value, Value) throws -> Value) rethrows "
        + "where S.Element == (Key, Value)",
      "init(_ all: [Key], by join: @escaping (Value, Value) throws -> Value) rethrows",
      "init(_ all: [Key], by join: ((Value) throws -> (Key) throws -> Value)) rethrows",
    ])
  func rethrowing(initializer: String) async throws {
    let source = """
      struct Table<Key: Hashable, Value> { private var keys: [Key] = []
        init() {}
        \(initializer) { for _ in all {} } }
      struct A { let table: Table<String, Int> }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(!mocks.conformances.contains("attempt"))
    #expect(mocks.conformances.contains("M.Table<Key, Value>(all, by: join)"))
    try await mocks.compile(beside: source)
  }

  @Test(
    "One that may be given a function that throws still may",
    arguments: [
      "by join: Join", "by join: Join, of: (Int) throws -> Int",
      "by join: ((Int) throws -> Int)?, of: (Int) throws -> Int",
      "by join: Maybe, of: (Int) throws -> Int",
    ])
  func throwingFunctions(parameters: String) async throws {
    let source = """
      typealias Join = (Int, Int) throws -> Int
      typealias Maybe = ((Int) throws -> Int)?
      struct A { private var n = [1]
        init(_ all: [Int], \(parameters)) rethrows { n = all } }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("try? M.A("))
    try await mocks.compile(beside: source)
  }
}
