/// A decoder without a text: what it is asked for is drawn.
final class DrawingDecoder: Decoder {
  /// Where the decisions come from while a value decodes itself.
  fileprivate(set) var choices: Choices

  /// All values have the same path: who throws an error for it is asked again, and nobody reads it.
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// The types whose values decode themselves at the moment.
  private var open: Set<ObjectIdentifier> = []
  /// How often the value that decodes itself at the moment is still refused what it asks for.
  private var refusals = 0
  /// How many spans of collections and elements are open: not all are read to their ends.
  private var openSpans = 0

  init(_ choices: Choices) { self.choices = choices }

  /// A value that decodes itself from what is drawn. The outermost one may hold others through
  /// decoders of their own, and one of a type that is open holds another one for certain: they
  /// count as recursive.
  func value<Value: Decodable>(of type: Value.Type) throws(Discard) -> Value {
    let isRecursive = open.isEmpty || open.contains(ObjectIdentifier(type))
    let isNew = open.insert(ObjectIdentifier(type)).inserted
    if isRecursive { choices.descend(type) } else { choices.begin(type) }
    let (outerSpans, outerRefusals) = (openSpans, refusals)
    let attempts = DecodingAttempts.count(of: type)
    // Those that take everything else come last.
    refusals = attempts > 1 ? choices.alternative(of: attempts, endingIn: 1) : 0
    defer {
      refusals = outerRefusals
      while openSpans > outerSpans { end() }
      if isRecursive { choices.ascend() } else { choices.end() }
      if isNew { open.remove(ObjectIdentifier(type)) }
    }
    do { return try Value(from: self) } catch { throw Discard() }
  }

  /// A value by the gen of its type or, where it has none, one that decodes itself.
  fileprivate func draw<Value: Decodable>(_ type: Value.Type) throws(Discard) -> Value {
    if let arbitrary = type as? any Arbitrary.Type, let value = try drawn(arbitrary) as? Value {
      return value
    }
    if let enumerable = type as? any CaseIterable.Type, let value = oneOf(enumerable) as? Value {
      return value
    }
    return try value(of: type)
  }

  /// A value by the gen of its type, with zero in place of numbers that no JSON has.
  private func drawn<Value: Arbitrary>(_ type: Value.Type) throws(Discard) -> Value {
    let value = try Value.draw(&choices)
    return (value as? any HoldingNumbers)?.finite as? Value ?? value
  }

  /// One of all cases of a type, most of whose raw values it would reject; nil where it has none.
  private func oneOf<Value: CaseIterable>(_ type: Value.Type) -> Value? {
    let all = Array(type.allCases)
    return all.isEmpty ? nil : all[choices.alternative(of: all.count)]
  }

  /// Says that what is drawn until the matching `end()` is a collection or one of its elements.
  fileprivate func begin(_ label: Span.Label) {
    choices.begin(label)
    openSpans += 1
  }

  fileprivate func end() {
    choices.end()
    openSpans -= 1
  }

  /// Fails where the value is to try something else.
  fileprivate func refuse() throws {
    guard refusals > 0 else { return }
    refusals -= 1
    throw DecodingError.valueNotFound(
      Any.self, .init(codingPath: codingPath, debugDescription: "something else is drawn"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try refuse()
    return nestedContainer(keyedBy: type)
  }

  fileprivate func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DrawnMembers<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try refuse()
    return nestedUnkeyedContainer()
  }

  fileprivate func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    DrawnElements(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { DrawnValue(decoder: self) }
}

/// A decoder's answers by keys.
private final class DrawnMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: DrawingDecoder
  /// What was asked before is answered alike.
  private var arePresent: [String: Bool] = [:]

  init(decoder: DrawingDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// Any keys that their type allows: who asks for all takes all.
  lazy var allKeys: [Key] = {
    let names = try? decoder.choices.array(count: nil) { choices throws(Discard) in
      try choices.draw(String.self)
    }
    return Set(names ?? []).sorted().compactMap(Key.init(stringValue:))
  }()

  func contains(_ key: Key) -> Bool {
    if let known = arePresent[key.stringValue] { return known }
    let isPresent = decoder.choices.presence()
    arePresent[key.stringValue] = isPresent
    return isPresent
  }

  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.draw(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    decoder.nestedContainer(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.nestedUnkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// A decoder's answers in a row.
private final class DrawnElements: UnkeyedDecodingContainer {
  private let decoder: DrawingDecoder
  private let length: Int
  private(set) var currentIndex = 0
  /// Whether an element was begun that may go on.
  private var isInElement = false

  init(decoder: DrawingDecoder) {
    self.decoder = decoder
    decoder.begin(.collection)
    length = decoder.choices.elementCount(in: nil)
    if length == 0 { decoder.end() }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { length }
  var isAtEnd: Bool { currentIndex >= length }

  /// Draws a part of the next element.
  private func draw<Part>(_ part: () throws -> Part) rethrows -> Part {
    if !isInElement { decoder.begin(.element) }
    isInElement = true
    return try part()
  }

  private func endElement() {
    decoder.end()
    isInElement = false
    currentIndex += 1
    if currentIndex == length { decoder.end() }
  }

  func decodeNil() -> Bool {
    let isNil = draw { !decoder.choices.presence() }
    if isNil { endElement() }
    return isNil
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    defer { endElement() }
    return try draw { try decoder.draw(type) }
  }

  // What is nested is drawn later, and belongs to no element's span.

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    draw { endElement() }
    return decoder.nestedContainer(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    draw { endElement() }
    return decoder.nestedUnkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    draw { endElement() }
    return decoder
  }
}

/// A decoder's only answer.
private struct DrawnValue: SingleValueDecodingContainer {
  let decoder: DrawingDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { !decoder.choices.presence() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.refuse()
    return try decoder.draw(type)
  }
}
