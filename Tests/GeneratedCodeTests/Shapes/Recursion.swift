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
