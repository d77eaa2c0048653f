extension ChoiceSequence {
  /// A hash of the choices and the shape, the same in every process.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for token in tokens {
      switch token {
      case .open: hash = ChoiceSequence.mixed(hash, 1, 0)
      case .close: hash = ChoiceSequence.mixed(hash, 2, 0)
      case .choice(let choice):
        hash = ChoiceSequence.mixed(
          hash ^ UInt64(choice.kind.rawValue) << 56, UInt64(truncatingIfNeeded: choice.value),
          UInt64(truncatingIfNeeded: choice.value >> 64))
      }
    }
    return hash
  }

  /// One multiplication for two words (wyhash, Wang Yi 2019).
  private static func mixed(_ hash: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let left = hash ^ low ^ 0xa076_1d64_78bd_642f
    let product = left.multipliedFullWidth(by: high ^ 0xe703_7ed1_a0b4_28db)
    return (product.high ^ product.low) &+ hash.byteSwapped
  }
}
