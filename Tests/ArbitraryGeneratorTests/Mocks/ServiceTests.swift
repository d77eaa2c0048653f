import Testing

@testable import ArbitraryGenerator

/// What stands for a mocked protocol that types conform to: its mock where it is a service, and the
/// types where they are values.
struct ServiceTests {
  @Test(
    "The mock stands for what production uses",
    arguments: [
      ("func get() -> Int", "final class Real: P { func get() -> Int { 1 } }"),
      ("var url: String { get }", "final class Real: P { var url: String { \"\" } }"),
      ("func get() -> Int", "struct Real: P { func get() -> Int { 1 } }"),
      ("func get() -> Int", "actor Real: P { nonisolated func get() -> Int { 1 } }"),
      (
        "func get() -> Int",
        "struct Real: P { let other: any Other; func get() -> Int { other.n } }"
      ),
      ("func get() -> Int", "struct Real: P { let body: () -> Int; func get() -> Int { body() } }"),
      ("func get() -> Int", "enum Real: P { case a(any Other); func get() -> Int { 1 } }"),
      ("func get() async -> Int", "struct Real: P { let n: Int; func get() async -> Int { n } }"),
      ("var n: Int { get async }", "struct Real: P { var n: Int }"),
      (
        "func get(completion: @escaping (Int) -> Void)",
        "struct Real: P { let n: Int; func get(completion: @escaping (Int) -> Void) {} }"
      ),
    ])
  func services(requirement: String, conformer: String) {
    let mocks = GeneratedMocks(source(requirement, conformer), testables: ["M"])
    #expect(mocks.conformances.contains("M.Holder(p: PMock.draw(&choices))"))
    #expect(mocks.conformances.contains("try PMock.draw(&choices)"))
  }

  @Test(
    "What is made of data stands for what such values have in common",
    arguments: [
      ("", "struct Real: P { let n: Int }"), ("", "enum Real: P { case a, b }"),
      ("func area() -> Double", "struct Real: P { var r = 1.0; func area() -> Double { r } }"),
      ("var name: String { get }", "struct Real: P { var name: String }"),
      ("func check() throws", "struct Real: P { var name: String; func check() throws {} }"),
    ])
  func values(requirement: String, conformer: String) {
    let mocks = GeneratedMocks(source(requirement, conformer), testables: ["M"])
    #expect(mocks.conformances.contains("M.Holder(p: choices.draw(M.Real.self))"))
    #expect(mocks.conformances.contains("M.Real.arbitrary().map { $0 as any M.P }"))
    #expect(!mocks.conformances.contains("try PMock.draw(&choices)"))
  }

  @Test("A comment above it makes any protocol a service")
  func annotated() {
    let mocks = GeneratedMocks(
      "/// @mockable\n" + source("var n: Int { get }", "struct Real: P { var n: Int }"),
      testables: ["M"])
    #expect(mocks.conformances.contains("M.Holder(p: PMock.draw(&choices))"))
  }

  @Test("Inherited requirements count, and those of the protocols that it is composed of")
  func inherited() {
    let mocks = GeneratedMocks(
      """
      protocol Base { func get() async -> Int }
      protocol P: Base {}
      struct Real: P { var n: Int; func get() async -> Int { n } }
      struct Holder { let p: any P }
      """, testables: ["M"])
    #expect(mocks.conformances.contains("M.Holder(p: PMock.draw(&choices))"))
  }

  @Test(
    "What a completion handler is called with may lead back, so that the type stands for it",
    arguments: ["(Session) -> Void", "(Result<Session, any Error>) -> Void", "Done", "Of<Session>"])
  func leadingBack(handler: String) async throws {
    let source = """
      typealias Done = (Session) -> Void
      typealias Of<T> = (T?) -> Void
      struct Session { let service: any P; let n: Int }
      protocol P { func login(completion: @escaping \(handler)) }
      final class Real: P { func login(completion: @escaping \(handler)) {} }
      """
    let mocks = GeneratedMocks(source, testables: ["M"])
    #expect(mocks.conformances.contains("service: choices.draw(M.Real.self)"))
    try await mocks.compile(beside: source)
  }

  @Test("Where gens are for a package, so is what draws mocks")
  func package() {
    let mocks = GeneratedMocks(
      ["Sources/M/A.swift": "package protocol P { func f() -> Int }"], testables: [],
      steering: Steering(access: .package))
    #expect(mocks.conformances.contains("package static func arbitrary()"))
    #expect(!mocks.conformances.contains("public static func"))
  }

  @Test("A service without a mock is still its type")
  func unmocked() {
    let source = source("func get() -> Int", "struct Real: P { func get() -> Int { 1 } }")
    let generated = Generated(source)
    #expect(generated.text.contains("M.Real"))
    #expect(!generated.text.contains("PMock"))
  }

  private func source(_ requirement: String, _ conformer: String) -> String {
    """
    protocol P { \(requirement) }
    protocol Other { var n: Int { get } }
    \(conformer)
    struct Holder { let p: any P }
    """
  }
}
