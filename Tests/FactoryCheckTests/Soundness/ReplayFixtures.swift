import FactoryCheck
import TestSupport
import Testing

@Test(.enabled(if: ChildRun.isChild))
func freeFixture() {
  forAll(.string(), .int()) { text, number in
    #expect(text.count < 3 || number < 1_000)
  }
}

@Suite(.enabled(if: ChildRun.isChild))
struct ReplayFixtures {
  static func isSmall(_ numbers: [Int]) -> Bool { numbers.allSatisfy((-76...76).contains) }

  @Test func inSuite() {
    forAll(.array(of: .int())) { Self.isSmall($0) }
  }

  /// Its name begins like another's.
  @Test func inSuiteToo() {
    forAll(.array(of: .int())) { Self.isSmall($0) }
  }

  @Test func `it's "odd": $HOME größer`() {
    forAll(.array(of: .int())) { Self.isSmall($0) }
  }

  @Test func `with spaces + (signs)`() {
    forAll(.array(of: .int())) { Self.isSmall($0) }
  }

  @Test(arguments: [1, 2])
  func parameterised(_ factor: Int) {
    forAll(.array(of: .int(in: 0...1_000))) { Self.isSmall($0.map { $0 * factor }) }
  }

  /// It has another's name, and other labels.
  @Test(arguments: [1, 2])
  func parameterised(by factor: Int) {
    forAll(.array(of: .int(in: 0...1_000))) { Self.isSmall($0.map { $0 * factor }) }
  }

  @Test func seeded() {
    forAll(.array(of: .int()), seed: 42) { Self.isSmall($0) }
  }

  struct Nested {
    @Test func inNestedSuite() async {
      await forAll(.array(of: .int())) { numbers in
        await Task.yield()
        return ReplayFixtures.isSmall(numbers)
      }
    }
  }
}

/// Its name has to be escaped, as has its test's.
@Suite(.enabled(if: ChildRun.isChild))
struct `suite of «Größen» (1.5 × 2)` {
  struct `inner | suite` {
    @Test func `is 2 + 2 = 5?`() {
      forAll(.array(of: .int())) { ReplayFixtures.isSmall($0) }
    }
  }
}

/// Prints a digest of what properties draw, which depends on the seed alone.
@Suite(.enabled(if: ChildRun.isChild))
struct DrawFixtures {
  @Test func integers() {
    printDigest { note in forAll(.int(), .int(in: -5...5)) { note("\($0) \($1)") } }
  }

  @Test func texts() {
    printDigest { note in forAll(.string(), .double()) { note("\($0) \($1)") } }
  }

  @Test func collections() {
    printDigest { note in
      forAll(.array(of: .optional(of: .bool())), .set(of: .int(in: 0...99))) {
        note("\($0) \($1.sorted())")
      }
    }
  }

  private func printDigest(
    _ check: ((String) -> Void) -> CheckResult, of name: String = #function
  ) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    _ = check { text in
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    print("digest \(name) \(String(hash, radix: 16))")
  }
}
