import Synchronization

/// Finds how many things a type tries to decode itself from, one after the other: a number, else a
/// text, else an object. A decoder that gives whatever it is asked for would only ever see the
/// first.
enum DecodingAttempts {
  private static let known = Mutex<[ObjectIdentifier: Int]>([:])

  /// How often a type asks a decoder that refuses everything: once where it gives up. The answer is
  /// kept, since the type's `init(from:)` is run for it.
  static func count<Value: Decodable>(of type: Value.Type) -> Int {
    let id = ObjectIdentifier(type)
    if let count = known.withLock({ $0[id] }) { return count }
    let decoder = RefusingDecoder()
    _ = try? Value(from: decoder)
    let count = max(1, decoder.attempts)
    known.withLock { $0[id] = count }
    return count
  }
}

/// A decoder of nothing that counts what it is asked for.
private final class RefusingDecoder: Decoder {
  private(set) var attempts = 0
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  fileprivate func refusal() -> DecodingError {
    attempts += 1
    return .valueNotFound(
      Any.self, .init(codingPath: codingPath, debugDescription: "this decoder has nothing"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw refusal()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refusal() }

  func singleValueContainer() -> any SingleValueDecodingContainer { RefusedValue(decoder: self) }
}

/// Its only answer, which is none.
private struct RefusedValue: SingleValueDecodingContainer {
  let decoder: RefusingDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw decoder.refusal() }
}
