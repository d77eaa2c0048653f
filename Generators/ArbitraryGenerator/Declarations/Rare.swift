/// What few of many things have, in an object of its own, so that the others stay small: they are
/// copied much.
enum Rare<Values: RareValues>: Sendable, Equatable {
  /// All is as it mostly is.
  case none
  indirect case some(Values)

  init(_ values: Values) { self = values == Values() ? .none : .some(values) }

  /// Whether there is any of it.
  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  var values: Values {
    get { if case .some(let values) = self { values } else { Values() } }
    set { self = Rare(newValue) }
  }
}

/// Values of which few things have any.
protocol RareValues: Sendable, Equatable {
  /// What most have.
  init()
}
