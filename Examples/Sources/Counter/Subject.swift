/// A value that others are told of when it changes.
final class Subject<Value> {
  private(set) var value: Value
  private var observers: [(Value) -> Void] = []

  init(_ value: Value) { self.value = value }

  /// Tells an observer of the value now, and of each later one.
  func subscribe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }

  func send(_ value: Value) {
    self.value = value
    for observer in observers { observer(value) }
  }
}
