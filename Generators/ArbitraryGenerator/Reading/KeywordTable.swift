/// Finds the keyword in bytes without making a string: words of up to 16 bytes, packed into two
/// integers, in a hash table with room to spare.
struct KeywordTable {
  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var keyword: Keyword?
  }

  private static let bits = 9
  private let slots: UnsafePointer<Slot>

  /// The only table, which lives as long as the process.
  nonisolated(unsafe) static let shared = KeywordTable()

  private init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << Self.bits)
    slots.initialize(repeating: Slot(), count: 1 << Self.bits)
    for keyword in Keyword.allCases where keyword.rawValue.utf8.count <= PackedWord.capacity {
      var word = PackedWord()
      for byte in keyword.rawValue.utf8 { word.append(byte) }
      var index = Self.firstIndex(word)
      while slots[index].keyword != nil { index = Self.index(after: index) }
      slots[index] = Slot(low: word.low, high: word.high, keyword: keyword)
    }
    self.slots = UnsafePointer(slots)
  }

  /// The keyword that the word spells, nil for any other word.
  func keyword(_ word: PackedWord) -> Keyword? {
    var index = Self.firstIndex(word)
    while slots[index].keyword != nil {
      if slots[index].low == word.low, slots[index].high == word.high {
        return slots[index].keyword
      }
      index = Self.index(after: index)
    }
    return nil
  }

  private static func firstIndex(_ word: PackedWord) -> Int {
    let hash = (word.low ^ (word.high &* 31)) &* 0x9E37_79B9_7F4A_7C15
    return Int(hash >> (64 - UInt64(bits)))
  }

  private static func index(after index: Int) -> Int { (index + 1) & (1 << bits - 1) }
}

/// The last 16 bytes of a word as two integers.
struct PackedWord {
  static let capacity = 16

  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }
}
