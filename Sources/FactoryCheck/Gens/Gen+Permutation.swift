extension Gen {
  /// A gen of all of a collection's elements, in any order. The order given is the simplest, and
  /// the fewer elements overtake others, the simpler it is.
  ///
  /// ```swift
  /// forAll(.permutation(of: 1...9)) { #expect($0.sorted() == Array(1...9)) }
  /// let deals = Gen.int().array().flatMap { Gen.permutation(of: $0) }
  /// ```
  ///
  /// - Parameter elements: In an order that is the same in every run, which that of a `Set` or a
  ///   `Dictionary` is not.
  /// - Complexity: O(*n*²) moves of elements for each draw.
  public static func permutation<Element>(of elements: some Collection<Element>) -> Gen
  where Value == [Element] {
    let elements = Array(elements)
    return .composite { choices throws(Discard) in
      var left = elements
      return elements.indices.map { _ in choices.take(from: &left) }
    }
  }

  /// A gen of some of a collection's elements, in their order. The simplest are the first, as few
  /// as may be.
  ///
  /// ```swift
  /// let toppings = Gen.subsequence(of: ["ham", "olives", "basil"])        // maybe none
  /// let podium = Gen.subsequence(of: 1...40, count: 3)                    // [2, 17, 31]
  /// let flags = Gen.subsequence(of: Flag.allCases).map { Flags($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: In an order that is the same in every run, which that of a `Set` or a
  ///     `Dictionary` is not.
  ///   - count: How many; without it none to all. More than there are elements means all.
  /// - Complexity: O(*n*) for each draw of few elements, O(*n*²) at worst for one of nearly all.
  public static func subsequence<Element>(
    of elements: some Collection<Element>, count: ClosedRange<Int>? = nil
  ) -> Gen where Value == [Element] {
    requireCount(count)
    let elements = Array(elements)
    let count = (count ?? 0...elements.count).clamped(to: 0...elements.count)
    return Gen { choices throws(Discard) in
      var isTaken = Array(repeating: false, count: elements.count)
      _ = try choices.array(count: count) { choices throws(Discard) in
        choices.mark(in: &isTaken)
      }
      return Swift.zip(elements, isTaken).filter(\.1).map(\.0)
    }
  }

  /// A gen of exactly so many of a collection's elements, in their order.
  @_disfavoredOverload
  public static func subsequence<Element>(
    of elements: some Collection<Element>, count: Int
  ) -> Gen where Value == [Element] {
    subsequence(of: elements, count: count...count)
  }
}

extension Choices {
  /// Takes any element out of those that are left, the first of which is the simplest.
  fileprivate mutating func take<Element>(from left: inout [Element]) -> Element {
    left.remove(at: left.count > 1 ? integer(in: 0...left.count - 1) : 0)
  }

  /// Marks any place, or else the next one that is not marked yet. What is recorded is the place
  /// that was marked, so that it stays the same where another one is left out.
  fileprivate mutating func mark(in places: inout [Bool]) {
    let position = tape.positionOfNext
    let drawn = integer(in: 0...places.count - 1)
    var place = drawn
    while places[place] { place = (place + 1) % places.count }
    places[place] = true
    if place != drawn { amend(at: position, place) }
  }
}
