import Testing

@testable import ArbitraryGenerator

/// Types that an annotation gives to associated types, and what those have to be.
struct MockBoundsTests {
  private static func mocks(_ type: String, _ bound: String) -> GeneratedMocks {
    GeneratedMocks(
      """
      struct Oops: Error {}
      struct Item {}
      extension Item: Mark {}
      struct Flags: OptionSet { let rawValue: Int }
      enum Kind { case small, large }
      enum Event { case moved(Item) }
      class Box {}
      final class Crate: Unknown {}
      protocol Mark {}
      extension Int: Error {}
      /// @mockable(typealias: T = \(type))
      protocol P { associatedtype T: \(bound) }
      """, protocols: .annotated)
  }

  @Test(
    "An associated type without values by default stays open where a method takes some",
    arguments: [
      ("associatedtype A = Never; func f(_ a: A)", "PMock<A>:"),
      ("associatedtype A: Equatable = Never; func f(_ all: [Self.A])", "PMock<A: Equatable>:"),
      ("associatedtype A: Error = Never; func f() throws(A)", "PMock:"),
      ("associatedtype A = Int; func f(_ a: A)", "PMock:"),
    ])
  func never(members: String, head: String) {
    let mocks = GeneratedMocks("protocol P { \(members) }")
    #expect(mocks.lines(with: "class \(head)").count == 1)
  }

  @Test(
    "A type that an associated type cannot be is named, with its place and what to do",
    arguments: [
      ("String", "Error"), ("[Item]", "Error"), ("Item", "Hashable"), ("Item", "Swift.Hashable"),
      ("Item", "Sendable & Codable"),
      ("Event", "Equatable"), ("Kind", "Error"), ("Kind", "Mark"), ("Item", "AnyObject"),
      ("Box", "Mark"), ("Bool", "StringProtocol"), ("Double", "FixedWidthInteger"),
      ("[Int]", "BinaryFloatingPoint"),
    ])
  func unfit(type: String, bound: String) {
    let mocks = Self.mocks(type, bound)
    #expect(mocks.heads.isEmpty)
    #expect(
      mocks.notes.contains(
        """
        Sources/M/A.swift:12:10: warning: `P` gets no mock: its associated type `T` is to be \
        `\(type)`, which is no `\(bound)`
          fix: name a type that conforms to `\(bound)`: `@mockable(typealias: T = …)`
        """))
  }

  @Test(
    "A type that fits, or of which the sources do not tell, is taken",
    arguments: [
      ("Oops", "Error"), ("Oops", "Error & Sendable"), ("Int", "Error"), ("Item", "Mark"),
      ("Item", "Sendable"), ("Flags", "Hashable"), ("Kind", "Hashable"), ("Box", "AnyObject"),
      ("Crate", "Mark"), ("Other", "Error"), ("Item", "Other"), ("String", "Mark"),
      ("Substring", "StringProtocol"), ("UInt8", "BinaryInteger"), ("Float", "Numeric"),
    ])
  func fit(type: String, bound: String) {
    #expect(Self.mocks(type, bound).heads == ["nonisolated final class PMock: P {"])
  }

  @Test("A typealias of a protocol settles the associated type that it is called like")
  func alias() {
    let mocks = GeneratedMocks(
      "protocol P { associatedtype A; var a: A { get } }\nprotocol Q: P { typealias A = [Int] }")
    #expect(mocks.heads.contains("nonisolated final class QMock: Q {"))
    #expect(mocks.text.contains("typealias A = [Int]"))
  }

  @Test("What is asked of an associated type that stands for an open one is asked of that")
  func standingForOpen() {
    let mocks = GeneratedMocks(
      """
      protocol Shown {}
      protocol Kept {}
      protocol P<Value> { associatedtype Value; var n: Int { get } }
      protocol Q<Row>: P where Row == Value { associatedtype Row: Shown }
      protocol R<Row>: Q where Row: Kept {}
      """, testables: ["M"])
    #expect(
      mocks.text.contains("final class RMock<Value: Shown>: M.R where Value: Kept {"))
  }

  @Test("What is asked of an associated type that is made of an open one is asked of that")
  func lent() async throws {
    let source = """
      struct Wrap<T> { let t: T }
      extension Wrap: Equatable where T: Equatable {}
      struct Always<T>: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
      protocol Listed {
        associatedtype Item
        associatedtype Body: Equatable where Body == [Item]
        func f(_ body: Body) -> Body?
      }
      protocol Keyed<Item> {
        associatedtype Item: Equatable
        associatedtype Body: Hashable & Sendable where Body == [String: Item?]
        func f() throws -> Item
      }
      protocol Wrapped { associatedtype Item; associatedtype Body: Equatable where Body == Wrap<Item> }
      protocol Coded { associatedtype Item; associatedtype Body where Body == [Item], Body: Codable }
      protocol Free { associatedtype Item; associatedtype Body: Equatable where Body == Always<Item> }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.heads == [
        "nonisolated final class CodedMock<Item: Codable>: M.Coded {",
        "nonisolated final class FreeMock<Item>: M.Free {",
        "nonisolated final class KeyedMock<Item: Equatable & Hashable & Sendable>: M.Keyed {",
        "nonisolated final class ListedMock<Item: Equatable>: M.Listed {",
        "nonisolated final class WrappedMock<Item: Equatable>: M.Wrapped {",
      ])
    try await mocks.compile(beside: source)
  }

  @Test("Typealiases of a protocol are written out in what is asked of its associated types")
  func aliases() async throws {
    let source = """
      struct Pair<A, B> {}
      protocol Store {
        associatedtype Task
        associatedtype Outcome
        typealias Event = Pair<Task, Outcome>
        associatedtype Events: Sequence where Events.Element == [Event]
        func events() -> Events
      }
      protocol Named { typealias Name = String; associatedtype Names: Sequence<Name> }
      protocol Nested {
        typealias Row = [Cell]
        typealias Cell = Int?
        associatedtype Rows: Sequence<Row>
      }
      protocol Listed {
        associatedtype List: Collection
        typealias Item = List.Element
        associatedtype Other where Item == Int
      }
      protocol Vector {
        typealias ScalarType = Numeric & Comparable
        associatedtype Scalar: ScalarType & Sendable
        associatedtype Other where Other: ScalarType & Sendable
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.heads == [
        "nonisolated final class ListedMock<List: Collection, Other>: M.Listed "
          + "where List.Element == Int {",
        "nonisolated final class NamedMock<Names: Sequence<String>>: M.Named {",
        "nonisolated final class NestedMock<Rows: Sequence<[Int?]>>: M.Nested {",
        "nonisolated final class StoreMock<Task, Outcome, Events: Sequence>: M.Store "
          + "where Events.Element == [Pair<Task, Outcome>] {",
        "nonisolated final class VectorMock<Scalar: Numeric & Comparable & Sendable, Other>: "
          + "M.Vector where Other: Numeric & Comparable & Sendable {",
      ])
    try await mocks.compile(beside: source)
  }
}
