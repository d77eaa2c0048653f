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
