/// A label and two buttons.
final class CounterScreen {
  private let viewModel: any CounterViewModel
  private(set) var label = ""
  private(set) var isDecrementEnabled = false

  /// A screen whose view model is made by a closure.
  init(count: Int, makeViewModel: (Int) -> any CounterViewModel) {
    viewModel = makeViewModel(count)
    viewModel.state.subscribe { [unowned self] state in
      label = "\(state.count)"
      isDecrementEnabled = state.isDecrementEnabled
    }
  }

  /// A screen whose view model is made by a factory.
  convenience init(count: Int, factory: some CounterViewModelFactory) {
    self.init(count: count) { factory.makeViewModel(count: $0) }
  }

  /// What a finger does, which a button that is not enabled ignores.
  func tap(_ button: Tap) {
    if button == .increment || isDecrementEnabled { viewModel.tap(button) }
  }
}
