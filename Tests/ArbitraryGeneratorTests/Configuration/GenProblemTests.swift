import Testing

@testable import ArbitraryGenerator

struct GenProblemTests {
  @Test(
    "An expression is whole where its brackets and quotes are closed and no comment ends it",
    arguments: [
      (".int(in: 0...150)", true), (".map { [$0: \"a)\"] }", true),
      (#".element(of: [")", "\("]")"])"#, true), (##".element(of: [#"")"#])"##, true),
      (".just(\"\"\"\n  )\"\n  \"\"\")", true), (".map { ($0 / 2) + (1 / $0) }", true),
      (".regex(/[)]/)", true), (".int() /* any ) */", true), (".just(\"'\")", true),
      (".int(in: 0...1", false), (".int())", false), (".int() } struct X {", false),
      (".int() // any", false), (".int() /* any", false), (".text(\"a)", false), (".a([1)]", false),
      (".a) + (.b", false), (".int(in: 0...3);", false), (".map { let a = $0; return a }", true),
    ])
  func isWhole(gen: String, expected: Bool) {
    #expect(GenProblem(in: gen) == (expected ? nil : .notWhole(gen)))
  }

  @Test(
    "Words that are no expression are told with what was meant",
    arguments: [
      ("depht 3", "write `// arbitrary: depth 3` above the type"),
      ("Depth 3", "write `// arbitrary: depth 3` above the type"),
      ("depth: 3", "write `// arbitrary: depth 3` above the type"),
      ("depth=3", "write `// arbitrary: depth 3` above the type"),
      (
        "depth", "write `// arbitrary: depth 3` above the type, with a number from 1 to 24"
      ),
      (
        "depth 99", "write `// arbitrary: depth 3` above the type, with a number from 1 to 24"
      ),
      (
        "depth three", "write `// arbitrary: depth 3` above the type, with a number from 1 to 24"
      ),
      (
        "skip for now",
        "write `// arbitrary: skip`, and nothing else, above what is to be skipped"
      ),
      ("Skip", "write `// arbitrary: skip`, and nothing else, above what is to be skipped"),
      ("skip", "write `// arbitrary: skip`, and nothing else, above what is to be skipped"),
      ("whatever number you like", "write a gen, such as `.int(in: 0...150)`"),
    ])
  func words(gen: String, hint: String) {
    let problem = GenProblem(in: gen)
    #expect(problem == .words(gen))
    #expect(problem?.hint == hint)
  }

  @Test(
    "Expressions of several words are none of those",
    arguments: [
      "try gen", "try await gen", "gen as Gen<Int>", "ship", "flag ? small : large", "depthOf",
      "depth()", "depth.any",
    ])
  func expressions(gen: String) {
    #expect(GenProblem(in: gen) == nil)
  }
}
