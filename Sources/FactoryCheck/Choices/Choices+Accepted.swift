/// Fixed values of types whose initialisers do not accept those of their parts.
extension Choices {
  /// The value, of which the compiler does not know which it is: it would warn that what follows from
  /// a literal is never executed. See `accepted(by:)`.
  ///
  /// - Parameter value: What comes back.
  @inline(never)
  public static func given<Value>(_ value: Value) -> Value { value }

  /// The simplest value of a gen that is not rejected, as far as some hundred tries tell: the same one
  /// each time.
  ///
  /// Generated factories answer it as the fixed value of a type whose initialiser ends the program
  /// for what its parts are by default, as `precondition(count > 0)` does:
  ///
  /// ```swift
  /// extension Batch: Providable {
  ///   static func provide() -> Batch {
  ///     let count = Choices.given(0)
  ///     guard count > 0 else { return Choices.accepted(by: arbitrary()) }
  ///     return Batch(count: count)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter gen: A gen that makes a value of one of a thousand cases; the program ends where it
  ///   makes none.
  public static func accepted<Value>(by gen: Gen<Value>) -> Value {
    accepted { choices throws(Discard) in try gen.draw(&choices) }
  }

  /// The value of the simplest choices that make one, as far as some hundred tries tell: the same one
  /// each time.
  ///
  /// Generated factories answer it where members are said of a type whose initialiser ends the
  /// program for what the others are by default:
  ///
  /// ```swift
  /// func callAsFunction(count: Int? = nil, name: String = "") -> Batch {
  ///   Choices.accepted { choices throws(Discard) in
  ///     try choices.attempt { choices throws(Discard) in
  ///       let count: Int = if let count { count } else { try choices.draw(Int.self) }
  ///       guard count > 0 else { return nil }
  ///       return Batch(count: count, name: name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter make: Makes a value of one of a thousand cases; the program ends where it makes none.
  public static func accepted<Value>(
    _ make: (inout Choices) throws(Discard) -> Value
  ) -> Value {
    let simplest = Tape(tail: .simplest)
    if let value = simplest.value(of: make) { return value }
    let root = root(ofKey: 0, seed: 0)
    for index in 0..<1_000 {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: root, tape: tape)
      if let value = try? make(&choices) {
        return simplified(tape.output, besides: simplest.output, make) ?? value
      }
    }
    preconditionFailure(
      "no \(Value.self) is accepted by its initialiser: say other members, or provide one by hand")
  }

  /// The value of simpler choices than some, where those make one as well.
  private static func simplified<Value>(
    _ sequence: ChoiceSequence, besides simplest: ChoiceSequence,
    _ make: (inout Choices) throws(Discard) -> Value
  ) -> Value? {
    withoutActuallyEscaping(make) { make in
      let shrinker = Shrinker(
        target: sequence, simplest: simplest, runs: 200, seconds: 60
      ) { candidate, isWanted in
        let tape = Tape(replaying: candidate, tail: .simplest)
        guard tape.value(of: make) != nil, isWanted(tape.output) else { return nil }
        return tape.output
      }
      shrinker.shrink()
      return Tape(replaying: shrinker.target, tail: .simplest).value(of: make)
    }
  }
}

extension Tape {
  /// What is made of its choices; nil where they are rejected.
  fileprivate func value<Value>(
    of make: (inout Choices) throws(Discard) -> Value
  ) -> Value? {
    var choices = Choices.replaying(self)
    return try? make(&choices)
  }
}
