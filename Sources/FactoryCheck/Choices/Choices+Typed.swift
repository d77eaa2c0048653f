/// Values of types that are known when the program runs, and not before.
extension Choices {
  /// Draws a value of a type: by its gen, else as it decodes itself, else one that is empty.
  ///
  /// - Parameter failures: What a result fails with that may fail with any error.
  /// - Returns: Nil where there is no way to make one.
  mutating func value(
    of type: Any.Type, failingWith failures: Gen<any Error>
  ) throws(Discard) -> Any? {
    switch type {
    case let type as any PartlyDrawn.Type: try type.drawPartly(&self, failures)
    case let type as any Arbitrary.Type: try drawn(type)
    case let type as any Decodable.Type: try decoded(type)
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case is Void.Type: ()
    default: nil
    }
  }

  /// Draws an error of a type; nil where there is no way to make one.
  ///
  /// - Parameter failures: Errors of any type.
  mutating func error<Failure: Error>(
    of type: Failure.Type, _ failures: Gen<any Error>
  ) throws(Discard) -> Failure? {
    let isAny = type == (any Error).self
    let error: Any? =
      isAny ? try failures.draw(&self) : try value(of: type, failingWith: failures)
    return error as? Failure
  }

  private mutating func drawn<T: Arbitrary>(_ type: T.Type) throws(Discard) -> Any {
    try attempt { choices throws(Discard) in try T.draw(&choices) }
  }

  private mutating func decoded<T: Decodable>(_ type: T.Type) throws(Discard) -> Any {
    try Gen<T>.alsoDecoded.draw(&self)
  }

  private func empty<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any { T() }
  private func empty<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any { T() }
}

extension Choices {
  /// Draws a value of a type that may have a gen, or answers another one.
  ///
  /// Generated factories of generic types call it for members that nobody says: whether those have a
  /// gen depends on the generic arguments, of which they ask for no more than fixed values.
  ///
  /// ```swift
  /// let first = try choices.drawn(Element.self, else: Element.provide())
  /// ```
  ///
  /// - Parameters:
  ///   - type: A type that conforms to `Arbitrary`, or does not.
  ///   - value: What comes back where it does not.
  /// - Throws: `Discard` where the gen finds none.
  public mutating func drawn<Value>(
    _ type: Value.Type, else value: @autoclosure () -> Value
  ) throws(Discard) -> Value {
    guard let type = type as? any Arbitrary.Type else { return value() }
    return try drawn(type) as? Value ?? value()
  }
}

/// A type whose values are drawn where one part of it is `Arbitrary` and another is not, or may be
/// any error.
protocol PartlyDrawn {
  /// Draws a value; nil where there is no way to make one.
  ///
  /// - Parameter failures: What it fails with that may fail with any error.
  static func drawPartly(
    _ choices: inout Choices, _ failures: Gen<any Error>
  ) throws(Discard) -> Any?
}

extension Result: PartlyDrawn {
  /// A success or a failure, or the one of them that can be drawn.
  static func drawPartly(
    _ choices: inout Choices, _ failures: Gen<any Error>
  ) throws(Discard) -> Any? {
    choices.begin(.alternatives(2))
    defer { choices.end() }
    func success() throws(Discard) -> Result? {
      let value = try choices.value(of: Success.self, failingWith: failures)
      return (value as? Success).map(Result.success)
    }
    func failure() throws(Discard) -> Result? {
      try choices.error(of: Failure.self, failures).map(Result.failure)
    }
    let fails = choices.alternative(of: 2) == 1
    if let value = fails ? try? failure() : try? success() { return value }
    return fails ? try success() : try failure()
  }
}
