extension String {
  /// The name between backticks.
  var withoutBackticks: String { isInBackticks ? String(dropFirst().dropLast()) : self }

  var isInBackticks: Bool {
    let answer = utf8.withContiguousStorageIfAvailable(Self.areInBackticks)
    return answer ?? Array(utf8).withUnsafeBufferPointer(Self.areInBackticks)
  }

  private static func areInBackticks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count > 2 && bytes[0] == ASCII.backtick && bytes[bytes.count - 1] == ASCII.backtick
  }

  /// Whether it is several names with dots between them.
  var isPath: Bool { has(ASCII.dot) }

  /// The names in it, which have spaces between them.
  var spacedNames: [String] {
    has(ASCII.space) ? utf8.split(separator: ASCII.space).map { String(Substring($0)) } : [self]
  }

  /// Whether its UTF-8 has a byte, found without going from character to character.
  func has(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}

extension [String?] {
  /// Labels as they stand behind the name of a function: `(of:_:)`.
  var signature: String { "(\(map { "\($0 ?? "_"):" }.joined()))" }
}
