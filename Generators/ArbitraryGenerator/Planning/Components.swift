/// The circles of a graph: its strongly connected components (Tarjan 1972), those of one node only
/// where it leads to itself. Without recursion, so that a long chain of types needs no deep stack.
struct Components {
  /// Where each node leads; nil for what is no node.
  private let edges: ByType<[Int]>
  /// The order in which the nodes were found.
  private var numbers: [Int?]
  private var lowest: [Int]
  private var path: [Int] = []
  private var isOnPath: [Bool]
  private var count = 0
  private var found: [Set<Int>] = []

  static func find(in edges: ByType<[Int]>) -> [Set<Int>] {
    var components = Components(edges: edges)
    for node in edges.ids where components.isNew(node) { components.visit(node) }
    return components.found
  }

  private init(edges: ByType<[Int]>) {
    let end = (edges.ids.last ?? -1) + 1
    self.edges = edges
    numbers = [Int?](repeating: nil, count: end)
    lowest = [Int](repeating: 0, count: end)
    isOnPath = [Bool](repeating: false, count: end)
  }

  /// Whether it is a node that was not found yet.
  private func isNew(_ node: Int) -> Bool {
    edges[node] != nil && numbers[node] == nil
  }

  private mutating func visit(_ root: Int) {
    var open: [(node: Int, next: Int)] = []
    enter(root, &open)
    while let (node, next) = open.last {
      if let targets = edges[node], next < targets.count {
        open[open.count - 1].next += 1
        follow(from: node, to: targets[next], &open)
      } else {
        open.removeLast()
        leave(node, parent: open.last?.node)
      }
    }
  }

  private mutating func enter(_ node: Int, _ open: inout [(node: Int, next: Int)]) {
    lowest[node] = count
    numbers[node] = count
    count += 1
    path.append(node)
    isOnPath[node] = true
    open.append((node, 0))
  }

  private mutating func follow(
    from node: Int, to target: Int, _ open: inout [(node: Int, next: Int)]
  ) {
    if isNew(target) { return enter(target, &open) }
    guard isOnPath.indices.contains(target), isOnPath[target], let number = numbers[target] else {
      return
    }
    lowest[node] = min(lowest[node], number)
  }

  private mutating func leave(_ node: Int, parent: Int?) {
    let low = lowest[node]
    if let parent { lowest[parent] = min(lowest[parent], low) }
    guard low == numbers[node], let start = path.lastIndex(of: node) else { return }
    for member in path[start...] { isOnPath[member] = false }
    let isCircle = path.count - start > 1 || edges[node]?.contains(node) == true
    if isCircle { found.append(Set(path[start...])) }
    path.removeSubrange(start...)
  }
}
