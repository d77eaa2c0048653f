struct Person: Equatable {
  var name: String
  var home: Address?
}

struct Styled: Equatable {
  var style: String.Style
  var geo: Person.Address.Geo
  var kind: Shapes.Person.Address.Kind
}

/// Associated types that the compiler infers, named from beside the types that have them.
enum Trolley {
  struct State: Equatable {
    struct Item: Identifiable, Equatable {
      let id: UInt
      var replaced: ID?
    }
    enum Mark: String { case kept, dropped }

    var items: [Item]
  }
  enum Action: Equatable {
    case tapped(State.Item.ID)
    case marked(State.Mark.RawValue)
  }
}
