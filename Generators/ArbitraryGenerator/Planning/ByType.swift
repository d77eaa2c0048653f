/// Values by the numbers of types, in the order of these: there is one for most types, so that an
/// array finds them faster than a table.
struct ByType<Value> {
  private var values: [Value?] = []
  private(set) var count = 0

  /// What there is for a type; setting nil takes it away.
  subscript(id: Int) -> Value? {
    get { id < values.count ? values[id] : nil }
    set {
      if id >= values.count {
        values.append(contentsOf: repeatElement(nil, count: id + 1 - values.count))
      }
      count += (newValue == nil ? 0 : 1) - (values[id] == nil ? 0 : 1)
      values[id] = newValue
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The numbers of the types that there is something for, in order.
  var ids: [Int] { values.indices.filter { values[$0] != nil } }

  /// The same types with other values.
  func mapValues<Other>(_ transform: (Value) -> Other) -> ByType<Other> {
    var other = ByType<Other>()
    other.values = values.map { $0.map(transform) }
    other.count = count
    return other
  }

  /// Some of the types, with their values.
  func only(where isWanted: (_ id: Int, _ value: Value) -> Bool) -> ByType {
    var wanted = ByType()
    for (id, value) in self where isWanted(id, value) { wanted[id] = value }
    return wanted
  }
}

extension ByType: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let values: [Value?]
    private var id = 0

    fileprivate init(_ values: [Value?]) { self.values = values }

    mutating func next() -> (id: Int, value: Value)? {
      while id < values.count {
        defer { id += 1 }
        if let value = values[id] { return (id, value) }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(values) }
}
