import FactoryCheck
import Testing

/// The mocks of protocols that are made at random.
struct RandomProtocolTests {
  @Test("Mocks of random protocols compile, without warnings")
  func compiles() throws {
    try forAll(RandomProtocol.gen.array(count: 60), cases: 10, seed: 2) { protocols in
      let module = try RandomModule(protocols, named: "P", beside: RandomProtocol.model)
      defer { module.remove() }
      let troubles = try module.troublesOfMocks()
      #expect(troubles == [])
    }
  }
}
