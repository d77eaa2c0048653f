import FactoryCheck
import Testing

@testable import Counter

struct CounterScreenTests {
  private static func viewModel(count: Int) -> CounterViewModelMock {
    CounterViewModelMock(state: Subject(CounterState(count: count)))
  }

  @Test("A closure makes the view model, and the screen shows what that says")
  func closure() {
    let mock = Self.viewModel(count: 3)
    let screen = CounterScreen(count: 3) { _ in mock }
    #expect(screen.label == "3")
    mock.state.send(CounterState(count: 0))
    #expect(screen.label == "0")
    #expect(!screen.isDecrementEnabled)
  }

  @Test("A factory makes the view model from the count")
  func factory() {
    let mock = Self.viewModel(count: 5)
    let factory = CounterViewModelFactoryMock<CounterViewModelMock>()
    factory.makeViewModelHandler = { _ in mock }
    let screen = CounterScreen(count: 5, factory: factory)
    screen.tap(.decrement)
    #expect(factory.makeViewModelArgValues == [5])
    #expect(mock.tapArgValues == [.decrement])
  }

  @Test("Type erasure makes one list of the app's factory and a mock")
  func erasedFactories() {
    let mock = CounterViewModelFactoryMock<DefaultCounterViewModel>()
    mock.makeViewModelHandler = { DefaultCounterViewModel(count: $0 + 1) }
    let factories = [
      AnyCounterViewModelFactory(DefaultCounterViewModelFactory()),
      AnyCounterViewModelFactory(mock),
    ]
    #expect(factories.map { CounterScreen(count: 3, factory: $0).label } == ["3", "4"])
  }

  @Test("Of all taps those reach the real view model, as a spy tells, that can be carried out")
  func spy() {
    forAll { (count: Int8, taps: [Tap]) in
      let spy = CounterViewModelMock(spyingOn: DefaultCounterViewModel(count: Int(count)))
      let screen = CounterScreen(count: Int(count)) { _ in spy }
      for tap in taps { screen.tap(tap) }
      let ups = spy.tapArgValues.count { $0 == .increment }
      let downs = spy.tapCallCount - ups
      #expect(ups == taps.count { $0 == .increment })
      #expect(screen.label == "\(max(0, Int(count)) + ups - downs)")
    }
  }

  @Test("A disabled button's taps do not reach the view model")
  func disabled() {
    let mock = Self.viewModel(count: 0)
    let screen = CounterScreen(count: 0) { _ in mock }
    for button in [Tap.decrement, .increment] { screen.tap(button) }
    #expect(mock.tapArgValues == [.increment])
  }

  @Test("The count never falls below zero, and decrements are enabled exactly above")
  func neverBelowZero() {
    forAll { (count: Int8, taps: [Tap]) in
      let screen = CounterScreen(count: Int(count), makeViewModel: DefaultCounterViewModel.init)
      for tap in taps {
        screen.tap(tap)
        let shown = try #require(Int(screen.label))
        #expect(shown >= 0)
        #expect(screen.isDecrementEnabled == (shown > 0))
      }
    }
  }

  @Test("The view model itself never counts below zero, whatever taps reach it")
  func viewModelNeverBelowZero() {
    forAll { (count: Int8, taps: [Tap]) in
      let viewModel = DefaultCounterViewModel(count: Int(count))
      for tap in taps {
        viewModel.tap(tap)
        #expect(viewModel.state.value.count >= 0)
      }
    }
  }
}
