import Combine
import FactoryCheck
import Testing

@testable import Feeds

/// What publishers that are drawn give.
struct PublisherTests {
  @Test("Each subscriber gets all values of a recording, and its error behind them")
  func playing() {
    let recordings = Gen<Recording<Int>>.recording(.int(), .constant(Outage.offline))
    forAll(recordings) { recording in
      let publisher: AnyPublisher<Int, Outage> = recording.publisher()
      for _ in 0..<2 {
        let heard = Heard(publisher)
        #expect(heard.values == recording.elements)
        #expect(heard.error == recording.error as? Outage)
        #expect(heard.isFinished == (recording.error == nil))
      }
    }
  }

  @Test("Who asks for fewer values gets those")
  func demands() {
    forAll(Gen<AnyPublisher<Int, Never>>.publisher(.int())) { publisher in
      Heard(publisher.prefix(2)).values == Array(Heard(publisher).values.prefix(2))
    }
  }

  @Test("Publishers give any number of values, and fail where they may")
  func variety() {
    var counts: Set<Int> = []
    var errors: Set<Outage?> = []
    forAll(AnyPublisher<Int, Outage>.arbitrary()) { publisher in
      let heard = Heard(publisher)
      counts.insert(heard.values.count)
      errors.insert(heard.error)
    }
    #expect(counts == Set(0...8))
    #expect(errors.isSuperset(of: [nil, .offline]) && errors.count > 2)
    forAll(AnyPublisher<Int, any Error>.arbitrary()) { publisher in
      Heard(publisher).error.map { $0 is CancellationError } ?? true
    }
    forAll(AnyPublisher<Int, Never>.arbitrary()) { Heard($0).isFinished }
  }

  @Test("Among members they are drawn by their parts, shrink, and are written as what makes them")
  func members() {
    var result: CheckResult?
    withKnownIssue {
      result = forAll(Factory<Feeds.Sources>.arbitrary(), seed: 1) { sources in
        Heard(sources.numbers).values.allSatisfy { $0 < 100 }
      }
    }
    #expect(
      result?.counterexample?.values == [
        """
        Sources(numbers: FactoryCheck.Recording(elements: [100]).publisher(), \
        posts: FactoryCheck.Recording(elements: []).publisher(), \
        authors: FactoryCheck.Recording(elements: []).publisher())
        """
      ])
  }

  @Test("A fixed publisher gives the fixed value, where there is one")
  func fixed() {
    let sources = Factory<Feeds.Sources>.provide()
    #expect(Heard(sources.numbers).values == [0] && Heard(sources.numbers).isFinished)
    #expect(Heard(sources.posts).values == [Post(id: 0, title: "")])
    #expect(Heard(sources.authors).values.isEmpty && Heard(sources.authors).isFinished)
  }
}

/// What a subscriber hears at once.
final class Heard<Value, Failure: Error> {
  private(set) var values: [Value] = []
  private(set) var end: Subscribers.Completion<Failure>?

  init(_ publisher: some Publisher<Value, Failure>) {
    let subscription = publisher.sink(
      receiveCompletion: { self.end = $0 }, receiveValue: { self.values.append($0) })
    subscription.cancel()
  }

  var error: Failure? {
    if case .failure(let error) = end { error } else { nil }
  }

  var isFinished: Bool { end != nil && error == nil }
}
