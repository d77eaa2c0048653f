extension AsyncStream: Providable {
  /// A stream that has ended.
  public static func provide() -> AsyncStream { AsyncStream { $0.finish() } }
}

extension AsyncStream: Arbitrary where Element: Arbitrary {
  /// Streams of up to eight elements; the simplest has ended.
  public static func arbitrary() -> Gen<AsyncStream> { .stream(Element.arbitrary()) }
}

extension AsyncThrowingStream: Providable where Failure == any Error {
  /// A stream that has ended, without an error.
  public static func provide() -> AsyncThrowingStream { AsyncThrowingStream { $0.finish() } }
}

extension AsyncThrowingStream: Arbitrary where Element: Arbitrary, Failure == any Error {
  /// Streams of up to eight elements, half of which end with a `CancellationError`; the simplest has
  /// ended without one.
  public static func arbitrary() -> Gen<AsyncThrowingStream> {
    .stream(Element.arbitrary(), .constant(CancellationError()))
  }
}

extension Gen {
  /// A gen of streams of up to eight elements, which they have from the start; the simplest has
  /// ended.
  ///
  /// ```swift
  /// forAll(Gen<AsyncStream<Int>>.stream(.int(in: 0...9))) { numbers in
  ///   for await number in numbers { #expect(number < 10) }
  /// }
  /// ```
  ///
  /// A stream is read once, as any other; for several readers, draw a ``Recording``.
  public static func stream<Element>(
    _ elements: Gen<Element>
  ) -> Gen where Value == AsyncStream<Element> {
    let recordings = Gen<Recording<Element>>.recording(elements)
    return Gen { choices throws(Discard) in choices.streamed(try recordings.draw(&choices)) }
  }

  /// A gen of streams that end without an error or, as likely, with one of some errors.
  public static func stream<Element>(
    _ elements: Gen<Element>, _ errors: Gen<any Error>
  ) -> Gen where Value == AsyncThrowingStream<Element, any Error> {
    let recordings = Gen<Recording<Element>>.recording(elements, errors)
    return Gen { choices throws(Discard) in choices.streamed(try recordings.draw(&choices)) }
  }
}

// MARK: - Streams of what is known when the program runs

extension AsyncStream: PartlyDrawn {
  static func drawPartly(
    _ choices: inout Choices, _ failures: Gen<any Error>
  ) throws(Discard) -> Any? {
    let recording = try Recording<Element>(from: &choices, endingWith: Never.self, failures)
    return choices.streamed(recording) as AsyncStream
  }
}

extension AsyncThrowingStream: PartlyDrawn {
  static func drawPartly(
    _ choices: inout Choices, _ failures: Gen<any Error>
  ) throws(Discard) -> Any? {
    guard Failure.self == (any Error).self else { return nil }
    let recording = try Recording<Element>(from: &choices, endingWith: Failure.self, failures)
    return choices.streamed(recording) as AsyncThrowingStream<Element, any Error>
  }
}

// MARK: - Showing

extension Choices {
  /// The stream that plays a recording, shown by that.
  fileprivate func streamed<Element>(_ recording: Recording<Element>) -> AsyncStream<Element> {
    showing(
      recording.stream, playing: recording, as: "FactoryCheck.Recording(elements: %).stream",
      orFailing: "FactoryCheck.Recording(elements: %, error: %).stream")
  }

  /// The same for one that throws.
  fileprivate func streamed<Element>(
    _ recording: Recording<Element>
  ) -> AsyncThrowingStream<Element, any Error> {
    showing(
      recording.throwingStream, playing: recording,
      as: "FactoryCheck.Recording(elements: %).throwingStream",
      orFailing: "FactoryCheck.Recording(elements: %, error: %).throwingStream")
  }

  /// What plays a recording, shown by that.
  func showing<Element, Stream>(
    _ stream: Stream, playing recording: Recording<Element>, as call: StaticString,
    orFailing failing: StaticString
  ) -> Stream {
    guard let error = recording.error else {
      return showing(stream, as: call, [recording.elements])
    }
    return showing(stream, as: failing, [recording.elements, error])
  }
}
