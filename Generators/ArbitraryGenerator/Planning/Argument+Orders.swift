/// Numbers of which one is to be less than another, as in `low < high`: what bounds one bounds the
/// other.
extension Argument {
  /// What the bounds of other arguments ask of it, as conditions.
  func boundsOfOthers(in initializer: InitializerDeclaration) -> [String] {
    let demands = initializer.demands
    let orders = (demands.conditions + demands.checks)
      .filter { $0.isReadable && $0.parameters.count > 1 }.flatMap(\.text.orders)
    guard !type.isOptional, orders.contains(where: { $0.less == name || $0.more == name }) else {
      return []
    }
    func ranges(_ other: String) -> [ClosedRange<Double>] {
      AskedRanges(of: .init(name: other), by: demands.texts(naming: other), step: 0).ranges
    }
    let above = orders.reachable(from: name, \.less, \.more).compactMap {
      ranges($0).last?.upperBound.written.map { "\(name) <= \($0)" }
    }
    let below = orders.reachable(from: name, \.more, \.less).compactMap {
      ranges($0).first?.lowerBound.written.map { "\(name) >= \($0)" }
    }
    return above + below
  }
}

/// A name that is to be no more than another one.
private struct Order {
  var less: String
  var more: String
}

extension String {
  /// The names that a condition compares: `low < high && high <= most`.
  fileprivate var orders: [Order] {
    conjuncts.compactMap { clause in
      let isDenied = clause.hasPrefix("!(") && clause.hasSuffix(")")
      let words = (isDenied ? clause.dropFirst(2).dropLast() : clause).split(separator: " ")
      guard words.count == 3, ["<", "<=", ">", ">="].contains(words[1]),
        [words[0], words[2]].allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
      else { return nil }
      let (first, last) = (String(words[0]), String(words[2]))
      return words[1].hasPrefix("<") == isDenied
        ? Order(less: last, more: first) : Order(less: first, more: last)
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

extension Double {
  /// It, as conditions have it; nil where it is no bound.
  fileprivate var written: String? {
    guard isFinite else { return nil }
    return Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
