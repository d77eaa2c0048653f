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

  /// What there is, where there is any.
  var present: Values? {
    if case .some(let values) = self { values } else { nil }
  }

  var values: Values {
    get { present ?? Values() }
    set { self = Rare(newValue) }
  }

  /// Changes what there is, which nothing else holds meanwhile, so that it is not copied.
  mutating func update(_ change: (inout Values) -> Void) {
    var values = values
    self = .none
    change(&values)
    self = Rare(values)
  }
}

/// Values of which few things have any.
protocol RareValues: Sendable, Equatable {
  /// What most have.
  init()
}
