import Foundation
import Testing

@testable import FactoryCheck

@Suite struct GenDecodedTests {
  private enum Kind: String, Decodable, CaseIterable { case plain, loud }

  private struct Part: Decodable, Equatable {
    let text: String
  }

  /// Asks for something in each way that there is.
  private struct Record: Decodable, Equatable {
    enum CodingKeys: String, CodingKey { case name, age, kind, parts, inner, table, both }

    let name: String
    let age: Int?
    let kind: Kind
    let parts: [Part]
    let inner: Double
    let table: [String: Part]
    let both: String

    /// All of it, the table in order.
    var text: String { "\([name, both, "\(parts) \(age as Any) \(inner) \(kind)"])\(entries)" }
    private var entries: [String] { table.map { "\($0) \($1)" }.sorted() }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      age = try container.decodeIfPresent(Int.self, forKey: .age)
      kind = try container.decode(Kind.self, forKey: .kind)
      parts = try container.decode([Part].self, forKey: .parts)
      let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
      inner = try nested.decode(Double.self, forKey: .inner)
      table = try container.decode([String: Part].self, forKey: .table)
      if let number = try? container.decode(UInt8.self, forKey: .both), number < 128 {
        both = "\(number)"
      } else {
        both = try container.decode(String.self, forKey: .both)
      }
    }
  }

  /// Takes one text in four.
  private struct Picky: Decodable, Equatable {
    let number: Int

    init(from decoder: any Decoder) throws {
      let number = try decoder.singleValueContainer().decode(Int.self)
      guard number % 4 == 0 else { throw CocoaError(.coderReadCorrupt) }
      self.number = number
    }
  }

  /// Takes one kind of thing after the other, and objects of two kinds.
  private enum Anything: Decodable, Arbitrary {
    case null, flag(Bool), number(Int), text(String), part(Part)
    case all([Anything]), table([String: Anything])

    static func arbitrary() -> Gen<Anything> { .decoded }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let all = try? container.decode([Anything].self) {
        self = .all(all)
      } else if let part = try? Part(from: decoder) {
        self = .part(part)
      } else {
        self = .table(try container.decode([String: Anything].self))
      }
    }

    var kind: String { "\(self)".prefix { $0 != "(" }.lowercased() }
  }

  private final class Chain: Decodable, Arbitrary {
    let next: Chain?
    let others: [Chain]

    static func arbitrary() -> Gen<Chain> { .decoded }

    required init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      next = container.isAtEnd ? nil : try container.decodeIfPresent(Chain.self)
      others = container.isAtEnd ? [] : try container.decode([Chain].self)
    }

    var depth: Int { (others + [next].compactMap(\.self)).map { $0.depth + 1 }.max() ?? 0 }
  }

  @Test("A type that tries several things gets each of them, and the first is the simplest")
  func attempts() throws {
    let values = try sample(Anything.arbitrary(), count: 500)
    let counts = Dictionary(grouping: values, by: \.kind).mapValues(\.count)
    #expect(counts.count == 7 && counts.values.allSatisfy { $0 > 20 }, "\(counts)")
    #expect(values.contains { if case .all(let it) = $0 { it.count > 2 } else { false } })
    #expect(DecodingAttempts.count(of: Anything.self) == 6)
    #expect(DecodingAttempts.count(of: Part.self) == 1)
    #expect(DecodingAttempts.count(of: Picky.self) == 1)
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Anything.arbitrary()) { value in
        if case .all(let all) = value { all.allSatisfy { $0.kind != "text" } } else { true }
      }
    }
    let text = "GenDecodedTests.Anything.text(\"\")"
    #expect(result?.counterexample?.values == ["GenDecodedTests.Anything.all([\(text)])"])
  }

  /// Drawn values as reports write them.
  private func written<Value>(_ gen: Gen<Value>) -> [SourceTree] {
    (0..<50 as Range<UInt64>).compactMap { round in
      let tape = Tape(tail: .random)
      tape.isShown = true
      var choices = Choices.replaying(tape, state: round)
      return (try? gen.draw(&choices)).map { SourceText.trees(of: [$0], from: tape)[0] }
    }
  }

  @Test("What only decoding makes is written with its members in a comment, and is no code")
  func writtenAsComment() {
    let name = "GenDecodedTests.Picky"
    let trees = written(Gen<Picky>.decoded)
    #expect(trees.count == 50)
    for tree in trees {
      #expect(tree.text.hasPrefix("\(name)(from: /* \(name)(number: "))
      #expect(tree.text.hasSuffix(") */)") && !tree.isComplete)
    }
    var result: CheckResult?
    withKnownIssue { result = forAll(Gen<Picky>.decoded) { $0.number < 8 } }
    #expect(result?.counterexample?.values == ["\(name)(from: /* \(name)(number: 8) */)"])
  }

  @Test("The cases of an enum that decodes itself are written as code")
  func writtenAsCases() {
    let trees = written(Anything.arbitrary())
    #expect(trees.contains { $0.text.hasPrefix("GenDecodedTests.Anything.text(") })
    #expect(trees.allSatisfy { $0.isComplete && !$0.text.contains("from:") })
  }

  @Test("A number that is decoded is finite, as it is in JSON")
  func finite() throws {
    struct Price: Decodable {
      let amounts: [Double]
      let rate: Float
      let byName: [String: Double]
      let gaps: [Double?]
      let width: CGFloat
    }
    let prices = try sample(Gen<Price>.decoded, count: 2_000)
    #expect(prices.allSatisfy { $0.rate.isFinite && $0.amounts.allSatisfy(\.isFinite) })
    #expect(Set(prices.map(\.rate)).count > 500)
    #expect(prices.allSatisfy { $0.byName.values.allSatisfy(\.isFinite) && $0.width.isFinite })
    #expect(prices.allSatisfy { $0.gaps.allSatisfy { $0?.isFinite ?? true } })
  }

  @Test("All that a value asks for while it decodes itself is drawn")
  func asksForAll() throws {
    let records = try sample(Gen<Record>.decoded, count: 200)
    #expect(Set(records.map(\.name)).count > 50 && Set(records.map(\.inner)).count > 50)
    #expect(records.contains { $0.age == nil } && records.contains { $0.age != nil })
    #expect(Set(records.map(\.kind)) == [.plain, .loud])
    #expect(records.contains { $0.parts.isEmpty } && records.contains { $0.parts.count > 3 })
    #expect(records.contains { $0.table.count > 1 })
    #expect(records.contains { Int($0.both) != nil } && records.contains { Int($0.both) == nil })
  }

  @Test("What a type rejects is drawn anew")
  func rejects() throws {
    #expect(try sample(Gen<Picky>.decoded, count: 200).allSatisfy { $0.number % 4 == 0 })
  }

  @Test("Values that hold values of their own type end")
  func recursive() throws {
    let chains = try sample(Chain.arbitrary(), count: 200)
    #expect(chains.contains { $0.depth > 2 } && chains.allSatisfy { $0.depth < 30 })
  }

  @Test("A replay makes what was drawn, and the simplest value is made of simplest parts")
  func replays() throws {
    #expect(try recordsFaithfully(Gen<Record>.decoded.map(\.text)))
    let simplest = try FactoryCheckTests.simplest(Gen<Record>.decoded)
    #expect(simplest.name == "" && simplest.age == nil && simplest.kind == .plain)
    #expect(simplest.parts == [] && simplest.table == [:] && simplest.both == "0")
  }

  @Test("A counterexample that was decoded shrinks like any other")
  func shrinks() {
    let found = minimal(Gen<Record>.decoded) { $0.parts.count > 1 && $0.name.count > 2 }
    #expect(found?.parts.map(\.text) == ["", ""] && found?.name.count == 3)
    #expect(found?.age == nil && found?.table == [:])
  }
}
