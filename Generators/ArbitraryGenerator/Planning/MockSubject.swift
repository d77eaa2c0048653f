/// What a mock's publisher publishes the values of: a test sends them, or sets a property to them.
struct MockSubject {
  /// `PassthroughSubject` or `CurrentValueSubject`, with its module where the publisher has that.
  let kind: String
  /// Its own name, `namesSubject`.
  let name: String
  let arguments: String
  /// What a `CurrentValueSubject` begins with; nil for others, and where a property tells.
  let initial: FixedValue?
  /// Whether `nil` is a value of the subject, and none of the publisher.
  let skipsNil: Bool
  /// Whether it is made by the mock's initialisers, with the value of a property.
  let isOfInitializer: Bool
  /// Whether it may be used from several tasks at a time.
  let isShared: Bool
  /// The conditions under which there is one.
  let conditions: [String]

  /// The type, `PassthroughSubject<String, Never>`.
  var type: String { "\(kind)<\(arguments)>" }
}

extension MockSubject {
  /// What holds it, and is shared between tasks where it is.
  var storage: String { isShared ? "\(name)Value" : name }

  /// The publisher of its values.
  var publisher: String {
    skipsNil
      ? "\(name).compactMap { $0 }.eraseToAnyPublisher()" : "\(name).eraseToAnyPublisher()"
  }
}
