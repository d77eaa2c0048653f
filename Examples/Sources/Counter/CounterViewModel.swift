/// What a counter shows.
struct CounterState: Equatable {
  var count: Int
  var isDecrementEnabled: Bool { count > 0 }
}

/// A button of the counter.
enum Tap: CaseIterable {
  case increment, decrement
}

/// Turns taps into states.
///
/// @mockable(spy)
protocol CounterViewModel: AnyObject {
  var state: Subject<CounterState> { get }
  func tap(_ button: Tap)
}

/// The view model of the app: it never counts below zero.
final class DefaultCounterViewModel: CounterViewModel {
  let state: Subject<CounterState>

  init(count: Int) { state = Subject(CounterState(count: max(0, count))) }

  func tap(_ button: Tap) {
    var next = state.value
    switch button {
    case .increment: next.count += 1
    case .decrement: next.count -= next.isDecrementEnabled ? 1 : 0
    }
    state.send(next)
  }
}
