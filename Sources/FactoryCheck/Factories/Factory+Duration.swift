extension Duration: Providable, Arbitrary {
  /// Zero.
  @inlinable
  public static func provide() -> Duration { .zero }

  /// Any duration in whole seconds, milliseconds, microseconds, nanoseconds or attoseconds, also a
  /// negative one. The simplest is zero.
  @inlinable
  public static func arbitrary() -> Gen<Duration> { Gen(draw) }

  /// Draws any duration.
  public static func draw(_ choices: inout Choices) throws(Discard) -> Duration {
    let unit = choices.alternative(of: 5)
    let count: Int64 = choices.integer(in: .min ... .max)
    return switch unit {
    case 0: .seconds(count)
    case 1: .milliseconds(count)
    case 2: .microseconds(count)
    case 3: .nanoseconds(count)
    default: Duration(secondsComponent: 0, attosecondsComponent: count)
    }
  }
}
