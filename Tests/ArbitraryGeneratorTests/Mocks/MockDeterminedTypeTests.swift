import Foundation
import Testing

@testable import ArbitraryGenerator

/// Associated types that others determine which are settled.
struct MockDeterminedTypeTests {
  private static let types = """
    public struct User: Equatable, Identifiable, Sendable { public var id: Int }
    public protocol Reducing { associatedtype State; func reduce(_ state: State) -> State }
    public struct Counter: Reducing { public func reduce(_ state: Int) -> Int { state } }
    public struct Keeper<S>: Reducing { public func reduce(_ state: S) -> S { state } }
    public protocol Loading {
      associatedtype ID: Hashable
      associatedtype Model: Identifiable where Model.ID == ID
      func load(_ id: ID) -> Model?
    }
    public protocol Mapping {
      associatedtype A; associatedtype B: Sequence where B.Element == A; func map(_ a: A) -> B
    }
    public protocol Storing {
      associatedtype State
      associatedtype Reducer: Reducing where Self.Reducer.State == State
      func reducer() -> Reducer; func state() -> State
    }
    public protocol Listing<Item> {
      associatedtype Item; associatedtype Items: Collection<Item>
      func all() -> Items; func first() -> Item?
    }
    public protocol Pairing {
      associatedtype Key; associatedtype Value
      associatedtype Pairs: Collection where Pairs.Element == (Key, [Value])
      func value(of key: Key) -> Value?
    }
    public protocol Chained {
      associatedtype First: Sequence; associatedtype Second: Sequence; associatedtype Third
      where Second == First.Element, Third == Second.Element
      func third() -> Third
    }

    """

  @Test(
    "What a settled type determines is settled by that, and drawn as what it is",
    arguments: [
      ("protocol P: Loading where Model == User {}", ["ID = Model.ID", "Model = User"], ""),
      (
        "/// @mockable(typealias: Model = User)\nprotocol P: Loading {}",
        ["ID = Model.ID", "Model = User"], ""
      ),
      ("protocol P: Mapping where B == [String] {}", ["A = B.Element", "B = [String]"], ""),
      (
        "protocol P: Storing where Reducer == Counter {}",
        ["State = Reducer.State", "Reducer = Counter"], ""
      ),
      (
        "protocol P: Storing { associatedtype Reducer = Counter; func more() }",
        ["State = Reducer.State", "Reducer = Counter"], ""
      ),
      (
        "protocol P: Storing where Reducer == Keeper<Bool> {}",
        ["State = Reducer.State", "Reducer = Keeper<Bool>"], "M.Keeper<Bool>.State"
      ),
      (
        "protocol P: Listing where Items == [User] {}", ["Item = Items.Element", "Items = [User]"],
        ""
      ),
      (
        "protocol P: Pairing where Pairs == [(String, [Int])] {}",
        ["Key = String", "Value = Int", "Pairs = [(String, [Int])]"], ""
      ),
      (
        "protocol P: Chained where First == [[Int]] {}",
        ["First = [[Int]]", "Second = First.Element", "Third = Second.Element"], ""
      ),
    ])
  func determined(source: String, typealiases: [String], undrawn: String) async throws {
    let source = Self.types + source
    let mocks = GeneratedMocks(source)
    let mock = try #require(mocks.text.components(separatedBy: "class PMock: P {").last)
    #expect(typealiases.allSatisfy { mock.contains("  typealias \($0)\n") })
    let notes = mocks.notes.filter { $0.contains("`P`") }
    #expect(
      undrawn.isEmpty ? notes.contains { $0.contains("State") } == false : !notes.isEmpty,
      "\(notes)")
    try await GeneratedMocks(source, testables: ["M"]).compile(beside: source)
  }

  @Test("What a settled type has is asked of one that stays open, whichever side it stands on")
  func sides() async throws {
    let source = """
      protocol P {
        associatedtype A: Sequence; associatedtype B: Sequence where A.Element == B.Element
        func f(_ a: A) -> B
      }
      protocol Q: P where A == [Int] {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.heads.last
        == "nonisolated final class QMock<B: Sequence>: M.Q where B.Element == [Int].Element {")
    try await mocks.compile(beside: source)
  }

  @Test(
    "What has to hold for the element of a sequence, and for its parts, is said of its iterator")
  func elements() async throws {
    let source = """
      protocol P: Sequence where Element: Identifiable, Element.ID == Int { func f() -> Element? }
      protocol Q: AsyncSequence where Self.Element: Collection, Self.Element.Index == Int {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.text.contains("where Iterator.Element: Identifiable, Iterator.Element.ID == Int {"))
    try await mocks.compile(beside: source)
  }

  @Test("A sequence that is its own iterator has no other one, and neither has its eraser")
  func ownIterator() async throws {
    let source = """
      /// @mockable(spy; eraser)
      protocol P: Sequence, IteratorProtocol where Element == Int { func f() -> Int }
      /// @mockable(eraser)
      protocol Q: IteratorProtocol, Sequence { func f() -> [Element] }
      protocol R: P where Iterator == IndexingIterator<[Int]> {}
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(
      mocks.heads == [
        "nonisolated final class PMock: M.P {", "nonisolated final class QMock<Element>: M.Q {",
        "nonisolated final class RMock: M.R {",
      ])
    try await mocks.compile(beside: source)
  }

  @Test(
    "The element of an iterator or sequence of the library is what that is of",
    arguments: [
      "IndexingIterator<[Int]>", "AnyIterator<Int>", "Set<Int>.Iterator",
      "IndexingIterator<Set<Int>>",
    ])
  func elementOfIterator(iterator: String) async throws {
    let source = """
      protocol P {
        associatedtype I: IteratorProtocol = \(iterator)
        associatedtype E where E == I.Element
        func e() -> E?
      }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    if !iterator.hasSuffix("Iterator") {
      #expect(mocks.notes == [])
      #expect(
        mocks.conformances.contains("of: Optional<Int>.arbitrary()")
          || mocks.conformances.contains("Int?"))
    }
    try await mocks.compile(beside: source)
  }
}
