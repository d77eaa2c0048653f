/// Values by names, found by the bytes of these: a run asks for many more names than there are, and
/// mostly for short ones.
struct NameTable<Value> {
  fileprivate struct Slot {
    var hash: UInt64
    var name: String
    var value: Value
  }

  /// A hash table with room to spare, a power of two in size.
  private var slots = [Slot?](repeating: nil, count: 32)
  private var count = 0

  /// What stands for a name; nil for one that was not inserted.
  subscript(name: String) -> Value? { slots[index(of: name, name.nameHash)]?.value }

  /// The same, which can be changed where it is; what is new starts as the default.
  subscript(name: String, default initial: @autoclosure () -> Value) -> Value {
    get { self[name] ?? initial() }
    _modify {
      let hash = name.nameHash
      var index = index(of: name, hash)
      if slots[index] == nil {
        count += 1
        if 4 * count > 3 * slots.count {
          grow()
          index = self.index(of: name, hash)
        }
      }
      var slot = slots[index].take() ?? Slot(hash: hash, name: name, value: initial())
      defer { slots[index] = slot }
      yield &slot.value
    }
  }

  /// Where the name stands or, if it does not, where there is room for it.
  private func index(of name: String, _ hash: UInt64) -> Int {
    var index = firstIndex(hash)
    while let other = slots[index]?.hash, other != hash || slots[index]?.name != name {
      index = self.index(after: index)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot?](repeating: nil, count: 2 * old.count)
    for case let slot? in old {
      var index = firstIndex(slot.hash)
      while slots[index] != nil { index = self.index(after: index) }
      slots[index] = slot
    }
  }

  private func firstIndex(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> 32) & (slots.count - 1)
  }

  private func index(after index: Int) -> Int { (index + 1) & (slots.count - 1) }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable.Slot: Sendable where Value: Sendable {}

extension NameTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral items: (String, Value)...) {
    for (name, value) in items { self[name, default: value] = value }
  }
}

extension String {
  /// A number that is as good as random, in its high bits most of all.
  var nameHash: UInt64 {
    let hash = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count <= PackedWord.capacity ? PackedWord(bytes).hash : PackedWord.hash(of: bytes)
    }
    return hash ?? String(decoding: Array(utf8), as: UTF8.self).nameHash
  }
}
