/// Makes values of a type out of choices: at random, or by replaying recorded ones.
///
/// Gens are small and are built from others:
///
/// ```swift
/// let point = Gen.zip(.int(in: 0...9), .int(in: 0...9)).map(Point.init)
/// let path = point.array(count: 1...5)
/// ```
///
/// A gen's value depends on its choices alone: its closures read no clock, no global state and no
/// unordered collection. That makes every value replayable, lets values shrink through any `map`,
/// and lets gens be shared between tasks, which is why `Gen` is `Sendable`.
public struct Gen<Value>: @unchecked Sendable {
  /// Draws one value. Call it inside the closure of another gen.
  public let draw: (inout Choices) throws(Discard) -> Value

  /// A gen from a function of choices.
  ///
  /// ```swift
  /// let even = Gen { choices throws(Discard) in choices.integer(in: 0...50) * 2 }
  /// ```
  ///
  /// - Parameter draw: Makes one value, or throws `Discard` where its choices do not make one.
  @inlinable
  public init(_ draw: @escaping (inout Choices) throws(Discard) -> Value) {
    self.draw = draw
  }
}
