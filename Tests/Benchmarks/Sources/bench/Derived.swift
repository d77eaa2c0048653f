import FactoryCheck

// What gen-arbitrary emits for the types of the hunt, and for the trees whose throughput is
// measured: it knows nothing of their invariants.

extension Entry: Arbitrary {
  static func arbitrary() -> Gen<Entry> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> Entry {
    choices.begin(Entry.self)
    defer { choices.end() }
    return try Entry(key: Int.draw(&choices), value: Int.draw(&choices))
  }
}

extension SearchTree: Arbitrary {
  static func arbitrary() -> Gen<SearchTree> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> SearchTree {
    choices.descend(SearchTree.self)
    defer { choices.ascend() }
    switch choices.alternative(leaves: 1, of: 2) {
    case 0: return .empty
    default:
      return try .node(
        SearchTree.draw(&choices), Entry.draw(&choices), SearchTree.draw(&choices))
    }
  }
}

extension RedBlackTree.Color: Arbitrary {
  static func arbitrary() -> Gen<RedBlackTree.Color> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> RedBlackTree.Color {
    switch choices.alternative(of: 2) {
    case 0: return .red
    default: return .black
    }
  }
}

extension RedBlackTree: Arbitrary {
  static func arbitrary() -> Gen<RedBlackTree> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> RedBlackTree {
    choices.descend(RedBlackTree.self)
    defer { choices.ascend() }
    switch choices.alternative(leaves: 1, of: 2) {
    case 0: return .empty
    default:
      return try .node(
        RedBlackTree.Color.draw(&choices), RedBlackTree.draw(&choices), Entry.draw(&choices),
        RedBlackTree.draw(&choices))
    }
  }
}

extension SimpleType: Arbitrary {
  static func arbitrary() -> Gen<SimpleType> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> SimpleType {
    choices.descend(SimpleType.self)
    defer { choices.ascend() }
    switch choices.alternative(leaves: 1, of: 2) {
    case 0: return .bool
    default: return try .function(SimpleType.draw(&choices), SimpleType.draw(&choices))
    }
  }
}

extension Term: Arbitrary {
  static func arbitrary() -> Gen<Term> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> Term {
    choices.descend(Term.self)
    defer { choices.ascend() }
    switch choices.alternative(leaves: 2, of: 4) {
    case 0: return try .variable(Int.draw(&choices))
    case 1: return try .bool(Bool.draw(&choices))
    case 2: return try .abstraction(SimpleType.draw(&choices), Term.draw(&choices))
    default: return try .application(Term.draw(&choices), Term.draw(&choices))
    }
  }
}

extension Tree: Arbitrary {
  static func arbitrary() -> Gen<Tree> { .drawn }

  static func draw(_ choices: inout Choices) throws(Discard) -> Tree {
    choices.descend(Tree.self)
    defer { choices.ascend() }
    switch choices.alternative(leaves: 1, of: 2) {
    case 0: return .leaf
    default: return try .node(Tree.draw(&choices), Int.draw(&choices), Tree.draw(&choices))
    }
  }
}
