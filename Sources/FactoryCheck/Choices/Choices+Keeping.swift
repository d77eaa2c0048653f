import Synchronization

extension Choices {
  /// Keeps an object for as long as another one lives, which refers to it and does not keep it.
  ///
  /// Nothing else would hold what was drawn for a `weak` member, or an `unowned` one:
  ///
  /// ```swift
  /// final class Presenter {
  ///   weak var view: (any View)?
  ///   init(view: any View) { self.view = view }
  /// }
  ///
  /// let presenters = Gen { choices throws(Discard) in
  ///   let view = try ViewMock.draw(&choices)
  ///   return Choices.setting(Presenter(view: view)) { Choices.keep(view, for: $0) }
  /// }
  /// ```
  ///
  /// The object is let go some time after the other one is gone, and not where it leads back to that
  /// one. What is kept on the main actor is let go there. Generated code keeps what it is given as
  /// well: a test of what happens without the object makes the other one by itself. O(1), amortised.
  ///
  /// - Parameters:
  ///   - object: What is kept; nothing is where it is nil.
  ///   - holder: What it is kept for.
  ///   - isolation: The actor that keeps it.
  public static func keep(
    _ object: Any?, for holder: AnyObject, isolation: (any Actor)? = #isolation
  ) {
    guard let object else { return }
    let keeper = isolation === MainActor.shared ? Keeper.onMainActor : Keeper.anywhere
    keeper.keep(Keeper.Kept(object, for: holder))
  }
}

/// The objects that are kept for others.
private final class Keeper: Sendable {
  static let onMainActor = Keeper()
  static let anywhere = Keeper()

  struct Kept: @unchecked Sendable {
    private(set) weak var holder: AnyObject?
    private let object: Any

    init(_ object: Any, for holder: AnyObject) {
      self.holder = holder
      self.object = object
    }
  }

  private struct State {
    var kept: [Kept] = []
    /// How many have to be there for those to be let go whose holders are gone.
    var limit = 64

    mutating func sweep() -> Ended {
      var (ended, left) = (Ended(), [Kept]())
      for item in kept {
        if let holder = item.holder {
          ended.holders.append(holder)
          left.append(item)
        } else {
          ended.kept.append(item)
        }
      }
      kept = left
      limit = max(64, 2 * kept.count)
      return ended
    }
  }

  private let state = Mutex(State())

  /// Whatever ends by this does so behind the lock, for it may keep others in turn: also holders, of
  /// which nobody else may have the last reference any more once they were looked at.
  func keep(_ new: Kept) {
    let ended = state.withLock { state in
      defer { state.kept.append(new) }
      guard state.kept.count >= state.limit else { return Ended() }
      return state.sweep()
    }
    withExtendedLifetime(ended) {}
  }

  /// What is let go, and the holders that were there.
  private struct Ended: @unchecked Sendable {
    var kept: [Kept] = []
    var holders: [AnyObject] = []
  }
}
