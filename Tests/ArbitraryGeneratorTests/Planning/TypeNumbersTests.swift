import FactoryCheck
import Testing

@testable import ArbitraryGenerator

struct TypeNumbersTests {
  @Test("The numbers of a name are those that it was given, in order")
  func order() {
    forAll(Gen.int(in: 0...9).array(count: 0...4)) { given in
      var numbers = TypeNumbers()
      for number in given { numbers.append(number) }
      #expect(Array(numbers) == given)
      #expect(numbers.first == given.first)
      #expect(numbers.isEmpty == given.isEmpty)
    }
  }
}
