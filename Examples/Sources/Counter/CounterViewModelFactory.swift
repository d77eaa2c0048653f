/// Makes view models of one type.
///
/// @mockable(typealias: ViewModel = CounterViewModelMock)
protocol CounterViewModelFactory {
  associatedtype ViewModel: CounterViewModel
  func makeViewModel(count: Int) -> ViewModel
}

/// A factory of which only the screen's part is known: what it makes, and not of which type.
struct AnyCounterViewModelFactory: CounterViewModelFactory {
  private let make: (Int) -> AnyCounterViewModel

  init<Factory: CounterViewModelFactory>(_ factory: Factory) {
    make = { AnyCounterViewModel(factory.makeViewModel(count: $0)) }
  }

  func makeViewModel(count: Int) -> AnyCounterViewModel { make(count) }
}

/// Some view model.
final class AnyCounterViewModel: CounterViewModel {
  private let wrapped: any CounterViewModel

  init(_ wrapped: any CounterViewModel) { self.wrapped = wrapped }

  var state: Subject<CounterState> { wrapped.state }
  func tap(_ button: Tap) { wrapped.tap(button) }
}
