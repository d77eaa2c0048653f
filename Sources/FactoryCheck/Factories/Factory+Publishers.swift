#if canImport(Combine)
  public import Combine

  extension AnyPublisher: Providable {
    /// A publisher of the fixed value, where there is one of its type; it finishes behind that.
    public static func provide() -> AnyPublisher {
      let value = (Output.self as? any Providable.Type)?.provide() as? Output
      return Recording(elements: value.map { [$0] } ?? []).publisher()
    }
  }

  extension AnyPublisher: Arbitrary where Output: Arbitrary {
    /// Publishers of up to eight values, half of which fail behind them where they may fail: with
    /// values of their error's gen, and with a `CancellationError` where it is of any type. The
    /// simplest has no values, and finishes.
    public static func arbitrary() -> Gen<AnyPublisher> {
      Gen { choices throws(Discard) in
        let recording = try Recording<Output>(
          from: &choices, endingWith: Failure.self, .constant(CancellationError()))
        return choices.published(recording)
      }
    }
  }

  extension AnyPublisher: PartlyDrawn {
    static func drawPartly(
      _ choices: inout Choices, _ failures: Gen<any Error>
    ) throws(Discard) -> Any? {
      let recording = try Recording<Output>(from: &choices, endingWith: Failure.self, failures)
      return choices.published(recording) as AnyPublisher
    }
  }

  extension AnyPublisher: OpaqueStream {}

  extension Recording {
    /// A publisher of the elements, which gives all of them to each subscriber that asks for as many.
    /// Behind the last one it fails with the recording's error, or finishes where there is none, or
    /// one that is not of the type that it may fail with.
    ///
    /// ```swift
    /// mock.postsHandler = { posts.next().publisher() }    // () -> AnyPublisher<[Post], any Error>
    /// ```
    public func publisher<Failure: Error>() -> AnyPublisher<Element, Failure> {
      let all = Publishers.Sequence<[Element], Failure>(sequence: elements)
      guard let error = error as? Failure else { return all.eraseToAnyPublisher() }
      return all.append(Fail(error: error)).eraseToAnyPublisher()
    }
  }

  extension Gen {
    /// A gen of publishers of up to eight values, which they give at once; the simplest has none.
    ///
    /// ```swift
    /// forAll(Gen<AnyPublisher<Int, Never>>.publisher(.int(in: 0...9))) { numbers in
    ///   var sum = 0
    ///   _ = numbers.sink { sum += $0 }
    ///   #expect(sum <= 72)
    /// }
    /// ```
    public static func publisher<Element>(
      _ elements: Gen<Element>
    ) -> Gen where Value == AnyPublisher<Element, Never> {
      let recordings = Gen<Recording<Element>>.recording(elements)
      return Gen { choices throws(Discard) in choices.published(try recordings.draw(&choices)) }
    }

    /// A gen of publishers that finish or, as likely, fail behind their values.
    ///
    /// - Parameters:
    ///   - elements: What the publishers give.
    ///   - errors: What they may fail with.
    public static func publisher<Element, Failure>(
      _ elements: Gen<Element>, _ errors: Gen<Failure>
    ) -> Gen where Value == AnyPublisher<Element, Failure> {
      let recordings = Gen<Recording<Element>>.recording(elements, errors)
      return Gen { choices throws(Discard) in choices.published(try recordings.draw(&choices)) }
    }
  }

  extension Choices {
    /// The publisher that plays a recording, shown by that.
    fileprivate func published<Element, Failure>(
      _ recording: Recording<Element>
    ) -> AnyPublisher<Element, Failure> {
      showing(
        recording.publisher(), playing: recording,
        as: "FactoryCheck.Recording(elements: %).publisher()",
        orFailing: "FactoryCheck.Recording(elements: %, error: %).publisher()")
    }
  }
#endif
