/// Which types' values may hold values of which others, by the last names of types alone.
struct HolderGraph {
  /// Each name's number.
  private var numbers: [String: Int] = [:]
  /// For each name the numbers of those that hold it directly.
  private var holders: [[Int]] = []

  /// Notes that values of one name's types, by its number, may hold those of another's, or be them.
  mutating func add(_ holder: Int, of held: String) {
    let held = number(of: held)
    if holders[held].last != holder { holders[held].append(holder) }
  }

  mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = holders.count
    holders.append([])
    return holders.count - 1
  }

  /// All whose values may hold one of some names' types, at any depth, and those names. O(n).
  func holders(of names: Set<String>) -> Holders {
    var open = names.compactMap { numbers[$0] }
    var isHolder = [Bool](repeating: false, count: holders.count)
    for number in open { isHolder[number] = true }
    while let number = open.popLast() {
      for holder in holders[number] where !isHolder[holder] {
        isHolder[holder] = true
        open.append(holder)
      }
    }
    return Holders(names: names, numbers: numbers, isHolder: isHolder)
  }

  /// A set of names.
  struct Holders {
    fileprivate let names: Set<String>
    fileprivate let numbers: [String: Int]
    fileprivate let isHolder: [Bool]

    func contains(_ name: String) -> Bool {
      numbers[name].map { isHolder[$0] } ?? names.contains(name)
    }
  }
}
