protocol Drawable {
  var area: Int { get }
}

protocol Colored: Drawable, Sendable {}

struct Square: Drawable, Equatable {
  var side: Int
  var area: Int { side &* side }
}

enum Dot: Colored {
  case red
  case blue
  var area: Int { 0 }
}

/// It holds what it conforms to, and so stands for none.
struct Group: Drawable {
  var members: [any Drawable]
  var area: Int { members.reduce(0) { $0 &+ $1.area } }
}

struct Canvas {
  var front: any Drawable
  var back: (any Drawable)?
  var all: [any Drawable]
  var old: Drawable
  var both: any Colored & Sendable
  let error: any Error
  var result: Result<Int, any Error>
  var anything: Any
  var values: [any Sendable]
  var kind: any Drawable.Type
  var type: Int.Type
  var types: [Square.Type]
}

struct Blend {
  let total: Int

  init(of drawables: some Sequence<Square>, with one: some Colored) {
    total = drawables.reduce(one.area) { $0 &+ $1.area }
  }
}

struct Errand {
  var done: Result<Void, any Error>
  var drawn: Result<any Drawable, any Error>
}
