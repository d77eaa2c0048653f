import FactoryCheck
import Testing

/// The mocks of protocols that are made at random.
struct RandomProtocolTests {
  @Test("Mocks and their gens compile, without warnings, however their module is compiled")
  func compiles() {
    forAll(
      .element(of: RandomModule.Mode.allCases), RandomProtocol.gen.array(count: 60), cases: 10,
      seed: 2
    ) { mode, protocols in
      let module = try RandomModule(
        protocols, named: "P", beside: RandomProtocol.model, mode: mode)
      defer { module.remove() }
      #expect(try module.count > 10)
      let troubles = try module.troublesOfMocks()
      #expect(troubles == [])
    }
  }
}
