/// Which types' values may hold values of which others.
struct HolderGraph {
  /// A type of the sources, by its number, or what else has a name: a typealias, or a type of a
  /// library.
  enum Node: Hashable {
    case declared(Int)
    case named(String)
  }

  /// Each node's number.
  private var numbers: [Node: Int] = [:]
  /// For each node the numbers of those that hold it directly.
  private var holders: [[Int]] = []

  /// Notes that values of one type, by its number here, may hold those of another one, or be them.
  mutating func add(_ holder: Int, of held: Node) {
    let held = number(of: held)
    if holders[held].last != holder { holders[held].append(holder) }
  }

  mutating func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = holders.count
    holders.append([])
    return holders.count - 1
  }

  /// All whose values may hold one of some types, at any depth, and those types. O(n).
  func holders(of nodes: Set<Node>) -> Holders {
    var open = nodes.compactMap { numbers[$0] }
    var isHolder = [Bool](repeating: false, count: holders.count)
    for number in open { isHolder[number] = true }
    while let number = open.popLast() {
      for holder in holders[number] where !isHolder[holder] {
        isHolder[holder] = true
        open.append(holder)
      }
    }
    return Holders(nodes: nodes, numbers: numbers, isHolder: isHolder)
  }

  /// A set of nodes.
  struct Holders {
    fileprivate let nodes: Set<Node>
    fileprivate let numbers: [Node: Int]
    fileprivate let isHolder: [Bool]

    func contains(_ node: Node) -> Bool {
      numbers[node].map { isHolder[$0] } ?? nodes.contains(node)
    }
  }
}
