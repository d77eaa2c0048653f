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

/// It holds what it conforms to, and may do without.
struct Group: Drawable {
  var members: [any Drawable]
  var area: Int { members.reduce(0) { $0 &+ $1.area } }
}

/// It always holds what it conforms to.
struct Framed: Drawable {
  let inner: any Drawable
  var area: Int { inner.area &+ 1 }
}

/// What nothing stands for that ends by itself.
protocol Endless {}

struct Loop: Endless {
  let next: any Endless
}

/// What only an absent other one ends.
protocol Hooped {
  var next: (any Hooped)? { get }
}

struct Hoop: Hooped {
  let next: (any Hooped)?
}

struct Hoops {
  let first: any Hooped
  let rest: [any Hooped]
}

/// Its subclasses make its values.
class Formula {
  var value: Int { fatalError("override it") }
}

final class Numeral: Formula {
  let digits: Int

  init(digits: Int) { self.digits = digits }

  override var value: Int { digits }
}

final class Difference: Formula {
  let left: Formula
  let right: Formula

  init(left: Formula, right: Formula) {
    self.left = left
    self.right = right
  }

  override var value: Int { left.value &- right.value }
}

struct Worksheet {
  let result: Formula
  let lines: [Formula]
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

struct Reading {
  var label: any LosslessStringConvertible
  var ratio: any BinaryFloatingPoint
  var scale: any FloatingPoint
  var offset: any SignedNumeric
  var note: any CustomDebugStringConvertible
  var meters: [AnyObject]
}

class Instrument {
  let strings: Int

  init(strings: Int) { self.strings = strings }
}

protocol Tunable {
  func tuned() -> Int
}

final class Guitar: Instrument, Tunable {
  func tuned() -> Int { strings }
}

final class Drum: Instrument {}

/// Of a class and a protocol at once.
struct Band {
  let lead: any Instrument & Tunable
  let others: [Instrument & Tunable]
}
