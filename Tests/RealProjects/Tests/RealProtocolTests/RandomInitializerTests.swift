import FactoryCheck
import Testing

/// The gens of structs whose initialisers ask much of their arguments, made at random.
struct RandomInitializerTests {
  @Test("All that a random initialiser accepts is drawn, and nothing that the program ends for")
  func accepted() {
    forAll(RandomInitializer.gen.array(count: 60), cases: 2, seed: 5) { initializers in
      let program = try InitializerProgram(initializers)
      defer { program.remove() }
      let names = initializers.indices.flatMap { ["Throwing\($0)", "Ending\($0)"] }
      let troubles = try names.compactMap(program.trouble)
      #expect(troubles == [])
    }
  }
}
