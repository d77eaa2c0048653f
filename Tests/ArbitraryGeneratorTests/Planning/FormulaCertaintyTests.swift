import Testing

@testable import ArbitraryGenerator

/// Conditions that hold anyway.
struct FormulaCertaintyTests {
  @Test(
    "A condition is certain where its denial contradicts itself",
    arguments: [
      "n < 3 || n >= 3", "!(n > 0) || n != 0", "!(n > 5) || (n > 4)", "n == 3 || n != 3",
      "!all.indices.contains(n) || all.indices.contains(n)", "!all.isEmpty || (all.count < 1)",
      "!(all.count > 5) || (!all.isEmpty)", "!(n >= 0 && n < all.count) || all.indices.contains(n)",
      "n < 0 || n >= all.count || all.indices.contains(n)", "all.count >= 0",
      "!(0 <= n) || (!(n <= all.count - 1) || ((0..<all.count).contains(n)))",
      "!(a < b && b < c) || (a + 1 < c)", "!(b != nil) || (b != nil)", "!f(a) || f(a)",
      "all.isEmpty || all.indices.contains(all.count / 2)", "all.isEmpty || all.last != nil",
      "!(all.count == 2) || (all.first != nil)", "!false || f(a)", "nil == nil || f(a)",
      "nil?.isOpen ?? false == false", "(nil?.all().count ?? 0) < 1 || f(a)",
      "!(nil?.first?.x == nil) || nil == nil", "true != false",
      "true || all.count > 3", "f(a) || !(false)", "!(nil != nil) || (nil! > 3)",
    ])
  func certain(condition: String) { #expect(Formula(condition).isCertain) }

  @Test(
    "Others are not, as far as that is seen",
    arguments: [
      "n < 3 || n > 3", "!(n >= 0) || n != 0", "!(all.count > n) || !all.isEmpty", "n != nil",
      "!(n < all.count) || all.indices.contains(n)", "!f(a) || f(b)", "n[0] > 3 || !(n[0] > 3)",
      "!(a < b && b < c) || (a + 2 < c)", "", "!", "a ||", "all.indices.contains(", "a && !a",
      "all.isEmpty || all.indices.contains(all.count / 1)", "all.indices.contains(all.count / 2)",
      "n <= -0.5 || n >= -0.25", "all.last != nil", "!(all.count == 2) || (all.first == nil)",
      "a?.isOpen ?? false == false", "(nil?.isOpen ?? true) == false", "true == false",
      "(nil?.count ?? 0) > 0", "false || f(a)", "nil == a || f(a)", "!true || f(a)",
      "true && f(a)", "nil != nil",
    ])
  func others(condition: String) { #expect(!Formula(condition).isCertain) }
}
