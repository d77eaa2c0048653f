import Testing

@testable import FactoryCheck

struct ChoicesNamingTests {
  private struct Gone: Error { var id: Int }

  private struct Client {
    var fetch: (Int) throws -> String
    var save: (String) throws -> Void
  }

  private static let functions = Gen<(Int) -> Int>.function(returning: .int(in: 0...100))

  /// The calls of the smallest values of a gen for which a property does not hold.
  private func calls<T>(
    _ gen: Gen<T>, holds: @escaping (T) -> Bool
  ) async -> [String]? {
    await check(gen) { holds($0) ? nil : .returnedFalse }.counterexample?.calls
  }

  @Test("A function without a name is one, and those behind it are numbered")
  func unnamed() async {
    let pairs = Gen<((Int) -> Int, (Int) -> Int)> { choices throws(Discard) in
      (try Self.functions.draw(&choices), try Self.functions.draw(&choices))
    }
    let found = await calls(pairs) { pair in
      let sum = pair.1(1) + pair.0(2)
      return pair.1(1) == sum
    }
    #expect(found == ["function#2(1) → 0", "function(2) → 1", "function#2(1) → 0"])
  }

  @Test("All arguments are shown, in order")
  func arguments() async {
    let none = Gen<() -> Int> { choices throws(Discard) in
      try { [answers = choices.answers(of: .int(in: 3...9))] in answers() }
    }
    #expect(await calls(none) { $0() < 0 } == ["function() → 3"])
    let two: Gen<(Int, String) -> Bool> = .function(returning: .bool())
    #expect(await calls(two) { !$0(1, "a") } == ["function(1, \"a\") → true"])
    let three: Gen<([Int], Int?, Bool) -> Bool> = .function(returning: .bool())
    #expect(
      await calls(three) { !$0([1, 2], nil, true) } == ["function([1, 2], nil, true) → true"])
  }

  @Test("A name is what functions are called wherever they are in what is drawn")
  func named() async {
    let gen = Gen<[((Int) -> Int)?]> { choices throws(Discard) in
      try choices.naming("score", Self.functions.optional().array(count: 2...2))
    }
    let found = await calls(gen) { all in all.allSatisfy { ($0?(4) ?? 0) < 5 } }
    #expect(found == ["score(4) → 5"])
  }

  @Test("The type of the value that is being drawn stands before the name, the innermost alone")
  func types() async {
    let clients = Gen<Client> { choices throws(Discard) in
      choices.begin(Client.self)
      defer { choices.end() }
      choices.begin(Gone.self)
      choices.end()
      let fetch = try choices.answers(
        of: .string(), throwing: Gen<Gone>.constant(Gone(id: 7)), named: "fetch")
      let save = try choices.answers(
        of: .constant(()), throwing: Gen<Gone>.constant(Gone(id: 8)), named: "save")
      return Client(fetch: { try fetch($0).get() }, save: { try save($0).get() })
    }
    let found = await calls(clients) { client in
      _ = try? client.save("a")
      return (try? client.fetch(3)) != nil
    }
    #expect(
      found == [
        "ChoicesNamingTests.Client.save(\"a\")",
        "ChoicesNamingTests.Client.fetch(3) → throws ChoicesNamingTests.Gone(id: 7)",
      ])
    let thrown = await calls(clients) { (try? $0.save("")) != nil }
    #expect(
      thrown == [
        "ChoicesNamingTests.Client.save(\"\") → throws ChoicesNamingTests.Gone(id: 8)"
      ])
  }

  @Test("A result that is answered, and not thrown, is reported as one")
  func results() async {
    let gen: Gen<(Int) -> Result<Int, Gone>> = .function(
      returning: .result(.int(), .constant(Gone(id: 7))))
    let gone = "function(1) → failure(ChoicesNamingTests.Gone(id: 7))"
    #expect(await calls(gen) { (try? $0(1).get()) != nil } == [gone])
  }

  @Test("A function among answers is called by the call that it answers")
  func curried() async {
    let gen = Gen<(Int) -> (String) -> Bool> { choices throws(Discard) in
      let inner: Gen<(String) -> Bool> = .function(returning: .bool())
      return try choices.naming("curried", .function(returning: inner))
    }
    #expect(
      await calls(gen) { !$0(1)("a") } == [
        "curried(1) → /* (String) -> Bool */", "curried(…)(\"a\") → true",
      ])
  }

  @Test("Mocks and functions are shown together, a function that a mock answers by the mock")
  func mocks() async {
    final class Mock: Sendable {}
    typealias Drawn = (make: () -> (Int) -> Int, score: (Int) -> Int)
    let gen = Gen<Drawn> { choices throws(Discard) in
      let script = try choices.script(of: Self.functions, for: Mock(), "make")
      return ({ script.next() }, try choices.naming("score", Self.functions))
    }
    let found = await calls(gen) { drawn in
      _ = drawn.score(1)
      return drawn.make()(2) < 5
    }
    let mock = SourceText.name(of: Mock.self)
    #expect(
      found == ["score(1) → 0", "\(mock).make() → /* (Int) -> Int */", "\(mock).make(…)(2) → 5"])
  }

  @Test("What nobody calls is not shown, nor is anything where no function is drawn")
  func uncalled() async {
    #expect(await calls(Self.functions) { _ in false } == [])
  }

  @Test("Of functions that are called without end, the first thousand calls are kept")
  func many() async {
    let found = await check(Self.functions) { function in
      for number in 0..<1_500 { _ = function(number) }
      return .returnedFalse
    }.counterexample
    #expect(found?.calls.count == 1_000 && found?.calls.last == "function(999) → 0")
    #expect(found?.unlistedCalls == 500)
  }

  @Test("A name changes nothing in what is drawn")
  func draws() throws {
    let named = Gen { choices throws(Discard) in try choices.naming("score", Self.functions) }
    for index in 0..<50 {
      let functions = try [named, Self.functions].map { gen in
        var choices = Choices.forCase(index, root: 1)
        return try gen.draw(&choices)
      }
      #expect((0...20).map(functions[0]) == (0...20).map(functions[1]))
    }
  }
}
