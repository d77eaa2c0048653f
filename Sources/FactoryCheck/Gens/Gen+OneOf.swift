extension Gen {
  /// A gen that draws from one of several, each as likely. The first is the simplest.
  ///
  /// ```swift
  /// let id = Gen.oneOf(.constant("root"), .string(count: 1...8))
  /// ```
  ///
  /// - Parameter gens: One at least.
  @inlinable
  public static func oneOf(_ gens: Gen...) -> Gen { oneOf(gens) }

  /// A gen that draws from one of several, each as likely. The first is the simplest.
  ///
  /// - Parameter gens: One at least.
  @inlinable
  public static func oneOf(_ gens: [Gen]) -> Gen {
    guard !gens.isEmpty else { return Gen { _ in refuse("oneOf needs one gen at least") } }
    return Gen { choices throws(Discard) in
      choices.begin(.alternatives(gens.count))
      let value = try gens[choices.alternative(of: gens.count)].draw(&choices)
      choices.end()
      return value
    }
  }

  /// A gen that draws from one of several, each as likely, of which some hold other values of the
  /// gen: the first ones, which need not, get likelier the deeper a recursive type is drawn, until
  /// nothing else is drawn. The first is the simplest.
  ///
  /// ```swift
  /// let shape = Gen<any Shape>.oneOf(
  ///   Circle.arbitrary().map { $0 as any Shape }, Group.arbitrary().map { $0 as any Shape },
  ///   endingIn: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - gens: One at least. Those that hold others are of types that count their depth with
  ///     `Choices.descend(_:)`, as generated ones do.
  ///   - leaves: How many of them, the first ones, need hold no other value; at least one.
  @inlinable
  public static func oneOf(_ gens: Gen..., endingIn leaves: Int) -> Gen {
    guard leaves > 0, leaves <= gens.count else {
      return Gen { _ in
        refuse("oneOf(endingIn: \(leaves)) of \(gens.count): one gen at least must be an end")
      }
    }
    return Gen { choices throws(Discard) in
      choices.begin(.alternatives(gens.count))
      let value = try gens[choices.alternative(of: gens.count, endingIn: leaves)].draw(&choices)
      choices.end()
      return value
    }
  }

  /// A gen that draws from one of several by weights. The first is the simplest.
  ///
  /// ```swift
  /// let age = Gen.frequency((9, .int(in: 18...99)), (1, .int(in: 0...17)))
  /// ```
  ///
  /// - Parameter weighted: Gens with their weights: none below zero, one above zero at least. A gen
  ///   of weight zero is never drawn from.
  @inlinable
  public static func frequency(_ weighted: (weight: Int, gen: Gen)...) -> Gen {
    frequency(weighted)
  }

  /// A gen that draws from one of several by weights. The first is the simplest.
  ///
  /// - Parameter weighted: Gens with their weights: none below zero, one above zero at least. A gen
  ///   of weight zero is never drawn from.
  @inlinable
  public static func frequency(_ weighted: [(weight: Int, gen: Gen)]) -> Gen {
    demand(
      weighted.allSatisfy { $0.weight >= 0 },
      "frequency: the weights \(weighted.map(\.weight)) hold one below zero")
    var gens: [Gen] = []
    var sums: [Int] = []
    for (weight, gen) in weighted where weight > 0 {
      gens.append(gen)
      sums.append((sums.last ?? 0) + weight)
    }
    guard !gens.isEmpty else {
      return Gen { _ in refuse("frequency needs one weight above zero at least") }
    }
    return Gen { [gens, sums] choices throws(Discard) in
      choices.begin(.alternatives(gens.count))
      let value = try gens[choices.alternative(runningWeights: sums)].draw(&choices)
      choices.end()
      return value
    }
  }

  /// A gen of a collection's elements, each as likely. The first is the simplest.
  ///
  /// ```swift
  /// let suit = Gen.element(of: ["♠", "♥", "♦", "♣"])
  /// ```
  ///
  /// - Parameter elements: In an order that is the same in every run, which that of a `Set` or a
  ///   `Dictionary` is not; one at least.
  @inlinable
  public static func element(of elements: some Collection<Value>) -> Gen {
    guard !elements.isEmpty else {
      return Gen { _ in refuse("element(of:) needs one element at least") }
    }
    let elements = ContiguousArray(elements)
    return Gen { choices throws(Discard) in
      elements[choices.integer(in: 0...elements.count - 1)]
    }
  }
}
