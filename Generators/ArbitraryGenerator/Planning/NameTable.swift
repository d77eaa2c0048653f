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
    let key: Key
    var value: Value
  }

  /// Where an entry is, with a hash that tells it from nearly all others, so that only the one that
  /// is asked for is looked at.
  private struct Place {
    var hash: UInt32 = 0
    /// Below zero where there is no entry.
    var position: Int32 = -1
  }

  // Checks of exclusive access would cost more than what is looked up.
  /// Three quarters of the places at most.
  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var count = 0
  /// Those of the entries, by their hashes.
  @exclusivity(unchecked) private var places: UnsafeMutablePointer<Place>
  /// How many places there are: a power of two.
  @exclusivity(unchecked) private var room: Int

  init() {
    room = 32
    entries = .allocate(capacity: 3 * room / 4)
    places = .allocate(capacity: room)
    places.initialize(repeating: Place(), count: room)
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
    get { position(of: key, Self.hash(key)).map { entries[$0].value } }
    set { if let newValue { self[key, default: newValue] = newValue } }
  }

  /// The same, which can be changed where it is; what is new starts as the default.
  subscript(key: Key, default initial: @autoclosure () -> Value) -> Value {
    get { self[key] ?? initial() }
    _modify {
      let hash = Self.hash(key)
      let position = position(of: key, hash) ?? add(initial(), for: key, hash)
      yield &entries[position].value
    }
  }

  private static func hash(_ key: Key) -> UInt32 { UInt32(truncatingIfNeeded: key.nameHash &>> 32) }

  private func position(of key: Key, _ hash: UInt32) -> Int? {
    var place = firstPlace(hash)
    while places[place].position >= 0 {
      let position = Int(places[place].position)
      if places[place].hash == hash, entries[position].key == key { return position }
      place = self.place(after: place)
    }
    return nil
  }

  private func add(_ value: Value, for key: Key, _ hash: UInt32) -> Int {
    if count == 3 * room / 4 { grow() }
    (entries + count).initialize(to: Entry(key: key, value: value))
    put(Place(hash: hash, position: Int32(count)))
    count += 1
    return count - 1
  }

  private func grow() {
    let (old, oldPlaces, oldRoom) = (entries, places, room)
    room *= 2
    entries = .allocate(capacity: 3 * room / 4)
    entries.moveInitialize(from: old, count: count)
    places = .allocate(capacity: room)
    places.initialize(repeating: Place(), count: room)
    for place in 0..<oldRoom where oldPlaces[place].position >= 0 { put(oldPlaces[place]) }
    old.deallocate()
    oldPlaces.deallocate()
  }

  private func put(_ new: Place) {
    var place = firstPlace(new.hash)
    while places[place].position >= 0 { place = self.place(after: place) }
    places[place] = new
  }

  private func firstPlace(_ hash: UInt32) -> Int { Int(hash) & (room - 1) }

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
