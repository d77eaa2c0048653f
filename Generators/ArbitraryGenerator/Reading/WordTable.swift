/// Finds what a word stands for, by its bytes and without making a string: words of up to 16 bytes,
/// packed into two integers, in a hash table with room to spare.
struct WordTable<Value> {
  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var value: Value?
  }

  private let bits: UInt64
  private let slots: UnsafePointer<Slot>
  /// Which lengths words have that begin with a byte, as bits: few names are as long as one.
  private let lengths: UnsafePointer<UInt32>

  /// A table that lives as long as the process. Longer words are left out.
  init(_ words: [(String, Value)]) {
    bits = UInt64(Int.bitWidth - words.count.leadingZeroBitCount + 2)
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << bits)
    slots.initialize(repeating: Slot(), count: 1 << bits)
    self.slots = UnsafePointer(slots)
    let lengths = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    lengths.initialize(repeating: 0, count: 256)
    self.lengths = UnsafePointer(lengths)
    for (text, value) in words where text.utf8.count <= PackedWord.capacity {
      let word = PackedWord(text)
      if let first = text.utf8.first { lengths[Int(first)] |= 1 &<< UInt32(text.utf8.count) }
      var index = firstIndex(word)
      while slots[index].value != nil { index = self.index(after: index) }
      slots[index] = Slot(low: word.low, high: word.high, value: value)
    }
  }

  /// Whether one of the words begins with a byte and is as long.
  func mayHave(_ first: UInt8, count: Int) -> Bool {
    count <= PackedWord.capacity && lengths[Int(first)] & (1 &<< UInt32(count)) != 0
  }

  /// What the word stands for, nil for any other word.
  subscript(word: PackedWord) -> Value? {
    var index = firstIndex(word)
    while slots[index].value != nil {
      if slots[index].low == word.low, slots[index].high == word.high { return slots[index].value }
      index = self.index(after: index)
    }
    return nil
  }

  private func firstIndex(_ word: PackedWord) -> Int { Int(word.hash &>> (64 &- bits)) }

  private func index(after index: Int) -> Int { (index + 1) & (1 &<< bits - 1) }
}

extension Keyword {
  /// Whether a type with a name of its own follows.
  var declaresType: Bool { [.struct, .enum, .class, .actor, .protocol].contains(self) }

  /// All keywords by how they are written.
  nonisolated(unsafe) static let table = WordTable(allCases.map { ($0.rawValue, $0) })
}

/// The last 16 bytes of a word as two integers.
struct PackedWord: Equatable {
  static let capacity = 16

  fileprivate(set) var low: UInt64 = 0
  fileprivate(set) var high: UInt64 = 0

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// An integer's bytes.
  init(_ integer: Int) { low = UInt64(bitPattern: Int64(integer)) }

  /// The whole name; nil where it is empty, or too long to be packed.
  init?(whole name: String) {
    guard (1...Self.capacity).contains(name.utf8.count) else { return nil }
    let packed = name.utf8.withContiguousStorageIfAvailable { PackedWord($0) }
    self = packed ?? PackedWord(name)
  }

  /// The bytes, which are not too many: eight or four are taken in a step where there are as many,
  /// the last ones with some of those before them again.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = UnsafeRawBufferPointer(bytes)
    guard bytes.count >= 4 else {
      for byte in bytes { append(byte) }
      return
    }
    guard bytes.count >= 8 else {
      let first = start.loadUnaligned(as: UInt32.self).bigEndian
      let last = start.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self).bigEndian
      low = UInt64(first) << (8 * (bytes.count - 4)) | UInt64(last)
      return
    }
    let first = start.loadUnaligned(as: UInt64.self).bigEndian
    low = start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self).bigEndian
    high = first >> (8 * (Self.capacity - bytes.count))
  }

  /// A number that is as good as random, in its high bits most of all.
  var hash: UInt64 { (low ^ (high &* 31)) &* PackedWord.factor }

  /// The same of a name that is too long to be packed, eight bytes in a step.
  static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(bytes)
    let last = bytes.count - 8
    var hash = bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
    for offset in stride(from: 0, to: last, by: 8) {
      let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ hash &>> 32 ^ eight) &* factor
    }
    return hash
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }
}

extension SourceBytes {
  /// The word in the range, which is none too long to be packed: eight bytes are taken in a step
  /// where that many are left in the file.
  func word(_ range: Range<Int>) -> PackedWord {
    var word = PackedWord()
    guard !range.isEmpty, range.lowerBound + 8 <= count else {
      for offset in range { word.append(self[offset]) }
      return word
    }
    let first = eight(at: range.lowerBound).byteSwapped
    if range.count > 8 {
      word.low = eight(at: range.upperBound - 8).byteSwapped
      word.high = first >> UInt64(8 * (PackedWord.capacity - range.count))
    } else {
      word.low = first >> UInt64(8 * (8 - range.count))
    }
    return word
  }
}
