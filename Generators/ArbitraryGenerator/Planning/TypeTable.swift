/// Values by types as they are written: it is asked much more often what a type stands for than
/// there are types, and the bytes of the names in it tell nearly all of them apart.
struct TypeTable<Value> {
  private struct Slot {
    var hash: UInt64
    var type: TypeSyntax
    var value: Value
  }

  /// A hash table with room to spare, a power of two in size.
  private var slots = [Slot?](repeating: nil, count: 64)
  private var count = 0

  /// What stands for a type; nil for one that was not inserted.
  subscript(type: TypeSyntax) -> Value? { slots[index(of: type, type.nameHash)]?.value }

  mutating func insert(_ value: Value, for type: TypeSyntax) {
    let hash = type.nameHash
    let index = index(of: type, hash)
    if slots[index] == nil { count += 1 }
    slots[index] = Slot(hash: hash, type: type, value: value)
    if 4 * count > 3 * slots.count { grow() }
  }

  /// Where the type stands or, if it does not, where there is room for it.
  private func index(of type: TypeSyntax, _ hash: UInt64) -> Int {
    var index = firstIndex(hash)
    while let other = slots[index]?.hash, other != hash || slots[index]?.type != type {
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

extension TypeSyntax {
  /// A number that is made of the names in the type and of how they are put together.
  fileprivate var nameHash: UInt64 {
    var hash: UInt64 = 0
    addNames(to: &hash)
    return hash
  }

  private func addNames(to hash: inout UInt64) {
    switch self {
    case .named(let name, _), .member(_, let name, _), .integer(let name):
      hash = (hash ^ name.nameHash) &* 0x9E37_79B9_7F4A_7C15
    default: hash = hash &* 31 &+ 1
    }
    _ = hasPart { part in
      part.addNames(to: &hash)
      return false
    }
  }
}
