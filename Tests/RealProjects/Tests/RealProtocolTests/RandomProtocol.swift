import FactoryCheck

/// Protocols of all shapes at random, of which the compiler takes most: what no example has.
enum RandomProtocol {
  /// What they are made of.
  static let model = """
    import Foundation
    public struct Model: Sendable, Hashable { public var id: Int }
    public enum Oops: Error { case bad, worse(Int) }
    public final class Node { public var next: Node? }
    public struct Box<Item> { public var item: Item }
    extension Box: Sendable where Item: Sendable {}
    public protocol Plain { var size: Int { get } }
    public protocol Held: AnyObject, Sendable { func hold(_ number: Int) -> Bool }
    public protocol Bag<Item> { associatedtype Item; func things() -> [Item] }
    public protocol Root { var name: String { get set }; func rename(_ name: String) throws -> Bool }
    public protocol Middle: Root {
      static var count: Int { get }
      subscript(i: Int) -> String { get set }
    }
    """

  /// The source of one, called `P`.
  static let gen = Gen<String>.composite { choices throws(Discard) in
    let open = try Gen.subsequence(of: ["Element", "Key"], count: 0...2).draw(&choices)
    let parents = try inherited.draw(&choices)
    let isolation = try some("", "", parents == ["Actor"] ? "" : "@MainActor ").draw(&choices)
    let bounds = try bound.array(count: open.count).draw(&choices)
    let members = try member(open).array(count: 1...5).draw(&choices)
      // What is not `Sendable` cannot be handed to an actor's initialiser.
      .filter { parents != ["Actor"] || !$0.hasPrefix("init") }
    let types = zip(open, bounds).map { "associatedtype \($0)\($1)" }
    return """
      \(isolation)public protocol P\(parents.isEmpty ? "" : ": ")\(parents.joined(separator: ", ")) {
        \((types + members).joined(separator: "\n  "))
      }
      """
  }

  /// No actor conforms to what is to be called from anywhere.
  private static let inherited = Gen<[String]>.frequency(
    (9, .subsequence(of: parents, count: 0...2)), (1, .constant(["Actor"])))

  private static let parents = [
    "Sendable", "AnyObject", "Hashable", "Comparable", "Codable", "Error", "Plain", "Held",
    "Middle", "Bag<Int>", "CustomStringConvertible", "AdditiveArithmetic",
  ]

  private static let bound = some("", ": Hashable", ": Sendable", ": Plain", ": Codable & Sendable")

  private static func some(_ texts: String...) -> Gen<String> { .element(of: texts) }

  // MARK: - Members

  private static func member(_ open: [String]) -> Gen<String> {
    .frequency(
      (5, function(open)), (3, property(open)), (1, `subscript`(open)), (1, initializer(open)))
  }

  private static func function(_ open: [String]) -> Gen<String> {
    .composite { choices throws(Discard) in
      let own = try Gen.subsequence(of: ["T", "U"], count: 0...2).draw(&choices)
      let clause = try own.map { name throws(Discard) in
        name + (try some("", ": Sendable", ": Decodable", ": Plain", ": Sequence").draw(&choices))
      }
      let modifiers = try some("", "", "", "static ", "nonisolated ", "mutating ").draw(&choices)
      let name = try some("load", "save", "`repeat`", "update").draw(&choices)
      let parameters = try parameters(open + own, count: 0...3).draw(&choices)
      let effects = try effects.draw(&choices)
      let result = try Gen.oneOf(
        .constant(""), type(open + own).map { " -> \($0)" }, .constant(" -> Self")
      ).draw(&choices)
      let generics = clause.isEmpty ? "" : "<\(clause.joined(separator: ", "))>"
      return "\(modifiers)func \(name)\(generics)(\(parameters))\(effects)\(result)"
    }
  }

  private static func property(_ open: [String]) -> Gen<String> {
    .zip(
      some("", "", "static ", "nonisolated "), some("title", "items", "state", "`default`"),
      type(open),
      some(
        "{ get }", "{ get set }", "{ get async }", "{ get throws(Oops) }", "{ get async throws }")
    ) { "\($0)var \($1): \($2) \($3)" }
  }

  private static func `subscript`(_ open: [String]) -> Gen<String> {
    .zip(
      some("", "static "), plain(open), type(open), some("{ get }", "{ get set }", "{ get throws }")
    ) { "\($0)subscript(at key: \($1)) -> \($2) \($3)" }
  }

  private static func initializer(_ open: [String]) -> Gen<String> {
    .zip(some("", "?"), parameters(open, count: 0...2), some("", " throws")) {
      "init\($0)(\($1))\($2)"
    }
  }

  private static let effects = some(
    "", "", " throws", " async", " async throws", " throws(Oops)", " async throws(Oops)")

  // MARK: - Parameters and types

  private static func parameters(_ names: [String], count: ClosedRange<Int>) -> Gen<String> {
    Gen.zip(
      some("", "_ ", "with ", "in "),
      some("value", "handler", "`class`", "arguments", "completion"),
      parameter(names)
    ) { "\($0)\($1): \($2)" }
    .array(count: count).map { $0.joined(separator: ", ") }
  }

  private static func parameter(_ names: [String]) -> Gen<String> {
    .frequency(
      (8, type(names)),
      (1, plain(names).map { "inout \($0)" }),
      (1, type(names).map { "\($0)..." }),
      (1, type(names).map { "@autoclosure () -> \($0)" }),
      (1, type(names).map { "@autoclosure @escaping () throws -> \($0)" }),
      (2, function(names, some("@escaping "))),
      (1, function([], some("@escaping @Sendable ", "@escaping @MainActor "))),
      (2, function(names, some(""))),
      (1, function(names, some("")).map { "(\($0))?" }),
      (1, function([], some("@Sendable ")).map { "(\($0))?" }),
      (2, completion(names)),
      (1, some("some Plain", "some Sequence<Int>", "Int.Type", "Self", "sending Node")))
  }

  /// A function that is called with an answer, where its parameter's name says so.
  private static func completion(_ names: [String]) -> Gen<String> {
    .zip(
      plain(names).array(count: 0...2), some("", "@Sendable ", "@MainActor "),
      some("@escaping %", "(%)?", "%")
    ) { types, words, form in
      let function = "\(words)(\(types.joined(separator: ", "))) -> Void"
      return form.replacingOccurrences(of: "%", with: function)
    }
  }

  /// A function type. Those that suspend, throw one type or may run elsewhere are of known types:
  /// not all handlers can be given others.
  private static func function(_ names: [String], _ words: Gen<String>) -> Gen<String> {
    .oneOf(
      signature(names, words, some("", "throws ")),
      signature([], words, some("async ", "async throws ", "throws(Oops) ")))
  }

  private static func signature(
    _ names: [String], _ words: Gen<String>, _ effects: Gen<String>
  ) -> Gen<String> {
    .zip(words, plain(names).array(count: 0...2), effects, plain(names)) {
      "\($0)(\($1.joined(separator: ", "))) \($2)-> \($3)"
    }
  }

  private static func type(_ names: [String]) -> Gen<String> {
    .frequency((4, plain(names)), (1, function([], some("", "@Sendable ")).map { "(\($0))" }))
  }

  /// Types that are no functions.
  private static func plain(_ names: [String]) -> Gen<String> {
    let known = [
      "Int", "String", "Model", "Date", "Data", "Oops", "(any Plain)", "(any Held)", "Node", "Any",
      "(any Bag<Int>)",
    ]
    return .recursive(.element(of: known + names + names)) { inner in
      .oneOf(
        inner.map { "[\($0)]" }, inner.map { "\($0)?" }, inner.map { "[String: \($0)]" },
        inner.map { "(\($0), Int)" }, inner.map { "Box<\($0)>" },
        inner.map { "Result<\($0), any Error>" })
    }
  }
}
