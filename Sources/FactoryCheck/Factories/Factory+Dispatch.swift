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

extension DispatchTime: Providable, Arbitrary {
  /// The time at which the system was started.
  public static func provide() -> DispatchTime { DispatchTime(uptimeNanoseconds: 0) }

  /// Any number of nanoseconds after the system was started, up to a hundred years, or, at times,
  /// the distant future. The simplest is the time at which it was.
  public static func arbitrary() -> Gen<DispatchTime> { Gen(draw) }

  /// Draws a time.
  public static func draw(_ choices: inout Choices) throws(Discard) -> DispatchTime {
    // The first bits of larger numbers say that they are of another clock.
    let nanoseconds: UInt64 = choices.integer(in: 0...(1 << 61))
    return choices.boolean(probability: 0.0625)
      ? .distantFuture : DispatchTime(uptimeNanoseconds: nanoseconds)
  }
}

extension DispatchQoS.QoSClass: Providable, Arbitrary {
  /// The default.
  public static func provide() -> DispatchQoS.QoSClass { .default }

  /// Any class that work can be given. The simplest is the default.
  public static func arbitrary() -> Gen<DispatchQoS.QoSClass> {
    Gen.element(of: [
      .default, .userInteractive, .userInitiated, .utility, .background, .unspecified,
    ])
  }
}
