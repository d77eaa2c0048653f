import Foundation

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

  /// Whether it begins with a name and goes on.
  func extends(_ name: String) -> Bool { utf8.count > name.utf8.count && hasPrefix(name) }

  /// Whether it is several names with dots between them.
  var isPath: Bool { has(ASCII.dot) }

  /// The name of a type without the generic arguments in it.
  var withoutArguments: String {
    guard has(UInt8(ascii: "<")) else { return self }
    var depth = 0
    return filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }

  /// The names in it, which have spaces between them.
  var spacedNames: [String] {
    guard has(ASCII.space) else { return [self] }
    var names = self
    return names.withUTF8 { bytes in
      bytes.split(separator: ASCII.space).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether its UTF-8 has a byte, found without going from character to character.
  func has(_ byte: UInt8) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
    return answer ?? utf8.contains(byte)
  }
}

extension [String?] {
  /// Labels as they stand behind the name of a function: `(of:_:)`.
  var signature: String { "(\(map { "\($0 ?? "_"):" }.joined()))" }
}
