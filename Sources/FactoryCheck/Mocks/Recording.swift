/// What a stream gives: elements, and the error that it ends with, where it ends with one.
///
/// A stream is read once. What is drawn is therefore a recording, which each call of a mock plays
/// from the start:
///
/// ```swift
/// let feeds = Gen<any Feed> { choices throws(Discard) in
///   let mock = FeedMock()
///   let posts = try choices.script(
///     of: .recording(Post.arbitrary(), URLError.arbitrary()), for: mock, "posts")
///   mock.postsHandler = { posts.next().throwingStream }
///   return mock
/// }
/// ```
///
/// Reports show `[Post(id: 0)], then throws Offline()`.
public struct Recording<Element> {
  /// The elements, in order.
  public let elements: [Element]
  /// The error behind the last element; nil where the stream ends without one.
  public let error: (any Error)?

  /// Creates a recording from its parts.
  public init(elements: [Element], error: (any Error)? = nil) {
    self.elements = elements
    self.error = error
  }
}

extension Recording: Sendable where Element: Sendable {}

// MARK: - Playing

extension Recording {
  /// A stream of the elements, which has them all from the start. It ends behind the last one, also
  /// where the recording has an error. What is not `Sendable` is handed out as it was drawn.
  public var stream: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in elements { continuation.yield(Choices.Sent(element).value) }
      continuation.finish()
    }
  }

  /// The same, which throws the error behind the last element.
  public var throwingStream: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(Choices.Sent(element).value) }
      continuation.finish(throwing: error)
    }
  }
}

extension Recording: ScriptedAnswer {
  func words(_ describe: (Any) -> String) -> String {
    let played = " → \(describe(elements))"
    return error.map { "\(played), then throws \(describe($0))" } ?? played
  }
}

// MARK: - Gens

extension Recording: Arbitrary where Element: Arbitrary {
  /// Up to eight elements, and no error; the simplest has none.
  public static func arbitrary() -> Gen<Recording> { .recording(Element.arbitrary()) }
}

extension Gen {
  /// A gen of recordings of up to eight elements, which end without an error. The simplest has no
  /// elements.
  ///
  /// - Parameter elements: What the streams give.
  public static func recording<Element>(
    _ elements: Gen<Element>
  ) -> Gen where Value == Recording<Element> {
    Gen { choices throws(Discard) in
      Recording(elements: try choices.array(count: 0...8, element: elements.draw))
    }
  }

  /// A gen of recordings of up to eight elements, which end without an error or, as likely, with one
  /// of some errors. The simplest has no elements and no error.
  ///
  /// ```swift
  /// let feeds = Gen<Recording<Int>>.recording(.int(in: 0...9), .constant(CancellationError()))
  /// ```
  ///
  /// - Parameters:
  ///   - elements: What the streams give.
  ///   - errors: What they may end with.
  public static func recording<Element>(
    _ elements: Gen<Element>, _ errors: Gen<some Error>
  ) -> Gen where Value == Recording<Element> {
    Gen { choices throws(Discard) in
      let all = try choices.array(count: 0...8, element: elements.draw)
      guard choices.alternative(of: 2) == 1 else { return Recording(elements: all) }
      return Recording(elements: all, error: try errors.draw(&choices))
    }
  }
}

extension Recording {
  /// Draws a recording of a type that is known when the program runs, and not before. It has no
  /// elements where there is no way to draw one, and no error where there is none of the type.
  ///
  /// - Parameter failures: What it ends with where that may be any error.
  init<Failure: Error>(
    from choices: inout Choices, endingWith failure: Failure.Type, _ failures: Gen<any Error>
  ) throws(Discard) {
    let all = try choices.array(count: 0...8) { choices throws(Discard) in
      try choices.value(of: Element.self, failingWith: failures) as? Element
    }
    elements = all.compactMap(\.self)
    let ends = failure != Never.self && choices.alternative(of: 2) == 1
    error = ends ? try choices.error(of: failure, failures) : nil
  }
}
