/// The Secure Hash Algorithm 1 of FIPS 180-4.
enum SHA1 {
  private static let start: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]

  /// The digest of a text's UTF-8 bytes as forty hexadecimal digits.
  static func digest(of text: String) -> String {
    let bytes = padded(Array(text.utf8))
    var state = start
    for block in stride(from: 0, to: bytes.count, by: 64) {
      let rounds = run(schedule(bytes[block..<block + 64]), from: state)
      state = zip(state, rounds).map { $0 &+ $1 }
    }
    return state.map(hexadecimal).joined()
  }

  /// The message, a one, zeros, and the message's length in bits: whole blocks of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = 63 - (message.count + 8) % 64
    let length = UInt64(message.count * 8)
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
  }

  /// Sixteen words of a block, and sixty-four made of them.
  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { first in
      block[first..<first + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for t in 16..<80 {
      words.append((words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]).rotated(by: 1))
    }
    return words
  }

  private static func run(_ words: [UInt32], from state: [UInt32]) -> [UInt32] {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (t, word) in words.enumerated() {
      let (mixed, constant) = mix(b, c, d, round: t)
      let next = a.rotated(by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, b.rotated(by: 30), c, d)
    }
    return [a, b, c, d, e]
  }

  private static func mix(
    _ b: UInt32, _ c: UInt32, _ d: UInt32, round: Int
  ) -> (UInt32, constant: UInt32) {
    switch round {
    case ..<20: (b & c | ~b & d, 0x5a82_7999)
    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
    case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
    default: (b ^ c ^ d, 0xca62_c1d6)
    }
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension UInt32 {
  fileprivate func rotated(by bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
