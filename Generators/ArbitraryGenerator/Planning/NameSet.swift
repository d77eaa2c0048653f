/// Names, found by their bytes: it is asked much more often what a name may mean than there are
/// names, and most names are short.
struct NameSet: ExpressibleByArrayLiteral {
  /// A hash table with room to spare, a power of two in size; zero stands for no name.
  private var slots = NameSet.noSlots
  private var count = 0
  /// Those that are too long to be packed.
  private var longer: Set<String> = []

  /// Those of all empty sets, many of which stay so.
  private static let noSlots = [PackedWord](repeating: PackedWord(), count: 32)

  init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  init(arrayLiteral names: String...) { self.init(names) }

  var isEmpty: Bool { count == 0 && longer.isEmpty }

  func contains(_ name: String) -> Bool {
    guard !isEmpty else { return false }
    guard let word = PackedWord(whole: name) else { return longer.contains(name) }
    return slots[index(of: word)] == word
  }

  /// Adds a name; answers whether it is new.
  @discardableResult
  mutating func insert(_ name: String) -> Bool {
    guard let word = PackedWord(whole: name) else { return longer.insert(name).inserted }
    let index = index(of: word)
    guard slots[index] != word else { return false }
    slots[index] = word
    count += 1
    if 4 * count > 3 * slots.count { grow() }
    return true
  }

  /// Where the word stands or, if it does not, where there is room for it.
  private func index(of word: PackedWord) -> Int {
    var index = Int(truncatingIfNeeded: word.hash &>> 32) & (slots.count - 1)
    while slots[index] != word, slots[index] != PackedWord() {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [PackedWord](repeating: PackedWord(), count: 2 * old.count)
    for word in old where word != PackedWord() { slots[index(of: word)] = word }
  }
}
