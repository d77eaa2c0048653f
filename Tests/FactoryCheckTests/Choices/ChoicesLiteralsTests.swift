import Testing

@testable import FactoryCheck

private let literals = Choices.Literals(
  integers: [48_271, -5], numbers: [2.75], texts: ["root", "Ω"])

struct ChoicesLiteralsTests {
  private func draws<T>(
    _ count: Int = 400, _ draw: @escaping (inout Choices) throws(Discard) -> T
  ) throws -> [T] {
    try (0..<count).map { index in
      var choices = Choices.forCase(index, root: 3)
      choices.favour(literals)
      return try draw(&choices)
    }
  }

  @Test("Literals come up as integers of each type that has them, and near ones too")
  func integers() throws {
    let ints = try draws { choices throws(Discard) in try Int.draw(&choices) }
    #expect(Set(ints).isSuperset(of: [48_271, 48_270, 48_272, -5]))
    let small = try draws { choices throws(Discard) in choices.integer(in: 0...50_000) }
    #expect(small.contains(48_271) && small.allSatisfy { (0...50_000).contains($0) })
    let unsigned = try draws { choices throws(Discard) in try UInt16.draw(&choices) }
    #expect(unsigned.contains(48_271))
    let bytes = try draws { choices throws(Discard) in try Int8.draw(&choices) }
    #expect(bytes.contains(-5))
  }

  @Test("Literals come up as floating-point numbers, and in ranges that hold them only")
  func numbers() throws {
    let numbers = try draws { choices throws(Discard) in choices.double() }
    #expect(numbers.contains(2.75) && numbers.contains(48_271))
    let near = try draws { choices throws(Discard) in choices.double(in: 2...3) }
    #expect(near.contains(2.75) && near.allSatisfy { (2...3).contains($0) })
  }

  @Test("Literals come up as texts of alphabets and lengths that allow them")
  func texts() throws {
    let texts = try draws { choices throws(Discard) in try String.draw(&choices) }
    #expect(texts.contains("root") && texts.contains("Ω"))
    let short = Gen.string(of: .ascii, count: 1...3)
    let shortTexts = try draws { choices throws(Discard) in try short.draw(&choices) }
    #expect(shortTexts.allSatisfy { $0.allSatisfy(\.isASCII) && $0.count <= 3 })
  }

  @Test("What is drawn with a tape is the same, and is replayed without the literals")
  func recorded() throws {
    for index in 0..<200 {
      var plain = Choices.forCase(index, root: 3)
      let tape = Tape(tail: .random)
      var taped = Choices.forCase(index, root: 3, tape: tape)
      plain.favour(literals)
      taped.favour(literals)
      let value = (try Int.draw(&plain), try String.draw(&plain))
      let copy = (try Int.draw(&taped), try String.draw(&taped))
      #expect(copy == value)
      var replay = Choices.replaying(Tape(replaying: tape.output, tail: .simplest))
      #expect((try Int.draw(&replay), try String.draw(&replay)) == value)
    }
  }

  @Test("The literals are gone in the next case")
  func restart() throws {
    var choices = Choices.forCase(60, root: 3)
    choices.favour(literals)
    choices.restart(61, root: 3)
    var fresh = Choices.forCase(61, root: 3)
    for _ in 0..<100 { #expect(try Int.draw(&choices) == Int.draw(&fresh)) }
  }
}
