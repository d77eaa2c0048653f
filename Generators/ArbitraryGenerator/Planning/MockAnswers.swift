/// The answers of a call, as gens draw them: an object, as it is handed around much.
final class MockAnswers: Sendable {
  /// Nil where no values of it are made: each call throws then.
  let result: ResolvedType?
  /// What may be thrown instead; nil where nothing may.
  let error: ResolvedType?
  /// What a result fails with that the call alone knows the type of; nil where nobody says.
  let failures: ResolvedType?

  init(result: ResolvedType?, error: ResolvedType?, failures: ResolvedType? = nil) {
    self.result = result
    self.error = error
    self.failures = failures
  }
}

extension ResolvedType {
  /// What stands for an answer of a type that the call alone knows.
  static let late = ResolvedType.unknown("FactoryCheck.LateAnswer", isConformed: true)
}
