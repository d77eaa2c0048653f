import FactoryCheck

/// A red-black tree (Okasaki 1999, with the deletion of Kahrs 2001).
indirect enum RedBlackTree: Equatable {
  enum Color { case red, black }

  case empty
  case node(Color, RedBlackTree, Entry, RedBlackTree)

  /// As a user would write it: insert some entries one after the other.
  static let bespoke = Gen.array(of: Entry.arbitrary()).map { entries in
    entries.reduce(RedBlackTree.empty) { RedBlackTreeOperations().insert($1, into: $0) }
  }

  var entries: [Entry] {
    var entries: [Entry] = []
    append(to: &entries)
    return entries
  }

  private func append(to entries: inout [Entry]) {
    guard case .node(_, let left, let root, let right) = self else { return }
    left.append(to: &entries)
    entries.append(root)
    right.append(to: &entries)
  }

  /// The value of a key.
  func find(_ key: Int) -> Int? {
    guard case .node(_, let left, let root, let right) = self else { return nil }
    if key == root.key { return root.value }
    return key < root.key ? left.find(key) : right.find(key)
  }
}

// MARK: - The invariant

extension RedBlackTree {
  /// Whether the keys are in order, no red node has a red child, every path passes as many black
  /// nodes, and the root is black.
  var isValid: Bool {
    !isRed && hasNoRedChildOfRed && blackHeight != nil && isOrdered(above: nil, below: nil)
  }

  private var isRed: Bool { if case .node(.red, _, _, _) = self { true } else { false } }

  private var hasNoRedChildOfRed: Bool {
    guard case .node(let color, let left, _, let right) = self else { return true }
    if color == .red, left.isRed || right.isRed { return false }
    return left.hasNoRedChildOfRed && right.hasNoRedChildOfRed
  }

  /// How many black nodes every path passes, or nil where they differ.
  private var blackHeight: Int? {
    guard case .node(let color, let left, _, let right) = self else { return 1 }
    guard let height = left.blackHeight, height == right.blackHeight else { return nil }
    return color == .black ? height + 1 : height
  }

  private func isOrdered(above low: Int?, below high: Int?) -> Bool {
    guard case .node(_, let left, let root, let right) = self else { return true }
    if let low, root.key <= low { return false }
    if let high, root.key >= high { return false }
    return left.isOrdered(above: low, below: root.key)
      && right.isOrdered(above: root.key, below: high)
  }
}

// MARK: - Operations and their mutants

/// What is done to red-black trees, right or with a bug.
struct RedBlackTreeOperations {
  enum Mutant: String {
    /// An insertion forgets the tree, takes every key for at most equal, or keeps the old value.
    case insert_1, insert_2, insert_3
    /// A deletion loses the rest of the tree, or looks on the wrong side.
    case delete_4, delete_5
    /// A colour is wrong: of a new leaf, of the root or of a rebalanced tree after a deletion.
    case miscolor_insert, miscolor_delete, miscolor_balLeft, miscolor_balRight
    /// Joined red trees get black children, joined black ones red children.
    case miscolor_join_1, miscolor_join_2
    /// An insertion on the left or on the right is not balanced.
    case no_balance_insert_1, no_balance_insert_2
    /// Two subtrees change places in a rotation.
    case swap_cd, swap_bc
  }

  /// A deletion met a tree that its own invariant rules out.
  struct BrokenInvariant: Error {}

  typealias Tree = RedBlackTree

  var mutant: Mutant?
}

extension RedBlackTreeOperations {
  func insert(_ entry: Entry, into tree: Tree) -> Tree { blackened(inserted(entry, into: tree)) }

  private func inserted(_ entry: Entry, into tree: Tree) -> Tree {
    guard case .node(let color, let left, let root, let right) = tree else {
      return .node(mutant == .miscolor_insert ? .black : .red, .empty, entry, .empty)
    }
    if mutant == .insert_1 { return .node(.red, .empty, entry, .empty) }
    if entry.key < root.key {
      let left = inserted(entry, into: left)
      return mutant == .no_balance_insert_1
        ? .node(color, left, root, right) : balanced(color, left, root, right)
    }
    if entry.key > root.key, mutant != .insert_2 {
      let right = inserted(entry, into: right)
      return mutant == .no_balance_insert_2
        ? .node(color, left, root, right) : balanced(color, left, root, right)
    }
    return .node(color, left, mutant == .insert_3 ? root : entry, right)
  }

  private func blackened(_ tree: Tree) -> Tree {
    guard case .node(_, let left, let root, let right) = tree else { return .empty }
    return .node(.black, left, root, right)
  }

  private func balanced(_ color: Tree.Color, _ left: Tree, _ root: Entry, _ right: Tree) -> Tree {
    switch (color, left, right) {
    case (.black, .node(.red, .node(.red, let a, let x, let b), let y, let c), let d):
      return mutant == .swap_cd
        ? rotated(a, x, b, y, d, root, c) : rotated(a, x, b, y, c, root, d)
    case (.black, .node(.red, let a, let x, .node(.red, let b, let y, let c)), let d):
      return rotated(a, x, b, y, c, root, d)
    case (.black, let a, .node(.red, .node(.red, let b, let y, let c), let z, let d)):
      return mutant == .swap_bc
        ? rotated(a, root, c, y, b, z, d) : rotated(a, root, b, y, c, z, d)
    case (.black, let a, .node(.red, let b, let y, .node(.red, let c, let z, let d))):
      return rotated(a, root, b, y, c, z, d)
    default:
      return .node(color, left, root, right)
    }
  }

  private func rotated(
    _ a: Tree, _ x: Entry, _ b: Tree, _ y: Entry, _ c: Tree, _ z: Entry, _ d: Tree
  ) -> Tree {
    .node(.red, .node(.black, a, x, b), y, .node(.black, c, z, d))
  }
}

// MARK: - Deletion

extension RedBlackTreeOperations {
  func delete(_ key: Int, from tree: Tree) throws(BrokenInvariant) -> Tree {
    let rest = try deleted(key, from: tree)
    return mutant == .miscolor_delete ? rest : blackened(rest)
  }

  private func deleted(_ key: Int, from tree: Tree) throws(BrokenInvariant) -> Tree {
    guard case .node(_, let left, let root, let right) = tree else { return .empty }
    if key == root.key { return try joined(left, right) }
    let isLeft = (key < root.key) != (mutant == .delete_5)
    let rest = try deleted(key, from: isLeft ? left : right)
    if mutant == .delete_4 { return rest }
    if isLeft {
      return left.isBlackNode
        ? try balancedLeft(rest, root, right) : .node(.red, rest, root, right)
    }
    return right.isBlackNode
      ? try balancedRight(left, root, rest) : .node(.red, left, root, rest)
  }

  /// Balances where the left tree has become one black node lower.
  private func balancedLeft(
    _ left: Tree, _ root: Entry, _ right: Tree
  ) throws(BrokenInvariant) -> Tree {
    switch (left, right) {
    case (.node(.red, let a, let x, let b), _):
      return .node(.red, .node(.black, a, x, b), root, right)
    case (_, .node(.black, let a, let y, let b)):
      return balanced(.black, left, root, .node(.red, a, y, b))
    case (_, .node(.red, .node(.black, let a, let y, let b), let z, let c)):
      let outer = mutant == .miscolor_balLeft ? c : try reddened(c)
      return .node(.red, .node(.black, left, root, a), y, balanced(.black, b, z, outer))
    default:
      throw BrokenInvariant()
    }
  }

  /// Balances where the right tree has become one black node lower.
  private func balancedRight(
    _ left: Tree, _ root: Entry, _ right: Tree
  ) throws(BrokenInvariant) -> Tree {
    switch (left, right) {
    case (_, .node(.red, let b, let y, let c)):
      return .node(.red, left, root, .node(.black, b, y, c))
    case (.node(.black, let a, let x, let b), _):
      return balanced(.black, .node(.red, a, x, b), root, right)
    case (.node(.red, let a, let x, .node(.black, let b, let y, let c)), _):
      let outer = mutant == .miscolor_balRight ? a : try reddened(a)
      return .node(.red, balanced(.black, outer, x, b), y, .node(.black, c, root, right))
    default:
      throw BrokenInvariant()
    }
  }

  private func reddened(_ tree: Tree) throws(BrokenInvariant) -> Tree {
    guard case .node(.black, let left, let root, let right) = tree else { throw BrokenInvariant() }
    return .node(.red, left, root, right)
  }

  /// One tree of two of which all keys of the first are below those of the second.
  private func joined(_ left: Tree, _ right: Tree) throws(BrokenInvariant) -> Tree {
    switch (left, right) {
    case (.empty, _): return right
    case (_, .empty): return left
    case (.node(.red, let a, let x, let b), .node(.red, let c, let y, let d)):
      return joinedRed(a, x, try joined(b, c), y, d)
    case (.node(.black, let a, let x, let b), .node(.black, let c, let y, let d)):
      return try joinedBlack(a, x, try joined(b, c), y, d)
    case (_, .node(.red, let b, let x, let c)):
      return .node(.red, try joined(left, b), x, c)
    case (.node(_, let a, let x, let b), _):
      return .node(.red, a, x, try joined(b, right))
    }
  }

  private func joinedRed(
    _ a: Tree, _ x: Entry, _ middle: Tree, _ y: Entry, _ d: Tree
  ) -> Tree {
    guard case .node(.red, let b, let z, let c) = middle else {
      return .node(.red, a, x, .node(.red, middle, y, d))
    }
    let color: Tree.Color = mutant == .miscolor_join_1 ? .black : .red
    return .node(.red, .node(color, a, x, b), z, .node(color, c, y, d))
  }

  private func joinedBlack(
    _ a: Tree, _ x: Entry, _ middle: Tree, _ y: Entry, _ d: Tree
  ) throws(BrokenInvariant) -> Tree {
    guard case .node(.red, let b, let z, let c) = middle else {
      return try balancedLeft(a, x, .node(.black, middle, y, d))
    }
    let color: Tree.Color = mutant == .miscolor_join_2 ? .red : .black
    return .node(.red, .node(color, a, x, b), z, .node(color, c, y, d))
  }
}

extension RedBlackTree {
  fileprivate var isBlackNode: Bool {
    if case .node(.black, _, _, _) = self { true } else { false }
  }
}

// MARK: - Properties

/// The hunt for the mutants of red-black trees.
func redBlackTreeHunt(gen name: String, _ gen: Gen<RedBlackTree>) -> HuntWorkload {
  HuntWorkload(
    name: "rbt", gen: name, properties: RedBlackTreeProperties.Name.allCases.map(\.rawValue),
    tasks: HuntTasks.redBlackTree
  ) { mutant, property, hunt, seed in
    let operations = RedBlackTreeOperations(mutant: mutant.flatMap { .init(rawValue: $0) })
    let properties = RedBlackTreeProperties(trees: gen, operations, hunt: hunt, seed: seed)
    if let name = RedBlackTreeProperties.Name(rawValue: property) { properties.check(name) }
  }
}

/// What holds for the operations on red-black trees.
struct RedBlackTreeProperties {
  enum Name: String, CaseIterable {
    case InsertValid, DeleteValid, InsertPost, DeletePost, InsertModel, DeleteModel
    case InsertInsert, InsertDelete, DeleteInsert, DeleteDelete
  }

  private let trees: Gen<RedBlackTree>
  private let tree: RedBlackTreeOperations
  private let hunt: Hunt
  private let seed: Seed

  init(trees: Gen<RedBlackTree>, _ tree: RedBlackTreeOperations, hunt: Hunt, seed: Seed) {
    (self.trees, self.tree, self.hunt, self.seed) = (trees, tree, hunt, seed)
  }

  func check(_ name: Name) {
    switch name {
    case .InsertValid: inserting { tree.insert($1, into: $0).isValid }
    case .DeleteValid: deleting { try tree.delete($1, from: $0).isValid }
    case .InsertPost: insertPost()
    case .DeletePost: deletePost()
    case .InsertModel: inserting { tree.insert($1, into: $0).entries == $0.entries.inserting($1) }
    case .DeleteModel:
      deleting { try tree.delete($1, from: $0).entries == $0.entries.deleting($1) }
    case .InsertInsert: insertInsert()
    case .InsertDelete: insertDelete()
    case .DeleteInsert: deleteInsert()
    case .DeleteDelete: deleteDelete()
    }
  }
}

extension RedBlackTreeProperties {
  private func inserting(_ holds: (RedBlackTree, Entry) -> Bool) {
    forAll(trees, Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, entry in
      try hunt.judge(t.isValid) { holds(t, entry) }
    }
  }

  private func deleting(_ holds: (RedBlackTree, Int) throws -> Bool) {
    forAll(trees, .int(), cases: hunt.goal, seed: seed) { t, key in
      try hunt.judge(t.isValid) { try holds(t, key) }
    }
  }

  private func insertPost() {
    forAll(trees, Entry.arbitrary(), .int(), cases: hunt.goal, seed: seed) { t, entry, key in
      try hunt.judge(t.isValid) {
        tree.insert(entry, into: t).find(key) == (key == entry.key ? entry.value : t.find(key))
      }
    }
  }

  private func deletePost() {
    forAll(trees, .int(), .int(), cases: hunt.goal, seed: seed) { t, deleted, key in
      try hunt.judge(t.isValid) {
        try tree.delete(deleted, from: t).find(key) == (key == deleted ? nil : t.find(key))
      }
    }
  }

  private func insertInsert() {
    let entries = Entry.arbitrary()
    forAll(trees, entries, entries, cases: hunt.goal, seed: seed) { t, a, b in
      try hunt.judge(t.isValid) {
        let inserted = tree.insert(a, into: t)
        return tree.insert(a, into: tree.insert(b, into: t)).entries
          == (a.key == b.key ? inserted : tree.insert(b, into: inserted)).entries
      }
    }
  }

  private func insertDelete() {
    forAll(trees, Entry.arbitrary(), .int(), cases: hunt.goal, seed: seed) { t, entry, key in
      try hunt.judge(t.isValid) {
        let inserted = tree.insert(entry, into: t)
        return try tree.insert(entry, into: tree.delete(key, from: t)).entries
          == (entry.key == key ? inserted : tree.delete(key, from: inserted)).entries
      }
    }
  }

  private func deleteInsert() {
    forAll(trees, .int(), Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, key, entry in
      try hunt.judge(t.isValid) {
        let deleted = try tree.delete(key, from: t)
        return try tree.delete(key, from: tree.insert(entry, into: t)).entries
          == (entry.key == key ? deleted : tree.insert(entry, into: deleted)).entries
      }
    }
  }

  private func deleteDelete() {
    forAll(trees, .int(), .int(), cases: hunt.goal, seed: seed) { t, a, b in
      try hunt.judge(t.isValid) {
        try tree.delete(a, from: tree.delete(b, from: t)).entries
          == tree.delete(b, from: tree.delete(a, from: t)).entries
      }
    }
  }
}
