extension Gen {
  /// A gen of values that contain values of the same kind.
  ///
  /// ```swift
  /// indirect enum Tree { case leaf, node(Tree, Int, Tree) }
  /// let trees = Gen<Tree>.recursive(.constant(.leaf)) { tree in
  ///   .zip(tree, .int(), tree, with: Tree.node)
  /// }
  /// ```
  ///
  /// The deeper a value is nested the likelier it ends, at a depth of 24 at the latest, so values
  /// stay finite and moderate: with two inner values a level some sixteen in the mean.
  ///
  /// - Parameters:
  ///   - base: Values that hold no others; the simplest.
  ///   - extend: Makes a gen of larger values from the gen of all. It is called once, and uses the
  ///     gen it is given only inside the gen it returns.
  public static func recursive(_ base: Gen, _ extend: (Gen) -> Gen) -> Gen {
    let knot = Recursion<Value>.Knot()
    let extended = extend(Gen { choices throws(Discard) in try knot.draw(&choices) })
    let recursion = Recursion(base: base, extended: extended, knot)
    return Gen { choices throws(Discard) in try recursion.draw(&choices) }
  }

  /// A gen that is made from how large values may become in the current case: 0 in the first case,
  /// 100 from the fiftieth on.
  ///
  /// ```swift
  /// let name = Gen<String>.sized { size in .string(count: 0...max(1, size / 5)) }
  /// ```
  public static func sized(_ make: @escaping (_ size: Int) -> Gen) -> Gen {
    Gen { choices throws(Discard) in try make(choices.currentSize()).draw(&choices) }
  }
}

/// A gen and what it makes of itself.
///
/// It stays in the library, for values of any type. What is compiled into clients is merged there
/// with the same for other types, and called through so many thunks at each level that processors
/// lose track of where to return to: a tree took twice as long in a client with several recursive
/// types. Counting references would cost more than drawing a node, too: what is called with each
/// node is constant.
final class Recursion<Value> {
  let base: Gen<Value>
  let extended: Gen<Value>
  let knot: Knot

  /// How the extended gen gets at the recursion, which is made after it and owns it.
  final class Knot {
    @exclusivity(unchecked) var recursion: Unmanaged<Recursion>?

    @inline(__always)
    func draw(_ choices: inout Choices) throws(Discard) -> Value {
      guard let recursion else { Recursion.refuse() }
      // This counts no reference, and knows no typed errors; there is but one.
      do {
        return try recursion._withUnsafeGuaranteedRef { try $0.draw(&choices) }
      } catch {
        throw Discard()
      }
    }
  }

  init(base: Gen<Value>, extended: Gen<Value>, _ knot: Knot) {
    self.base = base
    self.extended = extended
    self.knot = knot
    knot.recursion = .passUnretained(self)
  }

  deinit { knot.recursion = nil }

  @inline(__always)
  func draw(_ choices: inout Choices) throws(Discard) -> Value {
    choices.depth &+= choices.steepness
    let value =
      choices.isTaped
      ? try recorded(&choices)
      : try alternative(choices.randomAlternative(leaves: 1, of: 2), &choices)
    choices.depth &-= choices.steepness
    return value
  }

  @inline(__always)
  private func alternative(_ index: Int, _ choices: inout Choices) throws(Discard) -> Value {
    index == 0 ? try base.draw(&choices) : try extended.draw(&choices)
  }

  /// A call apart, which leaves the random path short.
  @inline(never)
  private func recorded(_ choices: inout Choices) throws(Discard) -> Value {
    choices.begin(.recursion(ObjectIdentifier(self)))
    let value = try alternative(choices.alternative(leaves: 1, of: 2), &choices)
    choices.end()
    return value
  }

  /// Ends the process: the recursion is gone, or not made yet.
  static func refuse() -> Never {
    FactoryCheck.refuse("the gen that Gen.recursive hands out is used outside the gen it returns")
  }
}
