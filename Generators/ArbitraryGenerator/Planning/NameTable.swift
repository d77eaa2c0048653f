/// What is made of names, as types are that are written: the bytes of these tell nearly all of it
/// apart.
protocol Named: Equatable {
  /// A number that is as good as random, in its high bits most of all.
  var nameHash: UInt64 { get }
}

/// Values by names, or by what is made of names: a run asks for many more than there are. An object,
/// in which nothing has to be counted to look something up; nothing is ever taken out.
final class NameTable<Key: Named, Value> {
  private struct Entry {
    let hash: UInt64
    let key: Key
    var value: Value
  }

  // Checks of exclusive access would cost more than what is looked up.
  /// Three quarters of the places at most.
  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var count = 0
  /// Where the entries are, by their hashes; below zero where there is none.
  @exclusivity(unchecked) private var places: UnsafeMutablePointer<Int32>
  /// How many places there are: a power of two.
  @exclusivity(unchecked) private var room: Int

  init() {
    room = 32
    entries = .allocate(capacity: 3 * room / 4)
    places = .allocate(capacity: room)
    places.initialize(repeating: -1, count: room)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
    places.deallocate()
  }

  /// All values, in the order in which they were inserted.
  var values: [Value] { (0..<count).map { entries[$0].value } }

  /// What stands for a key; nil for one that was not inserted.
  subscript(key: Key) -> Value? {
    get { position(of: key, key.nameHash).map { entries[$0].value } }
    set { if let newValue { self[key, default: newValue] = newValue } }
  }

  /// The same, which can be changed where it is; what is new starts as the default.
  subscript(key: Key, default initial: @autoclosure () -> Value) -> Value {
    get { self[key] ?? initial() }
    _modify {
      let hash = key.nameHash
      let position = position(of: key, hash) ?? add(initial(), for: key, hash)
      yield &entries[position].value
    }
  }

  private func position(of key: Key, _ hash: UInt64) -> Int? {
    var place = firstPlace(hash)
    while places[place] >= 0 {
      let position = Int(places[place])
      if entries[position].hash == hash, entries[position].key == key { return position }
      place = self.place(after: place)
    }
    return nil
  }

  private func add(_ value: Value, for key: Key, _ hash: UInt64) -> Int {
    if count == 3 * room / 4 { grow() }
    (entries + count).initialize(to: Entry(hash: hash, key: key, value: value))
    place(count)
    count += 1
    return count - 1
  }

  private func grow() {
    let (old, oldPlaces) = (entries, places)
    room *= 2
    entries = .allocate(capacity: 3 * room / 4)
    entries.moveInitialize(from: old, count: count)
    places = .allocate(capacity: room)
    places.initialize(repeating: -1, count: room)
    for position in 0..<count { place(position) }
    old.deallocate()
    oldPlaces.deallocate()
  }

  private func place(_ position: Int) {
    var place = firstPlace(entries[position].hash)
    while places[place] >= 0 { place = self.place(after: place) }
    places[place] = Int32(position)
  }

  private func firstPlace(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash &>> 32) & (room - 1)
  }

  private func place(after place: Int) -> Int { (place + 1) & (room - 1) }
}

extension NameTable: ExpressibleByDictionaryLiteral {
  convenience init(_ items: [(Key, Value)]) {
    self.init()
    for (key, value) in items { self[key] = value }
  }

  convenience init(dictionaryLiteral items: (Key, Value)...) { self.init(items) }
}

extension String: Named {
  var nameHash: UInt64 {
    let hash = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count <= PackedWord.capacity ? PackedWord(bytes).hash : PackedWord.hash(of: bytes)
    }
    return hash ?? String(decoding: Array(utf8), as: UTF8.self).nameHash
  }
}

extension TypeSyntax: Named {
  /// It is made of the names in the type and of how they are put together.
  var nameHash: UInt64 {
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
    if case .named(_, let arguments) = self, arguments.isEmpty { return }
    _ = hasPart { part in
      part.addNames(to: &hash)
      return false
    }
  }
}
