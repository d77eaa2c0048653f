/// The root of all randomness of a run: the same seed gives the same values everywhere.
///
/// ```swift
/// forAll(.int(), seed: 1234) { … }      // from the source
/// SEED=1234 swift test                  // or from outside, decimal or 0x…
/// ```
public struct Seed: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The 64 bits of the seed.
  public let value: UInt64

  /// A seed of 64 bits.
  public init(_ value: UInt64) { self.value = value }

  /// A seed as written in a source: `seed: 1234`.
  public init(integerLiteral value: UInt64) { self.value = value }

  /// A seed from text: decimal digits, or `0x` and hexadecimal digits, of at most 64 bits; nil for
  /// anything else.
  public init?(_ text: some StringProtocol) {
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = isHexadecimal ? text.dropFirst(2) : text[...]
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 && $0 != UInt8(ascii: "+") }),
      let value = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    self.value = value
  }

  /// A seed that nobody chose.
  static func random() -> Seed {
    // Short enough to be typed; 2^32 roots are plenty, each has 2^64 cases behind it.
    Seed(UInt64(UInt32.random(in: 1...UInt32.max)))
  }
}

extension Seed: CustomStringConvertible {
  /// The seed in decimal, as `SEED=` takes it.
  public var description: String { String(value) }
}

/// The finaliser of SplitMix64: a bijection on 64 bits in which each input bit changes half of the
/// output bits (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
@inlinable
func scramble(_ word: UInt64) -> UInt64 {
  var word = word &+ 0x9e37_79b9_7f4a_7c15
  word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
  word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
  return word ^ (word >> 31)
}

/// FNV-1a over UTF-8: a hash of text that is the same in every process.
func stableHash(_ text: String) -> UInt64 {
  var (text, hash) = (text, 0xcbf2_9ce4_8422_2325 as UInt64)
  // An iterator would cost debug builds more than all other settings of a property.
  text.withUTF8 { bytes in
    guard var byte = bytes.baseAddress else { return }
    let end = byte + bytes.count
    while byte < end {
      hash = (hash ^ UInt64(byte.pointee)) &* 0x100_0000_01b3
      byte += 1
    }
  }
  return hash
}
