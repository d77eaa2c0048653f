@testable import ArbitraryGenerator

extension Survey {
  /// Surveys one file of the module `M`.
  init(
    _ source: String, steering: Steering = Steering(), mocks: MockSettings = MockSettings()
  ) {
    let file = DeclarationParser.parse(SourceFile(path: "Sources/M/A.swift", text: source))
    self.init([file], testables: ["M"], steering: steering, mocks: mocks)
  }

  /// The same where mocks have a file.
  static func mocking(_ source: String) -> Survey {
    let output = ConfiguredPath(
      path: "Mocks.swift", location: SourceLocation(file: "arb.yml", line: 1, column: 1))
    return Survey(source, mocks: MockSettings(output: output))
  }

  /// Types of every outcome.
  static var shop: Survey {
    Survey(
      """
      struct User { var id: Int; let home: Address?; var friends: [User]; let role: Role }
      extension User { struct Address { let street: String } }
      enum Role { case admin, member(since: Int) }
      struct Zip { let code: Int; private init() {} }
      struct Name { let text: String; static func provide() -> Name { Name(text: "") } }
      extension Name: Providable, Arbitrary { static func arbitrary() -> Gen<Name> { .just(provide()) } }
      enum Space {}
      protocol Repository { var name: String { get }; func find(_ id: Int, in role: Role) throws -> User }
      """)
  }
}
