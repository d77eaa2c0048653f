struct Box<T> {
  var value: T
  let others: [T]
}

extension Box: Equatable where T: Equatable {}

struct Tagged<Tag, Raw: Hashable>: Hashable {
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
