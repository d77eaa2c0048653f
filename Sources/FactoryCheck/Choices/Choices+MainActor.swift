import Foundation

extension Choices {
  /// What a closure makes on the main actor, wherever it is called from: a value whose initialiser
  /// is `@MainActor`.
  ///
  /// ```swift
  /// @MainActor final class Screen { init(title: String) { … } }
  ///
  /// let screens = Gen { choices throws(Discard) in
  ///   let title = try String.draw(&choices)
  ///   return Choices.onMainActor { Screen(title: title) }
  /// }
  /// ```
  ///
  /// Other threads wait until the main actor is free. Whoever blocks the main thread until another
  /// thread has drawn such a value waits for ever; who awaits it does not.
  ///
  /// - Parameter make: Makes the value. It is taken for new: where it is not `Sendable`, nothing
  ///   that stays on the main actor should refer to it.
  public static func onMainActor<Value>(_ make: @MainActor () -> Value) -> Value {
    if MainActor.isHere { return MainActor.assumeIsolated { Sent(make()) }.value }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Sent(make()) } }.value
  }
}

extension MainActor {
  /// Whether this is where the main actor runs: the main thread, or the main queue, which other
  /// threads may serve.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
