/// Characters beyond ASCII: nearly all are parts of names, some are operators.
extension SourceBytes {
  /// True where a character beyond ASCII stands that Swift takes for an operator.
  func isOperatorCharacter(at offset: Int) -> Bool {
    guard self[offset] >= 0x80, let scalar = scalar(at: offset) else { return false }
    return Self.operatorHeads.contains { $0.contains(scalar) }
  }

  /// Whether such a character stands in a name, which then needs backticks.
  static func hasOperator(_ name: String) -> Bool {
    name.unicodeScalars.contains { scalar in operatorHeads.contains { $0.contains(scalar.value) } }
  }

  /// The number of bytes of the character that starts at the offset, 1 where none does.
  func lengthOfCharacter(at offset: Int) -> Int {
    switch self[offset] {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private func scalar(at offset: Int) -> UInt32? {
    let length = lengthOfCharacter(at: offset)
    guard length > 1, offset + length <= count else { return nil }
    var scalar = UInt32(self[offset]) & (0xFF >> UInt32(length + 1))
    for index in 1..<length { scalar = scalar << 6 | UInt32(self[offset + index] & 0x3F) }
    return scalar
  }

  /// `operator-head` in the grammar of The Swift Programming Language.
  private static let operatorHeads: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}
