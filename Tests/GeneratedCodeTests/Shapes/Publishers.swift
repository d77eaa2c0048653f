import Foundation

// As much of Combine as the mocks of publishers need, under the same names.

struct AnyPublisher<Output, Failure: Error> {
  let receive: (@escaping (Output) -> Void) -> Void

  func sink(receiveValue: @escaping (Output) -> Void) { receive(receiveValue) }

  func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> AnyPublisher<Value, Failure>
  {
    AnyPublisher<Value, Failure> { body in receive { transform($0).map(body) } }
  }

  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
}

class Subject<Output, Failure: Error> {
  fileprivate var receivers: [(Output) -> Void] = []

  fileprivate var publisher: AnyPublisher<Output, Failure> {
    AnyPublisher { [weak self] in self?.receivers.append($0) }
  }

  func send(_ value: Output) { receivers.forEach { $0(value) } }
}

final class PassthroughSubject<Output, Failure: Error>: Subject<Output, Failure> {
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { publisher }
}

final class CurrentValueSubject<Output, Failure: Error>: Subject<Output, Failure> {
  private(set) var value: Output

  init(_ value: Output) { self.value = value }

  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] body in
      body(value)
      receivers.append(body)
    }
  }

  func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> AnyPublisher<Value, Failure>
  {
    eraseToAnyPublisher().compactMap(transform)
  }

  override func send(_ value: Output) {
    self.value = value
    super.send(value)
  }
}
