import FactoryCheck

/// Structs, enums, classes and actors of all shapes at random, of which the compiler takes about a
/// third: what no example has.
enum RandomType {
  /// What they are made of.
  static let model = """
    import Foundation
    struct Model: Sendable, Hashable, Codable { var id: Int; static let first = Model(id: 1) }
    enum Oops: Error { case bad, worse(Int) }
    final class Node { var next: Node?; weak var owner: Node?; init() {} }
    class Shape { var name = ""; let sides: Int; init(sides: Int) { self.sides = sides } }
    struct Box<Item> { var item: Item }
    extension Box: Sendable where Item: Sendable {}
    extension Box: Equatable where Item: Equatable {}
    struct Page<Item> { var items: [Item]; var total: Int }
    struct Tagged<Owner> { var id: Int }
    enum Loading<Value> { case done(Value), idle }
    typealias Ids<Owner> = [Tagged<Owner>]
    enum Tree<Leaf> { case leaf(Leaf); indirect case node([Tree<Leaf>]) }
    enum Kind: String, CaseIterable, Codable { case small, large = "L" }
    struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1) }
    struct Token: ~Copyable { var n = 1 }
    protocol Plain { var size: Int { get } }
    struct Stone: Plain { var size: Int }
    struct Cairn: Plain { var parts: [any Plain]; var size: Int { 1 } }
    struct Under: Plain { let base: any Plain; var size: Int { 2 } }
    final class Solid: Shape { init(height: Int) { super.init(sides: height) } }
    enum Loadable<Value, Failure: Error> { case idle, ok(Value), failed(Failure) }
    struct Deck<Item>: RangeReplaceableCollection {
      private var items: [Item] = []
      var startIndex: Int { 0 }
      var endIndex: Int { items.count }
      subscript(position: Int) -> Item { items[position] }
      func index(after i: Int) -> Int { i + 1 }
      mutating func replaceSubrange(_ range: Range<Int>, with other: some Collection<Item>) {
        items.replaceSubrange(range, with: other)
      }
    }
    protocol Keyed { associatedtype Key: Hashable; var key: Key { get } }
    protocol Lonely { func wait() }
    @MainActor final class Screen { var title = "" ; init() {} }
    @MainActor struct Style { var width = 1.0 ; static let plain = Style() }
    actor Account { let id: Int; init(id: Int) { self.id = id } }
    typealias Pair<T> = (first: T, second: T)
    typealias Handler = @Sendable (Int) -> Void
    @propertyWrapper struct Clamped { var wrappedValue: Int }
    @propertyWrapper struct Kept<Value> {
      var wrappedValue: Value
      var key = ""
      init(wrappedValue: Value, _ key: String) { (self.wrappedValue, self.key) = (wrappedValue, key) }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
    func number() -> Int { 3 }
    """

  /// The source of one, called `X`.
  static let gen = Gen<String>.composite { choices throws(Discard) in
    let kind = try Kind.allCases.gen.draw(&choices)
    let parameters = try subset(["T", "U"], 0...2).draw(&choices)
    let bounds = try bound.array(count: parameters.count).draw(&choices)
    let parents = try Gen.frequency((3, .constant([])), (2, subset(required.keys.sorted(), 1...2)))
      .draw(&choices)
    let head = try heads(of: kind).draw(&choices)
    let names = parameters + ["Inner"]
    let members =
      try kind == .enum
      ? cases(names).draw(&choices) : structMembers(names, kind).draw(&choices)
    let asked = parents.compactMap { required[$0] }.filter { kind != .enum || !$0.hasPrefix("let") }
    let nested = try nested(parameters).draw(&choices)
    let clause = zip(parameters, bounds).map { $0 + $1 }.joined(separator: ", ")
    let outside = try extensions.draw(&choices)
    return """
      \(head)X\(clause.isEmpty ? "" : "<\(clause)>")\(parents.isEmpty ? "" : ": ")\
      \(parents.joined(separator: ", ")) {
        \((members + asked + [nested]).joined(separator: "\n  "))
      }
      \(outside)
      """
  }

  private enum Kind: CaseIterable {
    case `struct`, `enum`, `class`, actor
  }

  private static func heads(of kind: Kind) -> Gen<String> {
    let words =
      switch kind {
      case .struct:
        ["struct ", "struct ", "@MainActor struct ", "public struct ", "nonisolated struct "]
      case .enum: ["enum ", "enum ", "indirect enum ", "public enum ", "@MainActor enum "]
      case .class:
        ["final class ", "class ", "open class ", "@MainActor final class ", "public final class "]
      case .actor: ["actor ", "final actor "]
      }
    return .element(of: words)
  }

  /// What is inherited, with a member that it asks for.
  private static let required = [
    "Sendable": "", "Hashable": "", "Codable": "", "Equatable": "", "Plain": "var size: Int { 1 }",
    "Keyed": "var key: Int { 1 }", "Identifiable": "let id: Int = 1",
    "CustomStringConvertible": "var description: String { \"\" }", "Error": "", "CaseIterable": "",
  ]

  private static let bound = some(
    "", "", ": Hashable", ": Sendable", ": Plain", ": Keyed", ": Codable")

  private static let extensions = some(
    "", "", "", "", "extension X { static let zero = 0 }",
    "extension X { init(wrapped: Int) { fatalError() } }",
    "extension X: Sendable {}", "extension X where T == Int { init(only: Int) { fatalError() } }",
    "extension X { struct Far { var n: Int; var x: [X] } }", "extension X: @unchecked Sendable {}")

  private static func some(_ texts: String...) -> Gen<String> { .element(of: texts) }

  private static func subset(_ texts: [String], _ count: ClosedRange<Int>) -> Gen<[String]> {
    .subsequence(of: texts, count: count)
  }

  private static func nested(_ open: [String]) -> Gen<String> {
    .frequency(
      (3, .constant("struct Inner: Hashable { var n = 1 }")),
      (1, .constant("enum Inner: Int { case one = 1, two }")),
      (1, type(open).map { "typealias Inner = \($0)" }),
      (1, type(open).map { "struct Inner { let v: \($0); private init(v: \($0)) { self.v = v } }" })
    )
  }

  // MARK: - Members

  private static func structMembers(_ open: [String], _ kind: Kind) -> Gen<[String]> {
    .composite { choices throws(Discard) in
      let names = try subset(propertyNames, 0...5).draw(&choices)
      let properties = try names.map { name throws(Discard) in
        try property(name, open).draw(&choices)
      }
      let count = kind == .class || kind == .actor ? 1...2 : 0...2
      let initializers = try Gen.frequency(
        (2, .constant([])), (3, initializer(open, kind).array(count: count)),
        (1, maker(open).array(count: 1...3).map { [hidden] + $0 })
      ).draw(&choices)
      return properties + initializers
    }
  }

  private static func cases(_ open: [String]) -> Gen<[String]> {
    .composite { choices throws(Discard) in
      let names = try subset(caseNames, 0...4).draw(&choices)
      return try names.map { name throws(Discard) in
        "case \(name)\(try payload(open).draw(&choices))"
      }
    }
  }

  private static let caseNames = ["one", "two", "`default`", "none", "some", "`init`", "ok"]

  private static func payload(_ open: [String]) -> Gen<String> {
    .oneOf(
      .constant(""),
      Gen.zip(some("", "at: ", "_ name: ", "`in`: "), type(open)) { "\($0)\($1)" }
        .array(count: 1...3).map { "(\($0.joined(separator: ", ")))" },
      .constant("(Int = 3, flag: Bool = true)"), .constant("(next: X)"), .constant("([X])"))
  }

  private static let propertyNames = [
    "title", "items", "state", "`default`", "count", "value", "choices", "made", "root", "`class`",
    "type", "gen",
  ]

  private static func property(_ name: String, _ open: [String]) -> Gen<String> {
    .frequency((6, plainProperty(name, open)), (3, preset(name)), (1, special(name, open)))
  }

  private static func plainProperty(_ name: String, _ open: [String]) -> Gen<String> {
    .zip(
      some(
        "", "", "", "", "private ", "fileprivate ", "public ", "private(set) ", "nonisolated ",
        "nonisolated(unsafe) "),
      some("let ", "var ", "var "), .constant(name), type(open),
      some("", "", "", " { didSet {} }", " // arbitrary: skip")
    ) { "\($0)\($1)\($2): \($3)\($4)" }
  }

  /// Properties with values to begin with.
  private static func preset(_ name: String) -> Gen<String> {
    .zip(
      some("", "", "private ", "private(set) "), some("let ", "var ", "lazy var "), .constant(name),
      some(
        " = 3", " = \"a\"", ": Int? = nil", ": [String] = []", " = Model.first", ": Kind = .small",
        " = Kind.large", " = number()", " = { 3 }()", ": Style = .plain", " = Screen()",
        " = Node()",
        ": (Int) -> Int = { $0 }", " = Date()", " = [1: \"a\"]", ": Set<Int> = [1]",
        " = (1, \"a\")",
        ": Flags = [.a]", ": Double = .pi", " = Box(item: 1)", ": Never? = nil")
    ) { "\($0)\($1)\($2)\($3)" }
  }

  private static func special(_ name: String, _ open: [String]) -> Gen<String> {
    .oneOf(
      some(
        "@Clamped var \(name) = 3", "@Clamped var \(name): Int", "@Kept(\"k\") var \(name) = 3",
        "weak var \(name): Node?", "unowned let \(name): Node", "static let \(name) = 3",
        "var \(name): Int { 3 }", "var \(name), other: Int", "@MainActor var \(name): Int = 3",
        "#if DEBUG\n  var \(name): Int\n  #endif", "@available(*, deprecated) var \(name): Int"),
      type(open).map { "@Kept var \(name): \($0)" })
  }

  private static func initializer(_ open: [String], _ kind: Kind) -> Gen<String> {
    .zip(
      kind == .class
        ? some(
          "", "", "public ", "private ", "convenience ", "required ", "@MainActor ", "nonisolated ")
        : some("", "", "public ", "private ", "@MainActor ", "nonisolated "),
      some("init", "init", "init?"), .frequency((4, .constant(Generic())), (1, generic)),
      parameters(open), some("", "", " throws", " async", " throws(Oops)")
    ) { access, name, generic, parameters, effects in
      let all = [generic.parameter, parameters].filter { !$0.isEmpty }.joined(separator: ", ")
      return """
        \(access)\(name)\(generic.clause)(\(all))\(effects)\(generic.condition) { fatalError() }
        """
    }
  }

  /// The generic parameters of an initialiser, and what is of them.
  private struct Generic {
    var clause = "", parameter = "", condition = ""
  }

  private static let generic = Gen.element(of: [
    Generic(clause: "<V: Plain>", parameter: "plain: V"),
    Generic(clause: "<V: Plain>", parameter: "all: [V] = []"),
    Generic(clause: "<V: Hashable & Sendable>", parameter: "key: V?"),
    Generic(clause: "<V>", parameter: "any: V"),
    Generic(clause: "<S: Sequence>", parameter: "_ all: S", condition: " where S.Element == Int"),
    Generic(
      clause: "<S>", parameter: "all: S", condition: " where S: Collection, S.Element == Model"),
    Generic(clause: "<S: Sequence<String>, V: Plain>", parameter: "all: S, of plain: V"),
    Generic(clause: "<S: Sequence>", parameter: "all: S", condition: " where S.Element: Plain"),
  ])

  /// What takes the memberwise initialiser away.
  private static let hidden = "private init(hidden: Int) { fatalError() }"

  /// A static function, which makes values where no initialiser can be called.
  private static func maker(_ open: [String]) -> Gen<String> {
    .zip(
      some("", "", "public ", "private ", "@MainActor ", "nonisolated "),
      some("made", "made", "`default`", "zero", "of<V: Plain>"), parameters(open),
      some("", "", "", " throws", " async"), some("X", "X", "Self", "X?")
    ) { "\($0)static func \($1)(\($2))\($3) -> \($4) { fatalError() }" }
  }

  private static func parameters(_ open: [String]) -> Gen<String> {
    .composite { choices throws(Discard) in
      let names = try subset(["_ value", "with handler", "in `class`", "title", "items"], 0...3)
        .draw(&choices)
      return try names.map { name throws(Discard) in
        "\(name): \(try parameter(open).draw(&choices))"
      }.joined(separator: ", ")
    }
  }

  private static func parameter(_ open: [String]) -> Gen<String> {
    .frequency(
      (8, type(open)), (1, type(open).map { "\($0)..." }),
      (1, type(open).map { "@autoclosure () -> \($0)" }),
      (
        1,
        some(
          "@escaping () -> Int", "inout Int", "Int = 3", "some Plain", "sending Node",
          "borrowing Token", "isolated (any Actor)? = nil", "consuming Model")
      ))
  }

  // MARK: - Types

  private static func type(_ names: [String]) -> Gen<String> {
    .frequency((5, plain(names)), (1, function(names).map { "(\($0))" }))
  }

  /// A function type. Of one that takes what has no values the compiler warns wherever it is made.
  private static func function(_ names: [String]) -> Gen<String> {
    .zip(
      some("", "", "@Sendable ", "@MainActor "),
      plain(names).filter { !$0.contains("Never") }.array(count: 0...2),
      some("", "", "throws ", "async ", "async throws ", "throws(Oops) "), plain(names)
    ) { "\($0)(\($1.joined(separator: ", "))) \($2)-> \($3)" }
  }

  /// Types that are no functions.
  private static func plain(_ names: [String]) -> Gen<String> {
    let known = [
      "Int", "String", "Model", "Date", "URL", "Data", "Oops", "any Plain", "Node", "Any", "Kind",
      "Flags", "Void", "Never", "Screen", "Style", "Account", "Pair<Int>", "Handler", "Token",
      "any Keyed", "any Lonely", "any Error", "Int.Type", "Range<Int>", "X", "Self", "UUID",
      "Double", "Stone", "Shape", "Character", "Substring", "AnyHashable", "any Sendable",
      "Duration", "Decimal", "KeyPath<Model, Int>", "JSONDecoder", "NSNumber", "Cairn",
    ]
    return .recursive(.element(of: known + names + names)) { inner in
      .oneOf(
        inner.map { "[\($0)]" }, inner.map { $0.hasPrefix("any ") ? "(\($0))?" : "\($0)?" },
        inner.map { "[String: \($0)]" }, inner.map { "(\($0), Int)" }, inner.map { "Box<\($0)>" },
        inner.map { "Page<\($0)>" }, inner.map { "Tagged<\($0)>" }, inner.map { "Ids<\($0)>" },
        inner.map { "Loading<\($0)>" }, inner.map { "Tree<\($0)>" },
        inner.map { "Result<\($0), any Error>" },
        inner.map { "Loadable<\($0), any Error>" }, inner.map { "Deck<\($0)>" },
        inner.map { "Set<\($0)>" }, inner.map { "[\($0): Int]" },
        inner.map { "Result<\($0), Oops>" }, inner.map { "AsyncStream<\($0)>" },
        inner.filter { $0 != "Void" }.map { "[2 of \($0)]" })
    }
  }
}

extension Array where Element: Sendable {
  fileprivate var gen: Gen<Element> { .element(of: self) }
}
