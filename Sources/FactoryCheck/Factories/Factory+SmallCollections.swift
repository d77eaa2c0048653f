extension CollectionOfOne: Providable where Element: Providable {
  /// The element's fixed value.
  public static func provide() -> CollectionOfOne { CollectionOfOne(.provide()) }
}

extension CollectionOfOne: Arbitrary where Element: Arbitrary {
  /// Any element. The simplest is the simplest one.
  public static func arbitrary() -> Gen<CollectionOfOne> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws the element.
  public static func draw(_ choices: inout Choices) throws(Discard) -> CollectionOfOne {
    CollectionOfOne(try Element.draw(&choices))
  }
}

extension KeyValuePairs: Providable where Key: Providable, Value: Providable {
  /// No pairs.
  public static func provide() -> KeyValuePairs { [:] }
}

extension KeyValuePairs: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  /// Up to four pairs, in any order, the same key twice among them: such pairs are written, and
  /// cannot be made of an array. The simplest are none.
  public static func arbitrary() -> Gen<KeyValuePairs> {
    Gen { choices throws(Discard) in try draw(&choices) }
  }

  /// Draws pairs.
  public static func draw(_ choices: inout Choices) throws(Discard) -> KeyValuePairs {
    let pairs = try choices.array(count: 0...4) { choices throws(Discard) in
      (try Key.draw(&choices), try Value.draw(&choices))
    }
    return switch pairs.count {
    case 0: [:]
    case 1: [pairs[0].0: pairs[0].1]
    case 2: [pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1]
    case 3: [pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1, pairs[2].0: pairs[2].1]
    default:
      [
        pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1, pairs[2].0: pairs[2].1,
        pairs[3].0: pairs[3].1,
      ]
    }
  }
}
