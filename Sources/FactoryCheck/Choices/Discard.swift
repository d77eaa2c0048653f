/// Says that a draw or a case is not wanted: thrown by a filter that found nothing and by
/// `assume(_:)`. A case that ends in it counts as discarded, neither passed nor failed.
public struct Discard: Error, Hashable, Sendable {
  /// A rejection.
  @inlinable
  public init() {}
}

/// Discards the current case unless a condition holds.
///
/// ```swift
/// forAll(.int(in: -99...99), .int(in: -99...99)) { a, b in
///   try assume(b != 0)
///   #expect((a / b) * b + a % b == a)
/// }
/// ```
///
/// Prefer a gen that makes only wanted values: discarded cases cost time, and a property that
/// discards most of them fails.
@inlinable
public func assume(_ condition: Bool) throws(Discard) {
  if !condition { throw Discard() }
}
