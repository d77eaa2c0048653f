extension Sequence {
  /// The elements in groups of one key each, in the order in which they appear. Sequences of
  /// choices have few keys, so that comparing beats hashing. O(n · groups).
  func grouped<Key: Equatable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = groups.lastIndex(where: { $0.key == key }) {
        groups[index].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return groups.map(\.elements)
  }
}
