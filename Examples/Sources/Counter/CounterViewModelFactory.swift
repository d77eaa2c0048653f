/// Makes view models of one type.
///
/// @mockable(eraser)
protocol CounterViewModelFactory {
  associatedtype ViewModel: CounterViewModel
  func makeViewModel(count: Int) -> ViewModel
}

/// The factory of the app.
struct DefaultCounterViewModelFactory: CounterViewModelFactory {
  func makeViewModel(count: Int) -> DefaultCounterViewModel {
    DefaultCounterViewModel(count: count)
  }
}
