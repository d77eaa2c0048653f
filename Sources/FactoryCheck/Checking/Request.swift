/// What a call of `forAll` asks for; nil is what it leaves to others (`Settings.resolve`).
@usableFromInline
struct Request: Equatable, Sendable {
  /// How many cases have to pass.
  var cases: Int?
  /// The root of the random choices.
  var seed: Seed?

  @usableFromInline
  init(cases: Int? = nil, seed: Seed? = nil) {
    self.cases = cases
    self.seed = seed
  }
}
