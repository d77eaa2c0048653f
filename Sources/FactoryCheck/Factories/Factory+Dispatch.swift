import Dispatch

extension DispatchTimeInterval: Providable, Arbitrary {
  /// No seconds.
  public static func provide() -> DispatchTimeInterval { .seconds(0) }

  /// Any number of seconds, milliseconds, microseconds or nanoseconds, also a negative one, or
  /// never. The simplest are no seconds.
  public static func arbitrary() -> Gen<DispatchTimeInterval> { Gen(draw) }

  /// Draws an interval.
  public static func draw(_ choices: inout Choices) throws(Discard) -> DispatchTimeInterval {
    let unit = choices.alternative(of: 5)
    let count = choices.integer(in: Int.min...Int.max)
    return switch unit {
    case 0: .seconds(count)
    case 1: .milliseconds(count)
    case 2: .microseconds(count)
    case 3: .nanoseconds(count)
    default: .never
    }
  }
}
