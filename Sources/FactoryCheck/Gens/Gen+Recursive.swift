extension Gen {
  /// A gen of values that contain values of the same kind.
  ///
  /// ```swift
  /// indirect enum Tree { case leaf, node(Tree, Int, Tree) }
  /// let trees = Gen<Tree>.recursive(.constant(.leaf)) { tree in
  ///   .zip(tree, .int(), tree).map(Tree.node)
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
    let recursion = Recursion(base)
    recursion.extended = extend(
      Gen { [unowned recursion] choices throws(Discard) in try recursion.draw(&choices) })
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
private final class Recursion<Value> {
  private let base: Gen<Value>
  var extended: Gen<Value>

  init(_ base: Gen<Value>) {
    self.base = base
    extended = base
  }

  func draw(_ choices: inout Choices) throws(Discard) -> Value {
    choices.depth += 1
    choices.begin(.recursion(ObjectIdentifier(self)))
    let value =
      choices.alternative(leaves: 1, of: 2) == 0
      ? try base.draw(&choices) : try extended.draw(&choices)
    choices.ascend()
    return value
  }
}
