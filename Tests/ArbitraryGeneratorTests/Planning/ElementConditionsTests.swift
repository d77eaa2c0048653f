import FactoryCheck
import Testing

@testable import ArbitraryGenerator

/// Which closures conditions ask each element of a collection with.
struct ElementConditionsTests {
  @Test(
    "What all elements are asked is a closure on each",
    arguments: [
      ("all.allSatisfy { $0 > 1 }", "{ $0 > 1 }"),
      ("all.allSatisfy({ item in item.n > 1 })", "{ item in item.n > 1 }"),
      ("!all.contains { $0.isBad }", "{ !($0.isBad) }"),
      ("!all.contains(where: { it in it.n == 2 })", "{ it in !(it.n == 2) }"),
      ("all.allSatisfy(\\.isOpen)", "{ $0.isOpen }"),
      ("!all.contains(where: \\.part.isOpen)", "{ !($0.part.isOpen) }"),
      ("all.allSatisfy((0...9).contains)", "{ (0...9).contains($0) }"),
      ("(all.allSatisfy { $0.all > 1 })", "{ $0.all > 1 }"),
      ("`all`.allSatisfy { $0 > 1 }", "{ $0 > 1 }"),
    ])
  func closures(condition: String, closure: String) {
    let parts = ElementConditions(of: ["all"], in: condition).parts
    #expect(parts.map(\.closure) == [closure])
  }

  @Test(
    "Anything else is none",
    arguments: [
      "all.contains { $0 > 1 }", "!all.allSatisfy { $0 > 1 }", "others.allSatisfy { $0 > 1 }",
      "all.allSatisfy { $0 > 1 } == isOpen", "all.allSatisfy { $0 < all.count }",
      "all.allSatisfy(isGood)", "!all.contains(3)", "all.values.allSatisfy { $0 > 1 }",
      "all.isEmpty || all.allSatisfy { $0 > 1 }", "isOpen ? all.allSatisfy { $0 } : all.isEmpty",
      "all.allSatisfy { (n: Int) in n > 1 }", "all.allSatisfy { return $0 > 1 }", "all.allSatisfy",
      "all.allSatisfy {}", "!", "all", "(", "all.allSatisfy(",
    ])
  func others(condition: String) {
    #expect(ElementConditions(of: ["all"], in: condition).parts.allSatisfy { $0.closure == nil })
  }

  @Test("Each of some conditions that are joined is a part of its own, however they are nested")
  func parts() {
    let leaves = Gen.element(of: [
      "n > 1", "all.allSatisfy { $0 > 1 && $0 < 5 }", "!all.isEmpty", "f(a && b)", "[a && b]",
      "!all.contains { $0 == 2 || $0 == 3 }", "a == b",
    ])
    forAll(.array(of: leaves, count: 1...5), .int(in: 0...4)) { texts, nested in
      let (outer, inner) = (texts.prefix(nested), texts.dropFirst(nested))
      let whole = outer + (inner.isEmpty ? [] : ["(\(inner.joined(separator: " && ")))"])
      let parts = ElementConditions(of: ["all"], in: whole.joined(separator: " && ")).parts
      #expect(parts.map(\.text) == texts)
      #expect(parts.map { $0.closure != nil } == texts.map { $0.contains("{") })
    }
  }

  @Test("The values of a dictionary are asked by two names")
  func values() {
    let parts = ElementConditions(of: ["all", "values"], in: "all.values.allSatisfy { $0 > 1 }")
      .parts
    #expect(parts.map(\.closure) == ["{ $0 > 1 }"])
  }

  @Test(
    "Elements are drawn until each is what is asked of it",
    arguments: [
      ("[Item]", "n.allSatisfy { $0.count > 3 }", ".array(of: .any.filter(knowing: .init("),
      ("[Item]", "!n.isEmpty && n.allSatisfy(\\.isOpen)", "{ $0.isOpen }, count: 1...)"),
      (
        "[Item]", "!n.contains { $0.count == 2 } && n.count < 4",
        "!($0.count == 2) }, count: 0...3)"
      ),
      ("[Item]?", "n == nil || n!.allSatisfy(\\.isOpen)", nil),
      ("[String: Item]", "n.values.allSatisfy(\\.isOpen)", ".dictionary(of: .any, .any.filter("),
      ("Set<Int>", "n.allSatisfy { $0 % 7 == 3 }", ".set(of: .any.filter("),
      ("[Int]", "n.allSatisfy { $0 % 7 == 3 && $0 > 9 }", ".array(of: .int(in: 10...).filter("),
      ("[Int]", "n.allSatisfy((0...9).contains)", ".array(of: .int(in: 0...9))"),
      ("[Int]", "n.allSatisfy { $0 > m }", nil), ("[Item]", "n.allSatisfy { $0.hidden > 0 }", nil),
      ("[Item]", "n.allSatisfy { isGood($0) }", nil),
    ] as [(String, String, String?)])
  func gens(type: String, condition: String, gen: String?) {
    let source = """
      struct Item: Hashable { var count: Int; var isOpen: Bool; fileprivate var hidden = 0
        init(count: Int, isOpen: Bool) { self.count = count; self.isOpen = isOpen } }
      func isGood(_ item: Item) -> Bool { true }
      struct S { let m: Int; init(n: \(type), m: Int) { precondition(\(condition)); self.m = m } }
      """
    let lines = Generated(source).lines(with: "let n = try FactoryCheck.Gen<")
    #expect(lines.count == (gen == nil ? 0 : 1))
    #expect(gen.map { lines.first?.contains($0) ?? false } ?? true)
  }
}
