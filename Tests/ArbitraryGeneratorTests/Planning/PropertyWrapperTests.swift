import Testing

@testable import ArbitraryGenerator

/// Members in property wrappers, and behind macros that look like those.
struct PropertyWrapperTests {
  @Test("What a wrapper takes that is not the value is the wrapper, and neither nil nor empty")
  func askedWrapper() async throws {
    let source = """
      @propertyWrapper struct Lossy<V> { var wrappedValue: V { all[0] }; var all: [V]
        init(elements: [V]) { all = elements } }
      enum Wrappers { @propertyWrapper struct Keyed { var wrappedValue: Int { 0 }; init(key: String) {} } }
      struct A { @Lossy var all: [Int]; let n: Int }
      struct B { @Lossy var all: [Int]? }
      struct C { @Lossy<Int?> var some: Int?; @Wrappers.Keyed var key: Int }
      typealias OfInts = Lossy<Int>
      struct D { @OfInts var n: Int; let m: Int }
      @propertyWrapper enum Side { case left, right; var wrappedValue: Int { 3 } }
      struct E {
        @Side var side: Int
        // arbitrary: .constant(Lossy(elements: [1]))
        @Lossy var all: Int
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.notes == [])
    #expect(mocks.conformances.contains("M.A(all: M.Lossy<[Int]>.provide(), n: 0)"))
    #expect(mocks.conformances.contains("M.B(all: M.Lossy<[Int]?>.provide())"))
    let ofC = "M.C(some: M.Lossy<Int?>.provide(), key: M.Wrappers.Keyed.provide())"
    #expect(mocks.conformances.contains(ofC))
    try await mocks.compile(beside: source)
  }

  @Test(
    "One whose type is not told by the value's is left to who knows it",
    arguments: [
      "struct W<V> { var wrappedValue: [V] { [] }; init(elements: [V]) {} }",
      "struct W<V, U> { var wrappedValue: V { v }; let v: V; init(v: V, _: U) { self.v = v } }",
      "struct W { var wrappedValue: [Int] { [] }; private init(key: String) {} }",
      "struct V<T> { var wrappedValue: T { t }; let t: T; init(key: T) { t = key } }\n"
        + "typealias W<T> = V<T?>",
      "struct V<T> { var wrappedValue: T { t }; let t: T; init(key: T) { t = key } }\ntypealias W = V",
    ])
  func untoldWrapper(wrapper: String) {
    let generated = Generated(
      "@propertyWrapper \(wrapper)\nstruct A { @W var all: [Int]; let n: Int }")
    #expect(generated.notes.contains { $0.contains("`A` is skipped: its member `all`") })
    #expect(generated.provided("M.A") == nil)
  }

  @Test("Of several wrappers the first wraps the others, of which nobody knows the type")
  func composedWrappers() {
    let generated = Generated(
      """
      import SwiftUI
      @propertyWrapper struct Key<V> { var wrappedValue: V { v }; let v: V; init(key: V) { v = key } }
      struct A { @Key @Key var n: Int; let m: Int }
      struct B { @Binding @Key var n: Int; let m: Int }
      struct C { @SwiftUI.Binding var n: Int; let m: Int }
      """)
    #expect(generated.notes.count { $0.contains("made of something else than its value") } == 2)
    #expect(generated.provided("M.A") == nil && generated.provided("M.B") == nil)
    #expect(generated.provided("M.C") == "M.C(n: SwiftUI.Binding<Int>.constant(0), m: 0)")
  }

  @Test("What a container injects is left to it", arguments: ["Injected", "Inject"])
  func injected(wrapper: String) {
    let generated = Generated("struct A { @\(wrapper) var service: Service; let n: Int }")
    #expect(generated.provided("M.A") == "M.A(n: 0)" && generated.notes.count == 1)
  }

  @Test(
    "Macros on members are no wrappers, whatever they are given",
    arguments: [
      "@Column(\"seq\")", "@Guide(description: \"the number\")", "@Attribute(.unique)",
      "@CodedAt(\"a\", \"b\")",
    ])
  func memberMacros(macro: String) {
    let generated = Generated("import Rows\nstruct A { \(macro) var n: Int; var m: Int }")
    #expect(generated.provided("M.A") == "M.A(n: 0, m: 0)")
    #expect(generated.notes == [])
  }

  @Test(
    "What wrappers keep that make themselves is set behind the initialiser",
    arguments: [
      ("import ArgumentParser", "@Option var n: Int; @Flag(help: \"b\") var b = false", "nb"),
      ("import ArgumentParser", "@OptionGroup var b: B; @Argument private var n: Int", "b"),
      ("import ArgumentParser", "@Option(name: .long) var n: Int = 3", "n"),
      ("import Other", "@Option(name: .long) var n: Int", ""),
      ("", "@Attribute(\"n\") var n: Int?; @Attribute(\"b\") private(set) var b: Int?", "n"),
      ("", "@Attribute(\"n\") var n: Int?; let b: Bool", ""),
    ])
  func setBehindWrappers(imports: String, members: String, set: String) {
    let generated = Generated(
      """
      \(imports)
      struct B { let n: Int }
      \(imports.isEmpty ? Self.attribute : "")
      struct A { \(members) }
      """)
    #expect(set.map { "$0.\($0) = \($0)" } == generated.settings)
    let shown = set.map { "\"\($0)\": \($0)" }.joined(separator: ", ")
    #expect(generated.lines(with: "as: \"Self()\", [], setting: [\(shown)").isEmpty == set.isEmpty)
    #expect(generated.lines(with: "M.A()").isEmpty == members.contains("let"))
  }

  @Test("What the initialiser of a wrapper asks for is asked before a memberwise one is called")
  func asking() {
    let generated = Generated(
      """
      \(Self.checked)
      struct A { @Checked var n: Int; let m: Int }
      """)
    #expect(!generated.lines(with: "n > 0").isEmpty && generated.notes == [])
    #expect(generated.lines(with: "m > 0").isEmpty)
  }

  @Test(
    "What the arguments of its attribute are is asked in the words of those, also of generic ones",
    arguments: [
      ("@Limited(0...11) var n = 5", "(0...11).contains(n)"),
      ("@Limited(-0.5...1) var n: Double = 0.5", "(-0.5...1).contains(n)"),
      ("@Percent(0...100) var n = 5", "(0...100).contains(n)"),
      ("@Short(most: 3) var n = \"\"", "n.count <= 3"), ("@Short var n = \"\"", "n.count <= 8"),
      ("@Limited(0...Limits.most) var n = 5", "(0...M.Limits.most).contains(n)"),
      (
        "@Limited(0...(Self.most - 1)) var n = 5; static let most = 9",
        "(0...(M.A.most - 1)).contains(n)"
      ),
      ("@Limited(Int8.min...3) var n: Int8 = 1", "(Int8.min...3).contains(n)"),
      ("@Between(0, .pi) var n: Double = 1", "n >= 0 && n <= Double.pi"),
      ("@Between(3, .max) var n: Int = 3; init(n: Int) { self.n = n }", "n >= 3 && n <= Int.max"),
      ("@OneOf(\"a\", \"b\") var n = \"a\"", "[\"a\", \"b\"].contains(n)"),
      ("@Least var n = 3", "n >= Int.min"),
      ("@OneOf(Limits.most, 7) var n = 7", "[M.Limits.most, 7].contains(n)"),
      (
        "@Limited var n: Int; init(n: Int) { _n = Limited(wrappedValue: n, 0...11) }",
        "(0...11).contains(n)"
      ),
      (
        "@Limited var n: Int; init(n: Int) { _n = Limited<Int>(wrappedValue: n, 0...11) }",
        "(0...11).contains(n)"
      ),
      (
        "@Short var n: String; init(n: String) { _n = .init(wrappedValue: n, most: 2) }",
        "n.count <= 2"
      ),
      ("@Short var n: String; init(n: String) { self.n = n }", "n.count <= 8"),
      (
        "@Short(most: 3) var n = \"\"; let m: Int; init(n: String) { self.n = n; m = 3 }",
        "n.count <= 3"
      ),
    ])
  func askingArguments(members: String, condition: String) {
    let generated = Generated("\(Self.limited)\nstruct A { \(members) }")
    #expect(!generated.lines(with: "guard \(condition) else").isEmpty && generated.notes == [])
  }

  @Test(
    "What cannot be asked of the arguments of its attribute is told in the words of those",
    arguments: [
      ("@Limited(Limits.all()) var n = 5", "Limits.all().contains(n)"),
      ("@Between(0, most()) var n = 5", "n >= 0 && n <= most()"),
      ("@Between(0, Limits.hidden) var n = 5", "n >= 0 && n <= Limits.hidden"),
      ("@Between(.low, .high) var n: Level = .low", "n >= Level.low && n <= Level.high"),
    ])
  func tellingArguments(member: String, condition: String) {
    let generated = Generated(
      "\(Self.limited)\nenum Level { case low, high }\nstruct A { \(member) }")
    let notes = generated.notes.filter { $0.contains("`A` may end the program") }
    #expect(notes.count == 1 && notes[0].contains("relies on `\(condition)`"), "\(notes)")
  }

  private static let limited = """
    enum Limits {
      static let most = 11
      fileprivate static let hidden = 3
      static func all() -> ClosedRange<Int> { 0...9 }
    }
    @propertyWrapper struct Between<Value: Comparable> {
      var wrappedValue: Value { didSet { precondition(wrappedValue >= first) } }
      let first: Value
      init(wrappedValue: Value, _ first: Value, _ last: Value) {
        precondition(wrappedValue >= first && wrappedValue <= last)
        (self.wrappedValue, self.first) = (wrappedValue, first)
      }
    }
    @propertyWrapper struct Least {
      var wrappedValue: Int
      init(wrappedValue: Int, _ least: Int = .min) {
        precondition(wrappedValue >= least); self.wrappedValue = wrappedValue
      }
    }
    @propertyWrapper struct OneOf<Value: Hashable> {
      var wrappedValue: Value
      init(wrappedValue: Value, _ options: Value...) {
        precondition(options.contains(wrappedValue)); self.wrappedValue = wrappedValue
      }
    }
    @propertyWrapper struct Limited<Value: Comparable> {
      var wrappedValue: Value
      init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        precondition(range.contains(wrappedValue)); self.wrappedValue = wrappedValue
      }
    }
    typealias Percent = Limited<Int>
    @propertyWrapper struct Short {
      var wrappedValue: String
      init(wrappedValue: String, most: Int = 8) {
        precondition(wrappedValue.count <= most); self.wrappedValue = wrappedValue
      }
    }
    """

  @Test(
    "What is asked of a wrapped member names it as its initialiser's arguments are named",
    arguments: [
      ("@Limited(0...3) var `in` = 1", "guard (0...3).contains(`in`) else"),
      ("@Percent(0...3) var n = 1; let b: Bool", "guard (0...3).contains(n) else"),
    ])
  func quoted(member: String, guarded: String) {
    let generated = Generated("\(Self.limited)\nstruct A { \(member) }")
    #expect(!generated.lines(with: guarded).isEmpty)
  }

  @Test("A setter that checks is taken to ask what the initialiser of the wrapper does")
  func checkedSetter() {
    let generated = Generated(
      """
      \(Self.checked)
      final class A { @Checked var n = 1; init(n: Int) { self.n = n } }
      """)
    #expect(!generated.lines(with: "guard n > 0 else").isEmpty)
  }

  @Test("A member keeps its default whose wrapper may end the program where it is set")
  func endingWhereSet() {
    let generated = Generated(
      """
      \(Self.checked)
      final class A { @Checked var n = 1; var m = 1; init() {} }
      """)
    #expect(generated.settings == ["$0.m = m"])
    #expect(generated.notes.filter { $0.contains("`A` keeps `n` at its default") }.count == 1)
  }

  private static let checked = """
    @propertyWrapper struct Checked {
      var value: Int
      var wrappedValue: Int {
        get { value }
        set { precondition(newValue > 0); value = newValue }
      }
      init(wrappedValue: Int) { precondition(wrappedValue > 0); value = wrappedValue }
    }
    """

  private static let attribute = """
    @propertyWrapper struct Attribute<Value> {
      let name: String
      var wrappedValue: Value?
      init(_ name: String) { self.name = name }
    }
    """
}

extension Generated {
  /// What a drawn value's members are set to.
  fileprivate var settings: [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = lines.firstIndex { $0.hasPrefix("let made = ") }
    return start.map { Array(lines[($0 + 1)...].prefix { $0 != "}" }) } ?? []
  }
}
