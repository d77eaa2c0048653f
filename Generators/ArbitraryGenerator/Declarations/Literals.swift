/// The literals of some sources.
struct Literals: Sendable, Equatable {
  /// Values of one kind, each with whether it is compared with something anywhere.
  struct Values<Value: Hashable & Sendable>: Sendable, Equatable {
    private(set) var isCompared: [Value: Bool] = [:]

    mutating func insert(_ value: Value, isCompared: Bool) {
      // In one go: to look a value up takes longer than all else.
      func note(_ isComparedAnywhere: inout Bool) { if isCompared { isComparedAnywhere = true } }
      note(&self.isCompared[value, default: false])
    }

    /// The first values in an order, those that are compared before all others.
    func first(_ count: Int, by areInOrder: (Value, Value) -> Bool) -> [Value] {
      let sorted = isCompared.sorted {
        $0.value == $1.value ? areInOrder($0.key, $1.key) : $0.value
      }
      return sorted.prefix(count).map(\.key)
    }
  }

  var integers = Values<Int>()
  var numbers = Values<Double>()
  var texts = Values<String>()
  /// The integers and the texts that were added lately.
  var recentIntegers = RecentWords()
  var recentTexts = RecentWords()

  static func == (left: Literals, right: Literals) -> Bool {
    left.integers == right.integers && left.numbers == right.numbers && left.texts == right.texts
  }
}
