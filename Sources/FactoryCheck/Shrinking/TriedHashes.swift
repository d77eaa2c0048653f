/// The hashes of the sequences that were tried. A `Set` would hash them once more, which takes longer than
/// all else it does.
struct TriedHashes {
  /// Powers of two of places, half of them empty, which zero stands for.
  private var places = [UInt64](repeating: 0, count: 512)
  private var count = 0

  /// Adds a hash.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    let hash = max(hash, 1)
    let place = place(of: hash)
    guard places[place] == 0 else { return false }
    places[place] = hash
    count += 1
    if 2 * count > places.count { grow() }
    return true
  }

  /// Where the hash is, or would be.
  private func place(of hash: UInt64) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: hash) & last
    while places[place] != 0, places[place] != hash { place = (place + 1) & last }
    return place
  }

  private mutating func grow() {
    let hashes = places
    places = [UInt64](repeating: 0, count: 2 * hashes.count)
    for hash in hashes where hash != 0 { places[place(of: hash)] = hash }
  }
}
