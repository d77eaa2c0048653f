/// Only its own `init(from:)` makes it.
struct Decoded: Decodable, Equatable {
  let name: String
  let uses: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    let text = try container.decode(String.self, forKey: .uses)
    guard let uses = Int(text.prefix(1)) ?? (text.isEmpty ? 0 : nil) else {
      throw DecodingError.dataCorruptedError(
        forKey: .uses, in: container, debugDescription: "no number")
    }
    self.uses = uses
  }

  enum CodingKeys: String, CodingKey { case name, uses }
}

/// The compiler's is all that can be called.
struct Sealed: Codable, Equatable {
  private let seal: Int
  let parsed: [Decoded.Level]
  var text: String { "\(seal)" }
}

extension Decoded {
  enum Level: String, Codable { case low, high }
}

/// So it is for a class, also for one that can be subclassed, and that holds others of its type.
class Archive: Decodable {
  let next: Archive?
  let title: String
}

struct UsesDecoded {
  let parsed: Decoded
  let sealed: Sealed
  let archive: Archive
}

/// Only its decoding makes it, and it holds what can be decoded of a list of anything.
struct Lossy<Element: Decodable>: Decodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      elements.append(try container.decode(Element.self))
      if elements.count == 3 { break }
    }
    self.elements = elements
  }
}

/// A class that is not final conforms to nothing, whatever it is generic over.
class DecodedSet<Entry>: Decodable where Entry: Decodable & Hashable {
  let entries: Set<Entry>

  required init(from decoder: any Decoder) throws {
    entries = try decoder.singleValueContainer().decode(Set<Entry>.self)
  }
}

/// Nothing is asked of what it is of, which need not be made.
struct DecodedReference<Target>: Decodable, Hashable {
  let raw: Int

  private init(raw: Int) { self.raw = raw }
  init(from decoder: any Decoder) throws { raw = try Int(from: decoder) }
}

struct UsesGenericDecoded {
  let levels: Lossy<Decoded.Level>
  let nested: Lossy<Lossy<Int>>
  let set: DecodedSet<String>
  let reference: DecodedReference<UsesGenericDecoded>?
}
