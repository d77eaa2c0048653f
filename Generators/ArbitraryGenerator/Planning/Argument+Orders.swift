/// Numbers of which one is to be less than another, as in `low < high`: what bounds one bounds the
/// other.
extension Argument {
  /// What the bounds of other arguments ask of it.
  func boundsOfOthers(in initializer: InitializerDeclaration) -> [Formula] {
    let demands = initializer.demands
    let orders = (demands.conditions + demands.checks)
      .filter { $0.isReadable && $0.parameters.count > 1 }.flatMap { Formula($0.text).orders }
    guard !type.isOptional, orders.contains(where: { $0.less == name || $0.more == name }) else {
      return []
    }
    func ranges(_ other: String) -> [ClosedRange<Double>] {
      AskedRanges(of: .init(formula: .name(other)), by: demands.formulas(naming: other), step: 0)
        .ranges
    }
    let above = orders.reachable(from: name, \.less, \.more).compactMap {
      ranges($0).last.flatMap { bound("<=", $0.upperBound) }
    }
    let below = orders.reachable(from: name, \.more, \.less).compactMap {
      ranges($0).first.flatMap { bound(">=", $0.lowerBound) }
    }
    return above + below
  }

  private func bound(_ sign: String, _ number: Double) -> Formula? {
    number.isFinite ? .binary(.name(name), sign, .number(number)) : nil
  }
}

/// A name that is to be no more than another one.
private struct Order {
  var less: String
  var more: String
}

extension Formula {
  /// The names that it compares: `low < high && high <= most`.
  fileprivate var orders: [Order] {
    clauses().compactMap { clause in
      guard case .binary(.name(let left), let sign, .name(let right)) = clause.formula,
        ["<", "<=", ">", ">="].contains(sign)
      else { return nil }
      return sign.hasPrefix("<") == clause.isDenied
        ? Order(less: right, more: left) : Order(less: left, more: right)
    }
  }
}

extension [Order] {
  /// The names that others lead to from one, in the order in which they are found.
  fileprivate func reachable(
    from name: String, _ start: KeyPath<Order, String>, _ end: KeyPath<Order, String>
  ) -> [String] {
    var found = [name]
    var position = 0
    while position < found.count {
      for order in self where order[keyPath: start] == found[position] {
        if !found.contains(order[keyPath: end]) { found.append(order[keyPath: end]) }
      }
      position += 1
    }
    return Array<String>(found.dropFirst())
  }
}
