extension CancellationError: Providable, Arbitrary {
  /// The error; all of them are alike.
  public static func provide() -> CancellationError { CancellationError() }

  /// The error; all of them are alike.
  public static func arbitrary() -> Gen<CancellationError> { Gen { _ in CancellationError() } }
}
