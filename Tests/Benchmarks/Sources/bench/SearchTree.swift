import FactoryCheck

/// A key and its value in a tree.
struct Entry: Equatable {
  let key: Int
  let value: Int
}

/// A binary search tree (after Hughes, "How to Specify It!", 2019).
indirect enum SearchTree: Equatable {
  case empty
  case node(SearchTree, Entry, SearchTree)

  /// As a user would write it: insert some entries one after the other.
  static let bespoke = Gen.array(of: Entry.arbitrary()).map { entries in
    entries.reduce(SearchTree.empty) { SearchTreeOperations().insert($1, into: $0) }
  }

  var entries: [Entry] {
    var entries: [Entry] = []
    append(to: &entries)
    return entries
  }

  private func append(to entries: inout [Entry]) {
    guard case .node(let left, let root, let right) = self else { return }
    left.append(to: &entries)
    entries.append(root)
    right.append(to: &entries)
  }

  /// Whether all keys on the left of a node are below its own, and those on the right above.
  var isValid: Bool { isOrdered(above: nil, below: nil) }

  private func isOrdered(above low: Int?, below high: Int?) -> Bool {
    guard case .node(let left, let root, let right) = self else { return true }
    if let low, root.key <= low { return false }
    if let high, root.key >= high { return false }
    return left.isOrdered(above: low, below: root.key)
      && right.isOrdered(above: root.key, below: high)
  }

  /// The value of a key.
  func find(_ key: Int) -> Int? {
    guard case .node(let left, let root, let right) = self else { return nil }
    if key == root.key { return root.value }
    return key < root.key ? left.find(key) : right.find(key)
  }

  /// What is left with only the keys below a key.
  func below(_ key: Int) -> SearchTree {
    guard case .node(let left, let root, let right) = self else { return .empty }
    return key <= root.key ? left.below(key) : .node(left, root, right.below(key))
  }

  /// What is left with only the keys above a key.
  func above(_ key: Int) -> SearchTree {
    guard case .node(let left, let root, let right) = self else { return .empty }
    return key >= root.key ? right.above(key) : .node(left.above(key), root, right)
  }
}

// MARK: - Operations and their mutants

/// What is done to search trees, right or with a bug.
struct SearchTreeOperations {
  enum Mutant: String, CaseIterable {
    /// An insertion forgets the tree, takes every key for at most equal, or keeps the old value.
    case insert_1, insert_2, insert_3
    /// A deletion loses the rest of the tree, or looks on the wrong side.
    case delete_4, delete_5
    /// A union takes the trees' keys, or those of a smaller root's tree, for apart; or the wrong
    /// value.
    case union_6, union_7, union_8
  }

  var mutant: Mutant?

  func insert(_ entry: Entry, into tree: SearchTree) -> SearchTree {
    guard mutant != .insert_1, case .node(let left, let root, let right) = tree else {
      return .node(.empty, entry, .empty)
    }
    if entry.key < root.key { return .node(insert(entry, into: left), root, right) }
    if entry.key > root.key, mutant != .insert_2 {
      return .node(left, root, insert(entry, into: right))
    }
    return .node(left, mutant == .insert_3 ? root : entry, right)
  }

  func delete(_ key: Int, from tree: SearchTree) -> SearchTree {
    guard case .node(let left, let root, let right) = tree else { return .empty }
    if key == root.key { return join(left, right) }
    let isLeft = (key < root.key) != (mutant == .delete_5)
    let rest = delete(key, from: isLeft ? left : right)
    if mutant == .delete_4 { return rest }
    return isLeft ? .node(rest, root, right) : .node(left, root, rest)
  }

  /// One tree of two of which all keys of the first are below those of the second.
  private func join(_ tree: SearchTree, _ other: SearchTree) -> SearchTree {
    guard case .node(let left, let root, let right) = tree else { return other }
    guard case .node(let otherLeft, let otherRoot, let otherRight) = other else { return tree }
    return .node(left, root, .node(join(right, otherLeft), otherRoot, otherRight))
  }

  /// The entries of two trees, the first's where they share a key.
  func union(_ tree: SearchTree, _ other: SearchTree) -> SearchTree {
    guard case .node(let left, let root, let right) = tree else { return other }
    guard case .node(let otherLeft, let otherRoot, let otherRight) = other else { return tree }
    if mutant == .union_6 {
      return .node(left, root, .node(union(right, otherLeft), otherRoot, otherRight))
    }
    guard mutant == .union_7 || mutant == .union_8 else {
      return .node(union(left, other.below(root.key)), root, union(right, other.above(root.key)))
    }
    if root.key == otherRoot.key {
      return .node(union(left, otherLeft), root, union(right, otherRight))
    }
    if root.key > otherRoot.key { return union(other, tree) }
    if mutant == .union_7 {
      return .node(left, root, .node(union(right, otherLeft), otherRoot, otherRight))
    }
    let above = SearchTree.node(otherLeft.above(root.key), otherRoot, otherRight)
    return .node(union(left, otherLeft.below(root.key)), root, union(right, above))
  }
}

// MARK: - Properties

/// The hunt for the mutants of search trees.
func searchTreeHunt(gen name: String, _ gen: Gen<SearchTree>) -> HuntWorkload {
  HuntWorkload(
    name: "bst", gen: name, properties: SearchTreeProperties.Name.allCases.map(\.rawValue),
    tasks: HuntTasks.searchTree
  ) { mutant, property, hunt, seed in
    let operations = SearchTreeOperations(mutant: mutant.flatMap { .init(rawValue: $0) })
    let properties = SearchTreeProperties(trees: gen, operations, hunt: hunt, seed: seed)
    if let name = SearchTreeProperties.Name(rawValue: property) { properties.check(name) }
  }
}

/// What holds for the operations on search trees.
struct SearchTreeProperties {
  enum Name: String, CaseIterable {
    case InsertValid, DeleteValid, UnionValid
    case InsertPost, DeletePost, UnionPost
    case InsertModel, DeleteModel, UnionModel
    case InsertInsert, InsertDelete, InsertUnion, DeleteInsert, DeleteDelete, DeleteUnion
    case UnionDeleteInsert, UnionUnionIdem, UnionUnionAssoc
  }

  private let trees: Gen<SearchTree>
  private let tree: SearchTreeOperations
  private let hunt: Hunt
  private let seed: Seed

  init(trees: Gen<SearchTree>, _ tree: SearchTreeOperations, hunt: Hunt, seed: Seed) {
    (self.trees, self.tree, self.hunt, self.seed) = (trees, tree, hunt, seed)
  }

  func check(_ name: Name) {
    switch name {
    case .InsertValid: inserting { tree.insert($1, into: $0).isValid }
    case .DeleteValid: deleting { tree.delete($1, from: $0).isValid }
    case .UnionValid: uniting { tree.union($0, $1).isValid }
    case .InsertPost: insertPost()
    case .DeletePost: deletePost()
    case .UnionPost: unionPost()
    case .InsertModel:
      inserting { tree.insert($1, into: $0).entries == $0.entries.inserting($1) }
    case .DeleteModel:
      deleting { tree.delete($1, from: $0).entries == $0.entries.deleting($1) }
    case .UnionModel:
      uniting { tree.union($0, $1).entries == $1.entries.inserting(all: $0.entries) }
    case .InsertInsert: insertInsert()
    case .InsertDelete: insertDelete()
    case .InsertUnion: insertUnion()
    case .DeleteInsert: deleteInsert()
    case .DeleteDelete: deleteDelete()
    case .DeleteUnion: deleteUnion()
    case .UnionDeleteInsert: unionDeleteInsert()
    case .UnionUnionIdem: unionUnionIdem()
    case .UnionUnionAssoc: unionUnionAssoc()
    }
  }
}

extension SearchTreeProperties {
  private func inserting(_ holds: (SearchTree, Entry) -> Bool) {
    forAll(trees, Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, entry in
      try hunt.judge(t.isValid) { holds(t, entry) }
    }
  }

  private func deleting(_ holds: (SearchTree, Int) -> Bool) {
    forAll(trees, .int(), cases: hunt.goal, seed: seed) { t, key in
      try hunt.judge(t.isValid) { holds(t, key) }
    }
  }

  private func uniting(_ holds: (SearchTree, SearchTree) -> Bool) {
    forAll(trees, trees, cases: hunt.goal, seed: seed) { t, u in
      try hunt.judge(t.isValid && u.isValid) { holds(t, u) }
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
        tree.delete(deleted, from: t).find(key) == (key == deleted ? nil : t.find(key))
      }
    }
  }

  private func unionPost() {
    forAll(trees, trees, .int(), cases: hunt.goal, seed: seed) { t, u, key in
      try hunt.judge(t.isValid && u.isValid) {
        tree.union(t, u).find(key) == t.find(key) ?? u.find(key)
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
        return tree.insert(entry, into: tree.delete(key, from: t)).entries
          == (entry.key == key ? inserted : tree.delete(key, from: inserted)).entries
      }
    }
  }

  private func insertUnion() {
    forAll(trees, trees, Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, u, entry in
      try hunt.judge(t.isValid && u.isValid) {
        tree.insert(entry, into: tree.union(t, u)).entries
          == tree.union(tree.insert(entry, into: t), u).entries
      }
    }
  }

  private func deleteInsert() {
    forAll(trees, .int(), Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, key, entry in
      try hunt.judge(t.isValid) {
        let deleted = tree.delete(key, from: t)
        return tree.delete(key, from: tree.insert(entry, into: t)).entries
          == (entry.key == key ? deleted : tree.insert(entry, into: deleted)).entries
      }
    }
  }

  private func deleteDelete() {
    forAll(trees, .int(), .int(), cases: hunt.goal, seed: seed) { t, a, b in
      try hunt.judge(t.isValid) {
        tree.delete(a, from: tree.delete(b, from: t)).entries
          == tree.delete(b, from: tree.delete(a, from: t)).entries
      }
    }
  }

  private func deleteUnion() {
    forAll(trees, trees, .int(), cases: hunt.goal, seed: seed) { t, u, key in
      try hunt.judge(t.isValid && u.isValid) {
        tree.delete(key, from: tree.union(t, u)).entries
          == tree.union(tree.delete(key, from: t), tree.delete(key, from: u)).entries
      }
    }
  }

  private func unionDeleteInsert() {
    forAll(trees, trees, Entry.arbitrary(), cases: hunt.goal, seed: seed) { t, u, entry in
      try hunt.judge(t.isValid && u.isValid) {
        tree.union(tree.delete(entry.key, from: t), tree.insert(entry, into: u)).entries
          == tree.insert(entry, into: tree.union(t, u)).entries
      }
    }
  }

  private func unionUnionIdem() {
    forAll(trees, cases: hunt.goal, seed: seed) { t in
      try hunt.judge(t.isValid) { tree.union(t, t).entries == t.entries }
    }
  }

  private func unionUnionAssoc() {
    forAll(trees, trees, trees, cases: hunt.goal, seed: seed) { t, u, v in
      try hunt.judge(t.isValid && u.isValid && v.isValid) {
        tree.union(tree.union(t, u), v) == tree.union(t, tree.union(u, v))
      }
    }
  }
}

// MARK: - The model

extension [Entry] {
  /// The entries in order with one more, which takes the place of one with the same key.
  func inserting(_ entry: Entry) -> [Entry] {
    (deleting(entry.key) + [entry]).sorted { $0.key < $1.key }
  }

  func inserting(all entries: [Entry]) -> [Entry] {
    entries.reduce(self) { $0.inserting($1) }
  }

  func deleting(_ key: Int) -> [Entry] { filter { $0.key != key } }
}
