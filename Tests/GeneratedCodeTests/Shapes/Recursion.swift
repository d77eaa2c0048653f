indirect enum Tree: Equatable {
  case node(Tree, Tree)
  case leaf(Int)
}

enum JSON: Equatable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  case null
}

struct Category: Equatable {
  var name: String
  var parents: [Category]
  var main: Owner?
}

final class Reference {}

struct Owner: Equatable {
  var name: String
  var categories: [Category]
}

/// Two types that hold each other; the fixed value of each ends in nil.
struct Chapter: Equatable {
  var title: String
  var section: Section?
}

struct Section: Equatable {
  var chapters: [Chapter]
  var next: Next
}

indirect enum Next: Equatable {
  case chapter(Chapter)
  case section(Section)
  case none
}

/// No case without another list, but the list can be empty.
enum Rose: Equatable {
  case rose([Rose])
}

indirect enum Expression: Equatable {
  case sum(Term, Term)
  case term(Term)
}

indirect enum Term: Equatable {
  case product(Expression, Expression)
  case number(Int)
}

indirect enum List<Element> {
  case cons(Element, List<Element>)
  case end
}

/// A page of itself can be empty.
struct Remark: Equatable {
  var text: String
  var replies: Listing<Remark>
}

struct Listing<Item: Equatable>: Equatable {
  var items: [Item]
  var total: Int
}

/// What is drawn can end behind an optional; the fixed value of a slot holds one of its item.
final class Ring {
  let next: Slot<Ring>

  init(next: Slot<Ring>) { self.next = next }
}

struct Slot<Item> {
  var item: Item?
}

/// Ends in the case without an item, which has to be drawn where values are deep.
final class Bay {
  let left: Fetched<Bay>
  let right: Fetched<Bay>

  init(left: Fetched<Bay>, right: Fetched<Bay>) {
    self.left = left
    self.right = right
  }
}

enum Fetched<Item> {
  case done(Item)
  case both(Item, Item)
  case idle
}
