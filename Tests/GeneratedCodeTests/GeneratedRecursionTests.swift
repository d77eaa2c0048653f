import FactoryCheck
import Testing

@testable import Shapes

struct GeneratedRecursionTests {
  @Test("Fixed values of recursive types end")
  func provides() {
    #expect(Tree.provide() == .leaf(0))
    #expect(JSON.provide() == .object([:]))
    #expect(Chapter.provide() == Chapter(title: "", section: nil))
    #expect(Category.provide().main == Owner(name: "", categories: []))
    #expect(Section.provide().chapters.isEmpty)
    #expect(Rose.provide() == .rose([]))
    #expect(Expression.provide() == .sum(.number(0), .number(0)))
  }

  @Test("Values of recursive types end, and some are deep")
  func ends() {
    let depths = values(of: Tree.arbitrary(), count: 2_000).map(\.depth)
    #expect(depths.contains { $0 > 4 } && depths.allSatisfy { $0 < 40 })
    #expect(values(of: JSON.arbitrary(), count: 2_000).count == 2_000)
    #expect(values(of: Rose.arbitrary(), count: 2_000).count == 2_000)
    #expect(values(of: Expression.arbitrary(), count: 2_000).count == 2_000)
    #expect(values(of: Section.arbitrary(), count: 2_000).count == 2_000)
    #expect(
      values(of: Category.arbitrary(), count: 2_000).contains {
        $0.main?.categories.isEmpty == false
      })
    #expect(values(of: List<Int>.arbitrary(), count: 2_000).count == 2_000)
  }

  @Test("Values that recurse through collections alone are deep as well, and small")
  func collections() {
    let depths = values(of: Rose.arbitrary(), count: 2_000).map(\.depth)
    #expect(depths.contains { $0 > 5 } && depths.allSatisfy { $0 < 9 })
    let sizes = values(of: JSON.arbitrary(), count: 2_000).map(\.size)
    #expect(sizes.reduce(0, +) < 20 * sizes.count)
  }

  @Test("Values that hold themselves in generic types end, and some are deep")
  func generics() {
    #expect(Remark.provide() == Remark(text: "", replies: Listing(items: [], total: 0)))
    let remarks = values(of: Remark.arbitrary(), count: 2_000).map(\.depth)
    #expect(remarks.contains { $0 > 5 } && remarks.allSatisfy { $0 < 9 })
    let rings = values(of: Ring.arbitrary(), count: 2_000).map(\.depth)
    #expect(rings.contains { $0 > 4 } && rings.allSatisfy { $0 < 40 })
    let bays = values(of: Bay.arbitrary(), count: 2_000).map(\.size)
    #expect(bays.contains { $0 > 20 } && bays.reduce(0, +) < 500 * bays.count)
  }

  @Test("The simplest value of a recursive type is one that ends at once")
  func simple() {
    #expect(simplest(of: Tree.arbitrary()) == .leaf(0))
    #expect(simplest(of: JSON.arbitrary()) == .string(""))
  }
}

extension Tree {
  fileprivate var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }
}

extension Rose {
  fileprivate var depth: Int {
    switch self {
    case .rose(let roses): 1 + (roses.map(\.depth).max() ?? 0)
    }
  }
}

extension JSON {
  /// How many values it is made of.
  fileprivate var size: Int {
    switch self {
    case .object(let members): 1 + members.values.reduce(0) { $0 + $1.size }
    case .array(let elements): 1 + elements.reduce(0) { $0 + $1.size }
    case .string, .null: 1
    }
  }
}

extension Remark {
  fileprivate var depth: Int { 1 + (replies.items.map(\.depth).max() ?? 0) }
}

extension Ring {
  fileprivate var depth: Int { 1 + (next.item?.depth ?? 0) }
}

extension Bay {
  /// How many values it is made of.
  fileprivate var size: Int { 1 + left.size + right.size }
}

extension Fetched<Bay> {
  fileprivate var size: Int {
    switch self {
    case .done(let bay): bay.size
    case .both(let first, let second): first.size + second.size
    case .idle: 0
    }
  }
}
