import Testing

@testable import ArbitraryGenerator

struct MockDirectiveTests {
  private func directive(_ text: String) throws -> MockDirective? {
    try MockDirective([
      Directive(text: text, location: SourceLocation(file: "", line: 1, column: 1))
    ])
  }

  @Test("Without options all is kept")
  func plain() throws {
    let directive = try #require(try directive("@mockable"))
    #expect(directive.keepsHistory(of: "f"))
    #expect(directive.typealiases == [:])
    try #expect(MockDirective([]) == nil)
  }

  @Test(
    "History is switched for all methods or for some",
    arguments: [
      ("@mockable(history: none)", [false, false]),
      ("@mockable(history: none; g = true)", [false, true]),
      ("@mockable(history: f = false)", [false, true]),
      ("@mockable( history : f = false , g=false )", [false, false]),
      ("@mockable(history: all)", [true, true]),
    ])
  func history(text: String, expected: [Bool]) throws {
    let directive = try #require(try directive(text))
    #expect(["f", "g"].map(directive.keepsHistory) == expected)
  }

  @Test("Types may have commas and colons of their own")
  func typealiases() throws {
    let directive = try #require(
      try directive("@mockable(typealias: A = [String: Int]; B = Result<Int, any Error>, C = C1)"))
    #expect(
      directive.typealiases.mapValues(\.description) == [
        "A": "[String: Int]", "B": "Result<Int, any Error>", "C": "C1",
      ])
  }

  @Test(
    "Spies and type erasers are asked for by a word, wherever it stands",
    arguments: [
      ("@mockable(spy)", true, false), ("@mockable(eraser)", false, true),
      ("@mockable(history: f = false; spy, eraser)", true, true),
      ("@mockable(eraser; history: none)", false, true), ("@mockable", false, false),
    ])
  func forwarding(text: String, makesSpy: Bool, makesEraser: Bool) throws {
    let directive = try #require(try directive(text))
    #expect(directive.makesSpy == makesSpy)
    #expect(directive.makesEraser == makesEraser)
  }

  @Test(
    "A protocol says how its overloads are named",
    arguments: [
      ("@mockable(overloads: mockolo)", MockSettings.Overloads.mockolo),
      ("@mockable(history: f = false; overloads: labels; spy)", .labels), ("@mockable(spy)", nil),
    ])
  func overloads(text: String, expected: MockSettings.Overloads?) throws {
    #expect(try #require(try directive(text)).overloads == expected)
  }

  @Test("A mock may have a name of its own")
  func name() throws {
    #expect(try directive("@mockable(spy; override: name = StubView)")?.name == "StubView")
    #expect(try directive("@mockable(spy)")?.name == nil)
  }

  @Test("Publishers have a subject of a kind, or are those of a property")
  func subjects() throws {
    let directive = try #require(
      try directive(
        "@mockable(combine: a = PassthroughSubject; b=CurrentValueSubject; c = @Published name)"))
    #expect(directive.members.map(\.name) == ["a", "b", "c"])
    #expect(
      directive.members.map(\.option) == [
        .source(.passthroughSubject), .source(.currentValueSubject), .source(.property("name")),
      ])
  }

  @Test("Members have modifiers, and a protocol's name a module")
  func modifiers() throws {
    let directive = try #require(
      try directive("@mockable(module: prefix = Model; modifiers: a = weak; b = dynamic)"))
    #expect(directive.members.map(\.name) == ["a", "b"])
    #expect(directive.members.map(\.option) == [.modifier(.weak), .modifier(.dynamic)])
    #expect(directive.module == "Model")
  }

  @Test(
    "What members cannot have is refused, with the way out",
    arguments: [
      ("modifiers: a = unowned", MockNote.noModifier("unowned")),
      ("combine: a = Subject", .noSubject("Subject")),
      ("combine: a = @Published", .noSubject("@Published")),
      ("combine: a = @State b", .noSubject("@State b")),
      ("rx: a = BehaviorRelay", .rxSubject("a", "BehaviorRelay")),
      ("overloads: sourcery", .noOverloads("sourcery")),
    ])
  func refused(option: String, note: MockNote) {
    #expect(throws: note) { _ = try directive("@mockable(\(option))") }
  }

  @Test(
    "What cannot be read is refused",
    arguments: [
      ("@mockable(history: f)", "f", "history"),
      ("@mockable(history: f = perhaps)", "f = perhaps", "history"),
      ("@mockable(f = true)", "f = true", nil), ("@mockable(typealias: A = )", "A =", "typealias"),
      ("@mockable(history: = true)", "= true", "history"),
      ("@mockable(typealias: A = [Int)", "A = [Int", "typealias"),
      ("@mockable(module: prefix = A.B)", "prefix = A.B", "module"),
      ("@mockable history: f = true", "history: f = true", nil), ("@mockable(", "(", nil),
      ("@mockable(override: name = A.B)", "name = A.B", "override"),
      ("@mockable(override: name = in)", "name = in", "override"),
      ("@mockable(override: nam = A)", "nam = A", "override"),
      ("@mockable(name = A)", "name = A", nil),
      ("@mockable(overloads: f = mockolo)", "f = mockolo", "overloads"),
      ("@mockable(spy: yes)", "yes", "spy"),
    ])
  func unreadable(text: String, part: String, option: String?) {
    #expect(throws: MockNote.unreadableOption(part, of: option)) {
      _ = try directive(text)
    }
  }

  @Test("The fix of what cannot be read is an option that can be", arguments: MockDirective.options)
  func examples(option: String) throws {
    guard option != "rx" else { return }
    let example = MockDirective.example(of: option)
    #expect(example.hasPrefix(option))
    #expect(try directive("@mockable(\(example))") != nil)
  }

  @Test(
    "What there is not is told from what cannot be read",
    arguments: [
      ("mockolo", "mockolo"), ("odd: f = true", "odd"), ("spy; erasr", "erasr"),
    ])
  func unknown(options: String, word: String) {
    #expect(throws: MockNote.unknownOption(word)) { _ = try directive("@mockable(\(options))") }
  }
}
