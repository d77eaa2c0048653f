import TestSupport
import Testing

@testable import FactoryCheck

struct SourceTextNamesTests {
  struct Parameters {
    var `inout`: Bool
    var `let`: Int
    var `var`: Int
    var `self`: Int
    var `two words`: Int
    var `a-b`: Int
  }
  enum Steps {
    case `one step`(Int), `no step`
    case named(`two words`: Int, `inout`: Int)
  }
  struct Outer<T> {
    struct Inner<U> {}
  }
  struct Pair<K, V> {
    struct Inner<U> {}
  }

  /// The line that a value is made in, without the call around it: source that compiles.
  private func written(_ value: Any, line: Int = #line) throws -> (value: String, source: String) {
    let source = try sourceLine(line, of: "SourceTextNamesTests.swift")
    return (SourceText.describe(value), String(source.dropFirst("try written(".count).dropLast(2)))
  }

  // Each value stands in one line, as its text does.
  // swift-format-ignore
  @Test("Names are in backticks where they could not be read without, with the spaces of the source")
  func names() throws {
    let all = [
      try written(SourceTextNamesTests.Parameters(`inout`: true, let: 1, var: 2, self: 3, `two words`: 4, `a-b`: 5)),
      try written(SourceTextNamesTests.Steps.`one step`(1)),
      try written(SourceTextNamesTests.Steps.`no step`),
      try written(SourceTextNamesTests.Steps.named(`two words`: 1, `inout`: 2)),
      try written((`inout`: 1, var: 2)),
    ]
    for (value, source) in all { #expect(value == source) }
  }

  // swift-format-ignore
  @Test("What extensions with conditions declare in generic types is called by the arguments of each")
  func genericNames() throws {
    let all = [
      try written(SourceTextNamesTests.Outer<Int>.Inner<String>.Deep()),
      try written(SourceTextNamesTests.Outer<(Int, Array<Bool>)>.Inner<Dictionary<String, Int>>.Other<Bool>.More()),
      try written(SourceTextNamesTests.Outer<SourceTextNamesTests.Outer<Int>.Inner<String>.Deep>.Inner<Array<Int>>.Deep()),
      try written(SourceTextNamesTests.Pair<Int, String>.Inner<Bool>.Deep()),
      try written(SourceTextNamesTests.Outer<Int>.Inner<String>()),
      try written(SourceTextNamesTests.Outer<Int>.Bare()),
    ]
    for (value, source) in all { #expect(value == source) }
  }

  @Test("A name without a word that is no name stays as it is")
  func plainNames() {
    for name in ["age", "_x", "höhe", "for", "let", "`two words`"] {
      #expect(SourceText.label(name) == name)
    }
    #expect(SourceText.label("two words") == "`two words`")
  }
}

extension SourceTextNamesTests.Outer where T: Sendable {
  struct Bare {}
}
extension SourceTextNamesTests.Outer.Inner where U: Equatable {
  struct Deep {}
  struct Other<V> {
    struct More {}
  }
}
extension SourceTextNamesTests.Pair.Inner where U: Equatable {
  struct Deep {}
}
