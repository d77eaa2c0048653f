// A count without an upper end, `1...`, means what `1 ... .max` means: at least so many, and mostly
// few. Texts and bytes are disfavoured as in Gen+String.swift.

extension Gen {
  /// A gen of arrays of at least so many of this gen's values: `.int().array(count: 1...)`.
  @inlinable
  public func array(count: PartialRangeFrom<Int>) -> Gen<[Value]> {
    array(count: count.lowerBound ... .max)
  }

  /// A gen of arrays of at least so many elements, no two of which have the same key.
  @inlinable
  public func array<Key: Hashable>(
    uniqueBy key: @escaping (Value) -> Key, count: PartialRangeFrom<Int>
  ) -> Gen<[Value]> {
    array(uniqueBy: key, count: count.lowerBound ... .max)
  }

  /// A gen of arrays of at least so many elements: `.array(of: .int(), count: 1...)`.
  @inlinable
  public static func array<Element>(
    of element: Gen<Element>, count: PartialRangeFrom<Int>
  ) -> Gen where Value == [Element] {
    element.array(count: count)
  }

  /// A gen of sets of at least so many elements: `.set(of: .int(), count: 1...)`.
  @inlinable
  public static func set<Element: Hashable>(
    of element: Gen<Element>, count: PartialRangeFrom<Int>
  ) -> Gen where Value == Set<Element> {
    element.set(count: count)
  }

  /// A gen of dictionaries of at least so many pairs.
  @inlinable
  public static func dictionary<Key: Hashable, Element>(
    of keys: Gen<Key>, _ values: Gen<Element>, count: PartialRangeFrom<Int>
  ) -> Gen where Value == [Key: Element] {
    dictionary(of: keys, values, count: count.lowerBound ... .max)
  }
}

extension Gen where Value: Hashable {
  /// A gen of sets of at least so many of this gen's values.
  @inlinable
  public func set(count: PartialRangeFrom<Int>) -> Gen<Set<Value>> {
    set(count: count.lowerBound ... .max)
  }
}

extension Gen where Value == String {
  /// Texts of any characters and at least so many Unicode scalars.
  @inlinable @_disfavoredOverload
  public static func string(count: PartialRangeFrom<Int>) -> Gen {
    string(of: .unicode, count: count)
  }

  /// Texts of at least so many of an alphabet's characters.
  @inlinable @_disfavoredOverload
  public static func string(of alphabet: Alphabet, count: PartialRangeFrom<Int>) -> Gen {
    string(of: alphabet, count: count.lowerBound ... .max)
  }

  /// Texts of at least so many of a gen's characters.
  @inlinable @_disfavoredOverload
  public static func string(of character: Gen<Character>, count: PartialRangeFrom<Int>) -> Gen {
    string(of: character, count: count.lowerBound ... .max)
  }
}
