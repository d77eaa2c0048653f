import Synchronization

/// Fixed values of types whose initialisers do not accept those of their parts.
extension Choices {
  /// The value, of which the compiler does not know which it is: it would warn that what follows from
  /// a literal is never executed. See `accepted(by:)`.
  ///
  /// - Parameter value: What comes back.
  @inline(never)
  public static func given<Value>(_ value: Value) -> Value { value }

  /// The simplest value of a gen that is not rejected, as far as some hundred tries tell: the same one
  /// each time. Where values are rarer, it is looked for longer, which ends after some seconds.
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
  /// - Parameter gen: A gen that makes a value now and then; the program ends where it makes none.
  public static func accepted<Value>(by gen: Gen<Value>) -> Value {
    accepted { choices throws(Discard) in try gen.draw(&choices) }
  }

  /// The value of the simplest choices that make one, as far as some hundred tries tell: the same one
  /// each time. Where values are rarer, as those with a check digit are, it is looked for longer,
  /// which ends after some seconds, and after as many tries on any machine; the next one of the type
  /// is then made of the same choices where those will do.
  ///
  /// Generated factories answer it where members are said of a type whose initialiser ends the
  /// program for what the others are by default:
  ///
  /// ```swift
  /// func callAsFunction(count: Int? = nil, name: String = "") -> Batch {
  ///   Choices.accepted(by: "init(count:name:)") { choices throws(Discard) in
  ///     try choices.attempt { choices throws(Discard) in
  ///       let count: Int = if let count { count } else { try choices.draw(Int.self) }
  ///       guard count > 0 else { return nil }
  ///       return Batch(count: count, name: name)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initializer: The name of what accepts it, for whoever it accepts nothing of.
  ///   - make: Makes a value now and then; the program ends where it makes none.
  public static func accepted<Value>(
    by initializer: String? = nil, _ make: (inout Choices) throws(Discard) -> Value
  ) -> Value {
    guard let value = found(make) else {
      preconditionFailure(noneAccepted(of: Value.self, by: initializer))
    }
    return value
  }

  /// How many tries tell the same wherever they are made, whoever asked before.
  private static let surelyTried = 1_000

  /// How many words more tries draw at most, which takes some seconds in a build for debugging.
  private static let mostWords: UInt64 = 1 << 22

  /// What a try counts at least, since it takes its time whatever it draws: there are some 65,000 of
  /// what takes a number.
  private static let fewestWords: UInt64 = 64

  /// The value that is accepted; nil where a thousand tries, and more of what takes little, find
  /// none.
  static func found<Value>(_ make: (inout Choices) throws(Discard) -> Value) -> Value? {
    let simplest = Tape(tail: .simplest)
    if let value = simplest.value(of: make) { return value }
    if let value = RareChoices.of(Value.self)?.value(of: make) { return value }
    let root = root(ofKey: 0, seed: 0)
    var (index, words): (Int, UInt64) = (0, 0)
    while index < surelyTried || words < mostWords {
      let tape = Tape(tail: .random)
      var choices = Choices.forCase(index, root: root, tape: tape)
      if let value = try? make(&choices) {
        let simpler = simplified(tape.output, besides: simplest.output, make)
        if index >= surelyTried { RareChoices.note(simpler ?? tape.output, of: Value.self) }
        return simpler?.value(of: make) ?? value
      }
      index += 1
      words += max(choices.drawnWords, fewestWords)
    }
    return nil
  }

  /// What somebody is told whose type accepts nothing.
  static func noneAccepted(of type: Any.Type, by initializer: String?) -> String {
    let name = SourceText.name(of: type)
    let subject = initializer.map { "`\(name).\($0)`" } ?? "the initialiser of \(name)"
    return """
      \(subject) accepts nothing that was drawn for it. Members that are said have to be such as it \
      accepts; where none are said, have its parameters drawn by gens of what it accepts, which are \
      written in arb.yml, below `overrides:`, as `\(name).parameter: …`, or behind a parameter, as \
      `// arbitrary: …`; or write a fixed value by hand. Then generate again:
          extension \(name): Providable {
            static func provide() -> \(name) { … }
          }
      """
  }

  /// Simpler choices than some, where those make a value as well.
  private static func simplified<Value>(
    _ sequence: ChoiceSequence, besides simplest: ChoiceSequence,
    _ make: (inout Choices) throws(Discard) -> Value
  ) -> ChoiceSequence? {
    withoutActuallyEscaping(make) { make in
      let shrinker = Shrinker(
        target: sequence, simplest: simplest, runs: 200, seconds: 60
      ) { candidate, isWanted in
        let tape = Tape(replaying: candidate, tail: .simplest)
        guard tape.value(of: make) != nil, isWanted(tape.output) else { return nil }
        return tape.output
      }
      shrinker.shrink()
      return shrinker.target.value(of: make).map { _ in shrinker.target }
    }
  }
}

/// The choices that made values that are rarely accepted, by their types: to look for them again
/// would take as long each time.
private enum RareChoices {
  private static let known = Mutex<[ObjectIdentifier: ChoiceSequence]>([:])

  static func of(_ type: Any.Type) -> ChoiceSequence? {
    known.withLock { $0[ObjectIdentifier(type)] }
  }

  static func note(_ choices: ChoiceSequence, of type: Any.Type) {
    known.withLock { $0[ObjectIdentifier(type)] = choices }
  }
}

extension ChoiceSequence {
  /// What is made of it; nil where it is rejected.
  fileprivate func value<Value>(
    of make: (inout Choices) throws(Discard) -> Value
  ) -> Value? {
    Tape(replaying: self, tail: .simplest).value(of: make)
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
