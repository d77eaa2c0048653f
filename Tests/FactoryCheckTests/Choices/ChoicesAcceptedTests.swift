import FactoryCheck
import Testing

/// Fixed values that gens make.
struct ChoicesAcceptedTests {
  @Test("The simplest value that a gen accepts is the same each time")
  func accepted() {
    #expect(Choices.accepted(by: .int(in: 3...9)) == 3)
    let positive = Gen<Int>.int().filter { $0 > 0 }
    let value = Choices.accepted(by: positive)
    #expect(value > 0 && Choices.accepted(by: positive) == value)
  }

  @Test("What is given comes back")
  func given() {
    #expect(Choices.given(7) == 7)
  }

  @Test("A gen that makes nothing ends the program, and says of what")
  func rejected() async {
    await #expect(processExitsWith: .failure) {
      _ = Choices.accepted(by: Gen<Int>.int().filter { _ in false })
    }
  }
}
