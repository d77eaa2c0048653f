extension ContinuousClock.Instant: Providable, Arbitrary {
  /// The clock's zero.
  public static func provide() -> ContinuousClock.Instant { instant(.zero) }

  /// Any instant, also one before the clock's zero. The simplest is its zero.
  public static func arbitrary() -> Gen<ContinuousClock.Instant> { Gen(draw) }

  /// Draws any instant.
  public static func draw(
    _ choices: inout Choices
  ) throws(Discard) -> ContinuousClock.Instant {
    instant(try Duration.draw(&choices))
  }

  /// The instant so long after the clock's zero. It is that duration and nothing else, and what
  /// else makes one asks the clock.
  private static func instant(_ duration: Duration) -> ContinuousClock.Instant {
    unsafeBitCast(duration, to: ContinuousClock.Instant.self)
  }
}

extension SuspendingClock.Instant: Providable, Arbitrary {
  /// The clock's zero.
  public static func provide() -> SuspendingClock.Instant { instant(.zero) }

  /// Any instant, also one before the clock's zero. The simplest is its zero.
  public static func arbitrary() -> Gen<SuspendingClock.Instant> { Gen(draw) }

  /// Draws any instant.
  public static func draw(
    _ choices: inout Choices
  ) throws(Discard) -> SuspendingClock.Instant {
    instant(try Duration.draw(&choices))
  }

  /// The instant so long after the clock's zero, as for the other clock.
  private static func instant(_ duration: Duration) -> SuspendingClock.Instant {
    unsafeBitCast(duration, to: SuspendingClock.Instant.self)
  }
}
