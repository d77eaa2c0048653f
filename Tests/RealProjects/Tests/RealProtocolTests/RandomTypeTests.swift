import FactoryCheck
import Testing

/// The gens of types that are made at random.
struct RandomTypeTests {
  @Test("Gens of random types compile, without warnings, however their module is compiled")
  func compiles() {
    forAll(
      .element(of: RandomModule.Mode.allCases), RandomType.gen.array(count: 150), cases: 6,
      seed: 3
    ) { mode, types in
      let module = try RandomModule(
        types, named: "X", beside: RandomType.model, mode: mode)
      defer { module.remove() }
      #expect(try module.count > 20)
      let troubles = try module.troublesOfGens()
      #expect(troubles == [])
    }
  }
}
