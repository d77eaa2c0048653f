extension SourceBytes {
  /// The offset of the first byte that makes the text no UTF-8, nil where all of it is.
  func firstInvalidUTF8() -> Int? {
    var offset = endOfASCII(from: 0)
    while offset < count {
      let length = lengthOfCharacter(at: offset)
      guard length > 1 || self[offset] < 0x80, isCharacter(at: offset, length: length) else {
        return offset
      }
      offset = endOfASCII(from: offset + length)
    }
    return nil
  }

  /// Checks the bytes behind the first one, and the limits that Unicode sets for them.
  private func isCharacter(at offset: Int, length: Int) -> Bool {
    for index in 1..<max(1, length) where self[offset + index] & 0xC0 != 0x80 { return false }
    switch self[offset] {
    case 0xE0: return self[offset + 1] >= 0xA0
    case 0xED: return self[offset + 1] < 0xA0
    case 0xF0: return self[offset + 1] >= 0x90
    case 0xF4: return self[offset + 1] < 0x90
    default: return true
    }
  }
}
