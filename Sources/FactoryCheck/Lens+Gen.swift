/// The function that sets the part a lens leads to, in each value of a gen, to another gen's
/// values.
///
/// ```swift
/// let young = Factory<User>.arbitrary() |> User._age *~ .int(in: 0...19)
/// ```
@inlinable
public func *~ <Root, Value>(
  lens: Lens<Root, Value>, values: Gen<Value>
) -> (Gen<Root>) -> Gen<Root> {
  { roots in
    Gen { choices throws(Discard) in
      let root = try roots.draw(&choices)
      return lens.set(try values.draw(&choices), root)
    }
  }
}

/// The same gen with each value changed by a function: a constant part is set in every value.
///
/// ```swift
/// let twenty = Factory<User>.arbitrary() |> User._age *~ 20
/// ```
@inlinable
public func |> <Root, Result>(
  roots: Gen<Root>, transform: @escaping (Root) -> Result
) -> Gen<Result> {
  roots.map(transform)
}
