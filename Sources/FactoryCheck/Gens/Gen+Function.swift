// A parameter pack in the type of the gen's values crashes the compiler (6.3.1), hence a form for
// each number of arguments.

extension Gen {
  /// A gen of functions: each answers the same arguments with the same answer, in every run and on
  /// every machine, and different arguments mostly with different ones.
  ///
  /// ```swift
  /// forAll(.array(of: .int()), Gen<(Int) -> Bool>.function(returning: .bool())) { numbers, isLiked in
  ///   numbers.filter(isLiked).allSatisfy(isLiked)
  /// }
  /// ```
  ///
  /// A drawn function has up to sixteen answers. The simplest one has a single answer, the
  /// simplest, for all arguments: functions shrink to constants. After Claessen, *Shrinking and
  /// showing functions* (2012), without its tables, so that arguments of any type will do: what
  /// tells arguments apart are their members, down to numbers and texts. Functions and objects
  /// without members are all alike as arguments.
  ///
  /// One that may throw is made of `Choices.answers(of:throwing:named:)`. Reports show how the
  /// functions of a failing case were called: `function(3) → true`, or by the name that
  /// `Choices.naming(_:_:)` gives them.
  ///
  /// - Parameter answers: What the functions answer with.
  /// - Returns: Functions that take time linear in the size of their arguments.
  public static func function<A, Answer>(
    returning answers: Gen<Answer>
  ) -> Gen where Value == (A) -> Answer {
    Gen { choices throws(Discard) in try { [answers = choices.answers(of: answers)] in answers($0) }
    }
  }

  /// A gen of functions of two arguments.
  public static func function<A, B, Answer>(
    returning answers: Gen<Answer>
  ) -> Gen where Value == (A, B) -> Answer {
    Gen { choices throws(Discard) in
      try { [answers = choices.answers(of: answers)] in answers($0, $1) }
    }
  }

  /// A gen of functions of three arguments.
  public static func function<A, B, C, Answer>(
    returning answers: Gen<Answer>
  ) -> Gen where Value == (A, B, C) -> Answer {
    Gen { choices throws(Discard) in
      try { [answers = choices.answers(of: answers)] in answers($0, $1, $2) }
    }
  }
}

/// The answers of one drawn function, to be called like it.
///
/// It takes arguments of any number and types, which a closure around it narrows down:
///
/// ```swift
/// let clock = Gen<@Sendable (Date) -> Int> { choices throws(Discard) in
///   try { [answers = choices.answers(of: .int())] date in answers(date) }
/// }
/// ```
///
/// It hands its answers out as they were drawn, and may be shared between tasks as a gen may. The
/// answers never change, but for those of functions without arguments that may be nil: they are nil
/// from the thousandth call on, so that a loop ends which calls until there is nothing more.
public struct Answers<Answer>: @unchecked Sendable {
  /// One at least.
  private let all: [Answer]
  /// Tells functions with the same answers apart.
  private let key: UInt64
  /// Counts the calls of a function without arguments; nil where an answer is always something.
  private let patience: Patience?
  /// Keeps the calls for reports; nil where nobody asks.
  private let shown: ShownFunction?

  @inline(__always)
  fileprivate init(
    _ answers: Gen<Answer>, from choices: inout Choices, shown: ShownFunction? = nil
  ) throws(Discard) {
    all = try choices.array(count: 1...16, element: answers.draw)
    key = choices.integer(in: 0...UInt64(UInt16.max))
    patience = Answer.self is any LoopEnd.Type ? Patience() : nil
    self.shown = shown
  }

  /// The answer to the arguments, the same for equal ones.
  public func callAsFunction<each Argument>(_ arguments: repeat each Argument) -> Answer {
    var index = 0
    if all.count > 1 {
      var fingerprint = Fingerprint(key: key)
      for argument in repeat each arguments { fingerprint.combine(argument) }
      index = Int(fingerprint.value % UInt64(all.count))
    }
    var isAskedAlike = true
    for _ in repeat each arguments { isAskedAlike = false }
    let answer = (isAskedAlike ? nothing : nil) ?? all[index]
    if let shown {
      var list: [Any] = []
      for argument in repeat each arguments { list.append(argument) }
      shown.add(list, answer: answer)
    }
    return answer
  }

  /// The answer to this call of a function without arguments, if it is called in a loop.
  private var nothing: Answer? {
    guard let patience else { return nil }
    return Patience.nothing(at: patience.next())
  }
}

extension Choices {
  /// Draws the answers of a function; see `Gen.function(returning:)`.
  ///
  /// - Parameters:
  ///   - answers: What the function answers with.
  ///   - name: What reports call it, as `naming(_:_:)` does.
  public mutating func answers<Answer>(
    of answers: Gen<Answer>, named name: String? = nil
  ) throws(Discard) -> Answers<Answer> {
    try function(answering: answers, named: name, mayThrow: false)
  }

  /// Draws the answers of a function that may throw, where it does not: those and errors are as
  /// likely.
  ///
  /// ```swift
  /// let load = Gen<(Int) throws -> String> { choices throws(Discard) in
  ///   let answers = try choices.answers(of: .string(), throwing: URLError.arbitrary())
  ///   return { try answers($0).get() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - answers: What the function answers with, if it does not throw.
  ///   - failures: What it throws, if it does.
  ///   - name: What reports call it, as `naming(_:_:)` does.
  public mutating func answers<Answer, Failure>(
    of answers: Gen<Answer>, throwing failures: Gen<Failure>, named name: String? = nil
  ) throws(Discard) -> Answers<Result<Answer, Failure>> {
    try function(answering: .result(answers, failures), named: name, mayThrow: true)
  }

  @inline(__always)
  private mutating func function<Answer>(
    answering answers: Gen<Answer>, named name: String?, mayThrow: Bool
  ) throws(Discard) -> Answers<Answer> {
    guard isTaped, let shown = tape?.function(named: name, mayThrow: mayThrow) else {
      return try Answers(answers, from: &self)
    }
    // Functions among the answers are called by the call that they answer.
    return try calling("\(shown.name)(…)") { choices throws(Discard) in
      try Answers(answers, from: &choices, shown: shown)
    }
  }
}
