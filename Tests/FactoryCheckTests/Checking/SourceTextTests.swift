import Foundation
import TestSupport
import Testing

@testable import FactoryCheck

/// A name that is a keyword.
private enum `protocol` { case http }
private struct `two words` {}

struct SourceTextTests {
  enum `Type` {
    case `self`, plain
    case `init`(Int)
  }
  enum Payment: Hashable {
    case cash
    case card(number: String, cvc: Int)
    case voucher(code: String)
    case points(Int)
    case split([Int], Int)
  }
  enum Described: CustomStringConvertible {
    case plain
    var description: String { "not this" }
  }
  enum Failed {
    case object(NSError)
  }
  indirect enum Chain {
    case end
    case link(Int, Chain)
  }
  struct Money: Hashable {
    var amount: Int
    var currency = "EUR"
  }
  private struct Hidden {
    var a = 1
  }
  struct Box<Value> {
    var value: Value
  }
  @propertyWrapper struct Clamped: Hashable {
    var wrappedValue: Int
  }
  struct Wrapped {
    @Clamped var count: Int
    var name: String?
    lazy var length = name?.count
    init(count: Int, name: String?) { (_count, self.name) = (Clamped(wrappedValue: count), name) }
  }
  struct Order {
    var tags: Set<Int>
    var lines: [String: [Money?]]
    var initial: Character
    var scalar: Unicode.Scalar
    var pair: (Int, note: String)
    var weight: Float
    var window: ClosedRange<Int>
    var nested: Int??
  }
  class Node {
    var next: Node?
    var name = "n"
    init(next: Node? = nil, name: String = "n") { (self.next, self.name) = (next, name) }
  }
  final class Leaf: Node {
    let weight = 1
  }

  /// A value and its text.
  struct Row: @unchecked Sendable, CustomTestStringConvertible {
    let value: Any
    let testDescription: String

    init(_ row: (Any, String)) { (value, testDescription) = row }
  }

  static let rows: [Row] =
    ([
      (1, "1"), (Int8.min, "-128"), (UInt64.max, "18446744073709551615"), (true, "true"),
      (Int128.max, "170141183460469231731687303715884105727"),
      (1.5, "1.5"), (-0.0, "-0.0"), (Double.nan, "Double.nan"),
      (-Float.infinity, "-Float.infinity"),
      (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      ("a\"b\\\n\u{0}", #""a\"b\\\n\0""#), ("ab"[...], #""ab""#),
      ("e\u{301}\u{200c}\u{2028}\t", #""e\u{301}\u{200c}\u{2028}\t""#),
      ("é日🦊", #""é日🦊""#), ("👩\u{200d}🚀", #""👩\u{200d}🚀""#),
      (Character("é"), #""é""#), (Unicode.Scalar("x"), #""x""#),
      ([1, 2], "[1, 2]"), ([Int](), "[]"), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
      ([String: Int](), "[:]"), (Set([3, 1, 2]), "[1, 2, 3]"),
      (Int?.none as Any, "nil"), (Int?.some(1) as Any, "1"), (Int??.some(nil) as Any, ".some(nil)"),
      ((1, "a"), #"(1, "a")"#), ((x: 1, y: 2), "(x: 1, y: 2)"),
      (0..<5, "0..<5"), (0...5, "0...5"), (Int.self, "Int.self"),
      ((-3)...(-1), "(-3)...(-1)"), (..<(-3), "..<(-3)"), ((-0.5)..<2, "(-0.5)..<2.0"),
      (Decimal.nan, "Decimal.nan"), (IndexSet(), "IndexSet()"),
      (IndexSet(integersIn: 1..<4), "IndexSet(integersIn: 1..<4)"),
      (IndexSet([1, 5]), "IndexSet([1, 5])"), ("a\"" as StaticString, #""a\"""#),
      (Calendar(identifier: .islamicCivil), "Calendar(identifier: .islamicCivil)"),
      (CocoaError(.fileReadUnknown), "CocoaError(CocoaError.Code(rawValue: 256))"),
      (POSIXError(.EINVAL), "POSIXError(POSIXErrorCode(rawValue: 22)!)"),
      (Payment.cash, "SourceTextTests.Payment.cash"),
      (
        Payment.card(number: "4", cvc: 1),
        #"SourceTextTests.Payment.card(number: "4", cvc: 1)"#
      ),
      (Payment.voucher(code: "x"), #"SourceTextTests.Payment.voucher(code: "x")"#),
      (Payment.points(3), "SourceTextTests.Payment.points(3)"),
      (Payment.split([1], 2), "SourceTextTests.Payment.split([1], 2)"),
      (Described.plain, "SourceTextTests.Described.plain"),
      (Result<Int, Discard>.success(1), "Result<Int, Discard>.success(1)"),
      (Money(amount: 1), #"SourceTextTests.Money(amount: 1, currency: "EUR")"#),
      (
        Box(value: [Money(amount: 2)]),
        "SourceTextTests.Box<Array<SourceTextTests.Money>>(value: "
          + #"[SourceTextTests.Money(amount: 2, currency: "EUR")])"#
      ),
      (Hidden(), "SourceTextTests.Hidden(a: 1)"),
      (Leaf(), #"SourceTextTests.Leaf(next: nil, name: "n", weight: 1)"#),
      (Duration.seconds(2), "Duration.seconds(2)"),
      (
        Duration.milliseconds(1500),
        "Duration(secondsComponent: 1, attosecondsComponent: 500000000000000000)"
      ),
      (Date(timeIntervalSince1970: 0), "Date(timeIntervalSince1970: 0.0)"),
      (Data([1, 255]), "Data([1, 255])"),
      (Decimal(string: "1.10") as Any, #"Decimal(string: "1.1")!"#),
      (URL(string: "https://a.b/c?d") as Any, #"URL(string: "https://a.b/c?d")!"#),
      (TimeZone(identifier: "UTC") as Any, #"TimeZone(identifier: "GMT")!"#),
      (Locale(identifier: "de_CH"), #"Locale(identifier: "de_CH")"#),
      (IndexPath(indexes: [1, 2]), "IndexPath(indexes: [1, 2])"),
      (
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        #"UUID(uuidString: "00000000-0000-0000-0000-000000000001")!"#
      ),
      (
        URLComponents(string: "https://a.b/c?d") as Any,
        #"URLComponents(string: "https://a.b/c?d")!"#
      ),
      (NSRange(location: 1, length: 2), "NSRange(location: 1, length: 2)"),
      (\CGPoint.x, "\\CGPoint.x"), (\[Int].count, "/* KeyPath<Array<Int>, Int> */"),
      (String.Encoding.utf8, "String.Encoding(rawValue: 4)"),
      (Notification.Name("a"), #"Notification.Name("a")"#),
      (
        Measurement(value: 1.5, unit: UnitLength.meters),
        "Measurement(value: 1.5, unit: UnitLength.baseUnit())"
      ),
      (AttributedString("a\n"), #"AttributedString("a\n")"#),
      (CharacterSet.whitespaces, "CharacterSet.whitespaces"),
      (CharacterSet(charactersIn: "b\"a"), #"CharacterSet(charactersIn: "\"ab")"#),
      (CharacterSet(charactersIn: "😀").inverted, #"CharacterSet(charactersIn: "😀").inverted"#),
      ("aé".utf8, #""aé".utf8"#), ("é".unicodeScalars, #""é".unicodeScalars"#),
      (Substring("a").utf8, #"Substring("a").utf8"#),
      (Substring("a").unicodeScalars, #"Substring("a").unicodeScalars"#),
      (SIMD2<Float>(1, .nan), "SIMD2<Float>(1.0, Float.nan)"),
      (["b": 1, "a": 2, "b": 3] as KeyValuePairs, #"["b": 1, "a": 2, "b": 3]"#),
      ([:] as KeyValuePairs<Int, Int>, "[:]"),
      ({ (x: Int) in x } as (Int) -> Int, "/* (Int) -> Int */"),
    ] as [(Any, String)]).map(Row.init)

  @Test("Values are written as Swift source", arguments: rows)
  func text(row: Row) {
    #expect(SourceText.describe(row.value) == row.testDescription)
  }

  /// The line that a value is made in, without the call around it: source that compiles.
  private func written(_ value: Any, line: Int = #line) throws -> (value: String, source: String) {
    let source = try sourceLine(line, of: "SourceTextTests.swift")
    return (SourceText.describe(value), String(source.dropFirst("try written(".count).dropLast(2)))
  }

  // Each value stands in one line, as its text does.
  // swift-format-ignore
  @Test("The text of a value is the source that made it")
  func compiles() throws {
    let all = [
      try written(SourceTextTests.Payment.card(number: "4\"\\\n\u{200b}é", cvc: -1)),
      try written(SourceTextTests.Payment.split([1, 2], 3)),
      try written(SourceTextTests.Chain.link(1, SourceTextTests.Chain.link(2, SourceTextTests.Chain.end))),
      try written(SourceTextTests.Money(amount: 1, currency: "EUR")),
      try written(SourceTextTests.Box<SourceTextTests.Money>(value: SourceTextTests.Money(amount: 2, currency: "\0"))),
      try written(SourceTextTests.Wrapped(count: 3, name: nil)),
      try written(SourceTextTests.Node(next: nil, name: "n")),
      try written(Result<Int, Discard>.failure(Discard())),
      try written(Date(timeIntervalSince1970: 1.5)),
      try written(Data([1, 255])),
      try written(Decimal(string: "1.1")!),
      try written(Duration(secondsComponent: 1, attosecondsComponent: 500000000000000000)),
      try written(Double.nan),
      try written(DateComponents(year: 2024, month: 2)),
      try written(DateInterval(start: Date(timeIntervalSince1970: 0.0), duration: 5.0)),
      try written(URL(string: "https://a.b/c?d=%20e")!),
      try written(UUID(uuidString: "00000000-0000-0000-0000-0000000000FF")!),
      try written(Locale(identifier: "de_CH")),
      try written(IndexPath(indexes: [1, 2])),
      try written(Locale.Language(identifier: "de-CH")),
      try written(Locale.Language(identifier: "zh-Hant")),
      try written(Locale.LanguageCode("gsw")),
      try written(Locale.Region("419")),
      try written(Locale.Currency("CHF")),
      try written(DispatchTime(uptimeNanoseconds: 5)),
      try written(DispatchTime.distantFuture),
      try written(DispatchQoS.QoSClass.utility),
      try written(NumberFormatter.Style.currencyPlural),
      try written(unsafeBitCast(Duration.seconds(-1), to: ContinuousClock.Instant.self)),
      try written(unsafeBitCast(Duration.seconds(2), to: SuspendingClock.Instant.self)),
      try written(CollectionOfOne<String>("a")),
      try written(SIMD8<UInt8>(1, 2, 3, 4, 5, 6, 7, 8)),
      try written(CocoaError.Code(rawValue: 256)),
      try written(SourceTextTests.Order(tags: [1, 2], lines: ["a\tb": [SourceTextTests.Money(amount: -1, currency: "€")], "c": [nil]], initial: "é", scalar: "x", pair: (1, note: "\u{2028}"), weight: -Float.infinity, window: 1...2, nested: .some(nil))),
      try written(SourceTextTests.Node(next: SourceTextTests.Node(next: nil, name: "inner"), name: "outer")),
      try written(CodingUserInfoKey(rawValue: "a")!),
      try written(CocoaError(CocoaError.Code(rawValue: 256))),
      try written(NSError(domain: "NSURLErrorDomain", code: -1001)),
      try written(SourceTextTests.Failed.object(NSError(domain: "NSCocoaErrorDomain", code: 0))),
      try written(SourceTextTests.Failed.object(NSError(domain: "d", code: 1, userInfo: ["a": 1, "b": "c"]))),
      try written(Character("क\u{94d}षि")),
      try written(1...3),
      try written(3...),
      try written(..<3),
      try written(...3),
      try written([SourceTextTests.Money(amount: 1, currency: "CHF"): [SourceTextTests.Payment.cash]]),
    ]
    for (value, source) in all { #expect(value == source) }
  }

  // swift-format-ignore
  @Test("The text of an error of connections is the source that made it, on each platform")
  func compilesOnPlatform() throws {
    #if canImport(Darwin)
      let all = [
      try written(URLError(URLError.Code(rawValue: -1001))),
      try written(URLError.Code(rawValue: -1001)),
      ]
    #else
      let all = [
      try written(URLError(URLError.Code(rawValue: -1001)!)),
      try written(URLError.Code(rawValue: -1001)!),
      ]
    #endif
    for (value, source) in all { #expect(value == source) }
  }

  @Test(
    "A set of characters is written with all that it has, or has not",
    arguments: [
      CharacterSet(), CharacterSet().inverted, .capitalizedLetters, .letters.inverted,
      CharacterSet(charactersIn: "a"..."z"), CharacterSet(charactersIn: "😀"..."😆"),
      CharacterSet(charactersIn: "\u{0}\u{3F}\u{40}\u{FFFF}\u{D7FF}\u{E000}"),
      CharacterSet(charactersIn: "\u{10000}").union(CharacterSet(charactersIn: "\u{1FFFF}")),
      CharacterSet(charactersIn: "\u{100}"..."\u{4E7}"),
      CharacterSet(charactersIn: "\u{100}"..."\u{4E8}"), .urlUserAllowed.inverted,
    ])
  func characters(set: CharacterSet) {
    let isInverted = set.contains("\u{F0000}")
    let all = (0...0xEFFFF).compactMap(Unicode.Scalar.init).filter {
      set.contains($0) != isInverted
    }
    let literal = SourceText.describe(all.reduce(into: "") { $0.unicodeScalars.append($1) })
    let text = "CharacterSet(charactersIn: \(literal))" + (isInverted ? ".inverted" : "")
    #expect(SourceText.describe(set) == (all.count > 1_000 ? "/* CharacterSet */" : text))
  }

  @Test("A character is a literal where the compiler knows its scalars to be of one")
  func characterLiterals() {
    let known: [Character] = [
      "\r\n", "e\u{301}", "🇨🇭", "👍🏽", "1\u{fe0f}\u{20e3}", "👨\u{200d}👩", "कि",
      "\u{1100}\u{1161}\u{11a8}",
    ]
    for character in known { #expect(SourceText.describe(character).first == "\"") }
    let others = [
      Character("ক\u{9cd}ষ"), Character("\u{600}1"), Character("\u{600}👍🏽"),
      Character("\u{d4e}ക"),
    ]
    for character in others { #expect(SourceText.describe(character).hasPrefix("Character(\"")) }
  }

  @Test("The smallest fraction of a date is kept")
  func dateFraction() {
    let date = Date(timeIntervalSinceReferenceDate: 0.1)
    #expect(SourceText.describe(date) == "Date(timeIntervalSinceReferenceDate: 0.1)")
  }

  @Test("A date to the millisecond is written to the millisecond")
  func dateMilliseconds() {
    let dates = Gen.int(in: 0...2_000_000_000_000).map { Double($0) / 1_000 }
    forAll(dates, examples: [0.001, 1_711_846_799.999]) { seconds in
      let written = SourceText.describe(Date(timeIntervalSince1970: seconds))
      #expect(written == "Date(timeIntervalSince1970: \(seconds))")
    }
  }

  @Test("An actor is written without what the compiler adds")
  func actor() {
    actor Worker {
      let done = 1
    }
    #expect(SourceText.describe(Worker()).hasSuffix("Worker(done: 1)"))
  }

  @Test("A payload of nothing is written as one")
  func emptyPayload() {
    let done = Result<Void, Never>.success(())
    #expect(SourceText.describe(done) == "Result<(), Never>.success(())")
  }

  @Test("Objects that hold each other are written once")
  func cycle() {
    let (a, b) = (Node(), Node())
    (a.next, b.next) = (b, a)
    let inner = #"SourceTextTests.Node(next: /* SourceTextTests.Node */, name: "n")"#
    #expect(SourceText.describe(a) == "SourceTextTests.Node(next: \(inner), name: \"n\")")
    b.next = nil
  }

  @Test("Large values are cut, and what is missing is counted")
  func large() {
    #expect(SourceText.describe(Array(repeating: 7, count: 5_000)).hasSuffix("7 /* 4001 more */]"))
    #expect(SourceText.describe(Set(0..<5_000)).hasSuffix(" /* 4000 more */]"))
    let text = SourceText.describe(String(repeating: "x", count: 5_000))
    #expect(text.hasSuffix("x\" /* 1000 more characters */"))
    #expect(SourceText.describe(Data(count: 5_000)).hasSuffix("0 /* 4000 more */])"))
    let nested = Array(repeating: Array(repeating: 1, count: 100), count: 1_000)
    #expect(SourceText.describe(nested).count < 5_000)
  }

  @Test(
    "Names that would mean something else stand in backticks",
    arguments: [
      Row((`protocol`.http, "`protocol`.http")), Row((`two words`(), "`two words`()")),
      Row((Box(value: `protocol`.http), "SourceTextTests.Box<`protocol`>(value: `protocol`.http)")),
      Row((`Type`.plain, "SourceTextTests.`Type`.plain")),
      Row((`Type`.`self`, "SourceTextTests.`Type`.`self`")),
      Row((`Type`.`init`(1), "SourceTextTests.`Type`.`init`(1)")),
      Row((Money.Type.self as Any, "SourceTextTests.Money.Type.self")),
    ])
  func quotedNames(row: Row) {
    #expect(SourceText.describe(row.value) == row.testDescription)
  }

  @Test("Values nested without end are cut")
  func deep() {
    var chain = Chain.end
    for index in 0..<10_000 { chain = .link(index, chain) }
    let text = SourceText.describe(chain)
    #expect(text.hasSuffix("/* SourceTextTests.Chain */" + String(repeating: ")", count: 150)))
  }

  @Test("An error that names a key, which no test can write, is in no test to paste")
  func keys() {
    let trees = (0..<50 as Range<UInt64>).compactMap { round in
      let tape = Tape(tail: .random)
      tape.isShown = true
      var choices = Choices.replaying(tape, state: round)
      let error = try? DecodingError.draw(&choices)
      return error.map { SourceText.trees(of: [$0], from: tape)[0] }
    }
    #expect(trees.contains { $0.text.contains("DrawnKey(") })
    #expect(trees.allSatisfy { !$0.text.contains("DrawnKey(") || !$0.isComplete })
  }

  @Test("A bound that is tried stands in brackets, as nothing is tried behind an operator")
  func triedBounds() throws {
    struct Hour: Comparable {
      let hour: Int
      static func < (left: Hour, right: Hour) -> Bool { left.hour < right.hour }
    }
    let tape = Tape(tail: .random)
    tape.isShown = true
    let choices = Choices.replaying(tape, state: 1)
    let (from, to) = (Hour(hour: 1), Hour(hour: 2))
    for hour in [from, to] { _ = choices.showing(hour, as: "try! Self(hour: %)", [hour.hour]) }
    let ranges: [Any] = [from..<to, from...to, from..., ..<to, ...to]
    let texts = SourceText.trees(of: ranges, from: tape).map { tree in
      tree.text.replacing(/try! .*?Hour\(hour: (\d)\)/) { "try! \($0.1)" }
    }
    let expected = [
      "(try! 1)..<(try! 2)", "(try! 1)...(try! 2)", "(try! 1)...", "..<(try! 2)", "...(try! 2)",
    ]
    #expect(texts == expected)
  }

  @Test("What was set behind a call is written as members, in backticks where they need them")
  func settings() {
    let tape = Tape(tail: .random)
    tape.isShown = true
    let choices = Choices.replaying(tape, state: 1)
    let members: KeyValuePairs<String, Any> = [
      "a": 1, "b?": Int?.none as Any, "c?": 2, "self": 3, "two words": 4, "class": 5,
    ]
    _ = choices.showing(Money(amount: 1), as: "Self()", [], setting: members)
    let text = SourceText.trees(of: [Money(amount: 1)], from: tape)[0].text
    let settings = "$0.a = 1; $0.c = 2; $0.`self` = 3; $0.`two words` = 4; $0.class = 5"
    #expect(text == "FactoryCheck.Choices.setting(SourceTextTests.Money()) { \(settings) }")
    let tree = SourceText.trees(of: [Money(amount: 1)], from: tape)[0]
    #expect(tree.lines(width: 60).last?.text == "}")
  }

  @Test("A range is in no test to paste where its bounds are in none")
  func incompleteBounds() {
    let bounds = "a"..<String(repeating: "b", count: 5_000)
    #expect(!SourceText.tree(of: bounds).isComplete)
    #expect(SourceText.tree(of: "a"..<"b").isComplete)
  }
}
