/// Which types' values may hold values of which others, and how surely.
struct HolderGraph {
  /// A type of the sources, by its number, or what else has a name: a typealias, or a type of a
  /// library.
  enum Node: Hashable {
    case declared(Int)
    /// The mock of a protocol, by the number of that.
    case mock(Int)
    case named(String)
  }

  /// When values hold others.
  struct Hold: OptionSet, Hashable {
    let rawValue: UInt8

    /// However they are made, also as fixed values.
    static let always = Hold(rawValue: 1)
    /// Where a mock draws what its calls answer.
    static let whenCalled = Hold(rawValue: 2)
    /// Where something that they are made of, or answer, is not nil or empty.
    static let unlessEmpty = Hold(rawValue: 4)
    /// Where members are set behind an initialiser.
    static let whenSet = Hold(rawValue: 8)
    /// Where those are not nil or empty.
    static let unlessSetEmpty = Hold(rawValue: 16)

    /// Whatever is left out.
    static let endless: Hold = [.always, .whenCalled]
    /// By what they are made of, and what mocks answer.
    static let made: Hold = [.always, .whenCalled, .unlessEmpty]
    static let any: Hold = [.always, .whenCalled, .unlessEmpty, .whenSet, .unlessSetEmpty]
  }

  private struct Edge {
    let number: UInt32
    var hold: Hold

    var holder: Int { Int(number) }
  }

  /// Each node's number.
  private var numbers: [Node: Int] = [:]
  /// For each node those that hold it directly.
  private var edges: [[Edge]] = []

  /// Notes that values of one type, by its number here, may hold those of another one, or be them.
  mutating func add(_ holder: Int, of held: Node, _ hold: Hold) {
    let held = number(of: held)
    guard let last = edges[held].indices.last, edges[held][last].holder == holder else {
      return edges[held].append(Edge(number: UInt32(holder), hold: hold))
    }
    edges[held][last].hold.formUnion(hold)
  }

  mutating func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = edges.count
    edges.append([])
    return edges.count - 1
  }

  /// All whose values may hold one of some types, at any depth, and those types. O(n).
  ///
  /// - Parameter hold: What counts as holding one.
  func holders(of nodes: Set<Node>, by hold: Hold) -> Nodes {
    var open = nodes.compactMap { numbers[$0] }
    var isHolder = [Bool](repeating: false, count: edges.count)
    for number in open { isHolder[number] = true }
    while let number = open.popLast() {
      for edge in edges[number] where !isHolder[edge.holder] && !edge.hold.isDisjoint(with: hold) {
        isHolder[edge.holder] = true
        open.append(edge.holder)
      }
    }
    return Nodes(wanted: nodes, numbers: numbers, isOne: isHolder)
  }

  /// Which may hold others of the same type, at any depth, and by way of which types. O(n).
  ///
  /// - Parameter hold: What counts as holding one.
  func circles(by hold: Hold) -> Circles {
    var holders = ByType<[Int]>()
    for (number, edges) in edges.enumerated() {
      holders[number] = edges.kept { !$0.hold.isDisjoint(with: hold) }.map(\.holder)
    }
    var circles = [Int?](repeating: nil, count: edges.count)
    for (circle, numbers) in Components.find(in: holders).enumerated() {
      for number in numbers { circles[number] = circle }
    }
    return Circles(numbers: numbers, circles: circles)
  }

  /// A set of nodes.
  struct Nodes {
    /// Those that were asked for, which need not be in the graph.
    fileprivate let wanted: Set<Node>
    fileprivate let numbers: [Node: Int]
    fileprivate let isOne: [Bool]

    func contains(_ node: Node) -> Bool {
      numbers[node].map { isOne[$0] } ?? wanted.contains(node)
    }
  }

  /// Nodes that lead to each other.
  struct Circles {
    fileprivate let numbers: [Node: Int]
    /// For each node the number of its circle; nil for those in none.
    fileprivate let circles: [Int?]

    func contains(_ node: Node) -> Bool { circle(of: node) != nil }

    /// Whether two nodes lead to each other.
    func contain(_ node: Node, with other: Node) -> Bool {
      circle(of: node).map { $0 == circle(of: other) } ?? false
    }

    private func circle(of node: Node) -> Int? { numbers[node].flatMap { circles[$0] } }
  }
}
