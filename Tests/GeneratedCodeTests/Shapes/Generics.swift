struct Box<T> {
  var value: T
  let others: [T]
}

extension Box: Equatable where T: Equatable {}

public struct Tagged<Tag, Raw: Hashable>: Hashable {
  let raw: Raw
}

enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

struct Page<Items: Collection> where Items.Element: Equatable {
  var items: Items
  var first: Items.Element?
}

struct Outer<Value> {
  struct Inner {
    var value: Value
  }
  enum State {
    case idle
    case loaded(Inner)
  }
  var inner: Inner
}

struct UsesGenerics: Equatable {
  var box: Box<Int>
  var tagged: Tagged<Int, String>
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Vector<let count: Int, Element> {
  var elements: [count of Element]
  var offset: Int
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct Matrix<let rows: Int, let columns: Int> {
  enum Step {
    case stay
    case move(Vector<rows, Bool>)
  }
  var cells: [rows of [columns of Double]]
  var steps: [Step]
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
struct UsesValues {
  var small: Vector<2, String>
  var wide: Matrix<1, 3>?
}

struct Ticket<Owner: ~Copyable> {
  var number: Int
}

/// What holds a stage needs what a stage needs: the element of its base.
struct Staged<Base: Sequence> {
  enum Stage {
    case idle
    case holding(Base.Element)
  }

  var stage: Stage
  var past: [Stage]
}

struct Twice<Left: Sequence, Right: Sequence> {
  var left: Staged<Left>
  var right: Staged<Right>?
}

enum Nobody {}

/// Its members' tags are of types that no values are made of: they only tell types apart.
struct Labels: Equatable {
  typealias Code = Tagged<((), code: ()), String>
  let own: Tagged<Labels, Int>
  let empty: Tagged<Nobody, Int?>
  let code: Code
  let later: [Tagged<() -> Void, Bool>]
}

/// Its own parameter is a tag as well, as it is nothing but that of its member.
struct Keyed<Key>: Equatable {
  let key: Tagged<Key, Int>
  var count: Int
}

struct UsesKeyed {
  let plain: Keyed<Int>
}

/// Tags that are handed on, to other types and back, are of types that no values are made of.
struct Chained<Owner>: Equatable {
  let first: Keyed<Owner>
  let next: [Chained]
  let rest: [String: Chained<Owner>]
}

struct UsesChained: Equatable {
  let chained: Chained<Nobody>
}

open class TaggedBase<Owner, Raw: Hashable> {
  public let key: Tagged<[Owner], Raw>
  public init(key: Tagged<[Owner], Raw>) { self.key = key }
}

/// What names no parameter is made of one all the same.
struct Implicit<Value> {
  typealias Item = Value
  struct Part { let value: Value }
  let item: Item
  let part: Part
}

struct UsesImplicit {
  let implicit: Implicit<Int>
}

/// Its own parameters make nothing of it, and all of what is inside.
struct Machine<Base: Sequence, Key: Hashable> where Base.Element == Key {
  struct Request: Equatable {
    var key: Key
  }

  struct Action: Equatable {
    var request: Request
  }
}

/// A tag, though a typealias has no arguments to tell.
struct Labelled<Label> {
  var text: Provider
  var number: Int
}

typealias Provider = () -> Int

/// Its element is drawn through a class that needs it.
struct Mount<Base: Sequence> {
  let held: Hold<Base>
}

class Hold<Base: Sequence> {
  let element: Base.Element

  init(element: Base.Element) { self.element = element }
}

struct UsesTags {
  var labelled: Labelled<Nobody>
  var action: Machine<[Int], Int>.Action
  var mount: Mount<[Bool]>
}

struct Attribute<Element> {
  var name: String
}

enum Markup {
  enum Form {}
}

/// The types in these extensions have no parameter that anything is made of.
extension Attribute where Element == Markup.Form {
  enum Method: String {
    case get
    case post
  }

  struct Rule {
    let methods: [Method]
  }

  final class Encoding {
    let method: Method

    init(method: Method) { self.method = method }
  }
}

extension Attribute<Int> {
  struct Count: Equatable {
    var total: Element
  }
}

/// These have one.
extension Attribute where Element: Hashable {
  struct Index: Equatable {
    var element: Element
    var offset: Int
  }
}

struct FormFields {
  var rule: Attribute<Markup.Form>.Rule
  var encoding: Attribute<Markup.Form>.Encoding?
  var index: Attribute<Bool>.Index
  var counts: [Attribute<Int>.Count]
}

protocol Spectrum {
  associatedtype Color: Equatable
}

protocol Brush {
  associatedtype Colors: Spectrum
}

enum Tint<Colors: Spectrum> {
  case fill(Colors.Color)
}

/// Its tints need what belongs to what belongs to its brush.
struct Drawing<Tool: Brush> {
  let tints: [Tint<Tool.Colors>]
}

enum Grays: Spectrum {
  typealias Color = Int

  case soft, hard
}

struct Pencil: Brush {
  typealias Colors = Grays
}
